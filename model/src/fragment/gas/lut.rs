// SPDX-License-Identifier: MIT
//! The gas colour table.

use pica_spec::pica200::{GasLutData, GasLutIndex, id};
use pica_spec::register_file::RegisterFile;

use crate::command::lut::ENTRY_BITS;

/// 16 entries (fragment.md#gas).
#[derive(Clone, Debug, Default)]
pub struct GasLut {
    /// 0-7 are differences, 8-15 colours.
    pub entries: [GasLutData; 16],
}

impl GasLut {
    /// The index wraps behind the last entry (assumption `gas_index_width`).
    pub(crate) fn write(&mut self, word: u32, registers: &mut RegisterFile) {
        let place = GasLutIndex(registers.get(id::GAS_LUT_INDEX));
        let entry = place.index() % 16;
        self.entries[entry as usize] = GasLutData(word & ENTRY_BITS);
        registers.set(id::GAS_LUT_INDEX, place.with_index((entry + 1) % 16).0);
    }
}
