// SPDX-License-Identifier: MIT
//! The native engine: `rust_hdl`'s own simulator, driven directly on one thread.

mod drive;
pub mod memory;
mod offers;
mod wiring;

use super::{Answer, Engine, EngineError, Stall, Violation, counts};
use crate::block::Block;
use drive::Drive;
use pica_rtl::dut::{Dut, Oscillates};
use pica_vectors::{Case, Columns, Direction, Item};
use wiring::Wiring;

/// A block in `rust_hdl`'s simulator.
pub struct Native<'a> {
    block: &'a Block,
    wiring: Wiring,
}

impl<'a> Native<'a> {
    /// A simulator for a block.
    pub fn new(block: &'a Block) -> Self {
        let wiring = Wiring::new(&block.interface, (block.circuit)().as_ref());
        Self { block, wiring }
    }

    /// A circuit after power-on and reset.
    fn power_on(&self) -> Result<Box<dyn Dut>, Oscillates> {
        let mut dut = (self.block.circuit)();
        dut.connect_all();
        if let Some(reset) = self.wiring.reset {
            dut.set(reset, 1);
            // What is offered during reset is lost.
            let offers = self.wiring.channels.iter().filter(|wires| wires.direction == Direction::In);
            offers.filter_map(|wires| wires.valid).for_each(|valid| dut.set(valid, 1));
            dut.clock()?;
            dut.set(reset, 0);
        }
        Ok(dut)
    }

    fn run<'i>(&self, inputs: impl Iterator<Item = (usize, &'i [u32])>, expected: &[usize], stall: Stall) -> Drive {
        let mut drive = Drive::default();
        let clocked = self.block.interface.clocked();
        let run = self.power_on().and_then(|mut dut| match clocked {
            true => drive.clocked(&self.wiring, dut.as_mut(), inputs, expected, stall),
            false => drive.combinational(&self.wiring, dut.as_mut(), inputs),
        });
        if run.is_err() {
            drive.violation = Some(Violation::Oscillates);
        }
        drive
    }
}

impl Engine for Native<'_> {
    fn flat(&mut self, inputs: &Columns, _: &Columns, stall: Stall) -> Result<Answer<Columns>, EngineError> {
        let rows: Vec<Vec<u32>> = (0..inputs.len()).map(|row| inputs.row(row)).collect();
        let channel = |direction| {
            let mut side = self.block.interface.side(direction);
            side.next().map(|(number, _)| number).unwrap_or_default()
        };
        let into = channel(Direction::In);
        let mut expected = vec![0; self.block.interface.channels.len()];
        expected[channel(Direction::Out)] = rows.len();
        let drive = self.run(rows.iter().map(|row| (into, row.as_slice())), &expected, stall);
        let mut outputs = self.block.columns(Direction::Out, drive.outputs.len());
        for (row, item) in drive.outputs.iter().enumerate() {
            outputs.set_row(row, &item.values);
        }
        Ok(Answer { outputs, violation: drive.violation, ..Answer::default() })
    }

    fn unit(&mut self, case: &Case, stall: Stall) -> Result<Answer<Vec<Item>>, EngineError> {
        let items = case.inputs.iter().map(|item| (item.channel, item.values.as_slice()));
        let Drive { outputs, violation, traffic } =
            self.run(items, &counts(&self.block.interface, &case.outputs), stall);
        Ok(Answer { outputs, violation, traffic, unknown: Vec::new() })
    }
}
