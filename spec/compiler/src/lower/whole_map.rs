// SPDX-License-Identifier: MIT
//! Checks that need all registers of a map, and its final order.

use super::{Context, MapBuilder, Placed};
use crate::diagnostic::Diagnostic;
use crate::ir::{self, FieldType, Kind};
use std::collections::{BTreeMap, HashMap, HashSet};

pub(super) fn finish(context: &mut Context, mut map: MapBuilder) -> ir::Map {
    map.registers.sort_by_key(|placed| placed.register.id);
    check_ids(context, &map);
    check_names(context, &map);
    check_references(context, &map);
    check_enums_are_used(context, &map);
    let first_id = |unit: &ir::Unit| {
        map.registers
            .iter()
            .find(|placed| placed.register.unit == unit.name)
            .map_or(u32::MAX, |placed| placed.register.id)
    };
    let mut units = map.units.clone();
    units.sort_by_key(|unit| (first_id(unit), unit.name.clone()));
    for pair in units.windows(2) {
        if pair[0].name == pair[1].name {
            context.error(&map.place, format!("two files are unit `{}` of map `{}`", pair[0].name, map.head.name));
        }
    }
    ir::Map {
        name: map.head.name,
        title: map.head.title,
        doc: map.head.doc,
        source: map.head.source,
        prefix: map.head.prefix,
        official_prefix: map.head.official_prefix,
        first_id: map.head.ids.first,
        last_id: map.head.ids.last,
        cpu: map.head.cpu,
        units,
        enums: map.enums.by_name,
        layouts: map.layouts,
        blocks: map.blocks,
        registers: map.registers.into_iter().map(|placed| placed.register).collect(),
        classes: map.classes,
    }
}

fn twice(context: &mut Context, message: String, second: &Placed, first: &Placed, key: &str) {
    let error = Diagnostic::new(&second.place.key(key), message);
    // Two occurrences of one entry: the place says enough.
    let error =
        if first.entry == second.entry { error } else { error.with_related(&first.place.key(key), "the other one") };
    context.errors.push(error);
}

/// Every id once, inside the map.
fn check_ids(context: &mut Context, map: &MapBuilder) {
    let mut owner: HashMap<u32, &Placed> = HashMap::new();
    for placed in &map.registers {
        let register = &placed.register;
        let last = register.id.saturating_add(register.words.max(1) - 1);
        if register.id < map.head.ids.first || last > map.head.ids.last {
            let message = format!(
                "{} at {:#05X} is outside the map's ids {:#05X}-{:#05X}",
                register.name, register.id, map.head.ids.first, map.head.ids.last
            );
            context.error(&placed.place, message);
            continue;
        }
        for id in register.id..=last {
            match owner.insert(id, placed) {
                Some(other) if !(placed.overlaps || other.overlaps) => {
                    let message = format!("{} and {} both use id {id:#05X}", register.name, other.register.name);
                    twice(context, message, placed, other, "id");
                    break;
                }
                _ => {}
            }
        }
    }
}

/// One name stands on one register: several ids share it only as aliases or elements of one entry.
fn check_names(context: &mut Context, map: &MapBuilder) {
    let mut names: HashMap<String, &Placed> = HashMap::new();
    let mut idents: HashMap<&str, &Placed> = HashMap::new();
    for placed in &map.registers {
        let register = &placed.register;
        let shares = |other: &Placed| {
            other.entry == placed.entry
                && (register.alias_of.is_some_and(|first| first == other.register.id)
                    || register.alias_of == other.register.alias_of && register.alias_of.is_some()
                    || register.element.is_some() && register.name == other.register.name)
        };
        match names.get(&register.name.to_ascii_lowercase()) {
            Some(other) if !shares(other) => {
                let message =
                    format!("{} is the name of {:#05X} and of {:#05X}", register.name, other.register.id, register.id);
                twice(context, message, placed, other, "name");
            }
            Some(_) => {}
            None => {
                names.insert(register.name.to_ascii_lowercase(), placed);
            }
        }
        match idents.get(register.ident.as_str()) {
            // Equal names are reported above.
            Some(other) if other.entry != placed.entry && other.register.name != register.name => {
                let message = format!(
                    "{} and {} have one name for generated code, {}; give one of them an `ident`",
                    other.register.name, register.name, register.ident
                );
                twice(context, message, placed, other, "name");
            }
            Some(_) => {}
            None => {
                idents.insert(&register.ident, placed);
            }
        }
    }
    for layout in map.layouts.keys() {
        if let Some(place) = map.enums.places.get(layout) {
            context
                .error(place, format!("enumeration `{layout}` has the name that generated code gives to a register"));
        }
    }
}

/// Alias targets exist; every port has one index register and data registers.
fn check_references(context: &mut Context, map: &MapBuilder) {
    #[derive(Default)]
    struct Port<'a> {
        index: Vec<&'a Placed>,
        data: Vec<&'a Placed>,
    }
    let mut ports: BTreeMap<&str, Port<'_>> = BTreeMap::new();
    let ids: HashSet<u32> = map.registers.iter().map(|placed| placed.register.id).collect();
    let mut reported = HashSet::new();
    for placed in &map.registers {
        let register = &placed.register;
        if let Some(target) = register.alias_of
            && !ids.contains(&target)
            && !context.incomplete
            && reported.insert(placed.entry)
        {
            context.error(
                &placed.place.key("alias_of"),
                format!("{} is an alias of {target:#05X}, which is not a register", register.name),
            );
        }
        if let (Some(port), None) = (&register.port, register.alias_of) {
            let port = ports.entry(port).or_default();
            if register.kind == Kind::IndexPort { port.index.push(placed) } else { port.data.push(placed) }
        }
    }
    if context.incomplete {
        return;
    }
    for (name, port) in ports {
        match (port.index.as_slice(), port.data.as_slice()) {
            ([_], [_]) => {}
            ([_, second, ..], _) => {
                context.error(&second.place.key("port"), format!("port {name} has two index registers"))
            }
            ([], [data, ..]) => {
                context.error(&data.place.key("port"), format!("port {name} has no index-port register"))
            }
            (_, [_, second, ..]) => context
                .error(&second.place.key("port"), format!("port {name} has two data registers that are not aliases")),
            ([index], []) => {
                context.error(&index.place.key("port"), format!("port {name} has no data-port or fifo register"))
            }
            ([], []) => {}
        }
    }
}

/// An enumeration that no field uses is a mistake: its codes could not be checked against a width.
fn check_enums_are_used(context: &mut Context, map: &MapBuilder) {
    let used: HashSet<&str> = map
        .layouts
        .values()
        .flat_map(|layout| &layout.fields)
        .filter_map(|field| match &field.data_type {
            FieldType::Enumeration(name) => Some(name.as_str()),
            _ => None,
        })
        .collect();
    if context.incomplete {
        return;
    }
    for (name, place) in &map.enums.places {
        if !used.contains(name.as_str()) {
            context.error(place, format!("no field uses the enumeration `{name}`"));
        }
    }
}
