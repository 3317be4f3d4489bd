//! Registers: single ones, ranges, aliases, arrays and blocks are expanded to one entry per id.

use super::names::{self, Vars};
use super::{Context, MapBuilder, Placed, fields};
use crate::diagnostic::Diagnostic;
use crate::ir;
use crate::schema;
use crate::source::Place;
use std::collections::BTreeSet;

/// Most ids that one entry stands for. No map has more; a wrong count must not fill memory before the ids are checked.
const MAX_COUNT: u32 = 0x1000;

/// One occurrence of a block.
struct Instance {
    base: u32,
    vars: Vars,
    name: Option<String>,
    older: Vec<String>,
    element: ir::Element,
}

/// One id that a register entry stands for.
struct Occurrence<'a> {
    id: u32,
    vars: Vars,
    /// The first id of its alias group, if it is not that id itself.
    alias_of: Option<u32>,
    element: Option<ir::Element>,
    instance: Option<&'a Instance>,
}

pub(super) fn lower_unit(
    context: &mut Context,
    map: &mut MapBuilder,
    unit: &str,
    place: &Place,
    registers: Vec<serde_yaml::Value>,
    blocks: Vec<serde_yaml::Value>,
) {
    for (i, value) in registers.into_iter().enumerate() {
        let place = place.key("registers").key(i);
        let Some(entry) = context.read::<schema::Register>(&place, value) else { continue };
        let occurrences = single_occurrences(context, &place, &entry);
        lower_entry(context, map, unit, &place, entry, occurrences, None);
    }
    for (i, value) in blocks.into_iter().enumerate() {
        let place = place.key("blocks").key(i);
        let Some(block) = context.read::<schema::Block>(&place, value) else { continue };
        let instances = instances(context, &place, &block);
        let lowered = ir::Block { name: block.name.clone(), doc: block.doc.clone() };
        if map.blocks.insert(block.name.clone(), lowered).is_some() {
            context.error(&place.key("name"), format!("block `{}` is declared twice", block.name));
        }
        for (k, value) in block.registers.into_iter().enumerate() {
            let place = place.key("registers").key(k);
            let Some(entry) = context.read::<schema::Register>(&place, value) else { continue };
            let occurrences = block_occurrences(context, &place, &entry, &instances);
            lower_entry(context, map, unit, &place, entry, occurrences, Some(&block.name));
        }
    }
}

