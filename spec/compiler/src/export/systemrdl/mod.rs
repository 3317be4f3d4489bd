// SPDX-License-Identifier: MIT
//! SystemRDL 2.0, one address map per map that has registers. Addresses are in bytes, from id 0.
//!
//! What the language cannot say is put into user-defined properties (evidence, number formats). Two ids that
//! hold one register become an `alias`; where two rows of a source collide, the longer entry loses its word and a comment
//! says so.

mod arrange;
mod clusters;
mod items;
mod resets;
mod types;

use super::head::Head;
use super::names::{Names, Taken};
use super::{ExportError, ExportedFile, groups, template};
use crate::ir::{Description, Map};
use serde::Serialize;

#[derive(Serialize)]
struct View<'a> {
    version: u32,
    name: String,
    /// Bytes from one id to the next.
    bytes: u32,
    map: Head<'a>,
    enums: Vec<types::EnumView<'a>>,
    types: Vec<types::TypeView<'a>>,
    items: Vec<items::Item<'a>>,
    resets: Vec<resets::Reset>,
}

/// Every instance of the address map has a name of its own.
fn check_names(map: &Map, items: &[items::Item<'_>]) -> Result<(), ExportError> {
    let mut taken = Taken::default();
    for item in items {
        for instance in item.instances() {
            taken.take(instance, &format!("an instance of {} in SystemRDL", map.name))?;
        }
    }
    Ok(())
}

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let mut files = Vec::new();
    for map in description.maps.iter().filter(|map| !map.registers.is_empty()) {
        let groups = groups::groups(map);
        let items = arrange::arrange(map, &groups);
        check_names(map, &items)?;
        let bytes = map.cpu.map_or(4, |cpu| cpu.stride);
        let view = View {
            version: description.version,
            name: Names::of(map).file(),
            bytes,
            map: Head::of(map),
            enums: map.enums.values().map(types::enum_view).collect(),
            types: groups.iter().map(|group| types::type_view(map, group)).collect(),
            resets: resets::resets(map, &items, u64::from(bytes)),
            items,
        };
        let text = template::render("systemrdl.rdl", &view)?;
        files.push(ExportedFile { path: format!("{}.rdl", view.name), text });
    }
    Ok(files)
}
