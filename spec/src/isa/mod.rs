// SPDX-License-Identifier: MIT
//! The shader instruction set: opcodes, formats, registers and operand descriptors as tables, generated from `isa.yaml`.
//!
//! Decoders, assemblers and documents read [`OPCODES`], [`Format::fields`] and [`RegisterFile`]; hardware descriptions read
//! the same numbers as plain constants in [`code`], [`bits`] and [`size`].
//!
//! ```
//! use pica_spec::isa::{Field, Opcode, bits, code};
//!
//! let spec = Opcode::Add.info().format.field(Field::Src1).unwrap();
//! assert_eq!(spec.lsb as usize, bits::format1::SRC1);
//! assert_eq!(Opcode::of_word((code::opcode::ADD << bits::OPCODE) as u32), Opcode::Add);
//! ```

mod component;
mod field;
mod opcode;
mod register;

pub use component::{Mask, Swizzle};
pub use field::FieldSpec;
pub use opcode::{OpcodeInfo, Reads};
pub use register::{Destination, NarrowSource, Source};

use opcode::sources;

include!(concat!(env!("OUT_DIR"), "/isa.rs"));
