// SPDX-License-Identifier: MIT
//! The words of a run while their descriptors and targets are still open.

use super::descriptors::{DescriptorTable, EntryId};
use super::diagnostic::{Location, Span};
use pica_model::shader::isa::{Field, Instruction, Opcode};

/// A word.
#[derive(Clone, Debug)]
struct Word {
    instruction: Instruction,
    descriptor: Option<EntryId>,
    /// The line that it is from, and the part of it.
    place: (Location, Span),
}

/// The words so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Code {
    words: Vec<Word>,
}

impl Code {
    /// Number of words, which is the address of the next one.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    pub fn push(&mut self, instruction: Instruction, descriptor: Option<EntryId>, place: (&Location, Span)) {
        let (location, span) = place;
        self.words.push(Word { instruction, descriptor, place: (location.clone(), span) });
    }

    /// Where the word at an address is from.
    pub fn place(&self, at: usize) -> Option<&(Location, Span)> {
        self.words.get(at).map(|word| &word.place)
    }

    /// The opcode of the last word.
    pub fn last_opcode(&self) -> Option<Opcode> {
        self.words.last().map(|word| word.instruction.opcode)
    }

    /// Sets DST of the word at `at`. Addresses that do not fit are cut; a run with so much code has an error.
    pub fn set_address(&mut self, at: usize, address: usize) {
        self.patch(at, |instruction| instruction.with_field(Field::Address, address as u32));
    }

    /// Sets NUM of the word at `at`. As in picasso the count goes on in the bits above, which have no known meaning
    /// (shader-unit.md#instruction-words).
    pub fn set_count(&mut self, at: usize, count: usize) {
        self.patch(at, |instruction| instruction.with_long_count(count as u32));
    }

    fn patch(&mut self, at: usize, change: impl Fn(Instruction) -> Instruction) {
        if let Some(word) = self.words.get_mut(at) {
            word.instruction = change(word.instruction);
        }
    }

    /// The words as the chip takes them.
    pub fn encode(&self, table: &DescriptorTable) -> Vec<u32> {
        let encode = |word: &Word| {
            let instruction = match word.descriptor {
                Some(entry) => word.instruction.with_field(Field::Desc, table.position(entry).into()),
                None => word.instruction,
            };
            instruction.encode()
        };
        self.words.iter().map(encode).collect()
    }
}
