// SPDX-License-Identifier: MIT
//! The fog table.

use pica_spec::pica200::{FogLutData, FogLutIndex, id};
use pica_spec::register_file::RegisterFile;

use crate::command::lut::ENTRY_BITS;
/// 128 entries; the index wraps (measured, command-lists.md#index-and-data-ports).
#[derive(Clone, Debug)]
pub struct FogLut {
    /// Entry i applies from depth i / 128 on.
    pub entries: [FogLutData; 128],
}

impl FogLut {
    pub(crate) fn write(&mut self, word: u32, registers: &mut RegisterFile) {
        let place = FogLutIndex(registers.get(id::FOG_LUT_INDEX));
        self.entries[place.index() as usize] = FogLutData(word & ENTRY_BITS);
        registers.set(id::FOG_LUT_INDEX, place.with_index(place.index() + 1).0);
    }
}

impl Default for FogLut {
    fn default() -> FogLut {
        FogLut { entries: [FogLutData(0); 128] }
    }
}
