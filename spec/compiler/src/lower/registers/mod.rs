// SPDX-License-Identifier: MIT
//! Registers: single ones, ranges, aliases, arrays and blocks are expanded to one entry per id.

mod implied;
mod occurrences;

use super::names::{self, Vars};
use super::{Context, MapBuilder, Placed, fields};
use crate::ir;
use crate::schema;
use crate::source::Place;
use implied::implied_fields;
use occurrences::{Occurrence, block_occurrences, instances, single_occurrences};

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
    let parsed = parsed.into_iter().enumerate().map(|(i, field)| (place.key("fields").key(i), field)).collect();
    let whole = ("the register", words.max(1).saturating_mul(32));
    let fields = fields::lower(context, &map.enums, parsed, whole, inherited);
    let entry_number = map.registers.last().map_or(0, |last| last.entry + 1);

    let mut layout: Option<String> = None;
    for occurrence in occurrences {
        let id = occurrence.id;
        let [mask, reset] = [&entry.mask, &entry.reset].map(|word| word_at(word.as_ref(), &occurrence));
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
            mask,
            reset,
            lists: entry.lists,
            alias_of: occurrence.alias_of.or(entry.alias_of),
            element,
            port,
            data_type: entry.data_type.clone(),
            words,
            size: entry.size.clone(),
            used: None,
            layout: layout.clone(),
            doc: entry.doc.clone(),
            source: entry.source.clone(),
            grade: entry.grade.clone(),
            was: entry.was.clone(),
        };
        map.registers.push(Placed { register, place: place.clone(), entry: entry_number, overlaps: entry.overlaps });
    }
}

/// The measured word that an entry has at one of its ids.
fn word_at(word: Option<&schema::Measured>, occurrence: &Occurrence<'_>) -> Option<u32> {
    match word? {
        schema::Measured::Same(word) => Some(*word),
        schema::Measured::PerInstance(words) => words.get(occurrence.instance?.name.as_ref()?).copied(),
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
    for (key, word) in [("mask", &entry.mask), ("reset", &entry.reset)] {
        let Some(schema::Measured::PerInstance(words)) = word else { continue };
        for name in words.keys() {
            if !occurrences.iter().any(|o| o.instance.is_some_and(|i| i.name.as_ref() == Some(name))) {
                context.error(&place.key(key).key(name), format!("unknown instance `{name}`"));
            }
        }
    }
    let unheld = occurrences.iter().find_map(|occurrence| {
        let (mask, reset) = (word_at(entry.mask.as_ref(), occurrence)?, word_at(entry.reset.as_ref(), occurrence)?);
        (reset & !mask != 0).then_some(reset & !mask)
    });
    if let Some(bits) = unheld {
        context.error(&place.key("reset"), format!("the bits {bits:#010X} hold no value by `mask`"));
    }
    if entry.reset.is_some() && entry.words.is_some_and(|words| words != 1) {
        context.error(&place.key("reset"), "an entry of several words has no power-up value");
    }
    for id in entry.names_at.keys() {
        if !occurrences.iter().any(|occurrence| occurrence.id == *id) {
            context.error(&place.key("names_at"), format!("{id:#05X} is not an id of this register"));
        }
    }
}
