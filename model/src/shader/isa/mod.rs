// SPDX-License-Identifier: MIT
//! The shader instruction set: every word and every operand descriptor as a typed value.
//!
//! Two tables carry all of it. [`OPCODES`] has one row per opcode (number, mnemonic, format, operand shape, what it
//! reads and writes, description); [`Format::fields`] has one row per bit field of each instruction format. Decoder,
//! encoder, assembler, disassembler and [`markdown`](markdown::instruction_set) read those two tables and nothing else.
//!
//! Decoding is total and loses nothing: for every 32-bit word `w`, `Instruction::decode(w).encode() == w`, and the same
//! holds for [`OperandDescriptor`]. Bits without a known meaning are kept in `unused` in their place in the word.
//!
//! Facts: dossier sections 2.2 to 2.6.

mod compare;
mod condition;
mod descriptor;
mod format;
mod instruction;
pub mod markdown;
mod opcode;
mod register;
mod swizzle;

pub use compare::CompareOperator;
pub use condition::{Condition, ConditionOperator};
pub use descriptor::{OperandDescriptor, SourceModifier};
pub use format::{Field, FieldSpec, Format};
pub use instruction::{Instruction, Operands};
pub use opcode::{OPCODES, Opcode, OpcodeInfo, Reads, Shape, Writes};
pub use register::{Destination, IndexRegister, NarrowSource, RegisterFile, Source};
pub use swizzle::{Component, Mask, Swizzle};

/// Operand descriptors of one shader unit (dossier section 2.2).
pub const DESCRIPTOR_COUNT: usize = 128;

/// Operand descriptors that MAD and MADI can name with their 5-bit field (dossier section 2.2).
pub const MAD_DESCRIPTOR_COUNT: usize = 32;

/// Instruction words of a vertex shader unit (dossier section 2.2).
pub const VERTEX_CODE_WORDS: usize = 512;

/// Instruction words that the 12-bit program counter of the geometry shader unit can name (dossier section 2.2).
pub const GEOMETRY_CODE_WORDS: usize = 4096;
