// SPDX-License-Identifier: MIT
//! The reference pages, prepared: groups of registers with their ids, fields and enumerations.

use super::groups::{self, Group};
use super::head::Head;
use super::text;
use crate::ir::{Block, Class, Enum, Enumerator, Field, FieldType, Grade, Map, Register, Unlisted, Was};
use serde::Serialize;
use std::collections::HashSet;

/// A map.
#[derive(Serialize)]
pub(super) struct DocMap<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    first_id: String,
    last_id: String,
    units: Vec<DocUnit<'a>>,
    enums: Vec<DocEnum<'a>>,
    classes: &'a [Class],
}

/// A unit of the chip.
#[derive(Serialize)]
pub(super) struct DocUnit<'a> {
    name: &'a str,
    title: &'a str,
    doc: &'a str,
    groups: Vec<DocGroup<'a>>,
}

/// Registers that are described together.
#[derive(Serialize)]
pub(super) struct DocGroup<'a> {
    /// First id: `0x107`.
    id: String,
    title: String,
    /// For the index: without the map's prefix and with `*` for the instances of a block.
    short: String,
    ids: String,
    /// All names, lower case, separated by spaces: the current ones also without prefix.
    search_names: String,
    /// Whether the registers are known by their numbers alone.
    nameless: bool,
    /// What all have in common.
    first: &'a Register,
    rows: Vec<DocRegister<'a>>,
    columns: Columns,
    block: Option<&'a Block>,
    /// Elements of the array or block, 1 outside.
    count: u32,
    inferred: bool,
    ports: Option<String>,
    /// What the registers hold after power-up, where that was measured.
    power_up: Option<String>,
    /// The register that it reads as.
    reads_as: Option<&'a str>,
    /// Ids of one register.
    aliases: bool,
    fields: Vec<DocField<'a>>,
    words: Vec<Vec<Cell<'a>>>,
    enums: Vec<DocEnum<'a>>,
}

/// What there is to say about the ids of a group, beyond their numbers.
#[derive(Serialize)]
struct Columns {
    /// Names of their own.
    named: bool,
    official: bool,
    older: bool,
    /// Measured masks that differ.
    masks: bool,
    /// Whether any of the columns is there.
    any: bool,
}

/// One id.
#[derive(Serialize)]
pub(super) struct DocRegister<'a> {
    id: u32,
    hex: String,
    name: &'a str,
    official: &'a [String],
    older: &'a [String],
    cpu_address: Option<u32>,
    mask: Option<u32>,
    /// Index in the array, or name of the instance.
    place: Option<String>,
}

/// A field.
#[derive(Serialize)]
pub(super) struct DocField<'a> {
    field: &'a Field,
    bits: String,
    /// The word of a multi-word entry and the bits within it.
    word: Option<u32>,
    /// `bool`, `f24`, `CompareFunction`.
    notation: String,
    enumeration: Option<&'a str>,
    /// The first element of the repeated field, on all other elements.
    like: Option<String>,
    /// Where it is not the register's.
    source: Option<&'a str>,
}

/// A field or a gap in a bit diagram.
#[derive(Serialize)]
pub(super) struct Cell<'a> {
    field: Option<&'a str>,
    width: u32,
    /// Bits within the word.
    lsb: u32,
    msb: u32,
}

/// An enumeration.
#[derive(Serialize)]
pub(super) struct DocEnum<'a> {
    name: &'a str,
    doc: &'a str,
    source: &'a str,
    grade: &'a Grade,
    was: &'a [Was],
    unlisted: Option<String>,
    values: Vec<DocEnumerator<'a>>,
}

/// An enumerator.
#[derive(Serialize)]
struct DocEnumerator<'a> {
    enumerator: &'a Enumerator,
    /// All codes of the enumerator: `1, 6-9`.
    codes: String,
    /// Where it is not the enumeration's.
    source: Option<&'a str>,
}

pub(super) fn doc_map(map: &Map) -> DocMap<'_> {
    let groups = groups::groups(map);
    let of_unit = |unit: &str| {
        let groups = groups.iter().filter(|group| group.first().unit == unit);
        groups.map(|group| doc_group(map, group)).collect::<Vec<_>>()
    };
    let units = map.units.iter().map(|unit| DocUnit {
        name: &unit.name,
        title: &unit.title,
        doc: &unit.doc,
        groups: of_unit(&unit.name),
    });
    DocMap {
        head: Head::of(map),
        first_id: text::id(map.first_id),
        last_id: text::id(map.last_id),
        units: units.collect(),
        enums: map.enums.values().map(doc_enum).collect(),
        classes: &map.classes,
    }
}

