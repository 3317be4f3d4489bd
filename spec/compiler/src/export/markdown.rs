// SPDX-License-Identifier: MIT
//! Markdown: a page for each map, for the instruction set, for the ledger of choices and for the sources, and the pages
//! of the hardware with links.

use super::cite::{Cites, Form};
use super::docs::{self, DocMap};
use super::isa::{self, Doc};
use super::{ExportError, ExportedFile, pages, template};
use crate::ir::{Choice, Description, Page};
use minijinja::Environment;
use minijinja::value::Serde;
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

#[derive(Serialize)]
struct SourcesPage<'a> {
    version: u32,
    pages: &'a [Page],
    sources: Vec<pages::ListedSource<'a>>,
}

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let version = description.version;
    let mut environment = template::environment()?;
    let cites = Cites::of(description, Form::Markdown);
    let linked = cites.clone();
    environment.add_filter("cite", move |source: String| linked.links(&source));
    environment.add_filter("md", move |text: String| cites.mentions(&text, template::markdown));
    let mut files = Vec::new();
    for map in &description.maps {
        let view = MapPage { version, map: docs::doc_map(map) };
        files.push(file(&environment, format!("{}.md", map.name), "map.md", view)?);
    }
    if let Some(isa) = &description.isa {
        let view = IsaPage { version, isa: isa::doc(isa) };
        files.push(file(&environment, "shader-isa.md".to_owned(), "isa.md", view)?);
    }
    let view = ChoicesPage { version, choices: &description.choices };
    files.push(file(&environment, "choices.md".to_owned(), "choices.md", view)?);
    let view = SourcesPage { version, pages: &description.pages, sources: pages::sources(description) };
    files.push(file(&environment, "sources.md".to_owned(), "sources.md", view)?);
    let cites = Cites::of(description, Form::MarkdownPage);
    let head =
        |name| format!("<!-- Generated from docs/hardware/{name}.md (description version {version}). Do not edit. -->");
    files.extend(description.pages.iter().map(|page| ExportedFile {
        path: format!("hardware/{}.md", page.name),
        text: format!(
            "{}

{}",
            head(&page.name),
            cites.page(&page.text)
        ),
    }));
    Ok(files)
}

fn file(
    environment: &Environment<'_>,
    path: String,
    template: &str,
    view: impl Serialize,
) -> Result<ExportedFile, ExportError> {
    Ok(ExportedFile { path, text: environment.get_template(template)?.render(Serde(view))? })
}
