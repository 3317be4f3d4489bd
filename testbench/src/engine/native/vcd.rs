// SPDX-License-Identifier: MIT
//! What happens inside of a block, as a VCD file (IEEE 1364-2001, section 18).

use super::design;
use crate::block::Block;
use crate::engine::{EngineError, Stall};
use crate::project::Project;
use pica_agents::{Bench, Circuit, Oscillates, Word};
use pica_simulator::{Program, Seen, Signal, Simulation};
use pica_vectors::{Case, Direction};
use std::fmt::Write;
use std::sync::Arc;

/// A simulation that notes all signals in each clock: rising edges are at even times.
struct Traced {
    simulation: Simulation,
    /// What each signal was last.
    last: Vec<Option<Vec<u64>>>,
    time: u64,
    text: String,
}

/// The text of a VCD file of a case.
///
/// # Errors
/// If there is something in the Verilog that the simulator does not know.
pub fn trace(block: &Block, project: &Project, case: &Case, stall: Stall) -> Result<String, EngineError> {
    let program = Program::new(design(block, project)?, Seen::Signals);
    let bench = Bench::new(&block.interface, |name| program.design().port(name));
    let signals = program.design().signals();
    let (last, text) = (vec![None; signals.len()], head(&project.top, signals));
    let mut traced = Traced { simulation: Simulation::new(Arc::new(program), 1), last, time: 0, text };
    match block.interface.is_flat() {
        true => {
            let items: Vec<_> = case.inputs.clone();
            bench.flat(&mut traced, &block.columns_of(Direction::In, &items), stall);
        }
        false => {
            bench.units(&mut traced, &[(case, stall)]);
        }
    }
    let _ = writeln!(traced.text, "#{}", traced.time);
    Ok(traced.text)
}

/// The declarations: a scope for each instance.
fn head(top: &str, signals: &[Signal]) -> String {
    let mut text = format!("$timescale 1ns $end\n$scope module {top} $end\n");
    let mut open: Vec<&str> = Vec::new();
    for (number, signal) in signals.iter().enumerate() {
        let mut names: Vec<&str> = signal.path.split('.').collect();
        let name = names.pop().unwrap_or_default();
        let common = open.iter().zip(&names).take_while(|(a, b)| a == b).count();
        open.drain(common..).for_each(|_| text.push_str("$upscope $end\n"));
        for inner in &names[common..] {
            let _ = writeln!(text, "$scope module {inner} $end");
            open.push(inner);
        }
        let range = if signal.width == 1 { String::new() } else { format!(" [{}:0]", signal.width - 1) };
        let _ = writeln!(text, "$var wire {} {} {name}{range} $end", signal.width, code(number));
    }
    open.iter().for_each(|_| text.push_str("$upscope $end\n"));
    text.push_str("$upscope $end\n$enddefinitions $end\n");
    text
}

/// The code of a signal: a number with the printable characters for digits.
fn code(mut number: usize) -> String {
    let mut code = String::new();
    loop {
        code.push(char::from(b'!' + (number % 94) as u8));
        number /= 94;
        if number == 0 {
            return code;
        }
    }
}

impl Traced {
    /// Notes what differs from the time before.
    fn note(&mut self) {
        let _ = writeln!(self.text, "#{}", self.time);
        self.time += 1;
        for (number, signal) in self.simulation.program().design().signals().iter().enumerate() {
            let value = self.simulation.signal(0, number);
            if self.last[number] == value {
                continue;
            }
            if let Some(limbs) = &value {
                let digits: String = limbs.iter().rev().map(|limb| format!("{limb:064b}")).collect();
                let digits = &digits[digits.len() - signal.width as usize..];
                let _ = match signal.width {
                    1 => writeln!(self.text, "{digits}{}", code(number)),
                    _ => writeln!(self.text, "b{digits} {}", code(number)),
                };
            }
            self.last[number] = value;
        }
    }

    /// Sets the clock, if there is one.
    fn set_clock(&mut self, level: bool) {
        if let Some(clock) = self.simulation.program().design().port("clock") {
            self.simulation.set(0, clock, 0, level.into());
        }
    }
}

impl Circuit for Traced {
    fn lanes(&self) -> usize {
        1
    }

    fn power_on(&mut self, lane: usize) {
        self.simulation.power_on(lane);
    }

    fn set(&mut self, lane: usize, of: Word, value: u32) {
        self.simulation.set(lane, of.port, of.word, value);
    }

    fn get(&self, lane: usize, of: Word) -> u32 {
        self.simulation.get(lane, of.port, of.word)
    }

    fn settle(&mut self) -> Result<(), Oscillates> {
        self.set_clock(false);
        self.simulation.settle();
        self.note();
        Ok(())
    }

    fn clock(&mut self) -> Result<(), Oscillates> {
        self.simulation.clock();
        self.set_clock(true);
        self.simulation.settle();
        self.note();
        Ok(())
    }
}
