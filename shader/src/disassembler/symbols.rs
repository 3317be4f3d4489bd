// SPDX-License-Identifier: MIT
//! Names in the text, and operands written with them.

use std::collections::{BTreeMap, BTreeSet};

use crate::assembler::encode::SourceOperand;
use crate::assembler::names::{Register, is_declarable};
use pica_model::shader::isa::{Destination, IndexRegister, Mask, RegisterFile, Swizzle};

/// The names of registers in one source file.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    taken: BTreeSet<String>,
    /// Per register its name and its place in the array of that name.
    registers: BTreeMap<Register, (String, u8)>,
}

/// Whether the assembler takes the text for an identifier that may be declared.
fn is_identifier(text: &str) -> bool {
    let begins = text.chars().next().is_some_and(|first| !first.is_ascii_digit());
    begins && text.chars().all(|character| character.is_ascii_alphanumeric() || matches!(character, '_' | '$'))
}

impl Names {
    /// A free name: `wanted` if it can be declared, else something made from `fallback`.
    pub fn free(&mut self, wanted: &str, fallback: &str) -> String {
        let good = is_identifier(wanted) && is_declarable(wanted) && !self.taken.contains(wanted);
        let name = if good { wanted.to_owned() } else { unique(&self.taken, fallback) };
        self.taken.insert(name.clone());
        name
    }

    /// Lets `count` registers from `first` on be written with a name. Registers that have one keep it.
    pub fn name(&mut self, name: &str, (file, first): Register, count: u8) {
        for offset in 0..count {
            self.registers.entry((file, first + offset)).or_insert_with(|| (name.to_owned(), offset));
        }
    }

    /// A register, as in `projection[2]`, `c5`.
    pub fn register(&self, register: Register) -> String {
        self.indexed(register, IndexRegister::None)
    }

    fn indexed(&self, register: Register, index: IndexRegister) -> String {
        let (name, offset) = match self.registers.get(&register) {
            Some((name, offset)) => (name.clone(), *offset),
            // The assembler does not take this one by its number.
            None if register == (RegisterFile::Input, 15) => ("v14".to_owned(), 1),
            None => (format!("{}{}", register.0.letter(), register.1), 0),
        };
        match (index, offset) {
            (IndexRegister::None, 0) => name,
            (IndexRegister::None, offset) => format!("{name}[{offset}]"),
            (index, 0) => format!("{name}[{}]", index.assembly()),
            (index, offset) => format!("{name}[{}+{offset}]", index.assembly()),
        }
    }

    /// A source, as in `-r1.xy`.
    pub fn source(&self, source: &SourceOperand) -> String {
        let sign = if source.modifier.negate { "-" } else { "" };
        let register = self.indexed(source.register, source.index);
        match source.modifier.swizzle {
            Swizzle::IDENTITY => format!("{sign}{register}"),
            swizzle => format!("{sign}{register}.{swizzle}"),
        }
    }

    /// A destination, as in `o_pos.xyz`.
    pub fn destination(&self, destination: Destination, mask: Mask) -> String {
        let register = self.register(destination.register());
        if mask == Mask::ALL { register } else { format!("{register}.{mask}") }
    }
}

/// `base`, or with a number after it that makes it one of its kind.
pub(super) fn unique(taken: &BTreeSet<String>, base: &str) -> String {
    let numbered = (2u32..).map(|number| format!("{base}_{number}"));
    let mut candidates = std::iter::once(base.to_owned()).chain(numbered);
    candidates.find(|name| !taken.contains(name)).unwrap_or_default()
}

/// Names that share one space with nothing but each other: those of procedures.
#[derive(Clone, Debug, Default)]
pub(super) struct ProcedureNames {
    taken: BTreeSet<String>,
    names: BTreeMap<(usize, usize), String>,
}

impl ProcedureNames {
    /// Names the procedure of a range of words, unless it has a name.
    pub fn add(&mut self, range: (usize, usize), wanted: Option<&str>, fallback: &str) {
        if self.names.contains_key(&range) {
            return;
        }
        let good = wanted.filter(|name| is_identifier(name) && !self.taken.contains(*name));
        let name = good.map_or_else(|| unique(&self.taken, fallback), str::to_owned);
        self.taken.insert(name.clone());
        self.names.insert(range, name);
    }

    /// The name of a range of words.
    pub fn get(&self, range: (usize, usize)) -> Option<&str> {
        self.names.get(&range).map(String::as_str)
    }
}
