// SPDX-License-Identifier: MIT
//! What stands around a circuit that runs within this program: it offers, takes, answers as memories do, and holds back.

mod drive;
pub mod memory;
mod offers;
mod wiring;

use super::{Answer, Stall, Violation, counts};
use crate::block::Block;
use drive::{Drive, Job};
pub use pica_rtl::dut::Oscillates;
use pica_vectors::{Case, Columns, Direction, Item};
use wiring::Wiring;

/// A word of the value of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The number of the port.
    pub port: usize,
    /// Which word of its value, the lowest first.
    pub word: usize,
}

/// A circuit in a simulator within this program, in one or more lanes: each has inputs and a state of its own.
pub trait Circuit {
    /// How many lanes there are.
    fn lanes(&self) -> usize;

    /// Gives a lane the state after power-on, and zeros on its inputs.
    fn power_on(&mut self, lane: usize);

    /// Sets a word of an input.
    fn set(&mut self, lane: usize, of: Word, value: u32);

    /// A word of a port.
    fn get(&self, lane: usize, of: Word) -> u32;

    /// Lets changes of inputs and state take their way.
    ///
    /// # Errors
    /// If the circuit does not come to rest.
    fn settle(&mut self) -> Result<(), Oscillates>;

    /// A rising edge of the clock, of a circuit that has settled.
    ///
    /// # Errors
    /// If the circuit does not come to rest.
    fn clock(&mut self) -> Result<(), Oscillates>;
}

/// The bench around the circuits of a block.
pub struct Bench<'a> {
    block: &'a Block,
    wiring: Wiring,
}

impl<'a> Bench<'a> {
    /// The bench of a block; `find` has the numbers of the ports of its circuits.
    pub fn new(block: &'a Block, find: impl Fn(&str) -> Option<usize>) -> Self {
        Self { block, wiring: Wiring::new(&block.interface, find) }
    }

    /// The answers of a flat block. The lanes of a circuit have a run each, of neighbours.
    pub fn flat(&self, circuit: &mut dyn Circuit, inputs: &Columns, stall: Stall) -> Answer<Columns> {
        let interface = &self.block.interface;
        let rows: Vec<Vec<u32>> = (0..inputs.len()).map(|row| inputs.row(row)).collect();
        let channel = |direction| interface.side(direction).next().map(|(number, _)| number).unwrap_or_default();
        let (into, out) = (channel(Direction::In), channel(Direction::Out));
        let runs = rows.chunks(rows.len().div_ceil(circuit.lanes()).max(1)).map(|rows| {
            let mut expected = vec![0; interface.channels.len()];
            expected[out] = rows.len();
            Job { inputs: rows.iter().map(|row| (into, row.as_slice())).collect(), expected, stall }
        });
        let (mut values, mut violation) = (Vec::new(), None);
        for drive in self.run(circuit, runs.collect()) {
            if violation.is_none() {
                values.extend(drive.outputs.into_iter().map(|item| item.values));
                violation = drive.violation;
            }
        }
        let mut outputs = self.block.columns(Direction::Out, values.len());
        values.iter().enumerate().for_each(|(row, values)| outputs.set_row(row, values));
        Answer { outputs, violation, ..Answer::default() }
    }

    /// The answers of a unit.
    pub fn units(&self, circuit: &mut dyn Circuit, cases: &[(&Case, Stall)]) -> Vec<Answer<Vec<Item>>> {
        let jobs = cases.iter().map(|(case, stall)| Job {
            inputs: case.inputs.iter().map(|item| (item.channel, item.values.as_slice())).collect(),
            expected: counts(&self.block.interface, &case.outputs),
            stall: *stall,
        });
        let answer =
            |Drive { outputs, violation, traffic }| Answer { outputs, violation, traffic, unknown: Vec::new() };
        self.run(circuit, jobs.collect()).into_iter().map(answer).collect()
    }

    fn run(&self, circuit: &mut dyn Circuit, jobs: Vec<Job<'_>>) -> Vec<Drive> {
        if self.block.interface.clocked() {
            return drive::clocked(&self.wiring, circuit, jobs);
        }
        let inputs: Vec<_> = jobs.iter().flat_map(|job| job.inputs.iter().copied()).collect();
        let oscillates = |Oscillates| Drive { violation: Some(Violation::Oscillates), ..Drive::default() };
        vec![drive::combinational(&self.wiring, circuit, &inputs).unwrap_or_else(oscillates)]
    }
}
