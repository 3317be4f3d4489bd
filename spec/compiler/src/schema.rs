// SPDX-License-Identifier: MIT
//! What a specification file may contain, as `docs/specification.md` describes it. Nothing is checked here beyond
//! types.

mod isa;

pub use isa::*;

use crate::ir::{Access, ChoiceValue, CpuWindow, Grade, Kind, Was};
use serde::Deserialize;
use serde::de::{self, Deserializer, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// An inclusive range: `4-6`, `0x280-0x2AF`, or one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// First number.
    pub first: u32,
    /// Last number, not below `first`.
    pub last: u32,
}

fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

impl<'de> Deserialize<'de> for Range {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Range, D::Error> {
        struct RangeVisitor;
        impl Visitor<'_> for RangeVisitor {
            type Value = Range;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or a range like 4-6")
            }
            fn visit_u64<E: de::Error>(self, n: u64) -> Result<Range, E> {
                let n = u32::try_from(n).map_err(|_| E::custom("number above 32 bits"))?;
                Ok(Range { first: n, last: n })
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Range, E> {
                let bad = || E::invalid_value(de::Unexpected::Str(text), &self);
                let (first, last) = text.split_once('-').unwrap_or((text, text));
                let range = Range { first: number(first).ok_or_else(bad)?, last: number(last).ok_or_else(bad)? };
                if range.first > range.last {
                    return Err(E::custom(format!("range {text} ends before it starts")));
                }
                Ok(range)
            }
        }
        deserializer.deserialize_any(RangeVisitor)
    }
}

/// `maps.yaml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapsFile {
    /// Version of this schema.
    pub version: u32,
    /// The maps, in output order.
    pub maps: Vec<Map>,
}

/// Head of a register map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    pub name: String,
    pub title: String,
    pub doc: String,
    pub source: String,
    #[serde(default)]
    pub prefix: String,
    #[serde(default)]
    pub official_prefix: String,
    pub ids: Range,
    pub cpu: Option<CpuWindow>,
}

/// Head of a unit file. Its lists are read entry by entry, so that one bad entry does not hide the next.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFile {
    pub map: String,
    pub unit: String,
    pub title: String,
    pub doc: String,
    #[serde(default)]
    pub enums: Vec<serde_yaml::Value>,
    #[serde(default)]
    pub registers: Vec<serde_yaml::Value>,
    #[serde(default)]
    pub blocks: Vec<serde_yaml::Value>,
    #[serde(default)]
    pub classes: Vec<serde_yaml::Value>,
}

/// An enumeration.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enum {
    pub name: String,
    pub doc: String,
    pub source: String,
    pub grade: Grade,
    pub unlisted: Option<String>,
    #[serde(default)]
    pub was: Vec<Was>,
    pub values: Vec<Enumerator>,
}

/// One name of a code.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enumerator {
    pub value: u32,
    pub name: String,
    #[serde(default)]
    pub doc: String,
    #[serde(default)]
    pub also: Vec<u32>,
    #[serde(default)]
    pub alias: bool,
    pub assembly: Option<String>,
    pub source: Option<String>,
    pub grade: Option<Grade>,
    #[serde(default)]
    pub was: Vec<Was>,
}

/// A register, or a group of registers with consecutive ids.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Register {
    pub id: Option<u32>,
    pub ids: Option<Range>,
    pub offset: Option<Offset>,
    pub offsets: Option<Range>,
    pub name: Option<String>,
    pub ident: Option<String>,
    #[serde(default)]
    pub official: Vec<String>,
    #[serde(default)]
    pub older: Vec<String>,
    #[serde(default)]
    pub names_at: BTreeMap<u32, NamesAt>,
    #[serde(default)]
    pub kind: Kind,
    pub access: Access,
    pub mask: Option<Measured>,
    pub reset: Option<Measured>,
    #[serde(default = "yes")]
    pub lists: bool,
    pub aliases: Option<u32>,
    pub alias_of: Option<u32>,
    pub port: Option<String>,
    #[serde(rename = "type")]
    pub data_type: Option<String>,
    pub words: Option<u32>,
    pub size: Option<String>,
    pub array: Option<Array>,
    #[serde(default)]
    pub overlaps: bool,
    pub doc: String,
    pub source: String,
    pub grade: Grade,
    #[serde(default)]
    pub was: Vec<Was>,
    #[serde(default)]
    pub fields: Vec<Field>,
}

fn yes() -> bool {
    true
}

/// Further names of a single id.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamesAt {
    #[serde(default)]
    pub official: Vec<String>,
    #[serde(default)]
    pub older: Vec<String>,
}

/// Offset of a register in its block: one, or one per instance.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected an offset or a list of one offset per instance")]
pub enum Offset {
    Same(u32),
    PerInstance(Vec<u32>),
}

/// A measured word of a register, its mask or power-up value: one, or one per named instance.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected a number or a mapping from instance to number")]
pub enum Measured {
    Same(u32),
    PerInstance(BTreeMap<String, u32>),
}

/// `sources.yaml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourcesFile {
    pub sources: Vec<serde_yaml::Value>,
}

/// An array of entries of one register row.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Array {
    pub base: Option<u32>,
    pub count: u32,
    pub stride: u32,
    #[serde(default)]
    pub inferred: bool,
}

/// A bit field.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    pub name: String,
    pub bits: Range,
    #[serde(rename = "type", default = "uint")]
    pub data_type: String,
    pub unit: Option<String>,
    pub repeat: Option<Repeat>,
    pub choice: Option<String>,
    pub unread: Option<String>,
    #[serde(default)]
    pub doc: String,
    pub source: Option<String>,
    pub grade: Option<Grade>,
    #[serde(default)]
    pub was: Vec<Was>,
}

fn uint() -> String {
    "uint".to_owned()
}

/// Repetition of a field inside its register.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    #[serde(default)]
    pub first: u32,
    pub count: u32,
    pub step: u32,
}

/// A group of registers that occurs several times.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    pub name: String,
    pub doc: String,
    pub array: Option<Array>,
    pub bases: Option<Vec<u32>>,
    pub instances: Option<Vec<Instance>>,
    pub registers: Vec<serde_yaml::Value>,
}

/// A named instance of a block.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instance {
    pub name: String,
    pub base: u32,
    #[serde(default)]
    pub vars: BTreeMap<String, String>,
    #[serde(default)]
    pub older: Vec<String>,
}

/// A class on a subchannel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    pub id: u32,
    pub subchannel: u32,
    pub name: String,
    pub map: Option<String>,
    #[serde(default)]
    pub doc: String,
    pub source: Option<String>,
    pub grade: Option<Grade>,
}

/// `choices.yaml`. Entries are read one by one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoicesFile {
    pub choices: Vec<serde_yaml::Value>,
}

/// An entry of `choices.yaml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub id: String,
    pub question: String,
    pub values: Vec<ChoiceValue>,
    pub default: String,
    pub reason: String,
    pub source: String,
    pub grade: Grade,
    pub experiment: Option<String>,
    pub no_experiment: Option<String>,
}

/// `assumptions.yaml`. Entries are read one by one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AssumptionsFile {
    pub assumptions: Vec<serde_yaml::Value>,
}

/// An entry of `assumptions.yaml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assumption {
    pub id: String,
    pub question: String,
    pub answer: String,
    pub statement: String,
    pub reason: String,
    pub source: String,
    pub grade: Grade,
    pub experiment: String,
}
