// SPDX-License-Identifier: MIT
//! A circuit in the simulator of rust_hdl.

use pica_rtl::dut::Dut;
use std::ops::Range;

/// A circuit whose ports have names.
pub struct Bench<D> {
    /// The circuit.
    pub dut: D,
    /// Clocks so far.
    pub clocks: u64,
}

impl<D: Dut> Bench<D> {
    /// The circuit, after one clock with reset.
    pub fn new(mut dut: D) -> Self {
        dut.connect_all();
        let mut bench = Self { dut, clocks: 0 };
        bench.set(&[("reset", 1)]);
        bench.clock();
        bench.set(&[("reset", 0)]);
        bench
    }

    /// The numbers of the words of a port, the lowest first.
    fn words(&self, name: &str) -> Range<usize> {
        let ports = self.dut.ports();
        let port = ports.iter().position(|port| port.port.name == name).expect("a port of that name");
        let first = ports[..port].iter().map(|port| port.port.words()).sum();
        first..first + ports[port].port.words()
    }

    /// Sets inputs.
    pub fn set(&mut self, values: &[(&str, u64)]) {
        for (name, value) in values {
            for (index, word) in self.words(name).enumerate() {
                self.dut.set(word, (value >> (32 * index)) as u32);
            }
        }
        self.dut.settle().expect("it settles");
    }

    /// What a port has.
    pub fn get(&self, name: &str) -> u64 {
        self.words(name).rev().fold(0, |value, word| value << 32 | u64::from(self.dut.get(word)))
    }

    /// Goes on by a clock.
    pub fn clock(&mut self) {
        self.dut.clock().expect("it settles");
        self.clocks += 1;
    }

    /// Clocks until a port is 1.
    pub fn wait(&mut self, name: &str) -> u64 {
        let before = self.clocks;
        while self.get(name) == 0 {
            assert!(self.clocks < before + 10_000, "{name} stays 0");
            self.clock();
        }
        self.clocks - before
    }
}
