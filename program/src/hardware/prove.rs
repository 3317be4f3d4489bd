// SPDX-License-Identifier: MIT
//! `pica prove`: what holds for all inputs.

use super::equiv::{assigned, parse_seconds};
use super::selection::Selection;
use super::user::UserVerilog;
use super::{interrupted, tell_event, unchecked};
use clap::Args;
use pica_commands::output::{stdout, tell};
use pica_commands::progress::{Job, Progress};
use pica_commands::{Failure, Format, Outcome};
use pica_testbench::block::Block;
use pica_testbench::campaign::Report;
use pica_testbench::engine::EngineError;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::proofs::{self, Counterexample, ProofError, Theorem, Verdict};
use pica_testbench::random::DEFAULT_SEED;
use pica_vectors::{Direction, Item};
use serde_json::json;
use std::io::Write;
use std::time::Duration;

/// Prove that blocks give what small references in Verilog give, for all inputs, and that those with channels lose nothing
///
/// Yosys and ABC do it. Exit status 1 and a case if something does not hold, 3 if there is no answer within the time.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    user: UserVerilog,
    /// Does not simulate that Verilog first, with the vectors that `pica equiv` runs by default
    #[arg(long, requires = "user")]
    no_vectors: bool,
    /// How long a theorem may take before it counts as undecided
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds, default_value = "600")]
    timeout: Duration,
    /// Form of the result
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Runs `pica prove`.
pub fn run(arguments: &Arguments) -> Outcome {
    let mut blocks = arguments.selection.blocks()?;
    if arguments.selection.blocks.is_empty() {
        blocks.retain(proofs::has);
    }
    let project = arguments.user.project(&blocks)?;
    let progress = Progress::start(Some((blocks.len(), 0)));
    let (mut refuted, mut undecided) = (false, Vec::new());
    for block in &blocks {
        let name = &block.interface.name;
        let job = progress.job(name.as_str(), 0);
        let simulation = Simulation { arguments, block, project: project.as_ref(), job: &job };
        if project.is_some()
            && !arguments.no_vectors
            && let Some((theorem, report)) = simulation.vectors()?
        {
            refuted = true;
            progress.suspend(|| print(&theorem, arguments.format, Some(&report.text(&block.interface))))?;
            continue;
        }
        let mut shown = Ok(());
        proofs::prove(block, project.as_ref(), Some(arguments.timeout), &mut |mut theorem| {
            match &mut theorem.verdict {
                Verdict::Proven => {}
                Verdict::Refuted(found) => {
                    refuted = true;
                    found.replay = simulation.replay(found);
                }
                Verdict::Undecided(why) => undecided.push(format!("{name}: {}: {why}", theorem.claim)),
            }
            if shown.is_ok() {
                shown = progress.suspend(|| print(&theorem, arguments.format, None));
            }
        })
        .map_err(|error| failure(name, project.is_some(), error))?;
        shown?;
    }
    match undecided.first() {
        _ if refuted => Err(Failure::Difference),
        Some(first) => Err(Failure::tool(first)),
        None => Ok(()),
    }
}

/// What simulators say of a block, or of the Verilog in its place.
struct Simulation<'a> {
    arguments: &'a Arguments,
    block: &'a Block,
    project: Option<&'a Project>,
    job: &'a Job,
}

