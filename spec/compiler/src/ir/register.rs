// SPDX-License-Identifier: MIT
//! Registers, and the classes that stand for maps.

use super::{Grade, Use, Was};
use serde::{Deserialize, Serialize};

/// A register at one id.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Register {
    /// Register id or method number.
    pub id: u32,
    /// Current name with prefix.
    pub name: String,
    /// Name for generated code: UPPER_SNAKE, without prefix, decoration, index and instance.
    pub ident: String,
    /// Official names.
    pub official_names: Vec<String>,
    /// Names that older or other documents use.
    pub older_names: Vec<String>,
    /// The unit (file) it belongs to.
    pub unit: String,
    /// Physical address for the CPU.
    pub cpu_address: Option<u32>,
    /// How it behaves.
    pub kind: Kind,
    /// Who can read and write.
    pub access: Access,
    /// Measured: bits that can be written and read back.
    pub mask: Option<u32>,
    /// Measured: what it holds after power-up. What was not measured is taken to be 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reset: Option<u32>,
    /// Whether command lists can write it.
    pub lists: bool,
    /// The register that this id is another id of.
    pub alias_of: Option<u32>,
    /// Place in an array or block, if the register is in one.
    pub element: Option<Element>,
    /// The transfer it belongs to (index ports, data ports, FIFOs), UpperCamel.
    pub port: Option<String>,
    /// Type as the source prints it (Maxwell).
    pub data_type: Option<String>,
    /// Consecutive ids of this entry.
    pub words: u32,
    /// Size as the source prints it where that is not `words`.
    pub size: Option<String>,
    /// Name of its [`Layout`](super::Layout); `None` if it has no fields.
    pub layout: Option<String>,
    /// Who takes its whole word, or names it, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Use>,
    /// What it does.
    pub doc: String,
    /// Where that comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// Older statements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub was: Vec<Was>,
}

/// The place of a register in an array or block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Element {
    /// Name of the block, or ident of the array.
    pub array: String,
    /// Index from 0.
    pub index: u32,
    /// Number of elements.
    pub count: u32,
    /// Ids from one element to the next; `None` if irregular.
    pub stride: Option<u32>,
    /// Name of the instance, where instances have names.
    pub instance: Option<String>,
    /// The count is inferred: no source gives it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub inferred: bool,
}

/// A class on a subchannel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Class {
    /// Class number.
    pub id: u32,
    /// Subchannel number.
    pub subchannel: u32,
    /// Name of the engine.
    pub name: String,
    /// The map of its methods, where there is one.
    pub map: Option<String>,
    /// What it does.
    pub doc: String,
    /// Where that comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}

/// How a register behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Holds a value.
    #[default]
    Plain,
    /// Acts when written.
    Trigger,
    /// Written by the chip.
    Status,
    /// Selects where the words of its port go.
    IndexPort,
    /// Takes words that are stored one by one at the index of its port.
    DataPort,
    /// Takes words that make up larger entries.
    Fifo,
}

impl Kind {
    /// The word of the specification files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Plain => "plain",
            Kind::Trigger => "trigger",
            Kind::Status => "status",
            Kind::IndexPort => "index-port",
            Kind::DataPort => "data-port",
            Kind::Fifo => "fifo",
        }
    }
}

/// Who can read and write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Access {
    /// Read and write.
    Rw,
    /// Read only.
    Ro,
    /// Write only: reads as 0.
    Wo,
    /// Reads as 0, writes do nothing.
    None,
}

impl Access {
    /// The word of the specification files.
    pub fn name(self) -> &'static str {
        match self {
            Access::Rw => "rw",
            Access::Ro => "ro",
            Access::Wo => "wo",
            Access::None => "none",
        }
    }
}
