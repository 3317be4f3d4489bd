// SPDX-License-Identifier: MIT
//! What becomes of the mutants of a block: the bench finds them, or it is known why not.

use super::bench::{Bench, Extent};
use super::count;
use super::make::{Mutants, Outside, modules};
use super::proof::{Mutated, Proof};
use super::{DOCUMENTED, EVERY_STATE, Fallible, Fate, Left, REACHABLE, Results};
use crate::block::Block;
use crate::engine::EngineError;
use crate::equivalence::{self, EngineKind, Failure, Options};
use crate::random::DEFAULT_SEED;
use crate::registry;
use crate::tools::Tool;
use pica_spec::choices::Choices;
use pica_vectors::{Direction, Interface, Protocol};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

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
        let name = &block.interface.name;
        let mutated = Mutated::new(mutants.circuit(name, Some(&block.interface), Outside::All)?)?;
        let judged = |number: &usize| {
            let verdict = quick(&bench, &mutated, *number)?;
            if verdict != Quick::Open {
                done(Stage::Judged);
            }
            Ok((*number, verdict))
        };
        let quick = open.par_iter().map(judged).collect::<Fallible<Vec<_>>>()?;
        let open: Vec<usize> = quick.iter().filter(|(_, of)| *of == Quick::Open).map(|(number, _)| *number).collect();
        left.extend(quick.into_iter().filter(|(_, of)| *of == Quick::Same).map(|(number, _)| {
            let mutation = mutants.mutations[number - 1].clone();
            (number, Left { mutation, fate: Fate::Equivalent, known: EVERY_STATE.to_owned() })
        }));
        if !open.is_empty() {
            let judge = Judge::new(block, &mutants, &mutated, &open)?;
            let judged = |number: &usize| {
                let left = judge.judge(*number)?;
                done(Stage::Judged);
                Ok((*number, left))
            };
            left.extend(open.par_iter().map(judged).collect::<Fallible<Vec<_>>>()?);
        }
        left.sort_by_key(|(number, _)| *number);
    }
    let left: Vec<Left> = left.into_iter().map(|(_, left)| left).collect();
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

/// What a short proof and the rest of the default run say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Quick {
    /// The bench finds it.
    Killed,
    /// The mutant is the block in every state.
    Same,
    /// Neither is known.
    Open,
}

/// What is known of a mutant that passed, before anything takes long.
fn quick(bench: &Bench, mutated: &Mutated, number: usize) -> Fallible<Quick> {
    Ok(match mutated.same_in_every_state(number)? {
        true => Quick::Same,
        // A unit has had all of it.
        false if !bench.is_complete() && !bench.passes(number, Extent::Whole)? => Quick::Killed,
        false => Quick::Open,
    })
}

/// What decides about a mutant that the bench does not find.
struct Judge<'a> {
    block: &'a Block,
    mutants: &'a Mutants,
    mutated: &'a Mutated,
    /// The circuit with small memories as registers, if there are any, and not too many.
    stored: Option<Mutated>,
    /// The modules that open mutants are in.
    parts: BTreeMap<&'a str, Part>,
}

/// A module inside of a block.
struct Part {
    mutated: Mutated,
    /// The ports, and the module behind its handshake, if it is a stream of the design: it can be counted through. Whoever takes its
    /// results looks at them where they are offered, says the protocol.
    stream: Option<(Interface, Mutated)>,
}

impl<'a> Judge<'a> {
    fn new(block: &'a Block, mutants: &'a Mutants, mutated: &'a Mutated, open: &[usize]) -> Fallible<Self> {
        let name = &block.interface.name;
        let blocks = registry::blocks(&Choices::default());
        let blocks = blocks.map_err(|error| EngineError::simulator(name, error.to_string()))?;
        let streams = blocks.into_iter().filter(|block| block.listed && block.interface.protocol == Protocol::Stream);
        let streams: Vec<Interface> = streams.map(|block| block.interface).collect();
        let stored = Mutated::new(mutants.circuit(name, Some(&block.interface), Outside::Large)?)?;
        let stored = (mutated.registers() < stored.registers() && stored.registers() < STORED).then_some(stored);
        let inside = open.iter().flat_map(|number| modules(&mutants.mutations[number - 1]));
        let inside: BTreeSet<&str> = inside.collect();
        let part = |module: &&'a str| {
            let mutated = Mutated::part(mutants.circuit(module, None, Outside::Large)?)?;
            let stream = streams.iter().find(|stream| mutated.has_ports(stream)).map(|stream| {
                let offered = Mutated::new(mutants.circuit(module, Some(stream), Outside::Large)?)?;
                Ok::<_, Failure>((stream.clone(), offered))
            });
            Ok((*module, Part { mutated, stream: stream.transpose()? }))
        };
        let parts = Vec::from_iter(inside).par_iter().map(part).collect::<Fallible<_>>()?;
        Ok(Self { block, mutants, mutated, stored, parts })
    }

    /// What a mutant is that the bench does not find, and that is another circuit in some states.
    fn judge(&self, number: usize) -> Fallible<Left> {
        let mutation = &self.mutants.mutations[number - 1];
        let left = |fate, known: &str| Ok(Left { mutation: mutation.clone(), fate, known: known.to_owned() });
        let parts: Vec<_> = modules(mutation).filter_map(|module| self.parts.get_key_value(module)).collect();
        for (_, part) in &parts {
            if part.mutated.compare(number)? == Proof::Reachable {
                return left(Fate::Equivalent, REACHABLE);
            }
        }
        for (module, part) in parts {
            if part.stream.as_ref().is_some_and(|(stream, offered)| counted(stream, offered, number)) {
                return left(Fate::Swept, &format!("the same in the sweep of `{module}`"));
            }
        }
        let compared = match (self.mutated.compare(number)?, &self.stored) {
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
        // Where a clock differs, the transactions may be the same.
        if counted(&self.block.interface, self.mutated, number) {
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

/// Whether a stream was counted through, and its mutant shows the same.
fn counted(interface: &Interface, mutated: &Mutated, number: usize) -> bool {
    let ready = interface.side(Direction::In).find_map(|(_, channel)| channel.ready());
    let both = ready.and_then(|ready| mutated.both(number, &ready));
    both.is_some_and(|both| count::same(interface, &both) == Some(true))
}

/// All inputs of a block, or its sweep, if that is not too long.
fn sweep(block: &Block) -> Option<Options> {
    let all = block.input_space().filter(|cases| cases.saturating_mul(block.cost) <= SWEEP);
    let all = all.map(|cases| Options { vectors: Some(cases), ..Options::default() });
    let counted = block.sweep().is_some_and(|sweep| sweep.cases().saturating_mul(block.cost) <= SWEEP);
    all.or_else(|| counted.then(|| Options { sweep: true, ..Options::default() }))
}
