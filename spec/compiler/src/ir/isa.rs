// SPDX-License-Identifier: MIT
//! The instruction set of the shader units.

use super::{Enum, Field, Grade, Layout};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Instruction words, operand descriptors, registers. Every opcode code has an entry.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct InstructionSet {
    /// Heading.
    pub title: String,
    /// What it is.
    pub doc: String,
    /// Sizes of memories, stacks and ranges.
    pub sizes: Vec<Size>,
    /// Enumerations by name.
    pub enums: BTreeMap<String, Enum>,
    /// Register files.
    pub registers: Vec<RegisterFile>,
    /// Widths of register numbers.
    pub numbers: NumberWidths,
    /// Words that are no instructions, and parts of them.
    pub layouts: Vec<Word>,
    /// What the fields of instruction words mean.
    pub fields: Vec<FieldKind>,
    /// Instruction formats.
    pub formats: Vec<Format>,
    /// What follows a mnemonic in assembly.
    pub shapes: Vec<Shape>,
    /// What instructions change.
    pub effects: Vec<Term>,
    /// What instructions compute.
    pub costs: Vec<Term>,
    /// Bits of the longest opcode.
    pub opcode_bits: u32,
    /// Opcodes in order of their codes.
    pub opcodes: Vec<Opcode>,
}

impl InstructionSet {
    /// The format of an opcode.
    pub fn format_of(&self, opcode: &Opcode) -> Option<&Format> {
        self.formats.iter().find(|format| format.name == opcode.format)
    }

    /// The meaning of a field; the opcode has none.
    pub fn kind_of(&self, field: &Field) -> Option<&FieldKind> {
        self.fields.iter().find(|kind| kind.name == field.name)
    }

    /// The fields of a format that have a meaning, without the opcode.
    pub fn operands<'a>(&'a self, format: &'a Format) -> impl Iterator<Item = (&'a Field, &'a FieldKind)> {
        format.fields.iter().filter_map(|field| self.kind_of(field).map(|kind| (field, kind)))
    }

    /// Number of codes that are this opcode.
    pub fn code_count(&self, opcode: &Opcode) -> u32 {
        self.format_of(opcode).map_or(1, |format| 1 << (self.opcode_bits - format.opcode().width()))
    }
}

/// A size.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// UPPER_SNAKE name.
    pub name: String,
    /// The number.
    pub value: u32,
    /// What it counts.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}

/// Registers of one kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RegisterFile {
    /// UPPER_SNAKE name.
    pub name: String,
    /// The letter that begins the names of its registers.
    pub letter: char,
    /// Number of registers.
    pub count: u32,
    /// Number of the first one in source fields.
    pub as_source: Option<u32>,
    /// Number of the first one in destination fields.
    pub as_destination: Option<u32>,
    /// What it holds.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}

impl RegisterFile {
    /// Number of the first register in a numbering.
    pub fn first(&self, numbering: Numbering) -> Option<u32> {
        match numbering {
            Numbering::Source => self.as_source,
            Numbering::Destination => self.as_destination,
        }
    }
}

/// What the register numbers of a field count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Numbering {
    /// Registers that can be read.
    Source,
    /// Registers that can be written.
    Destination,
}

impl Numbering {
    /// The word of the specification file.
    pub fn name(self) -> &'static str {
        match self {
            Numbering::Source => "source",
            Numbering::Destination => "destination",
        }
    }
}

/// Widths of register numbers in bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberWidths {
    /// The wide source.
    pub source: u32,
    /// Other sources.
    pub narrow_source: u32,
    /// The destination.
    pub destination: u32,
}

/// A word that is no instruction, or a part of one.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Word {
    /// Name and fields.
    #[serde(flatten)]
    pub layout: Layout,
    /// Number of bits.
    pub bits: u32,
    /// What it is.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}

/// What a field of an instruction word means.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FieldKind {
    /// UPPER_SNAKE name.
    pub name: String,
    /// Name in the documents.
    pub label: String,
    /// The registers that it names.
    pub registers: Option<Numbering>,
    /// No meaning is known: an instruction ignores it.
    pub reserved: bool,
    /// What it is.
    pub doc: String,
}

/// An instruction format.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Format {
    /// UPPER_SNAKE name.
    pub name: String,
    /// Name in the documents.
    pub label: String,
    /// What it is for.
    pub doc: String,
    /// The source field that can be a uniform and that the index register applies to.
    pub wide: Option<String>,
    /// Fields in order of bits; the last one is the opcode.
    pub fields: Vec<Field>,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}

impl Format {
    /// The opcode: every format has one, in its highest bits.
    pub fn opcode(&self) -> &Field {
        &self.fields[self.fields.len() - 1]
    }
}

/// What follows a mnemonic in assembly.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Shape {
    /// UPPER_SNAKE name.
    pub name: String,
    /// The operands.
    pub text: String,
    /// The fields that they fill.
    pub fields: Vec<String>,
    /// What they are.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}

/// An effect or a cost.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Term {
    /// UPPER_SNAKE name.
    pub name: String,
    /// Short form for tables.
    pub text: String,
    /// What it means.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}

/// What is read of a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reads {
    /// Components, as letters.
    pub components: String,
    /// Only those count that the destination mask enables.
    pub masked: bool,
}

/// An opcode.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Opcode {
    /// Lowest of its codes, in the bits of the longest opcode.
    pub code: u32,
    /// UPPER_SNAKE name.
    pub name: String,
    /// Whether its meaning is known.
    pub known: bool,
    /// Name in assembly; empty if the meaning is unknown.
    pub mnemonic: String,
    /// Name of its [`Format`].
    pub format: String,
    /// Name of its [`Shape`].
    pub shape: String,
    /// The opcode whose function it has; itself, if that has no other wide source.
    pub base: String,
    /// What is read of each source.
    pub reads: Vec<Reads>,
    /// Name of its effect.
    pub writes: String,
    /// Name of its cost.
    pub cost: String,
    /// What it does, in a line.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}
