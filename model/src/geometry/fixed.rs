// SPDX-License-Identifier: MIT
//! Fixed attributes, and the port that loads them (command-lists.md#index-and-data-ports and
//! geometry.md#fixed-attributes-and-immediate-mode).

use pica_spec::choices::{Choices, FixedAttributeAdvance, FixedAttributeHighIndex};
use pica_spec::pica200::{FixedAttributeIndex, FixedattribIndex};

use super::{ATTRIBUTES, ZERO};
use crate::shader::Vector;
use crate::shader::uniforms::unpack_float24;

/// Attributes that loaders and the fixed mask know; those above have no other source than this storage.
const MASKED_ATTRIBUTES: u32 = 12;
/// The index of immediate mode.
const IMMEDIATE: u32 = FixedAttributeIndex::Immediate.raw();

/// The storage and the state of a transfer.
#[derive(Clone, Debug)]
pub(crate) struct FixedAttributes {
    /// Attribute 15 cannot be loaded: its index selects immediate mode.
    storage: [Vector; ATTRIBUTES],
    /// Where the next vector goes. The register is write only, so the counter need not be in it.
    index: u32,
    /// Words of an unfinished vector, in the order in which they came.
    words: [u32; 3],
    count: usize,
}

impl Default for FixedAttributes {
    fn default() -> FixedAttributes {
        FixedAttributes { storage: [ZERO; ATTRIBUTES], index: 0, words: [0; 3], count: 0 }
    }
}

impl FixedAttributes {
    /// The vector of an attribute below 16.
    pub fn get(&self, attribute: usize) -> Vector {
        self.storage[attribute]
    }

    /// Sets an attribute, as a recording's initial state does; above 15 nothing happens.
    pub fn set(&mut self, attribute: usize, value: Vector) {
        if let Some(place) = self.storage.get_mut(attribute) {
            *place = value;
        }
    }

    /// FIXEDATTRIB_INDEX: a transfer starts. Words of an unfinished vector are dropped in every alternative of choice
    /// `partial_group`. Returns whether the transfer is immediate mode.
    pub fn start(&mut self, register: FixedattribIndex) -> bool {
        self.index = register.index().raw();
        self.count = 0;
        self.index == IMMEDIATE
    }

    /// FIXEDATTRIB_DATA: the next word. A complete vector is stored, or returned in immediate mode.
    pub fn word(&mut self, word: u32, choices: &Choices) -> Option<Vector> {
        self.words[self.count] = word;
        self.count += 1;
        if self.count < self.words.len() {
            return None;
        }
        self.count = 0;
        let vector = unpack_float24(self.words);
        if self.index == IMMEDIATE {
            return Some(vector);
        }
        if self.index < MASKED_ATTRIBUTES || choices.fixed_attribute_high_index == FixedAttributeHighIndex::Stored {
            self.storage[self.index as usize] = vector;
        }
        // At most 14 here, so the four-bit index cannot wrap; what follows 14 is assumption `fixed_attribute_after_14`.
        self.index += u32::from(choices.fixed_attribute_advance == FixedAttributeAdvance::Advance);
        None
    }
}
