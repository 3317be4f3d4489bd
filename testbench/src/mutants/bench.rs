// SPDX-License-Identifier: MIT
//! The default run of Verilator for many mutants of a block: what goes in and what has to come out is made once.

use super::Fallible;
use super::make::Mutants;
use crate::block::{Behaviour, Block};
use crate::campaign::{same_items, stall};
use crate::engine::verilator::{self, PATIENCE, Source, Speed, Verilator};
use crate::engine::{BackPressure, Engine, EngineError, Stall};
use crate::equivalence::{EngineKind, FLAT_BATCH};
use crate::random::DEFAULT_SEED;
use pica_vectors::{Case, Columns, Direction};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// Cases of a flat block in the first look at a mutant: most need no more.
const GLANCE: u64 = 256;
/// Clocks, about, of the part of a flat block's run that comes before a proof.
const SHORT: u64 = 1 << 19;

/// How much of the default run a mutant is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// What comes before a proof: all of it, of units and of most flat blocks.
    Short,
    /// The whole run.
    Whole,
}

/// What a simulator gets at once.
struct Batch {
    content: Content,
    stall: Stall,
}

enum Content {
    Flat { inputs: Columns, expected: Columns },
    Unit(Case),
}

/// The default run of a block, for its mutants.
pub struct Bench<'a> {
    block: &'a Block,
    program: PathBuf,
    cases: u64,
    /// The batches of a flat block that come first, in a simulator of their own each.
    glances: Vec<OnceLock<Batch>>,
    batches: Vec<OnceLock<Batch>>,
    /// How many mutants each batch has found, and its number, those first that found most: the cases of a unit know nothing of
    /// each other.
    order: Mutex<Vec<(usize, usize)>>,
}

impl<'a> Bench<'a> {
    /// Compiles the mutants.
    ///
    /// # Errors
    /// If Verilator is missing or not content.
    pub fn new(block: &'a Block, mutants: &Mutants) -> Fallible<Self> {
        let source = Source { speed: Speed::Soon, mutants: true, ..Source::new(&block.interface, &mutants.verilog) };
        let program = verilator::program(&source)?;
        let cases = EngineKind::Verilator.default_vectors(block);
        let (glances, batches) = match block.interface.is_flat() {
            true => (cases.div_ceil(FLAT_BATCH).min(2), cases.div_ceil(FLAT_BATCH)),
            false => (0, cases),
        };
        let empty = |count| (0..count).map(|_| OnceLock::new()).collect::<Vec<_>>();
        let order = Mutex::new((0..batches as usize).map(|number| (0, number)).collect());
        Ok(Self { block, program, cases, glances: empty(glances), batches: empty(batches), order })
    }

    /// Whether nothing is found in this mutant; number 0 is the block itself.
    ///
    /// # Errors
    /// If the simulator of the block itself ends, or there is none.
    pub fn passes(&self, mutant: usize, extent: Extent) -> Fallible<bool> {
        match self.run(mutant, extent) {
            // A mutant that never settles ends the simulator.
            Err(EngineError::Simulator { .. }) if mutant != 0 => Ok(false),
            passed => Ok(passed?),
        }
    }

    fn run(&self, mutant: usize, extent: Extent) -> Result<bool, EngineError> {
        for number in 0..self.glances.len() {
            if !agrees(self.block, &mut self.start(mutant)?, self.glance(number))? {
                return Ok(false);
            }
        }
        let mut engine = self.start(mutant)?;
        let order = self.order().clone();
        // The proof of a unit takes longer than all of its run.
        let count = match extent {
            Extent::Short if !self.is_complete() => (SHORT / self.block.cost / FLAT_BATCH).max(1) as usize,
            _ => order.len(),
        };
        for (_, number) in order.into_iter().take(count) {
            if !agrees(self.block, &mut engine, self.batch(number))? {
                if !self.block.interface.is_flat() {
                    self.found(number);
                }
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether what comes before a proof is all of it.
    pub fn is_complete(&self) -> bool {
        !self.block.interface.is_flat()
    }

    fn start(&self, mutant: usize) -> Result<Verilator, EngineError> {
        Verilator::start_mutant(&self.block.interface, &self.program, Some(mutant), None, PATIENCE)
    }

    fn order(&self) -> MutexGuard<'_, Vec<(usize, usize)>> {
        self.order.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more mutant that this batch of a unit has found.
    fn found(&self, number: usize) {
        let mut order = self.order();
        if let Some(entry) = order.iter_mut().find(|entry| entry.1 == number) {
            entry.0 += 1;
        }
        order.sort_by_key(|entry| std::cmp::Reverse(entry.0));
    }

    fn glance(&self, number: usize) -> &Batch {
        let first = number as u64 * FLAT_BATCH;
        self.glances[number].get_or_init(|| self.make(number, first..(first + GLANCE).min(self.cases)))
    }

    fn batch(&self, number: usize) -> &Batch {
        let len = if self.block.interface.is_flat() { FLAT_BATCH } else { 1 };
        let first = number as u64 * len;
        self.batches[number].get_or_init(|| self.make(number, first..(first + len).min(self.cases)))
    }

    /// The cases of a batch, as a campaign has them.
    fn make(&self, batch: usize, cases: Range<u64>) -> Batch {
        let block = self.block;
        let content = match &block.behaviour {
            Behaviour::Unit(unit) => Content::Unit(block.case(block.items(unit.as_ref(), DEFAULT_SEED, cases.start))),
            Behaviour::Flat(flat) => {
                let len = cases.end - cases.start;
                let mut inputs = block.columns(Direction::In, len as usize);
                match block.input_space().is_some_and(|space| self.cases >= space) {
                    true => inputs.count_from(cases.start, &block.input_widths()),
                    false => inputs = block.inputs(flat.as_ref(), DEFAULT_SEED, cases.start, len),
                }
                let mut expected = block.columns(Direction::Out, len as usize);
                flat.expect(&inputs, &mut expected);
                Content::Flat { inputs, expected }
            }
        };
        Batch { content, stall: stall(block, BackPressure::Sometimes, DEFAULT_SEED, batch as u64) }
    }
}

/// Whether what comes out of a batch is what has to.
fn agrees(block: &Block, engine: &mut Verilator, batch: &Batch) -> Result<bool, EngineError> {
    Ok(match &batch.content {
        Content::Flat { inputs, expected } => {
            let answer = engine.flat(inputs, expected, batch.stall)?;
            answer.violation.is_none() && answer.outputs == *expected
        }
        Content::Unit(case) => {
            let answer = engine.unit(case, batch.stall)?;
            answer.violation.is_none() && same_items(&block.interface, &case.outputs, &answer.outputs)
        }
    })
}