/// Where the instances of a block are.
fn instances(context: &mut Context, place: &Place, block: &schema::Block) -> Vec<Instance> {
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
fn single_occurrences<'a>(context: &mut Context, place: &Place, entry: &schema::Register) -> Vec<Occurrence<'a>> {
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
fn block_occurrences<'a>(
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

/// Lowers one entry at all its ids.
fn lower_entry(
    context: &mut Context,
    map: &mut MapBuilder,
    unit: &str,
    place: &Place,
    entry: schema::Register,
    occurrences: Vec<Occurrence<'_>>,
    block: Option<&str>,
) {
    check_entry(context, place, &entry, &occurrences);
    let words = entry.words.unwrap_or(1);
    if words == 0 {
        context.error(&place.key("words"), "an entry has at least one word");
    }
    let parsed = if entry.fields.is_empty() { implied_fields(entry.data_type.as_deref(), words) } else { entry.fields };
    let inherited = (entry.source.as_str(), &entry.grade);
    let fields = fields::lower(context, map, &place.key("fields"), parsed, words.max(1), inherited);
    let entry_number = map.registers.last().map_or(0, |last| last.entry + 1);

    let mut layout: Option<String> = None;
    for occurrence in occurrences {
        let id = occurrence.id;
        let mut expand = |key: &str, template: &str| match occurrence.vars.expand(template) {
            Ok(text) => text,
            Err(message) => {
                context.error(&place.key(key), message);
                None
            }
        };
        let printed = entry.name.as_deref().map(|name| expand("name", name));
        let name = match &printed {
            Some(Some(name)) => format!("{}{name}", map.head.prefix),
            Some(None) => {
                context.error(&place.key("name"), "a placeholder of the name has no value in this instance");
                continue;
            }
            None if map.head.prefix.is_empty() => format!("unknown_{id:03X}"),
            None => format!("{}{id:04X}", map.head.prefix),
        };
        let mut list = |key: &str, templates: &[String]| -> Vec<String> {
            templates.iter().filter_map(|template| expand(key, template)).collect()
        };
        let mut official_names = list("official", &entry.official);
        let mut older_names = list("older", &entry.older);
        if let Some(instance) = occurrence.instance {
            older_names.extend(list("older", &instance.older).into_iter().filter(|older| *older != name));
        }
        if let Some(extra) = entry.names_at.get(&id) {
            official_names.extend(extra.official.iter().cloned());
            older_names.extend(extra.older.iter().cloned());
        }
        let port = entry.port.as_deref().and_then(|port| expand("port", port));
        let ident_without = |keys: &[&str]| {
            entry_ident(&entry.ident, entry.name.as_deref(), &occurrence.vars, keys, block, id, &map.head.prefix)
        };
        let ident = ident_without(&["n", "n:X"]);
        if !names::is_upper_snake(&ident) {
            context.error(&place.key("name"), format!("`{ident}` cannot be a name in generated code; give an `ident`"));
            continue;
        }
        if let Some(port) = port.as_ref().filter(|port| !names::is_upper_camel(port)) {
            context.error(&place.key("port"), format!("port name `{port}` is not UpperCamel"));
            continue;
        }

        if layout.is_none() && !fields.is_empty() {
            // One shape for the whole range, also where its registers have numbered names.
            let type_name = names::type_name(&ident_without(&["n", "n:X", "k", "k1"]));
            if map.layouts.contains_key(&type_name) {
                context.error(
                    &place.key("name"),
                    format!("the name for generated code, `{ident}`, is taken by another register"),
                );
            }
            map.layouts.insert(type_name.clone(), ir::Layout { name: type_name.clone(), fields: fields.clone() });
            layout = Some(type_name);
        }
        let element = occurrence.element.map(|mut element| {
            if element.array.is_empty() {
                element.array.clone_from(&ident);
            }
            element
        });
        let register = ir::Register {
            id,
            name,
            ident,
            official_names,
            older_names,
            unit: unit.to_owned(),
            cpu_address: map.head.cpu.map(|cpu| cpu.base.wrapping_add(cpu.stride.wrapping_mul(id))),
            kind: entry.kind,
            access: entry.access,
            mask: match &entry.mask {
                None => None,
                Some(schema::Mask::Same(mask)) => Some(*mask),
                Some(schema::Mask::PerInstance(masks)) => occurrence
                    .instance
                    .and_then(|instance| instance.name.as_ref())
                    .and_then(|name| masks.get(name))
                    .copied(),
            },
            lists: entry.lists,
            alias_of: occurrence.alias_of.or(entry.alias_of),
            element,
            port,
            data_type: entry.data_type.clone(),
            words,
            size: entry.size.clone(),
            layout: layout.clone(),
            doc: entry.doc.clone(),
            source: entry.source.clone(),
            grade: entry.grade.clone(),
            was: entry.was.clone(),
        };
        map.registers.push(Placed { register, place: place.clone(), entry: entry_number, overlaps: entry.overlaps });
    }
}

/// Name for generated code: the current name without the placeholders in `keys`; a block's name stands for its instance.
fn entry_ident(
    explicit: &Option<String>,
    name: Option<&str>,
    vars: &Vars,
    keys: &[&str],
    block: Option<&str>,
    id: u32,
    prefix: &str,
) -> String {
    if let Some(explicit) = explicit {
        return names::ident(explicit);
    }
    let mut generic = vars.clone();
    for key in keys {
        generic.set(key, "");
    }
    generic.set("instance", block.unwrap_or_default());
    let ident = match name.map(|name| generic.expand(name)) {
        Some(Ok(Some(name))) => names::ident(&name),
        _ => String::new(),
    };
    match ident.as_str() {
        "" if prefix.is_empty() => format!("UNKNOWN_{id:03X}"),
        "" => format!("UNKNOWN_{id:04X}"),
        _ => ident,
    }
}

/// What an entry says about itself that does not agree.
fn check_entry(context: &mut Context, place: &Place, entry: &schema::Register, occurrences: &[Occurrence<'_>]) {
    use ir::Kind::{DataPort, Fifo, IndexPort};
    match (&entry.port, entry.kind) {
        (None, IndexPort | DataPort | Fifo) => {
            context.error(&place.key("kind"), "a register of this kind needs `port`")
        }
        (Some(_), ir::Kind::Plain | ir::Kind::Trigger | ir::Kind::Status) => {
            context.error(&place.key("port"), "only an index-port, data-port or fifo has a `port`");
        }
        _ => {}
    }
    if let Some(explicit) = &entry.ident
        && names::ident(explicit).is_empty()
    {
        context.error(&place.key("ident"), format!("`{explicit}` leaves no name for generated code"));
    }
    if let Some(schema::Mask::PerInstance(masks)) = &entry.mask {
        for name in masks.keys() {
            if !occurrences.iter().any(|o| o.instance.is_some_and(|i| i.name.as_ref() == Some(name))) {
                context.error(&place.key("mask").key(name), format!("unknown instance `{name}`"));
            }
        }
    }
    for id in entry.names_at.keys() {
        if !occurrences.iter().any(|occurrence| occurrence.id == *id) {
            context.error(&place.key("names_at"), format!("{id:#05X} is not an id of this register"));
        }
    }
}

/// The fields that a source's type implies: one per word.
fn implied_fields(data_type: Option<&str>, words: u32) -> Vec<schema::Field> {
    let base = data_type.map(|text| text.split('[').next().unwrap_or(text));
    let (data_type, last) = match base {
        Some("uint") => ("uint", 31),
        Some("int") => ("int", 31),
        Some("float") => ("f32", 31),
        Some("bool" | "boolean") => ("bool", 0),
        Some("gpuva") if words == 2 => {
            // Which half comes first is not in the source document.
            return vec![implied_field("UPPER", "uint", 0, 31, None), implied_field("LOWER", "uint", 32, 63, None)];
        }
        _ => return Vec::new(),
    };
    let repeat = (words > 1).then_some(schema::Repeat { first: 0, count: words, step: 32 });
    vec![implied_field("VALUE", data_type, 0, last, repeat)]
}

fn implied_field(name: &str, data_type: &str, first: u32, last: u32, repeat: Option<schema::Repeat>) -> schema::Field {
    schema::Field {
        name: name.to_owned(),
        bits: schema::Range { first, last },
        data_type: data_type.to_owned(),
        unit: None,
        repeat,
        choice: None,
        doc: String::new(),
        source: None,
        grade: (name != "VALUE").then(ir::Grade::unknown),
        was: Vec::new(),
    }
}

/// Classes on subchannels.
pub(super) fn lower_classes(
    context: &mut Context,
    map: &mut MapBuilder,
    place: &Place,
    entries: Vec<serde_yaml::Value>,
    maps: &[String],
) {
    for (i, value) in entries.into_iter().enumerate() {
        let place = place.key(i);
        let Some(class) = context.read::<schema::Class>(&place, value) else { continue };
        if let Some(name) = &class.map
            && !maps.contains(name)
            && !context.incomplete
        {
            context.error(&place.key("map"), format!("unknown map `{name}`"));
        }
        if map.classes.iter().any(|other| other.id == class.id) {
            let message = format!("class {:#06X} is declared twice", class.id);
            context.errors.push(Diagnostic::new(&place.key("id"), message));
        }
        map.classes.push(ir::Class {
            id: class.id,
            subchannel: class.subchannel,
            name: class.name,
            map: class.map,
            doc: class.doc,
            source: class.source.unwrap_or_else(|| map.head.source.clone()),
            grade: class.grade.unwrap_or_else(ir::Grade::unknown),
        });
    }
}
