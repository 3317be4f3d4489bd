// SPDX-License-Identifier: MIT
//! What becomes of the mutants of a block: the bench finds them, or it is known why not.

use super::make::Mutants;
use super::proof::{Mutated, Proof};
use super::{Fallible, Fate, Left, Results};
use crate::block::Block;
use crate::engine::EngineError;
use crate::equivalence::{self, EngineKind, Failure, Options};
use crate::random::DEFAULT_SEED;
use crate::tools::Tool;
use rayon::prelude::*;

/// Cases of the longest sweep that decides where no proof does.
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
    if !passes(block, &mutants, 0, Options::default())? {
        let what = "does not pass as Yosys writes it: its mutants say nothing";
        return Err(EngineError::simulator(&block.interface.name, what).into());
    }
    let all = mutants.mutations.len();
    done(Stage::Running(all));
    let numbers: Vec<usize> = (1..=all).collect();
    let passed = |number: &usize| {
        let passed = passes(block, &mutants, *number, Options::default())?;
        done(if passed { Stage::Passed } else { Stage::Judged });
        Ok((*number, passed))
    };
    let ran = numbers.par_iter().map(passed).collect::<Fallible<Vec<_>>>()?;
    let open: Vec<usize> = ran.into_iter().filter(|(_, passed)| *passed).map(|(number, _)| number).collect();
    let mut left = Vec::new();
    if !open.is_empty() {
        done(Stage::Proving);
        let mutated = Mutated::new(mutants.circuit(&block.interface)?)?;
        let judged = |number: &usize| {
            let left = judge(block, &mutants, &mutated, *number)?;
            done(Stage::Judged);
            Ok(left)
        };
        left = open.par_iter().map(judged).collect::<Fallible<_>>()?;
    }
    Ok(Results { block: block.interface.name.clone(), mutants: all, killed: all - left.len(), left, tools })
}

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

/// Whether the bench finds nothing.
fn passes(block: &Block, mutants: &Mutants, number: usize, options: Options) -> Fallible<bool> {
    let verilog = Some(mutants.verilog.clone());
    let options =
        Options { seed: DEFAULT_SEED, threads: 1, verilog, mutant: Some(number), verdict_only: true, ..options };
    match equivalence::run(block, EngineKind::Verilator, &options, &[], &|_| {}) {
        Ok(report) => Ok(report.mismatches == 0),
        // A mutant that never settles ends the simulator.
        Err(Failure::Engine(EngineError::Simulator { .. })) if number != 0 => Ok(false),
        Err(failure) => Err(failure),
    }
}

/// What a mutant is that the bench does not find.
fn judge(block: &Block, mutants: &Mutants, mutated: &Mutated, number: usize) -> Fallible<Left> {
    let (fate, known) = match mutated.compare(number)? {
        Proof::EveryState => (Fate::Equivalent, "equivalent in every state"),
        Proof::Reachable => (Fate::Equivalent, "equivalent, whatever goes in"),
        Proof::Documented => (Fate::Equivalent, "equivalent, for inputs as the ports are documented"),
        Proof::Different => (Fate::Survived, "survived, there are inputs that tell it apart"),
        Proof::Unknown => match sweep(block) {
            None => (Fate::Survived, "survived, not decided in the time of a proof"),
            Some(options) => match passes(block, mutants, number, options)? {
                true => (Fate::Swept, "the same in the sweep, not decided in the time of a proof"),
                false => (Fate::Survived, "survived, found in the sweep alone"),
            },
        },
    };
    Ok(Left { mutation: mutants.mutations[number - 1].clone(), fate, known: known.to_owned() })
}

/// All inputs of a block, or its sweep, if that is not too long.
fn sweep(block: &Block) -> Option<Options> {
    let all = block.input_space().filter(|cases| *cases <= SWEEP);
    let all = all.map(|cases| Options { vectors: Some(cases), ..Options::default() });
    let counted = block.sweep().is_some_and(|sweep| sweep.cases() <= SWEEP);
    all.or_else(|| counted.then(|| Options { sweep: true, ..Options::default() }))
}
