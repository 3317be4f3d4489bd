// SPDX-License-Identifier: MIT
//! The disassembler: any program to source text that [assembles](super::assembler) to the same words and descriptors.
//!
//! Real programs come out as picasso wrote them: procedures, conditionals, loops, labels, the names of inputs and
//! uniforms. What that language cannot say is written with the extensions of the [assembler](super::assembler), and the
//! readable form goes into a comment. This happens to
//!
//! - words that no instruction line encodes to: unknown opcodes, bits without meaning that are set, a destination mask of
//!   zero, a narrow operand in a wide place, two v registers, a descriptor beyond the table (`.word`);
//! - conditionals, loops and procedures that overlap without one containing the other, or lie outside the code, and jumps
//!   out of the part of the code that belongs to one program (`.word`);
//! - descriptor tables that are not what filling them instruction by instruction gives (`.opdesc`, `@`);
//! - blocks that lack the NOP the assembler would add (`.nonop`);
//! - entry points that no procedure can stand for (`.entry` with addresses) and uniforms that allocation would put
//!   elsewhere (a register after the name).
//!
//! A container of several programs becomes one text in which `.dvle` separates them. Facts of a program that no text can
//! say (its label table, fields of unknown meaning) are listed in a comment; code and descriptors never lose anything.

mod analysis;
mod declarations;
mod describe;
mod express;
mod listing;
mod section;
mod structure;
mod symbols;
mod text;

pub use describe::describe;

use super::shbin::{Dvle, GeometryMode, ShaderStage, Shbin};
use pica_model::shader::isa::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS};

/// The source text of a container.
///
/// The text assembles to the same code and descriptors; and to the same file, if the file was written by picasso or by
/// this assembler. Code beyond 4096 words and descriptors beyond 128 have no place in the chip; they are left out, with
/// a comment that says so.
pub fn disassemble(shbin: &Shbin) -> String {
    listing::listing(shbin)
}

/// The source text of bare program and descriptor memories, as a program of a stage that starts at word 0.
pub fn disassemble_code(code: &[u32], descriptors: &[u32], stage: ShaderStage) -> String {
    let program = Dvle {
        version: Dvle::VERSION,
        stage,
        merge: 0,
        entry: 0,
        end: code.len().min(GEOMETRY_CODE_WORDS) as u32,
        input_mask: 0,
        output_mask: 0,
        mode: GeometryMode::Point,
        fixed_start: 0,
        variable_count: 0,
        fixed_count: 0,
        constants: Vec::new(),
        labels: Vec::new(),
        outputs: Vec::new(),
        uniforms: Vec::new(),
        symbols: Vec::new(),
    };
    disassemble(&Shbin {
        code: code.to_vec(),
        descriptors: descriptors.iter().take(DESCRIPTOR_COUNT).map(|&word| word.into()).collect(),
        programs: vec![program],
        ..Shbin::default()
    })
}
