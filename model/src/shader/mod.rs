//! The programmable stages of the PICA200: what a shader program is made of and how it is written down.
//!
//! - [`isa`]: the instruction words and operand descriptors as typed values, declared in one table.
//! - [`shbin`]: the container (DVLB, DVLP, DVLE) in which programs are stored.
//! - [`assembler`]: picasso-compatible source text to a container.
//! - [`disassembler`]: any program back to source text that assembles to the same words.

pub mod assembler;
pub mod disassembler;
pub mod isa;
pub mod shbin;
