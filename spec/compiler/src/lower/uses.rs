// SPDX-License-Identifier: MIT
//! Who uses registers and fields: the file that says it is about what there is.

use crate::diagnostic::Diagnostic;
use crate::ir::{Description, Map, Uses};
use crate::source::Source;
use std::collections::BTreeSet;

/// Reads the users, and puts them into the description.
pub(super) fn attach(description: &mut Description, file: &Source) -> Vec<Diagnostic> {
    let about = |message: String| Diagnostic::at_range(file, 0..0, message);
    let uses: Uses = match serde_json::from_str(file.text()) {
        Ok(uses) => uses,
        Err(error) => return vec![about(error.to_string())],
    };
    description.attach(&uses);
    let maps = || description.maps.iter().filter(|map| map.cpu.is_some());
    let known: BTreeSet<String> = maps().flat_map(names).collect();
    let named = uses.registers.keys().chain(uses.fields.keys());
    let unknown: Vec<&String> = named.filter(|name| !known.contains(*name)).collect();
    let all = unknown.first().map(|first| match unknown.len() - 1 {
        0 => format!("there is no `{first}`: renew this file"),
        more => format!("there is no `{first}`, and {more} more: renew this file"),
    });
    all.map(about).into_iter().collect()
}

/// Identifiers of registers, and fields with their layouts.
fn names(map: &Map) -> impl Iterator<Item = String> {
    let registers = map.registers.iter().map(|register| register.ident.clone());
    let fields = map
        .layouts
        .values()
        .flat_map(|layout| layout.fields.iter().map(move |field| format!("{}.{}", layout.name, field.accessor())));
    registers.chain(fields)
}
