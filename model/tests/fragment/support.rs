// SPDX-License-Identifier: MIT
//! Registers and tables, loaded as software does.

use pica_model::command::lut::Luts;
use pica_spec::choices::Choices;
use pica_spec::pica200::{LightingLut, LightingLutIndex, Port, id};
use pica_spec::register_file::RegisterFile;

/// What a draw is set up from.
pub struct State {
    pub choices: Choices,
    pub registers: RegisterFile,
    pub luts: Luts,
}

impl State {
    /// After reset, with some alternatives of the ledger, each `id=value`.
    pub fn with(alternatives: &[&str]) -> State {
        let mut choices = Choices::default();
        for alternative in alternatives {
            choices.set_from(alternative).expect("a choice of the ledger");
        }
        State { choices, registers: RegisterFile::new(&choices), luts: Luts::default() }
    }

    pub fn new() -> State {
        State::with(&[])
    }

    /// Writes registers.
    pub fn set(&mut self, writes: &[(u32, u32)]) -> &mut State {
        for (id, value) in writes {
            self.registers.set(*id, *value);
        }
        self
    }

    /// Loads an entry of a lighting table.
    pub fn light_entry(&mut self, table: LightingLut, entry: u32, word: u32) {
        let place = LightingLutIndex::default().with_table(table).with_index(entry);
        self.registers.set(id::LIGHTING_LUT_INDEX, place.0);
        assert_eq!(self.luts.write(Port::LightingLut, word, &mut self.registers), None);
    }
}

/// Numbers from a seed (splitmix64).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ z >> 31) as u32
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        self.next() % end
    }
}
