// SPDX-License-Identifier: MIT
//! The bench around the circuits of a block.

use crate::answer::{Answer, Violation, counts};
use crate::circuit::{Circuit, Oscillates};
use crate::drive::{self, Drive, Job};
use crate::stall::Stall;
use crate::wiring::Wiring;
use pica_vectors::{Case, Columns, Direction, Interface, Item};

/// The bench around the circuits of a block.
pub struct Bench<'a> {
    interface: &'a Interface,
    wiring: Wiring,
}

impl<'a> Bench<'a> {
    /// The bench of a block with this interface; `find` has the numbers of the ports of its circuits.
    pub fn new(interface: &'a Interface, find: impl Fn(&str) -> Option<usize>) -> Self {
        Self { interface, wiring: Wiring::new(interface, find) }
    }

    /// The answers of a flat block. The lanes of a circuit have a run each, of neighbours.
    pub fn flat(&self, circuit: &mut dyn Circuit, inputs: &Columns, stall: Stall) -> Answer<Columns> {
        let interface = self.interface;
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
        let mut outputs = Columns::new(interface.channels[out].words(), values.len());
        values.iter().enumerate().for_each(|(row, values)| outputs.set_row(row, values));
        Answer { outputs, violation, ..Answer::default() }
    }

    /// The answers of a unit.
    pub fn units(&self, circuit: &mut dyn Circuit, cases: &[(&Case, Stall)]) -> Vec<Answer<Vec<Item>>> {
        let jobs = cases.iter().map(|(case, stall)| Job {
            inputs: case.inputs.iter().map(|item| (item.channel, item.values.as_slice())).collect(),
            expected: counts(self.interface, &case.outputs),
            stall: *stall,
        });
        let answer =
            |Drive { outputs, violation, traffic }| Answer { outputs, violation, traffic, unknown: Vec::new() };
        self.run(circuit, jobs.collect()).into_iter().map(answer).collect()
    }

    fn run(&self, circuit: &mut dyn Circuit, jobs: Vec<Job<'_>>) -> Vec<Drive> {
        if self.interface.clocked() {
            return drive::clocked(&self.wiring, circuit, jobs);
        }
        let inputs: Vec<_> = jobs.iter().flat_map(|job| job.inputs.iter().copied()).collect();
        let oscillates = |Oscillates| Drive { violation: Some(Violation::Oscillates), ..Drive::default() };
        vec![drive::combinational(&self.wiring, circuit, &inputs).unwrap_or_else(oscillates)]
    }
}
