// SPDX-License-Identifier: MIT
//! Which ids a register entry stands for.

use crate::ir;
use crate::lower::Context;
use crate::lower::names::Vars;
use crate::schema;
use crate::source::Place;
use std::collections::BTreeSet;

/// Most ids that one entry stands for. No map has more; a wrong count must not fill memory before the ids are checked.
const MAX_COUNT: u32 = 0x1000;

/// One occurrence of a block.
pub struct Instance {
    pub base: u32,
    pub vars: Vars,
    pub name: Option<String>,
    pub older: Vec<String>,
    pub element: ir::Element,
}

/// One id that a register entry stands for.
pub struct Occurrence<'a> {
    pub id: u32,
    pub vars: Vars,
    /// The first id of its alias group, if it is not that id itself.
    pub alias_of: Option<u32>,
    pub element: Option<ir::Element>,
    pub instance: Option<&'a Instance>,
}

/// Where the instances of a block are.
pub fn instances(context: &mut Context, place: &Place, block: &schema::Block) -> Vec<Instance> {
    let indexed = |base: u32, index: u32, count: u32, stride| {
        let mut vars = Vars::default();
        vars.set("n", index);
        vars.set("n:X", format_args!("{index:X}"));
        let element = ir::Element { array: block.name.clone(), index, count, stride, instance: None, inferred: false };
        Instance { base, vars, name: None, older: Vec::new(), element }
    };
    match (&block.array, &block.bases, &block.instances) {
        (Some(schema::Array { base: Some(base), count, stride, .. }), None, None) => (0..(*count).min(MAX_COUNT))
            .map(|n| indexed(base.saturating_add(n.saturating_mul(*stride)), n, *count, Some(*stride)))
            .collect(),
        (Some(_), None, None) => {
            context.error(&place.key("array"), "the array of a block needs `base`");
            Vec::new()
        }
        (None, Some(bases), None) => {
            let count = bases.len() as u32;
            bases.iter().zip(0..).map(|(base, n)| indexed(*base, n, count, None)).collect()
        }
        (None, None, Some(named)) => {
            let keys: BTreeSet<&String> = named.iter().flat_map(|instance| instance.vars.keys()).collect();
            let strides: BTreeSet<i64> =
                named.windows(2).map(|pair| i64::from(pair[1].base) - i64::from(pair[0].base)).collect();
            let stride = match strides.first() {
                Some(stride) if strides.len() == 1 => u32::try_from(*stride).ok(),
                _ => None,
            };
            let count = named.len() as u32;
            let instance = |(instance, n): (&schema::Instance, u32)| {
                let mut result = indexed(instance.base, n, count, stride);
                result.vars.set("instance", &instance.name);
                for key in &keys {
                    match instance.vars.get(*key) {
                        Some(value) => result.vars.set(key, value),
                        None => result.vars.declare(key),
                    }
                }
                result.element.instance = Some(instance.name.clone());
                Instance { name: Some(instance.name.clone()), older: instance.older.clone(), ..result }
            };
            named.iter().zip(0..).map(instance).collect()
        }
        _ => {
            context.error(place, format!("block {} needs exactly one of `array`, `bases`, `instances`", block.name));
            Vec::new()
        }
    }
}

fn base_vars(id: u32) -> Vars {
    let mut vars = Vars::default();
    vars.set("id", format_args!("{id:04X}"));
    vars
}

/// Adds the position in a range or alias group.
fn set_position(vars: &mut Vars, k: u32) {
    vars.set("k", k);
    vars.set("k1", k + 1);
}

/// Ids of an entry outside blocks.
pub fn single_occurrences<'a>(context: &mut Context, place: &Place, entry: &schema::Register) -> Vec<Occurrence<'a>> {
    if entry.offset.is_some() || entry.offsets.is_some() {
        context.error(place, "`offset` and `offsets` belong into blocks; a register outside a block has `id` or `ids`");
        return Vec::new();
    }
    let plain = |id, alias_of, k| {
        let mut vars = base_vars(id);
        set_position(&mut vars, k);
        Occurrence { id, vars, alias_of, element: None, instance: None }
    };
    match (entry.id, entry.ids, entry.aliases, &entry.array) {
        (Some(id), None, None, None) => vec![plain(id, None, 0)],
        (Some(id), None, Some(aliases), None) => {
            let alias_of = |k| if k > 0 { Some(id) } else { None };
            (0..aliases.min(MAX_COUNT)).map(|k| plain(id.saturating_add(k), alias_of(k), k)).collect()
        }
        (None, Some(ids), None, None) => (ids.first..=ids.last.min(ids.first.saturating_add(MAX_COUNT - 1)))
            .zip(0..)
            .map(|(id, k)| plain(id, None, k))
            .collect(),
        (Some(id), None, None, Some(array)) => (0..array.count.min(MAX_COUNT))
            .map(|n| {
                let mut occurrence = plain(id.saturating_add(n.saturating_mul(array.stride)), None, n);
                occurrence.element = Some(ir::Element {
                    array: String::new(), // the entry's ident, known later
                    index: n,
                    count: array.count,
                    stride: Some(array.stride),
                    instance: None,
                    inferred: array.inferred,
                });
                occurrence
            })
            .collect(),
        _ => {
            context.error(
                place,
                "a register needs exactly one of `id` and `ids`; `aliases` and `array` go with `id`, not together",
            );
            Vec::new()
        }
    }
}

/// Ids of an entry of a block, in all instances.
pub fn block_occurrences<'a>(
    context: &mut Context,
    place: &Place,
    entry: &schema::Register,
    instances: &'a [Instance],
) -> Vec<Occurrence<'a>> {
    if entry.id.is_some() || entry.ids.is_some() || entry.array.is_some() {
        context.error(place, "a register of a block has `offset` or `offsets`, not `id`, `ids` or `array`");
        return Vec::new();
    }
    if let Some(schema::Offset::PerInstance(offsets)) = &entry.offset
        && offsets.len() != instances.len()
    {
        let message = format!("{} offsets for {} instances", offsets.len(), instances.len());
        context.error(&place.key("offset"), message);
        return Vec::new();
    }
    let mut occurrences = Vec::new();
    for (n, instance) in instances.iter().enumerate() {
        let (first, count, aliases) = match (&entry.offset, entry.offsets, entry.aliases) {
            (Some(schema::Offset::Same(offset)), None, aliases) => (*offset, aliases.unwrap_or(1), true),
            (Some(schema::Offset::PerInstance(offsets)), None, aliases) => (offsets[n], aliases.unwrap_or(1), true),
            (None, Some(range), None) => (range.first, (range.last - range.first).saturating_add(1), false),
            _ => {
                context.error(
                    place,
                    "a register of a block needs exactly one of `offset` and `offsets`; `aliases` goes with `offset`",
                );
                return Vec::new();
            }
        };
        let start = instance.base.saturating_add(first);
        for k in 0..count.min(MAX_COUNT) {
            let id = start.saturating_add(k);
            let mut vars = instance.vars.clone();
            vars.set("id", format_args!("{id:04X}"));
            set_position(&mut vars, k);
            occurrences.push(Occurrence {
                id,
                vars,
                alias_of: if aliases && k > 0 { Some(start) } else { None },
                element: Some(instance.element.clone()),
                instance: Some(instance),
            });
        }
    }
    occurrences
}
