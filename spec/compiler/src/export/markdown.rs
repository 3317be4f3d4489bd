// SPDX-License-Identifier: MIT
//! Markdown: a page for each map, one for the instruction set and one for the ledger of choices.

use super::docs::{self, DocMap};
use super::isa::{self, Doc};
use super::{ExportError, ExportedFile, template};
use crate::ir::{Choice, Description};
use serde::Serialize;

#[derive(Serialize)]
struct MapPage<'a> {
    version: u32,
    map: DocMap<'a>,
}

#[derive(Serialize)]
struct IsaPage<'a> {
    version: u32,
    isa: Doc<'a>,
}

#[derive(Serialize)]
struct ChoicesPage<'a> {
    version: u32,
    choices: &'a [Choice],
}

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let version = description.version;
    let mut files = Vec::new();
    for map in &description.maps {
        let page = MapPage { version, map: docs::doc_map(map) };
        let path = format!("{}.md", map.name);
        files.push(ExportedFile { path, text: template::render("map.md", &page)? });
    }
    if let Some(isa) = &description.isa {
        let page = IsaPage { version, isa: isa::doc(isa) };
        files.push(ExportedFile { path: "shader-isa.md".to_owned(), text: template::render("isa.md", &page)? });
    }
    let page = ChoicesPage { version, choices: &description.choices };
    let text = template::render("choices.md", &page)?;
    files.push(ExportedFile { path: "choices.md".to_owned(), text });
    Ok(files)
}
