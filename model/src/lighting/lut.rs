// SPDX-License-Identifier: MIT
//! The tables of the fragment lighting unit.

use std::sync::Arc;

use pica_spec::pica200::{LightingLut, LightingLutData, LightingLutIndex, id};
use pica_spec::register_file::RegisterFile;

use crate::command::lut::ENTRY_BITS;
use crate::diagnostic::Finding;

/// Numbers that tables have; of these, 2 and 7 are not tables.
const TABLES: usize = 24;

/// The words of a table.
type Words = [LightingLutData; 256];

/// 22 tables of 256 entries. Whoever has one keeps it as it was: a table that somebody has is copied before a write.
#[derive(Clone, Debug)]
pub struct LightingLuts {
    tables: [Arc<Words>; TABLES],
}

impl LightingLuts {
    /// The entries of a table; `None` if the table does not exist.
    pub fn table(&self, table: LightingLut) -> Option<&Arc<Words>> {
        match table {
            LightingLut::Unlisted(_) => None,
            table => self.tables.get(table.raw() as usize),
        }
    }

    /// The index wraps inside the table and does not carry into the table number (measured,
    /// command-lists.md#index-and-data-ports).
    pub(crate) fn write(&mut self, word: u32, registers: &mut RegisterFile) -> Option<Finding> {
        let place = advance(registers);
        match place.table() {
            LightingLut::Unlisted(table) => {
                // Assumption `unlisted_lut`.
                Some(Finding::UnknownTable { id: id::LIGHTING_LUT_INDEX, table })
            }
            table => {
                let words = Arc::make_mut(&mut self.tables[table.raw() as usize]);
                words[place.index() as usize] = LightingLutData(word & ENTRY_BITS);
                None
            }
        }
    }

    /// A read of the CPU from the data register: it gives the entry and advances the index as a write does (measured,
    /// command-lists.md#index-and-data-ports). A number without a table reads 0 (assumption `unlisted_lut`).
    pub(crate) fn read(&self, registers: &mut RegisterFile) -> u32 {
        let place = advance(registers);
        self.table(place.table()).map_or(0, |table| table[place.index() as usize].0)
    }
}

/// The place that the index register names, which it then leaves.
fn advance(registers: &mut RegisterFile) -> LightingLutIndex {
    let place = LightingLutIndex(registers.get(id::LIGHTING_LUT_INDEX));
    registers.set(id::LIGHTING_LUT_INDEX, place.with_index(place.index() + 1).0);
    place
}

impl Default for LightingLuts {
    fn default() -> LightingLuts {
        LightingLuts { tables: core::array::from_fn(|_| Arc::new([LightingLutData(0); 256])) }
    }
}