impl Simulation<'_> {
    /// The best simulator that is installed.
    fn engine() -> Option<EngineKind> {
        [EngineKind::Verilator, EngineKind::Icarus].into_iter().find(|kind| kind.available().is_ok())
    }

    fn options(&self, vectors: Option<u64>) -> Options {
        Options {
            seed: DEFAULT_SEED,
            vectors,
            verilog: self.project.cloned(),
            arguments: self.words(),
            ..Options::default()
        }
    }

    /// The arguments of the replay line.
    fn words(&self) -> Vec<String> {
        let Selection { choices, .. } = &self.arguments.selection;
        let choices = choices.assignments.iter().map(|choice| ("--choice", choice.clone()));
        let builds = self.arguments.selection.assignments().map(|build| ("--build", build));
        let words = choices.chain(builds).flat_map(|(option, value)| [option.to_owned(), value]);
        words.chain(self.arguments.user.words()).collect()
    }

    /// Runs the vectors that `pica equiv` runs by default: what is wrong is seldom wrong in few cases. None if nothing differs.
    fn vectors(&self) -> Outcome<Option<(Theorem, Report)>> {
        let Some(kind) = Self::engine() else {
            tell("note: no vectors are run before the proof: neither Verilator nor Icarus Verilog is installed");
            return Ok(None);
        };
        let report = equivalence::run(self.block, kind, &self.options(None), &[], &|event| tell_event(self.job, event));
        let report = report.map_err(unchecked)?;
        if report.interrupted {
            return Err(interrupted());
        }
        let Some(example) = report.counterexample.as_ref().filter(|_| report.mismatches > 0) else { return Ok(None) };
        let found = Counterexample::of(self.block, &example.difference, example.replay.clone());
        let theorem = proofs::simulated(self.block, self.project, kind.name(), &report, found);
        Ok(Some((theorem.map_err(|error| failure(&self.block.interface.name, true, error))?, report)))
    }

    /// The line that shows a case in a simulation from a reset, if one does.
    fn replay(&self, found: &Counterexample) -> Option<String> {
        let (block, kind) = (self.block, Self::engine()?);
        let ports = block.interface.side(Direction::In).flat_map(|(_, channel)| &channel.ports);
        let inputs: Vec<(&str, u64)> =
            ports.map(|port| Some((port.name.as_str(), *found.inputs.get(&port.name)?))).collect::<Option<_>>()?;
        let item: Item = block.item(Direction::In, inputs.iter().map(|(_, value)| *value as u32).collect());
        let report = equivalence::run(block, kind, &self.options(Some(0)), &[vec![item]], &|_| {}).ok()?;
        let words = ["pica", "equiv", &block.interface.name, "--engine", kind.name(), "--inputs"].map(str::to_owned);
        let words: Vec<String> = words.into_iter().chain([assigned(inputs.into_iter())]).chain(self.words()).collect();
        shlex::try_join(words.iter().map(String::as_str)).ok().filter(|_| report.mismatches > 0)
    }
}

/// A user's Verilog that Yosys cannot read, or that has other ports, is bad input.
fn failure(block: &str, user: bool, error: ProofError) -> Failure {
    match error {
        ProofError::Failure(equivalence::Failure::Engine(EngineError::Interrupted)) => interrupted(),
        ProofError::Failure(failure @ equivalence::Failure::Engine(EngineError::Compile { .. })) if user => {
            Failure::input(failure)
        }
        ProofError::Failure(failure) => Failure::tool(format_args!("{block}: {failure}")),
        error => Failure::input(error),
    }
}

/// Prints a theorem; `simulated` stands for its case if a simulation has shown it.
fn print(theorem: &Theorem, format: Format, simulated: Option<&str>) -> Outcome {
    let mut out = stdout();
    if format == Format::Json {
        writeln!(out, "{}", json!(theorem))?;
        return Ok(out.flush()?);
    }
    let Theorem { block, under, claim, method, bound, verdict, seconds, .. } = theorem;
    let under: String = under.iter().map(|(id, value)| format!(" {id}={value}")).collect();
    let answer = match verdict {
        Verdict::Proven => "proven",
        Verdict::Refuted(_) => "REFUTED",
        Verdict::Undecided(_) => "undecided",
    };
    writeln!(out, "{block}{under}: {claim}: {answer} ({method}; {bound}; {seconds:.1} s)")?;
    match verdict {
        Verdict::Refuted(_) if simulated.is_some() => write!(out, "{}", simulated.unwrap_or_default())?,
        Verdict::Refuted(found) => {
            for (what, ports) in [("inputs", &found.inputs), ("expected", &found.expected), ("actual", &found.actual)] {
                let ports: Vec<String> = ports.iter().map(|(name, value)| format!("{name}={value:X}")).collect();
                writeln!(out, "  {what}: {}", ports.join(" "))?;
            }
            match &found.replay {
                Some(line) => writeln!(out, "  replay: {line}")?,
                None => writeln!(out, "  no simulation from a reset has shown it")?,
            }
        }
        Verdict::Undecided(why) => writeln!(out, "  {why}")?,
        Verdict::Proven => {}
    }
    Ok(out.flush()?)
}
