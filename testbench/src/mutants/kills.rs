// SPDX-License-Identifier: MIT
//! Which cases find which mutants, of those that the default run finds.

use super::make::Mutants;
use super::{Fallible, Results, default_count};
use crate::block::Block;
use crate::campaign::{differing_rows, same_items};
use crate::engine::verilator::{self, PATIENCE, Source, Speed, Verilator};
use crate::engine::{Engine, EngineError, Stall};
use pica_vectors::{Case, Columns};
use std::path::PathBuf;

/// Seed of the mutants in `docs/mutants.json`.
const SEED: u32 = 1;
/// How the testbench of an exported folder holds back, more or less.
const STALL: Stall = Stall { bubbles: 64, back_pressure: 64, seed: 1, latency: 3, spread: 20 };

/// The mutants of a block that the default run finds.
pub struct Kills<'a> {
    block: &'a Block,
    program: PathBuf,
    /// The numbers of the mutants, from 1.
    known: Vec<usize>,
}

/// The mutants of a block that `results` are about, and the numbers of those that were found.
pub(super) fn found(block: &Block, results: &Results) -> Fallible<(Mutants, Vec<usize>)> {
    let mutants = Mutants::draw(block, default_count(block), SEED)?;
    let places: Vec<String> = mutants.mutations.iter().map(|mutation| without_lines(mutation)).collect();
    let place = |mutation: &str| places.iter().position(|place| *place == without_lines(mutation));
    let left: Option<Vec<usize>> = results.left.iter().map(|left| place(&left.mutation)).collect();
    match left {
        Some(left) if mutants.mutations.len() == results.mutants => {
            let numbers = 0..mutants.mutations.len();
            let known = numbers.filter(|number| !left.contains(number)).map(|number| number + 1).collect();
            Ok((mutants, known))
        }
        _ => {
            Err(EngineError::simulator(&block.interface.name, "has other mutants than those in docs/mutants.json")
                .into())
        }
    }
}

/// A mutation without the lines of the Verilog that Yosys names cells after: a comment more in a file changes no circuit.
fn without_lines(mutation: &str) -> String {
    let mut parts = mutation.split("block.v:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |place, part| place + part.trim_start_matches(|letter: char| letter.is_ascii_digit()))
}

impl<'a> Kills<'a> {
    /// Compiles the mutants that `results` are about.
    ///
    /// # Errors
    /// If a tool is missing or not content, or the results are about other mutants.
    pub fn new(block: &'a Block, results: &Results) -> Fallible<Self> {
        let (mutants, known) = found(block, results)?;
        let source = Source { speed: Speed::Soon, mutants: true, ..Source::new(&block.interface, &mutants.verilog) };
        Ok(Self { block, program: verilator::program(&source)?, known })
    }

    /// The numbers of the mutants.
    pub fn known(&self) -> &[usize] {
        &self.known
    }

    fn start(&self, mutant: usize) -> Fallible<Verilator> {
        Ok(Verilator::start_mutant(&self.block.interface, &self.program, Some(mutant), None, PATIENCE)?)
    }

    /// The rows of a flat block that find a mutant.
    ///
    /// # Errors
    /// If the simulator cannot be started.
    pub fn rows(&self, mutant: usize, inputs: &Columns, expected: &Columns) -> Fallible<Vec<usize>> {
        let answer = match self.start(mutant)?.flat(inputs, expected, STALL) {
            // A mutant that never settles ends the simulator, whatever goes in.
            Err(EngineError::Simulator { .. }) => return Ok((0..inputs.len()).collect()),
            answer => answer?,
        };
        let mut rows = differing_rows(expected, &answer);
        if answer.violation.is_some() {
            // Nothing is known of what would have come behind the breach.
            let last = answer.outputs.len();
            rows.retain(|row| *row <= last);
            if rows.is_empty() {
                rows.push(last.min(inputs.len() - 1));
            }
        }
        Ok(rows)
    }

    /// The first `most` of the cases of a unit that find a mutant.
    ///
    /// # Errors
    /// If the simulator cannot be started.
    pub fn cases(&self, mutant: usize, cases: &[&Case], most: usize) -> Fallible<Vec<usize>> {
        let mut engine = self.start(mutant)?;
        let mut found = Vec::new();
        for (number, case) in cases.iter().enumerate() {
            let differs = match engine.unit(case, STALL) {
                Err(EngineError::Simulator { .. }) => {
                    engine = self.start(mutant)?;
                    true
                }
                answer => {
                    let answer = answer?;
                    answer.violation.is_some() || !same_items(&self.block.interface, &case.outputs, &answer.outputs)
                }
            };
            if differs {
                found.push(number);
                if found.len() == most {
                    break;
                }
            }
        }
        Ok(found)
    }
}
