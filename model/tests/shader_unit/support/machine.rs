// SPDX-License-Identifier: MIT
//! A shader unit to run test programs on.

use super::word;
use pica_model::float::F24;
use pica_model::shader::{Block, DiagnosticKind, EmittedTriangle, OnEmit, Run, ShaderUnit, Stage, Status, Vector};
use pica_spec::choices::Choices;

/// Instructions that no test program needs.
pub const LIMIT: u64 = 100_000;

pub fn vector(bits: [u32; 4]) -> Vector {
    bits.map(F24::from_bits)
}

pub fn bits(vector: Vector) -> [u32; 4] {
    vector.map(F24::to_bits)
}

/// The ledger with some alternatives.
pub fn ledger(choices: &[(&str, &str)]) -> Choices {
    let mut ledger = Choices::default();
    for (id, value) in choices {
        ledger.set(id, value).expect("the ledger has this choice");
    }
    ledger
}

/// A unit and its stage. Descriptor 0 is plain with all components, 1 to 15 are plain with the mask of their number.
pub struct Machine {
    pub unit: ShaderUnit,
    pub stage: Stage,
    pub emitted: Vec<EmittedTriangle>,
    pub limit: u64,
}

impl Machine {
    pub fn new() -> Self {
        Self::with(&[])
    }

    /// A vertex unit that follows these choices.
    pub fn with(choices: &[(&str, &str)]) -> Self {
        Self::of(Block::Vsh, Stage::Vertex, choices)
    }

    /// A geometry unit that follows these choices, which passes all outputs on.
    pub fn geometry(choices: &[(&str, &str)]) -> Self {
        let mut machine = Self::of(Block::Gsh, Stage::Geometry, choices);
        machine.unit.config.outmap_mask = 0xFFFF;
        machine
    }

    fn of(block: Block, stage: Stage, choices: &[(&str, &str)]) -> Self {
        let unit = ShaderUnit::new(block.program_depth(), &ledger(choices)).expect("supported choices");
        let mut machine = Self { unit, stage, emitted: Vec::new(), limit: LIMIT };
        for mask in 0..16 {
            machine.descriptor(mask, word::masked(if mask == 0 { 15 } else { mask as u32 }));
        }
        machine
    }

    /// Puts words at address 0 and up.
    pub fn code(&mut self, words: &[u32]) -> &mut Self {
        self.code_at(0, words)
    }

    pub fn code_at(&mut self, address: usize, words: &[u32]) -> &mut Self {
        for (offset, word) in words.iter().enumerate() {
            assert!(self.unit.program.word(address + offset).is_some(), "the program does not fit");
            self.unit.program.set_word(address + offset, *word);
        }
        self
    }

    pub fn descriptor(&mut self, index: usize, word: u32) -> &mut Self {
        self.unit.program.set_descriptor(index, word);
        self
    }

    pub fn c(&mut self, index: usize, value: [u32; 4]) -> &mut Self {
        self.unit.uniforms.set_float(index, vector(value));
        self
    }

    pub fn v(&mut self, index: usize, value: [u32; 4]) -> &mut Self {
        self.unit.set_input(index, vector(value));
        self
    }

    pub fn i(&mut self, index: usize, value: [u8; 3]) -> &mut Self {
        self.unit.uniforms.set_integer(index, value);
        self
    }

    /// b0-b15.
    pub fn b(&mut self, booleans: u16) -> &mut Self {
        self.unit.uniforms.set_booleans(booleans);
        self
    }

    pub fn run(&mut self) -> Run {
        let emitted = &mut self.emitted;
        self.unit.run(self.stage, self.limit, &mut OnEmit(|triangle: &EmittedTriangle| emitted.push(*triangle)))
    }

    /// Runs a program that must come to END without doing anything undefined.
    pub fn run_clean(&mut self) -> &mut Self {
        let run = self.run();
        assert_eq!((run.status, run.diagnostics), (Status::End, vec![]), "status and diagnostics");
        self
    }

    pub fn o(&self, index: usize) -> [u32; 4] {
        bits(self.unit.outputs()[index])
    }

    pub fn r(&self, index: usize) -> [u32; 4] {
        bits(self.unit.registers().temporaries[index])
    }

    pub fn cmp(&self) -> [bool; 2] {
        self.unit.registers().cmp
    }

    pub fn a0(&self) -> [i32; 2] {
        self.unit.registers().a0
    }

    pub fn al(&self) -> u32 {
        self.unit.registers().al
    }
}

/// The diagnostics of a run as pairs.
pub fn diagnostics(run: &Run) -> Vec<(u16, DiagnosticKind)> {
    run.diagnostics.iter().map(|diagnostic| (diagnostic.pc, diagnostic.kind)).collect()
}
