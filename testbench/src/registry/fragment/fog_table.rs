// SPDX-License-Identifier: MIT
//! What a case reads of the fog table before it has written it.

use super::reference::Shaded;
use super::transactions::{FOG_LUT_DATA, reg};
use pica_spec::choices::{Choices, FifoWriteMask};
use pica_spec::command::ByteMask;
use pica_spec::pica200::{bits, id};
use pica_vectors::Item;
use std::collections::BTreeSet;

/// Entries of the table.
const ENTRIES: usize = 1 << bits::fog_lut_index::INDEX_WIDTH;

/// The entries of the fog table that hold what transactions have written, and those that are read before.
pub struct FogTable {
    written: [bool; ENTRIES],
    read: BTreeSet<usize>,
    index: usize,
    /// Whether a word with no byte enabled is written, too.
    always: bool,
}

impl FogTable {
    /// After power-on.
    pub fn new(choices: &Choices) -> Self {
        let always = choices.fifo_write_mask == FifoWriteMask::RawAlways;
        Self { written: [false; ENTRIES], read: BTreeSet::new(), index: 0, always }
    }

    /// Takes a register write.
    pub fn write(&mut self, id: u32, data: u32, mask: ByteMask) {
        if id == id::FOG_LUT_INDEX {
            self.index = mask.merge(self.index as u32, data) as usize % ENTRIES;
        } else if FOG_LUT_DATA.contains(&id) && (self.always || !mask.is_none()) {
            self.written[self.index] = true;
            self.index = (self.index + 1) % ENTRIES;
        }
    }

    /// Takes a fragment.
    pub fn read(&mut self, shaded: &Shaded) {
        let entry = shaded.record.fog.map(|fog| fog.place.entry);
        self.read.extend(entry.filter(|entry| !self.written[*entry]));
    }

    /// Writes of 0 to the entries that were read too early. The index is 0 behind them, as at power-on.
    pub fn zeros(&self) -> Vec<Item> {
        if self.read.is_empty() {
            return Vec::new();
        }
        let entries = self.read.iter();
        let writes = entries.flat_map(|entry| [(id::FOG_LUT_INDEX, *entry as u32), (id::FOG_LUT_DATA, 0)]);
        writes.chain([(id::FOG_LUT_INDEX, 0)]).map(reg).collect()
    }
}
