// SPDX-License-Identifier: MIT
//! Why sources do not fit an instruction, in words.

use super::diagnostic::Note;
use super::encode::SourceError;
use super::names::Operand;
use pica_model::shader::isa::{Opcode, Shape};

/// What is wrong with the sources of an instruction, in words.
pub(super) fn explain(opcode: Opcode, operands: &[Operand], error: SourceError) -> Note {
    let mnemonic = opcode.info().mnemonic;
    let name = |position: usize| operands[position].name();
    let (position, message) = match error {
        SourceError::NotASource { position } => {
            (position, format!("{} cannot be read: a source is a v, r or c register", name(position)))
        }
        SourceError::IndexedRegister { position } => {
            (position, "only c registers can have an index register".to_owned())
        }
        SourceError::SecondUniform { position } => (
            position,
            format!("{} is a second c register; an instruction can read only one operand from there", name(position)),
        ),
        SourceError::NotNarrow { position } => {
            let which = match opcode.info().shape {
                Shape::Ternary => "source 2 or source 3",
                _ => "source 1",
            };
            let message = format!(
                "{} cannot be source {} of {mnemonic}: only {which} can be a c register",
                name(position),
                position + 1
            );
            (position, message)
        }
        SourceError::SecondInput { position, first } => (
            position,
            format!("{} and {} in one instruction: the chip reads only one v register", name(position), name(first)),
        ),
    };
    Note::new(operands[position].text.span, message)
}
