// SPDX-License-Identifier: MIT
//! JSON: the description as it is, and the registers of all maps in a flat list.

use super::list::{ListedRegister, ListedValue, acts_as, listed_values, registers_with};
use super::{ExportError, ExportedFile};
use crate::ir::{Description, Enum, Field, FieldType, Grade, Map, Was};
use serde::Serialize;
use std::collections::BTreeMap;

/// Version of `registers.json`. In version 1, a bare list of registers, each field had the codes of its enumeration.
const REGISTERS_VERSION: u32 = 2;

/// The file `registers.json`.
#[derive(Serialize)]
struct Registers<'a> {
    version: u32,
    /// Enumerations by the name of their map and their own.
    enums: BTreeMap<&'a str, BTreeMap<&'a str, Codes<'a>>>,
    /// Registers and classes of all maps.
    registers: Vec<ListedRegister<NamedField>>,
}

/// An enumeration.
#[derive(Serialize)]
struct Codes<'a> {
    doc: &'a str,
    /// The enumerator that codes without one behave as; `None` if there is none or nothing is known.
    unlisted: Option<String>,
    /// Codes in file order; further codes of an enumerator are entries of the same name.
    values: Vec<ListedValue>,
}

/// A field that names its enumeration.
#[derive(Serialize)]
struct NamedField {
    name: String,
    lsb: u32,
    msb: u32,
    #[serde(rename = "type")]
    kind: String,
    unit: Option<String>,
    /// The name of the enumeration among those of the map.
    #[serde(rename = "enum")]
    enumeration: Option<String>,
    doc: String,
    notation: String,
    choice: Option<String>,
    source: String,
    grade: Grade,
    was: Vec<Was>,
}

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let maps = &description.maps;
    let registers = Registers {
        version: REGISTERS_VERSION,
        enums: maps.iter().map(|map| (map.name.as_str(), enums(map))).filter(|(_, enums)| !enums.is_empty()).collect(),
        registers: maps.iter().flat_map(|map| registers_with(map, named_field)).collect(),
    };
    let file = |path: &str, text: String| ExportedFile { path: path.to_owned(), text: text + "\n" };
    Ok(vec![
        file("description.json", serde_json::to_string_pretty(description)?),
        file("registers.json", serde_json::to_string_pretty(&registers)?),
    ])
}

fn enums(map: &Map) -> BTreeMap<&str, Codes<'_>> {
    map.enums.iter().map(|(name, enumeration)| (name.as_str(), codes(enumeration))).collect()
}

fn codes(enumeration: &Enum) -> Codes<'_> {
    Codes { doc: &enumeration.doc, unlisted: acts_as(enumeration), values: listed_values(enumeration) }
}

fn named_field(_: &Map, field: &Field) -> NamedField {
    NamedField {
        name: field.name.clone(),
        lsb: field.lsb,
        msb: field.msb,
        kind: field.data_type.kind(),
        unit: field.unit.clone(),
        enumeration: match &field.data_type {
            FieldType::Enumeration(name) => Some(name.clone()),
            _ => None,
        },
        doc: field.doc.clone(),
        notation: field.data_type.to_string(),
        choice: field.choice.clone(),
        source: field.source.clone(),
        grade: field.grade.clone(),
        was: field.was.clone(),
    }
}
