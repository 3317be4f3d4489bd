// SPDX-License-Identifier: MIT
//! The tables of the procedural texture unit.

use pica_spec::pica200::{ProctexLut, ProctexLutData, ProctexTable, id};
use pica_spec::register_file::RegisterFile;

use crate::command::lut::ENTRY_BITS;
use crate::diagnostic::Finding;

/// Five tables of 128 or 256 entries; the index counts modulo the size of the table
/// (command-lists.md#index-and-data-ports).
#[derive(Clone, Debug)]
pub struct ProceduralLuts {
    /// Noise interpolation weights.
    pub noise: [ProctexLutData; 128],
    /// From the colour combiner to the colour coordinate.
    pub color_map: [ProctexLutData; 128],
    /// From the alpha combiner to alpha.
    pub alpha_map: [ProctexLutData; 128],
    /// Colours.
    pub color: [ProctexLutData; 256],
    /// Halved differences to the next colour.
    pub color_difference: [ProctexLutData; 256],
}

impl ProceduralLuts {
    /// Noise and map entries have 24 bits, colours and their differences 32.
    pub(crate) fn write(&mut self, word: u32, registers: &mut RegisterFile) -> Option<Finding> {
        let place = ProctexLut(registers.get(id::PROCTEX_LUT));
        let (table, bits): (&mut [ProctexLutData], u32) = match place.table() {
            ProctexTable::Noise => (&mut self.noise, ENTRY_BITS),
            ProctexTable::ColorMap => (&mut self.color_map, ENTRY_BITS),
            ProctexTable::AlphaMap => (&mut self.alpha_map, ENTRY_BITS),
            ProctexTable::Color => (&mut self.color, u32::MAX),
            ProctexTable::ColorDifference => (&mut self.color_difference, u32::MAX),
            ProctexTable::Unlisted(table) => {
                // Assumption `unlisted_lut`.
                registers.set(id::PROCTEX_LUT, place.with_index(place.index() + 1).0);
                return Some(Finding::UnknownTable { id: id::PROCTEX_LUT, table });
            }
        };
        let entry = place.index() as usize % table.len();
        table[entry] = ProctexLutData(word & bits);
        registers.set(id::PROCTEX_LUT, place.with_index(((entry + 1) % table.len()) as u32).0);
        None
    }
}

impl Default for ProceduralLuts {
    fn default() -> ProceduralLuts {
        ProceduralLuts {
            noise: [ProctexLutData(0); 128],
            color_map: [ProctexLutData(0); 128],
            alpha_map: [ProctexLutData(0); 128],
            color: [ProctexLutData(0); 256],
            color_difference: [ProctexLutData(0); 256],
        }
    }
}
