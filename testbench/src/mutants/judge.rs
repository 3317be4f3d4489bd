// SPDX-License-Identifier: MIT
//! What becomes of the mutants of a block: the bench finds them, or it is known why not.

use super::bench::{Bench, Extent};
use super::count;
use super::make::{Mutants, Outside};
use super::proof::{Mutated, Proof};
use super::{DOCUMENTED, EVERY_STATE, Fallible, Fate, Left, REACHABLE, Results};
use crate::block::Block;
use crate::engine::EngineError;
use crate::equivalence::{self, EngineKind, Failure, Options};
use crate::random::DEFAULT_SEED;
use crate::tools::Tool;
use pica_vectors::Direction;
use rayon::prelude::*;

/// Clocks, about, of the longest sweep in a simulator that decides where no proof does.
const SWEEP: u64 = 1 << 30;

/// Draws mutants of a block and judges them; `done` is told of each that has its fate.
///
/// # Errors
/// If a tool is missing or fails, or the block does not pass as Yosys writes it.
pub fn examine(block: &Block, count: usize, seed: u32, done: &(dyn Fn(Stage) + Sync)) -> Fallible<Results> {
    let tools = [Tool::Yosys.version(), Tool::Verilator.version()].into_iter().collect::<Result<Vec<_>, _>>();
    let tools = tools.map_err(EngineError::from)?;
    let tools = tools.iter().map(|tool| tool.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect();
    done(Stage::Making);
    let mutants = Mutants::draw(block, count, seed)?;
    let bench = Bench::new(block, &mutants)?;
    if !bench.passes(0, Extent::Whole)? {
        let what = "does not pass as Yosys writes it: its mutants say nothing";
        return Err(EngineError::simulator(&block.interface.name, what).into());
    }
    let all = mutants.mutations.len();
    done(Stage::Running(all));
    let numbers: Vec<usize> = (1..=all).collect();
    let passed = |number: &usize| {
        let passed = bench.passes(*number, Extent::Short)?;
        done(if passed { Stage::Passed } else { Stage::Judged });
        Ok((*number, passed))
    };
    let ran = numbers.par_iter().map(passed).collect::<Fallible<Vec<_>>>()?;
    let open: Vec<usize> = ran.into_iter().filter(|(_, passed)| *passed).map(|(number, _)| number).collect();
    let mut left = Vec::new();
    if !open.is_empty() {
        done(Stage::Proving);
        let mutated = Mutated::new(mutants.circuit(&block.interface, Outside::All)?)?;
        let stored = Mutated::new(mutants.circuit(&block.interface, Outside::Large)?)?;
        let stored = (mutated.registers() < stored.registers() && stored.registers() < STORED).then_some(&stored);
        let judge = Judge { block, mutants: &mutants, bench: &bench, mutated: &mutated, stored };
        let judged = |number: &usize| {
            let left = judge.judge(*number)?;
            done(Stage::Judged);
            Ok(left)
        };
        left = open.par_iter().map(judged).collect::<Fallible<Vec<_>>>()?.into_iter().flatten().collect();
    }
    Ok(Results { block: block.interface.name.clone(), mutants: all, killed: all - left.len(), left, tools })
}

/// Registers of the largest circuit that is compared with its memories inside.
const STORED: usize = 4096;

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The mutants are drawn and compiled.
    Making,
    /// So many run.
    Running(usize),
    /// One of them passed, and will have to be proven.
    Passed,
    /// The circuit of those that passed is made.
    Proving,
    /// The fate of one more is known.
    Judged,
}

/// What decides about a mutant that a short run does not find.
struct Judge<'a> {
    block: &'a Block,
    mutants: &'a Mutants,
    bench: &'a Bench<'a>,
    mutated: &'a Mutated,
    /// The same with small memories as registers, if there are any, and not too many.
    stored: Option<&'a Mutated>,
}

impl Judge<'_> {
    /// What a mutant is that the bench does not find; none if it finds it.
    fn judge(&self, number: usize) -> Fallible<Option<Left>> {
        let left = |fate, known: &str| {
            Ok(Some(Left { mutation: self.mutants.mutations[number - 1].clone(), fate, known: known.to_owned() }))
        };
        if self.mutated.same_in_every_state(number)? {
            return left(Fate::Equivalent, EVERY_STATE);
        }
        if self.block.interface.is_flat() && !self.bench.passes(number, Extent::Whole)? {
            return Ok(None);
        }
        for part in self.mutants.parts(number)? {
            if Mutated::part(part)?.compare(number)? == Proof::Reachable {
                return left(Fate::Equivalent, REACHABLE);
            }
        }
        let compared = match (self.mutated.compare(number)?, self.stored) {
            (Proof::Different | Proof::Unknown, Some(stored)) => stored.compare(number)?,
            (compared, _) => compared,
        };
        let (fate, known) = match compared {
            Proof::Reachable => (Fate::Equivalent, REACHABLE),
            Proof::Documented => (Fate::Equivalent, DOCUMENTED),
            Proof::Different | Proof::Unknown => match (self.swept(number)?, compared) {
                (Some(true), Proof::Different) => (Fate::Swept, "the same in the sweep, in other clocks"),
                (Some(true), _) => (Fate::Swept, "the same in the sweep, not decided in the time of a proof"),
                (Some(false), _) => (Fate::Survived, "survived, found in the sweep alone"),
                (None, Proof::Different) => (Fate::Survived, "survived, there are inputs that tell it apart"),
                (None, _) => (Fate::Survived, "survived, not decided in the time of a proof"),
            },
        };
        left(fate, known)
    }

    /// Whether a mutant does the same in the whole sweep of its block; none if that is too long.
    fn swept(&self, number: usize) -> Fallible<Option<bool>> {
        let interface = &self.block.interface;
        let ready = interface.side(Direction::In).find_map(|(_, channel)| channel.ready());
        let both = ready.and_then(|ready| self.mutated.both(number, &ready));
        // Where a clock differs, the transactions may be the same.
        if both.is_some_and(|both| count::same(interface, &both) == Some(true)) {
            return Ok(Some(true));
        }
        sweep(self.block).map(|options| self.passes(number, options)).transpose()
    }

    /// Whether a campaign finds nothing.
    fn passes(&self, number: usize, options: Options) -> Fallible<bool> {
        let verilog = Some(self.mutants.verilog.clone());
        let options =
            Options { seed: DEFAULT_SEED, threads: 1, verilog, mutant: Some(number), verdict_only: true, ..options };
        match equivalence::run(self.block, EngineKind::Verilator, &options, &[], &|_| {}) {
            Ok(report) if report.interrupted => Err(EngineError::Interrupted.into()),
            Ok(report) => Ok(report.mismatches == 0),
            // A mutant that never settles ends the simulator.
            Err(Failure::Engine(EngineError::Simulator { .. })) => Ok(false),
            Err(failure) => Err(failure),
        }
    }
}

/// All inputs of a block, or its sweep, if that is not too long.
fn sweep(block: &Block) -> Option<Options> {
    let all = block.input_space().filter(|cases| cases.saturating_mul(block.cost) <= SWEEP);
    let all = all.map(|cases| Options { vectors: Some(cases), ..Options::default() });
    let counted = block.sweep().is_some_and(|sweep| sweep.cases().saturating_mul(block.cost) <= SWEEP);
    all.or_else(|| counted.then(|| Options { sweep: true, ..Options::default() }))
}
