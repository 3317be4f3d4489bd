// SPDX-License-Identifier: MIT
//! From specification files to the description: reading, expansion, checks.
//!
//! Every error that can be found is reported. A file or entry that cannot be read is left out, and checks that would
//! only repeat its error (a reference to something it declares) are not made.

mod choices;
mod classes;
mod enums;
mod fields;
mod isa;
mod names;
mod registers;
mod sources;
mod uses;
mod whole_map;

use crate::citation::{self, Citable};
use crate::diagnostic::{Diagnostic, Errors};
use crate::ir;
use crate::schema;
use crate::source::{Place, Source};
use std::collections::{BTreeMap, HashSet};

/// Version of the file format that `maps.yaml` must name.
const SCHEMA_VERSION: u32 = 1;

/// Compiles specification files, given as (name, text). File names decide what is read: `maps.yaml`, `choices.yaml`,
/// `assumptions.yaml`, `isa.yaml`, `sources.yaml`, pages (`*.md`), uses (`*.json`), and unit files anywhere else.
pub fn compile(files: &[(String, String)]) -> Result<ir::Description, Errors> {
    let mut errors = Vec::new();
    let mut sources = Vec::new();
    let mut pages = Vec::new();
    let mut used = None;
    for (name, text) in files {
        if name.ends_with(".json") {
            used = Some(Source::text_file(name, text));
            continue;
        }
        if name.ends_with(".md") {
            pages.push((Source::text_file(name, text), citation::page(name, text)));
            continue;
        }
        match Source::parse(name, text) {
            Ok(parsed) => sources.push(parsed),
            Err(error) => errors.push(error),
        }
    }
    let mut context = Context {
        errors,
        incomplete: sources.len() + pages.len() + usize::from(used.is_some()) < files.len(),
        choices: HashSet::new(),
    };

    let mut maps = Vec::new();
    let mut ledger = Vec::new();
    let mut units = Vec::new();
    let mut isa_files = Vec::new();
    let mut cited = Vec::new();
    let mut references = Vec::new();
    for (source, value) in sources {
        sources::cited(&source.root(), &value, &mut cited);
        match source.name().rsplit(['/', '\\']).next() {
            Some("maps.yaml") => {
                if let Some(file) = context.read::<schema::MapsFile>(&source.root(), value) {
                    if file.version != SCHEMA_VERSION {
                        let message =
                            format!("version {} is not supported, this is version {SCHEMA_VERSION}", file.version);
                        context.error(&source.root().key("version"), message);
                    }
                    for (i, map) in file.maps.into_iter().enumerate() {
                        maps.push(MapBuilder::new(map, source.root().key("maps").key(i)));
                    }
                }
            }
            Some("sources.yaml") => {
                if let Some(file) = context.read::<schema::SourcesFile>(&source.root(), value) {
                    references = sources::references(&mut context, &source.root().key("sources"), file.sources);
                }
            }
            Some("choices.yaml") => {
                if let Some(file) = context.read::<schema::ChoicesFile>(&source.root(), value) {
                    ledger.extend(choices::choices(&mut context, &source.root().key("choices"), file.choices));
                }
            }
            Some("assumptions.yaml") => {
                if let Some(file) = context.read::<schema::AssumptionsFile>(&source.root(), value) {
                    let place = source.root().key("assumptions");
                    ledger.extend(choices::assumptions(&mut context, &place, file.assumptions));
                }
            }
            Some("isa.yaml") => {
                if let Some(file) = context.read::<schema::IsaFile>(&source.root(), value) {
                    isa_files.push((source.root(), file));
                }
            }
            _ => {
                if let Some(file) = context.read::<schema::UnitFile>(&source.root(), value) {
                    units.push((source.root(), file));
                }
            }
        }
    }
    let choices = choices::finish(&mut context, ledger);
    context.choices = choices.iter().map(|choice| choice.id.clone()).collect();

    for (i, map) in maps.iter().enumerate() {
        if let Some(first) = maps[..i].iter().find(|m| m.head.name == map.head.name) {
            let error = Diagnostic::new(&map.place.key("name"), format!("map `{}` is declared twice", map.head.name));
            context.errors.push(error.with_related(&first.place.key("name"), "first here"));
        }
    }
    let map_names: Vec<String> = maps.iter().map(|map| map.head.name.clone()).collect();
    // Enumerations first: fields refer to those of any file of their map.
    let mut entries = Vec::new();
    for (place, file) in units {
        let maps_unread = context.incomplete && maps.is_empty();
        match maps.iter_mut().find(|map| map.head.name == file.map) {
            Some(map) => {
                map.units.push(ir::Unit { name: file.unit.clone(), title: file.title, doc: file.doc });
                enums::lower(&mut context, &mut map.enums, &place.key("enums"), file.enums);
                classes::lower_classes(&mut context, map, &place.key("classes"), file.classes, &map_names);
                entries.push((place, file.map, file.unit, file.registers, file.blocks));
            }
            None if maps_unread => {}
            None => context.error(&place.key("map"), format!("unknown map `{}`", file.map)),
        }
    }
    for (place, map, unit, registers, blocks) in entries {
        if let Some(map) = maps.iter_mut().find(|m| m.head.name == map) {
            registers::lower_unit(&mut context, map, &unit, &place, registers, blocks);
        }
    }
    let mut isa = None;
    for (place, file) in isa_files {
        if isa.is_some() {
            context.error(&place, "a second instruction set");
        }
        isa = Some(isa::lower(&mut context, &place, file));
    }
    let (files, pages): (Vec<Source>, Vec<ir::Page>) = pages.into_iter().unzip();
    if !context.incomplete {
        let citable = Citable { references: &references, pages: &pages };
        sources::check(&mut context, &citable, &cited);
        files.iter().for_each(|file| sources::check_page(&mut context, &citable, file));
    }
    let maps: Vec<ir::Map> = maps.into_iter().map(|map| whole_map::finish(&mut context, map)).collect();

    let mut description = ir::Description { version: ir::VERSION, maps, choices, sources: references, pages, isa };
    if context.errors.is_empty() {
        context.errors.extend(used.map(|file| uses::attach(&mut description, &file)).unwrap_or_default());
    }
    if context.errors.is_empty() {
        Ok(description)
    } else {
        context.errors.sort_by_cached_key(|error| (error.file().to_owned(), error.line_column()));
        Err(Errors(context.errors))
    }
}

