// SPDX-License-Identifier: MIT
//! `isa.yaml`: the instruction set.

use super::Range;
use crate::ir::{Grade, Numbering, Size};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The file. Its lists are read entry by entry, so that one bad entry does not hide the next.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IsaFile {
    pub title: String,
    pub doc: String,
    pub sizes: Vec<serde_yaml::Value>,
    pub enums: Vec<serde_yaml::Value>,
    pub registers: Vec<serde_yaml::Value>,
    pub layouts: Vec<serde_yaml::Value>,
    pub fields: Vec<serde_yaml::Value>,
    pub formats: Vec<serde_yaml::Value>,
    pub shapes: Vec<serde_yaml::Value>,
    pub effects: Vec<serde_yaml::Value>,
    pub costs: Vec<serde_yaml::Value>,
    pub unknown: Unknown,
    pub opcodes: Vec<serde_yaml::Value>,
}

/// An entry of a list with names.
pub trait Named {
    fn name(&self) -> &str;
}

macro_rules! named {
    ($($entry:ty),*) => { $(impl Named for $entry { fn name(&self) -> &str { &self.name } })* };
}

named!(Size, RegisterFile, Word, FieldKind, Format, Shape, Term, Opcode);

/// A register file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegisterFile {
    pub name: String,
    pub letter: char,
    pub count: u32,
    pub as_source: Option<u32>,
    pub as_destination: Option<u32>,
    pub doc: String,
    pub source: String,
    pub grade: Grade,
}

/// A word that is no instruction, or a part of one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    pub name: String,
    pub bits: u32,
    pub doc: String,
    pub source: String,
    pub grade: Grade,
    pub fields: Vec<super::Field>,
}

/// What a field of an instruction word means.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldKind {
    pub name: String,
    pub label: String,
    #[serde(rename = "type", default = "super::uint")]
    pub data_type: String,
    pub registers: Option<Numbering>,
    #[serde(default)]
    pub reserved: bool,
    pub choice: Option<String>,
    pub doc: String,
    pub source: Option<String>,
    pub grade: Option<Grade>,
}

/// An instruction format.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Format {
    pub name: String,
    pub label: String,
    pub doc: String,
    pub opcode: Range,
    pub wide: Option<String>,
    pub source: String,
    pub grade: Grade,
    pub fields: BTreeMap<String, Range>,
}

/// What follows a mnemonic.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    pub name: String,
    pub text: String,
    pub fields: Vec<String>,
    pub doc: String,
    pub source: String,
    pub grade: Grade,
}

/// An effect or a cost.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    pub name: String,
    pub text: String,
    pub doc: String,
    pub source: String,
    pub grade: Grade,
}

/// An opcode.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opcode {
    pub code: u32,
    pub name: String,
    pub mnemonic: Option<String>,
    pub format: String,
    pub shape: String,
    pub base: Option<String>,
    #[serde(default)]
    pub reads: Vec<String>,
    pub writes: String,
    pub cost: String,
    pub doc: String,
    pub source: String,
    pub grade: Grade,
}

/// What holds for every code without an opcode.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unknown {
    pub format: String,
    pub shape: String,
    pub writes: String,
    pub cost: String,
    pub doc: String,
    pub source: String,
    pub grade: Grade,
}
