// SPDX-License-Identifier: MIT
//! A circuit whose ports have names, clock by clock.

use pica_rtl::dut::{Dut, DutPort};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;

/// The blocks of the design.
pub fn blocks() -> Vec<Block> {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    blocks
}

/// A circuit after power-on and reset.
pub struct Circuit {
    dut: Box<dyn Dut>,
    ports: Vec<DutPort>,
    /// Whether the outputs follow from the inputs as they are.
    settled: bool,
}

impl Circuit {
    pub fn new(block: &Block) -> Self {
        let mut dut = (block.circuit)();
        dut.connect_all();
        let ports = dut.ports();
        let mut circuit = Self { dut, ports, settled: false };
        if block.interface.clocked() {
            circuit.reset();
        }
        circuit
    }

    /// One clock of reset.
    pub fn reset(&mut self) {
        self.set("reset", 1);
        self.clock();
        self.set("reset", 0);
    }

    fn place(&self, name: &str) -> usize {
        let place = self.ports.iter().position(|port| port.port.name == name);
        place.unwrap_or_else(|| panic!("there is no port `{name}`"))
    }

    pub fn set(&mut self, name: &str, value: u32) {
        let place = self.place(name);
        self.dut.set(place, value);
        self.settled = false;
    }

    /// The value of a port under the inputs as they are.
    pub fn get(&mut self, name: &str) -> u32 {
        if !self.settled {
            self.dut.settle().expect("it settles");
            self.settled = true;
        }
        self.dut.get(self.place(name))
    }

    pub fn clock(&mut self) {
        self.dut.clock().expect("it settles");
        self.settled = false;
    }
}