/// What all steps share.
struct Context {
    errors: Vec<Diagnostic>,
    /// Something could not be read: references may point at it.
    incomplete: bool,
    /// Ids of the ledger.
    choices: HashSet<String>,
}

impl Context {
    fn error(&mut self, place: &Place, message: impl Into<String>) {
        self.errors.push(Diagnostic::new(place, message));
    }

    /// Deserialises, or reports why not.
    fn read<T: serde::de::DeserializeOwned>(&mut self, place: &Place, value: serde_yaml::Value) -> Option<T> {
        match place.read(value) {
            Ok(value) => Some(value),
            Err(error) => {
                self.errors.push(error);
                self.incomplete = true;
                None
            }
        }
    }
}

/// A map while its files are read.
struct MapBuilder {
    head: schema::Map,
    place: Place,
    units: Vec<ir::Unit>,
    enums: enums::Enums,
    layouts: BTreeMap<String, ir::Layout>,
    blocks: BTreeMap<String, ir::Block>,
    registers: Vec<Placed>,
    classes: Vec<ir::Class>,
}

/// A register with what only the checks of the whole map need.
struct Placed {
    register: ir::Register,
    place: Place,
    /// The specification entry it comes from: registers of one entry may share a name.
    entry: usize,
    overlaps: bool,
}

impl MapBuilder {
    fn new(head: schema::Map, place: Place) -> MapBuilder {
        MapBuilder {
            enums: enums::Enums::new(format!("map `{}`", head.name)),
            head,
            place,
            units: Vec::new(),
            layouts: BTreeMap::new(),
            blocks: BTreeMap::new(),
            registers: Vec::new(),
            classes: Vec::new(),
        }
    }
}
