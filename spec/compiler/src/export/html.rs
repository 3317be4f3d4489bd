// SPDX-License-Identifier: MIT
//! One self-contained page for everything: searchable, with bit diagrams and a decoder for values.

use super::cite::{Cites, Form};
use super::docs::{self, DocMap};
use super::isa::{self, Doc};
use super::links::Links;
use super::pages::{self, HardwarePage, ListedSource};
use super::policy::page_policy;
use super::{ExportError, ExportedFile, template};
use crate::ir::{Choice, Description, Enum, Unlisted};
use minijinja::Value;
use minijinja::value::Serde;
use serde::Serialize;
use std::collections::BTreeMap;

const STYLE: &str = include_str!("../../templates/page.css");
const SCRIPT: &str = include_str!("../../templates/page.js");

#[derive(Serialize)]
struct Page<'a> {
    version: u32,
    maps: Vec<DocMap<'a>>,
    isa: Option<Doc<'a>>,
    choices: &'a [Choice],
    hardware: Vec<HardwarePage>,
    sources: Vec<ListedSource<'a>>,
    policy: Value,
    style: Value,
    script: Value,
    /// What the decoder needs to know, as JSON.
    enums: Value,
}

/// An enumeration for the decoder.
#[derive(Serialize)]
struct Codes<'a> {
    names: BTreeMap<u32, &'a str>,
    /// The name that stands for all other codes.
    other: Option<&'a str>,
}

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let page = Page {
        version: description.version,
        maps: description.maps.iter().map(docs::doc_map).collect(),
        isa: description.isa.as_ref().map(isa::doc),
        choices: &description.choices,
        hardware: pages::html(description),
        sources: pages::sources(description),
        policy: Value::from_safe_string(page_policy(STYLE, SCRIPT)),
        style: Value::from_safe_string(STYLE.to_owned()),
        script: Value::from_safe_string(SCRIPT.to_owned()),
        enums: Value::from_safe_string(enums(description)?),
    };
    let links = Links::of(description);
    let mut environment = template::environment()?;
    let cites = Cites::of(description, Form::Html);
    let linked = cites.clone();
    environment.add_filter("cite", move |source: String| Value::from_safe_string(linked.links(&source)));
    environment.add_filter("linked", move |text: String, map: String| {
        Value::from_safe_string(cites.mentions(&text, |plain| links.link(plain, &map)))
    });
    environment.add_filter("first_sentence", |text: String| first_sentence(&text));
    environment.add_filter("evidence", |grade: String| evidence(&grade));
    let text = environment.get_template("index.html")?.render(Serde(page))?;
    Ok(vec![ExportedFile { path: "index.html".to_owned(), text }])
}

/// What stands for a register without name in the index.
fn first_sentence(text: &str) -> String {
    text.split_once([';', '.']).map_or(text, |(first, _)| first).to_owned()
}

/// Style class of a grade.
pub(super) fn evidence(grade: &str) -> &'static str {
    match grade {
        "HW" => "hw",
        "DOC" => "doc",
        "EMU" => "emu",
        "?" => "unknown",
        _ => "one",
    }
}

/// Map -> enumeration -> codes.
fn enums(description: &Description) -> Result<String, ExportError> {
    let of_map = |map: &'_ BTreeMap<String, Enum>| -> Result<_, ExportError> {
        let codes: BTreeMap<&String, Codes<'_>> =
            map.iter().map(|(name, enumeration)| (name, codes(enumeration))).collect();
        Ok(serde_json::to_value(codes)?)
    };
    let mut maps = BTreeMap::new();
    for map in &description.maps {
        maps.insert(&map.name, of_map(&map.enums)?);
    }
    // Inside a script element only a closing tag would end the text.
    Ok(serde_json::to_string(&maps)?.replace('<', "\\u003c"))
}

fn codes(enumeration: &Enum) -> Codes<'_> {
    let mut names = BTreeMap::new();
    for enumerator in &enumeration.values {
        for code in std::iter::once(&enumerator.value).chain(&enumerator.also) {
            names.entry(*code).or_insert(enumerator.name.as_str());
        }
    }
    let other = match &enumeration.unlisted {
        Some(Unlisted::As(name)) => Some(name.as_str()),
        Some(Unlisted::Keep) | None => None,
    };
    Codes { names, other }
}
