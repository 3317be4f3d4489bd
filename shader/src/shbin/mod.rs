// SPDX-License-Identifier: MIT
//! The shader container: one DVLB with the code that all programs share (DVLP) and one DVLE per program
//! (shbin.md).
//!
//! [`Shbin::read`] keeps everything it finds, meaning known or not, so that [`Shbin::write`] gives back the same bytes.
//! [`registers`] says what a loader writes to the GPU for a program, and [`info`] sums a container up for people and
//! for machines. All numbers are little-endian.

mod dvle;
mod error;
mod f24;
pub mod info;

mod layout;
mod output;
mod read;
pub mod registers;
mod uniform;
mod write;

pub use dvle::{Constant, ConstantValue, Dvle, GeometryMode, Label, Output, ShaderStage, Uniform};
pub use error::{Problem, ShbinError};
pub use f24::{f24_from_f32, f24_literal};
pub use info::Info;
pub use layout::Layout;
pub use output::{OUTPUT_TYPES, OutputType};
pub use registers::OutputMap;
pub use uniform::{RegisterRange, space_number, space_register};
pub use write::TooLarge;

/// An entry of the operand descriptor table: 8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DescriptorEntry {
    /// The descriptor as the chip takes it (shader-unit.md#operand-descriptors).
    pub descriptor: u32,
    /// The second word, whose meaning is unknown; picasso writes 0 and loaders skip it.
    pub unknown: u32,
}

impl From<u32> for DescriptorEntry {
    fn from(descriptor: u32) -> Self {
        Self { descriptor, unknown: 0 }
    }
}

/// A shader container (DVLB): one memory of code and descriptors, and the programs in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shbin {
    /// Version word of the DVLP; picasso writes 0.
    pub version: u32,
    /// The instruction words of all programs.
    pub code: Vec<u32>,
    /// The operand descriptors of all programs.
    pub descriptors: Vec<DescriptorEntry>,
    /// DVLP word 0x1C, whose meaning is unknown; picasso writes 0.
    pub unknown_1c: u32,
    /// The bytes of the file name symbol table; picasso writes none.
    pub file_names: Vec<u8>,
    /// The programs, each a DVLE.
    pub programs: Vec<Dvle>,
    /// Where everything lay in the file that was read. [`Shbin::write`] uses it as long as it fits the contents, and
    /// otherwise lays the file out as picasso does.
    pub layout: Option<Layout>,
}

impl Shbin {
    /// The operand descriptors without their second words.
    pub fn operand_descriptors(&self) -> Vec<u32> {
        self.descriptors.iter().map(|entry| entry.descriptor).collect()
    }
}
