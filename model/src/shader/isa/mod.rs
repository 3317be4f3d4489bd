// SPDX-License-Identifier: MIT
//! Every instruction word and every operand descriptor as a typed value.
//!
//! The tables are those of [`pica_spec::isa`]: opcodes, formats, register numbers. Here is what reads and makes words with
//! them. Decoding is total and loses nothing: for every 32-bit word `w`, `Instruction::decode(w).encode() == w`, and the same
//! holds for [`OperandDescriptor`]. Bits without a known meaning are kept in `unused` in their place in the word.

mod condition;
mod descriptor;
mod instruction;

pub use condition::Condition;
pub use descriptor::{OperandDescriptor, SourceModifier};
pub use instruction::{Instruction, Operands};
pub use pica_spec::isa::size::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS, MAD_DESCRIPTOR_COUNT, VERTEX_CODE_WORDS};
pub use pica_spec::isa::{
    Comparison, Component, Condition as ConditionOperator, Destination, Field, FieldSpec, Format,
    Index as IndexRegister, Mask, NarrowSource, OPCODES, Opcode, OpcodeInfo, Reads, RegisterFile, Shape, Source,
    Swizzle, Writes,
};
