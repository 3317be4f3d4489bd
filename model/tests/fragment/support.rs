//! Registers and tables, loaded as software does.

use pica_model::lut::Luts;
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
        assert_eq!(self.luts.write(Port::LightingLut, word, &self.choices, &mut self.registers), None);
    }
}
