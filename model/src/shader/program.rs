// SPDX-License-Identifier: MIT
//! Program memory and operand descriptors, and the ports that load them (shader-unit.md#registers,
//! command-lists.md#index-and-data-ports).

use super::decode::Decoded;
use super::isa::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS};
use pica_spec::choices::{Choices, CodeIndexOverflow, DescriptorIndexOverflow};
use pica_spec::pica200::bits;
use pica_spec::pica200::{ShCodetransferIndex, ShOpdescsIndex};

/// Values of the counters behind CODETRANSFER_INDEX and OPDESCS_INDEX (assumption `transfer_index_end`).
const INDEX_VALUES: u16 = 1 << bits::sh_codetransfer_index::INDEX_WIDTH;

/// The program of a unit.
#[derive(Clone, Debug)]
pub struct Program {
    words: Box<[u32]>,
    descriptors: [u32; DESCRIPTOR_COUNT],
    code_index: u16,
    descriptor_index: u16,
    choices: Choices,
    /// The words with the descriptors they name, as they were when they were last put together.
    decoded: Vec<Decoded>,
    /// Whether a word or a descriptor has been written since.
    is_stale: bool,
    /// Words and descriptors that have been written.
    revision: u64,
}

impl Program {
    /// A memory of `depth` words, 1 to 4096, all 0.
    pub(super) fn new(depth: usize, choices: &Choices) -> Self {
        Self {
            words: vec![0; depth.clamp(1, GEOMETRY_CODE_WORDS)].into(),
            descriptors: [0; DESCRIPTOR_COUNT],
            code_index: 0,
            descriptor_index: 0,
            choices: *choices,
            decoded: Vec::new(),
            is_stale: true,
            revision: 0,
        }
    }

    /// Words of program memory.
    pub fn depth(&self) -> usize {
        self.words.len()
    }

    /// The instruction word at an address.
    pub fn word(&self, address: usize) -> Option<u32> {
        self.words.get(address).copied()
    }

    /// Sets an instruction word; past the end of program memory nothing happens.
    pub fn set_word(&mut self, address: usize, word: u32) {
        if let Some(place) = self.words.get_mut(address) {
            *place = word;
            self.changed();
        }
    }

    /// An operand descriptor.
    pub fn descriptor(&self, index: usize) -> Option<u32> {
        self.descriptors.get(index).copied()
    }

    /// Sets an operand descriptor; above 127 nothing happens.
    pub fn set_descriptor(&mut self, index: usize, word: u32) {
        if let Some(place) = self.descriptors.get_mut(index) {
            *place = word;
            self.changed();
        }
    }

    fn changed(&mut self) {
        self.is_stale = true;
        self.revision += 1;
    }

    /// A number that is another one after every write of a word or a descriptor.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// Register CODETRANSFER_INDEX.
    pub(super) fn write_code_index(&mut self, register: ShCodetransferIndex) {
        self.code_index = register.index() as u16;
    }

    /// Register CODETRANSFER_DATA: a word, after which the index advances. An index past the end is the answer.
    pub(super) fn write_code_data(&mut self, word: u32) -> Option<u16> {
        let past_end = Some(self.code_index).filter(|index| usize::from(*index) >= self.depth());
        let index = self.code_index as usize;
        self.set_word(
            match self.choices.code_index_overflow {
                CodeIndexOverflow::Ignored => index,
                CodeIndexOverflow::Wrap => index % self.depth(),
            },
            word,
        );
        self.code_index = self.next_index(self.code_index);
        past_end
    }

    /// Register OPDESCS_INDEX.
    pub(super) fn write_descriptor_index(&mut self, register: ShOpdescsIndex) {
        self.descriptor_index = register.index() as u16;
    }

    /// Register OPDESCS_DATA: a descriptor, after which the index advances. An index past the end is the answer.
    pub(super) fn write_descriptor_data(&mut self, word: u32) -> Option<u16> {
        let past_end = Some(self.descriptor_index).filter(|index| usize::from(*index) >= DESCRIPTOR_COUNT);
        let index = self.descriptor_index as usize;
        self.set_descriptor(
            match self.choices.descriptor_index_overflow {
                DescriptorIndexOverflow::Ignored => index,
                DescriptorIndexOverflow::Wrap => index % DESCRIPTOR_COUNT,
            },
            word,
        );
        self.descriptor_index = self.next_index(self.descriptor_index);
        past_end
    }

    /// The index after `index`.
    fn next_index(&self, index: u16) -> u16 {
        (index + 1) % INDEX_VALUES
    }

    /// Puts words and descriptors together, if that has to be done again.
    pub(super) fn decode(&mut self) {
        if !core::mem::take(&mut self.is_stale) {
            return;
        }
        let decode = |word: u32| Decoded::new(word, &self.descriptors, &self.choices);
        for (old, word) in self.decoded.iter_mut().zip(&self.words) {
            if !old.is_of(*word, &self.descriptors) {
                *old = decode(*word);
            }
        }
        for word in &self.words[self.decoded.len()..] {
            // Behind a program the memory has the same word everywhere.
            let next = match self.decoded.last() {
                Some(last) if last.is_of(*word, &self.descriptors) => *last,
                _ => decode(*word),
            };
            self.decoded.push(next);
        }
    }

    /// The instructions, after [`decode`](Self::decode).
    pub(super) fn instructions(&self) -> &[Decoded] {
        &self.decoded
    }
}