fn doc_group<'a>(map: &'a Map, group: &Group<'a>) -> DocGroup<'a> {
    let first = group.first();
    let registers = group.registers();
    let names: Vec<&str> = registers.iter().map(|register| register.name.as_str()).collect();
    let short = |name: &'a str| name.strip_prefix(&map.prefix).unwrap_or(name);
    let fields = group.layout.map_or(&[][..], |layout| &layout.fields);
    let mut enums: Vec<DocEnum<'_>> = Vec::new();
    for field in fields {
        if let FieldType::Enumeration(name) = &field.data_type
            && let Some(used) = map.enums.get(name)
            && enums.iter().all(|known| known.name != name)
        {
            enums.push(doc_enum(used));
        }
    }
    let element = first.element.as_ref();
    DocGroup {
        id: text::id(first.id),
        title: text::common_name(&names),
        short: starred(&text::common_name(&names.iter().map(|name| short(name)).collect::<Vec<_>>())),
        search_names: search_names(&registers, short),
        nameless: groups::is_nameless(first),
        ids: text::ids(&registers),
        first,
        rows: registers.iter().map(|register| doc_register(register)).collect(),
        columns: columns(&registers),
        block: element.and_then(|element| map.blocks.get(&element.array)),
        count: element.map_or(1, |element| element.count),
        inferred: element.is_some_and(|element| element.inferred),
        ports: text::ports(&registers),
        power_up: text::power_up(&registers),
        reads_as: text::alias_target(map, first).map(|target| target.name.as_str()),
        aliases: group.entries.iter().any(|e| e.registers.iter().any(|register| e.is_own_alias(register))),
        fields: fields.iter().map(|field| doc_field(first, fields, field)).collect(),
        words: (0..if fields.is_empty() { 0 } else { first.words }).map(|word| cells(fields, word)).collect(),
        enums,
    }
}

fn columns(registers: &[&Register]) -> Columns {
    let differ = |of: fn(&Register) -> (&str, Option<u32>)| registers.iter().any(|r| of(r) != of(registers[0]));
    let named = differ(|register| (&register.name, None)) && !groups::is_nameless(registers[0]);
    let official = registers.iter().any(|register| !register.official_names.is_empty());
    let older = registers.iter().any(|register| !register.older_names.is_empty());
    let masks = differ(|register| ("", register.mask));
    Columns { named, official, older, masks, any: named || official || older || masks }
}

/// `name` with `*` for the alternatives of a pattern: `*_ENTRYPOINT` for `[GSH|VSH]_ENTRYPOINT`.
fn starred(name: &str) -> String {
    match (name.find('['), name.find('|'), name.find(']')) {
        (Some(start), Some(bar), Some(end)) if start < bar && bar < end => {
            format!("{}*{}", &name[..start], &name[end + 1..])
        }
        _ => name.to_owned(),
    }
}

fn search_names<'a>(registers: &[&'a Register], short: impl Fn(&'a str) -> &'a str) -> String {
    let mut all: Vec<&str> = Vec::new();
    for register in registers {
        all.extend([register.name.as_str(), short(&register.name)]);
        all.extend(register.official_names.iter().chain(&register.older_names).map(String::as_str));
    }
    let mut seen = HashSet::new();
    all.retain(|name| seen.insert(*name));
    all.join(" ").to_lowercase()
}

fn doc_register(register: &Register) -> DocRegister<'_> {
    DocRegister {
        id: register.id,
        hex: text::id(register.id),
        name: &register.name,
        official: &register.official_names,
        older: &register.older_names,
        cpu_address: register.cpu_address,
        mask: register.mask,
        place: register.element.as_ref().map(|element| match &element.instance {
            Some(instance) => instance.clone(),
            None => element.index.to_string(),
        }),
    }
}

fn doc_field<'a>(register: &Register, fields: &[Field], field: &'a Field) -> DocField<'a> {
    let first_of = |name: &str| {
        let element = |other: &&Field| other.repeat.as_ref().is_some_and(|r| r.name == name && r.index == r.first);
        fields.iter().find(element).map(|first| first.name.clone())
    };
    let word = (register.words > 1).then_some(field.lsb / 32);
    DocField {
        field,
        bits: text::bits(field.lsb % 32, field.lsb % 32 + field.width() - 1),
        word,
        notation: field.data_type.to_string(),
        enumeration: match &field.data_type {
            FieldType::Enumeration(name) => Some(name),
            _ => None,
        },
        like: match &field.repeat {
            Some(repeat) if repeat.index > repeat.first => first_of(&repeat.name),
            _ => None,
        },
        source: (field.source != register.source).then_some(field.source.as_str()),
    }
}

/// The bit diagram of a word, most significant bit first.
fn cells(fields: &[Field], word: u32) -> Vec<Cell<'_>> {
    let cell = |field, lsb, msb| Cell { field, width: msb - lsb + 1, lsb, msb };
    let mut cells = Vec::new();
    let mut next = 0;
    for field in fields.iter().filter(|field| field.lsb / 32 == word) {
        let lsb = field.lsb % 32;
        if lsb > next {
            cells.push(cell(None, next, lsb - 1));
        }
        next = lsb + field.width();
        cells.push(cell(Some(field.name.as_str()), lsb, next - 1));
    }
    if next < 32 {
        cells.push(cell(None, next, 31));
    }
    cells.reverse();
    cells
}

fn doc_enum<'a>(enumeration: &'a Enum) -> DocEnum<'a> {
    let value = |enumerator: &'a Enumerator| {
        let codes: Vec<u32> = std::iter::once(enumerator.value).chain(enumerator.also.iter().copied()).collect();
        let source = (enumerator.source != enumeration.source).then_some(enumerator.source.as_str());
        DocEnumerator { enumerator, codes: text::codes(&codes), source }
    };
    DocEnum {
        name: &enumeration.name,
        doc: &enumeration.doc,
        source: &enumeration.source,
        grade: &enumeration.grade,
        was: &enumeration.was,
        unlisted: enumeration.unlisted.as_ref().map(|unlisted| match unlisted {
            Unlisted::As(name) => format!("Other codes act as {name}."),
            Unlisted::Keep => "Nothing is known about other codes.".to_owned(),
        }),
        values: enumeration.values.iter().map(value).collect(),
    }
}
