// SPDX-License-Identifier: MIT
//! Single lines of the text.

use std::fmt::Write;

use super::analysis::Analysis;
use super::describe::{describe, set_emit};
use super::express::{Arithmetic, Expression, Kind};
use super::symbols::Names;
use crate::assembler::descriptors::find_fixed;
use pica_model::shader::isa::{Comparison, Field, Opcode, Operands, RegisterFile, Shape};

impl Analysis<'_> {
    /// Address and word; for raw words what they mean.
    pub fn comment(&self, at: usize) -> String {
        let word = self.code[at];
        match self.expressions[at].kind {
            Kind::Raw => {
                let number = self.expressions[at].instruction.descriptor();
                let descriptor = number.and_then(|number| self.descriptors.get(usize::from(number)));
                format!("{at:03X} {}", describe(word, descriptor.map(|entry| entry.descriptor)))
            }
            _ => format!("{at:03X} {word:08X}"),
        }
    }

    /// The instruction line of a word.
    pub fn instruction(&self, at: usize, names: &Names) -> String {
        let Expression { instruction, kind } = &self.expressions[at];
        let mnemonic = instruction.opcode.info().base.info().mnemonic;
        let flag = match instruction.operands {
            Operands::Format2 { condition, .. } if instruction.opcode != Opcode::Call => condition.to_string(),
            Operands::Format3 { num, boolean, .. } => {
                let inverted = instruction.opcode == Opcode::Jmpu && num == 1;
                let register = names.register((RegisterFile::Boolean, boolean));
                format!("{}{register}", if inverted { "!" } else { "" })
            }
            Operands::Format3Loop { integer, .. } => names.register((RegisterFile::Integer, integer)),
            Operands::Format4 { vertex, primitive, winding } => set_emit(vertex.into(), primitive, winding),
            _ => String::new(),
        };
        let operands = match kind {
            Kind::Raw => return format!(".word 0x{:08X}", self.code[at]),
            Kind::Arithmetic(arithmetic) => self.operands(at, arithmetic, names),
            Kind::Call { start, end } => join(&flag, self.procedures.get((*start, *end)).unwrap_or_default()),
            Kind::Jump { target } => join(&flag, &label(*target)),
            Kind::Simple | Kind::If { .. } | Kind::Loop { .. } => flag,
        };
        format!("{mnemonic} {operands}").trim_end().to_owned()
    }

    /// The operands of an arithmetic instruction, with the descriptor where the assembler would not find it.
    fn operands(&self, at: usize, arithmetic: &Arithmetic, names: &Names) -> String {
        let instruction = self.expressions[at].instruction;
        let mut texts: Vec<String> = arithmetic.sources.iter().map(|source| names.source(source)).collect();
        match instruction.opcode.info().shape {
            Shape::Compare => {
                let operator = |field| Comparison::from_raw(instruction.field(field)).assembly().to_owned();
                let operators = [Field::Cmpx, Field::Cmpy].map(operator);
                texts.splice(1..1, operators);
            }
            Shape::Mova => texts.insert(0, format!("a0.{}", arithmetic.mask)),
            _ => texts.insert(0, names.destination(arithmetic.destination, arithmetic.mask)),
        }
        let mut text = texts.join(", ");
        if self.fixed_table {
            let found = find_fixed(self.descriptors, &arithmetic.wanted);
            if found != Some(arithmetic.descriptor.into()) {
                let _ = write!(text, " @ {}", arithmetic.descriptor);
            }
        }
        text
    }
}

/// `flag, target`, or the target alone.
fn join(flag: &str, target: &str) -> String {
    if flag.is_empty() { target.to_owned() } else { format!("{flag}, {target}") }
}

/// The name of an address that is jumped to.
pub(super) fn label(address: usize) -> String {
    format!("label_{address:03X}")
}
