// SPDX-License-Identifier: MIT
//! The description: what the specification says, validated and expanded, in the form that every output is made from.
//!
//! Blocks, arrays and aliases are expanded: every register id has its own entry. Entries that share a shape (the eight
//! lights, the four shader units, the ids of an alias group) name one [`Layout`].

mod choice;
mod enumeration;
mod evidence;
mod field;
mod isa;
mod register;
mod uses;

pub use choice::{Choice, ChoiceValue};
pub use enumeration::{Enum, Enumerator, Unlisted};
pub use evidence::{Grade, Locator, Page, Reference, ReferenceKind, Was};
pub use field::{Field, FieldType, FloatFormat, Layout, Repeated};
pub use isa::{
    FieldKind, Format, InstructionSet, NumberWidths, Numbering, Opcode, Reads, RegisterFile, Shape, Size, Term, Word,
};
pub use register::{Access, Class, Element, Kind, Register};
pub use uses::{Use, Uses};

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Version of this description. It changes when a key changes its meaning or goes away.
pub const VERSION: u32 = 1;

/// Everything the specification says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Description {
    /// [`VERSION`] of the compiler that made it.
    pub version: u32,
    /// Register maps, in the order of `maps.yaml`.
    pub maps: Vec<Map>,
    /// The ledger: the entries of `choices.yaml` in file order, and behind them those of `assumptions.yaml`.
    pub choices: Vec<Choice>,
    /// What is cited, in the order of `sources.yaml`.
    pub sources: Vec<Reference>,
    /// The pages of `docs/hardware`, by name.
    pub pages: Vec<Page>,
    /// The instruction set of `isa.yaml`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub isa: Option<InstructionSet>,
}

/// A register map: ids, where the CPU finds them, and the prefix of their names.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Map {
    /// `pica200`, `maxwell-3d`, ...
    pub name: String,
    /// Heading.
    pub title: String,
    /// What the map is.
    pub doc: String,
    /// The documents it comes from.
    pub source: String,
    /// Prefix of the current names (`GPUREG_`), empty where names have none.
    pub prefix: String,
    /// Prefix of the official names (`PICA_REG_`).
    pub official_prefix: String,
    /// Lowest id that exists.
    pub first_id: u32,
    /// Highest id that exists.
    pub last_id: u32,
    /// CPU addresses, if the CPU can reach the registers.
    pub cpu: Option<CpuWindow>,
    /// Units (one specification file each), in order of their lowest id.
    pub units: Vec<Unit>,
    /// Enumerations by name.
    pub enums: BTreeMap<String, Enum>,
    /// Register shapes by name (UpperCamel).
    pub layouts: BTreeMap<String, Layout>,
    /// Blocks by name.
    pub blocks: BTreeMap<String, Block>,
    /// Registers in order of id; entries of one id keep the order of their file.
    pub registers: Vec<Register>,
    /// Classes on subchannels.
    pub classes: Vec<Class>,
}

/// A unit of the chip: one specification file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Name of the file without extension.
    pub name: String,
    /// Heading.
    pub title: String,
    /// What the unit does.
    pub doc: String,
}

/// A group of registers that occurs several times.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Block {
    /// Name, as in [`Element::array`].
    pub name: String,
    /// What one occurrence is.
    pub doc: String,
}

/// Where the CPU sees the registers of a map.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CpuWindow {
    /// Physical address of id 0.
    pub base: u32,
    /// Bytes from one register to the next.
    pub stride: u32,
}
