// SPDX-License-Identifier: MIT
//! The engine that runs the circuits themselves in `rust_hdl`'s own simulator: what the emission is compared with.

use super::{Answer, Engine, EngineError, Stall};
use crate::block::Block;
use pica_agents::{Bench, Circuit, Oscillates, Word};
use pica_rtl::dut::Dut;
use pica_vectors::{Case, Columns, Item};

/// A block in `rust_hdl`'s simulator.
pub struct RustHdl<'a> {
    block: &'a Block,
    bench: Bench<'a>,
}

impl<'a> RustHdl<'a> {
    /// A simulator for a block.
    pub fn new(block: &'a Block) -> Self {
        let ports = (block.circuit)().ports();
        // A port has the number of its first word.
        let find = |name: &str| {
            let place = ports.iter().position(|port| port.port.name == name)?;
            Some(ports[..place].iter().map(|port| port.port.words()).sum())
        };
        Self { block, bench: Bench::new(&block.interface, find) }
    }
}

/// A circuit, which is made anew when it is powered on.
pub struct Instance<'a> {
    block: &'a Block,
    dut: Box<dyn Dut>,
}

impl<'a> Instance<'a> {
    /// A circuit of a block after power-on.
    pub fn new(block: &'a Block) -> Self {
        let mut dut = (block.circuit)();
        dut.connect_all();
        Self { block, dut }
    }
}

impl Circuit for Instance<'_> {
    fn lanes(&self) -> usize {
        1
    }

    fn power_on(&mut self, _: usize) {
        *self = Self::new(self.block);
    }

    fn set(&mut self, _: usize, of: Word, value: u32) {
        self.dut.set(of.port + of.word, value);
    }

    fn get(&self, _: usize, of: Word) -> u32 {
        self.dut.get(of.port + of.word)
    }

    fn settle(&mut self) -> Result<(), Oscillates> {
        self.dut.settle().map_err(|_| Oscillates)
    }

    fn clock(&mut self) -> Result<(), Oscillates> {
        self.dut.set_clock(true);
        self.settle()?;
        self.dut.set_clock(false);
        Ok(())
    }
}

impl Engine for RustHdl<'_> {
    fn flat(&mut self, inputs: &Columns, _: &Columns, stall: Stall) -> Result<Answer<Columns>, EngineError> {
        Ok(self.bench.flat(&mut Instance::new(self.block), inputs, stall))
    }

    fn unit(&mut self, case: &Case, stall: Stall) -> Result<Answer<Vec<Item>>, EngineError> {
        let answers = self.bench.units(&mut Instance::new(self.block), &[(case, stall)]);
        Ok(answers.into_iter().next().unwrap_or_default())
    }
}
