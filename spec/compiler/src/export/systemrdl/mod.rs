//! SystemRDL 2.0, one address map per map that has registers. Addresses are in bytes, from id 0.
//!
//! What the language cannot say is put into user-defined properties (evidence, number formats). Two ids that
//! hold one register become an `alias`; where two rows of a source collide, the longer entry loses its word and a comment
//! says so.

mod arrange;
mod types;

use super::names::Names;
use super::{ExportError, ExportedFile, groups, template};
use crate::ir::{Description, Map};
use serde::Serialize;

#[derive(Serialize)]
struct View<'a> {
    version: u32,
    name: String,
    /// Bytes from one id to the next.
    bytes: u32,
    map: &'a Map,
    enums: Vec<types::EnumView<'a>>,
    types: Vec<types::TypeView<'a>>,
    items: Vec<arrange::Item<'a>>,
}

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let mut files = Vec::new();
    for map in description.maps.iter().filter(|map| !map.registers.is_empty()) {
        let groups = groups::groups(map);
        let view = View {
            version: description.version,
            name: Names::of(map).file(),
            bytes: map.cpu.map_or(4, |cpu| cpu.stride),
            map,
            enums: map.enums.values().map(types::enum_view).collect(),
            types: groups.iter().map(|group| types::type_view(map, group)).collect(),
            items: arrange::arrange(map, &groups),
        };
        let text = template::render("systemrdl.rdl", &view)?;
        files.push(ExportedFile { path: format!("{}.rdl", view.name), text });
    }
    Ok(files)
}
