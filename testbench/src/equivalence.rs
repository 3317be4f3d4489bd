// SPDX-License-Identifier: MIT
//! Equivalence of a block on an engine: puts block, engine, regressions and campaign together.

use crate::block::Block;
use crate::campaign::{self, Campaign, Difference, Except, Report};
use crate::children::interrupted;
use crate::directed::DirectedError;
use crate::engine::icarus::{self, Icarus};
use crate::engine::native::{self, Native, vcd};
use crate::engine::rust_hdl::RustHdl;
use crate::engine::verilator::{self, Design, Source, Speed, Verilator};
use crate::engine::{BackPressure, Engine, EngineError};
use crate::project::Project;
use crate::scratch;
use crate::tools::{Missing, Tool};
use pica_rtl::emit::EmitError;
use pica_spec::choices::Choices;
use pica_vectors::{Item, OutputFile, Port};
use std::fs::File;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::Duration;

/// An engine by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EngineKind {
    /// The emitted Verilog, in the simulator of this program.
    Native,
    /// The emitted Verilog, compiled to instructions by this program: a feature of its build, `jit`.
    Jit,
    /// The circuits, in `rust_hdl`'s own simulator.
    RustHdl,
    /// The emitted Verilog, compiled by Verilator.
    Verilator,
    /// The emitted Verilog with exported vectors and the generated testbench, run by Icarus.
    Icarus,
}

/// Clocks that `rust_hdl`'s simulator runs a block for by default, and evaluations of a combinational one: about a second.
const RUST_HDL_CLOCKS: u64 = 30_000;
/// Clocks that the native engine runs a flat block for by default, if that is not more than its cases.
const NATIVE_FLAT_CLOCKS: u64 = 8_000_000;
/// Cases of a flat block that the other engines run by default.
const NATIVE_VECTORS: u64 = 1_300_000;
const VERILATOR_VECTORS: u64 = 1_000_000;
const ICARUS_VECTORS: u64 = 2_000;
/// Evaluations from which on a program that runs fast is worth the time that compiling it takes.
const LONG: u64 = 1 << 24;
/// Cases of a flat block that Verilator gets at once.
pub const FLAT_BATCH: u64 = 1 << 15;
/// Clocks that units are run for by default; the same cases in Verilator and without it.
const UNIT_CLOCKS: u64 = 3_000_000;
const ICARUS_CLOCKS: u64 = 10_000;

impl EngineKind {
    /// The engines of a check of everything, the authority first. `rust_hdl`'s simulator, which does not run the Verilog, and
    /// [`Self::Jit`], which is not in every build, are for whoever names them.
    pub const ALL: [Self; 3] = [Self::Verilator, Self::Native, Self::Icarus];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Jit => "jit",
            Self::RustHdl => "rust-hdl",
            Self::Verilator => "verilator",
            Self::Icarus => "icarus",
        }
    }

    /// Whether what it needs is installed.
    ///
    /// # Errors
    /// If a tool is missing, or the feature of the build.
    pub fn available(self) -> Result<(), Missing> {
        let tools: &[Tool] = match self {
            Self::Jit if cfg!(not(feature = "jit")) => return Err(Missing::Feature("jit")),
            Self::Native | Self::Jit | Self::RustHdl => &[],
            Self::Verilator => &[Tool::Verilator, Tool::Cxx],
            Self::Icarus => &[Tool::Iverilog, Tool::Vvp],
        };
        tools.iter().try_for_each(|tool| tool.find().map(|_| ()))
    }

    /// Whether this program reads the Verilog and runs it itself.
    const fn is_within(self) -> bool {
        matches!(self, Self::Native | Self::Jit)
    }

    /// Cases of a default run that has room for `budget` cases: the directed ones of a unit come on top if they are short. One
    /// takes about as many clocks as it has transactions.
    fn with_directed(self, block: &Block, budget: u64) -> u64 {
        let directed = block.vectors().len() as u64;
        if block.interface.is_flat() {
            return budget.max(directed + 1);
        }
        let transactions: usize = block.vectors().iter().map(|vector| vector.inputs.len()).sum();
        let clocks = match self {
            Self::Native | Self::Jit | Self::Verilator => UNIT_CLOCKS,
            Self::RustHdl => RUST_HDL_CLOCKS,
            Self::Icarus => ICARUS_CLOCKS,
        };
        if transactions as u64 <= clocks / 10 { budget + directed } else { budget }
    }

    /// Cases that a block is given by default: all there are, or what fits a budget.
    pub fn default_vectors(self, block: &Block) -> u64 {
        let flat = block.interface.is_flat();
        let budget = match self {
            Self::RustHdl => RUST_HDL_CLOCKS / block.cost,
            Self::Native | Self::Jit if flat => (NATIVE_FLAT_CLOCKS / block.cost).min(NATIVE_VECTORS),
            Self::Verilator if flat => VERILATOR_VECTORS,
            Self::Native | Self::Jit | Self::Verilator => UNIT_CLOCKS / block.cost,
            Self::Icarus if flat => ICARUS_VECTORS,
            Self::Icarus => ICARUS_CLOCKS / block.cost,
        };
        self.with_directed(block, budget.max(1)).min(block.input_space().unwrap_or(u64::MAX))
    }
}

/// What to run, besides the block and the engine.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Names the campaign: with the number of a case it decides everything that is drawn.
    pub seed: u64,
    /// Cases; at least the size of the input space means all of it. None: the default of the engine. 0: the regressions alone.
    pub vectors: Option<u64>,
    /// Only these cases; all if there is none. Of a flat block a range begins with a multiple of [`FLAT_BATCH`], and ends
    /// with one or with the last case.
    pub range: Option<Range<u64>>,
    /// Only this case.
    pub case: Option<u64>,
    /// Threads; 0 for as many as there are cores.
    pub threads: usize,
    /// A user's Verilog in place of ours.
    pub verilog: Option<Project>,
    /// Which mutant of the block `verilog` is to be, which is then of our making.
    pub mutant: Option<usize>,
    /// How long a simulator may take for an answer; None: the default of the engine.
    pub timeout: Option<Duration>,
    /// The cases of the block's sweep in place of random ones; all of them if there is no number of cases.
    pub sweep: bool,
    /// In which cases the bench holds back.
    pub back_pressure: BackPressure,
    /// Stimuli from a recording in place of random ones.
    pub recorded: Option<Vec<Vec<Item>>>,
    /// Parts of the names of situations (bins of the coverage table) whose cases are not compared; upper and lower case are the
    /// same.
    pub except: Vec<String>,
    /// What the command line has besides these, for the line that runs a case again.
    pub arguments: Vec<String>,
    /// Whether the campaign ends with its first difference, without a counterexample: whether there is one is all that
    /// is asked.
    pub verdict_only: bool,
}

/// Why a check did not come to a result.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The engine has no answer; nothing is known about the block.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// Our own block cannot be emitted.
    #[error(transparent)]
    Emission(#[from] EmitError),
    /// A user's Verilog does not have the ports of the block.
    #[error("module `{top}` does not have the ports of {block}:\n  {}", wrong.join("\n  "))]
    Ports {
        /// Whose ports are wanted.
        block: String,
        /// Which module does not have them.
        top: String,
        /// What is wrong.
        wrong: Vec<String>,
    },
    /// A file cannot be written.
    #[error(transparent)]
    Output(#[from] pica_vectors::Error),
    /// There is no case of this number.
    #[error("there is no case {case}: there are {cases}")]
    NoCase {
        /// The number asked for.
        case: u64,
        /// How many there are.
        cases: u64,
    },
    /// The directed vectors of the block cannot be read.
    #[error(transparent)]
    Directed(#[from] DirectedError),
    /// A block has no sweep.
    #[error("{0} has no sweep")]
    NoSweep(String),
    /// A user's Verilog cannot be run by this engine.
    #[error("engine {0} runs the blocks of this program and no other Verilog")]
    OwnOnly(&'static str),
}

/// What a campaign tells while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The hardware is compiled to a program.
    Building,
    /// Cases begin, so many in all.
    Cases(u64),
    /// So many more are done.
    Done(u64),
}

/// Runs a campaign. `progress` is told how far it is; `regressions` are cases that come first.
///
/// # Errors
/// If the engine fails or a user's Verilog does not fit; a difference is part of the report.
pub fn run(
    block: &Block,
    kind: EngineKind,
    options: &Options,
    regressions: &[Vec<Item>],
    progress: &(dyn Fn(Event) + Sync),
) -> Result<Report, Failure> {
    if interrupted().is_some() {
        return Err(EngineError::Interrupted.into());
    }
    block.directed.vectors(&block.interface, &block.choices)?;
    static SWEPT: Once = Once::new();
    SWEPT.call_once(|| {
        scratch::sweep(&std::env::temp_dir());
        scratch::sweep(Path::new(verilator::SHARED));
    });
    let own;
    let (project, files) = match &options.verilog {
        Some(text) if kind.is_within() && text.is_text() => (text, Vec::new()),
        Some(_) if kind.is_within() || kind == EngineKind::RustHdl => {
            return Err(Failure::OwnOnly(kind.name()));
        }
        Some(mutants) if options.mutant.is_some() => (mutants, Vec::new()),
        Some(user) => (user, check_ports(block, user)?),
        None => {
            own = if kind == EngineKind::RustHdl { Project::default() } else { own_project(block)? };
            (&own, Vec::new())
        }
    };
    let sweep = match options.sweep {
        true => Some(block.sweep().ok_or_else(|| Failure::NoSweep(block.interface.name.clone()))?),
        false => None,
    };
    let all = match (&options.recorded, sweep) {
        (Some(recorded), _) => Some(recorded.len() as u64),
        (None, Some(sweep)) => Some(sweep.cases()),
        (None, None) => None,
    };
    let vectors = match all {
        Some(all) => options.vectors.unwrap_or(all).min(all),
        None => options.vectors.unwrap_or_else(|| kind.default_vectors(block)),
    };
    let cases = all.or(block.input_space()).unwrap_or(u64::MAX);
    if let Some(case) = options.case.filter(|case| *case >= cases) {
        return Err(Failure::NoCase { case, cases });
    }
    let program = match kind {
        EngineKind::Verilator => {
            progress(Event::Building);
            let cases = options.range.as_ref().map_or(vectors, |range| range.end.saturating_sub(range.start));
            let speed = if cases.saturating_mul(block.cost) > LONG { Speed::Fast } else { Speed::Soon };
            let mutants = options.mutant.is_some();
            let source = Source { interface: &block.interface, project, files: &files, trace: false, speed, mutants };
            Some(verilator::program(&source)?)
        }
        _ => None,
    };
    let simulated = match kind {
        EngineKind::Native => Some(native::program(block, project)?),
        EngineKind::Jit => Some(native::compiled(block, project)?),
        _ => None,
    };
    if let Some(program) = &simulated {
        let own = program.design().ports();
        let has = |port: &Port| own.iter().any(|own| own.name == port.name && own.width == port.width);
        if !block.interface.ports().iter().all(|(_, port)| port.name == "clock" || has(port)) {
            return Err(Failure::OwnOnly(kind.name()));
        }
    }
    let patience = |default| options.timeout.unwrap_or(default);
    let start = || -> Result<Box<dyn Engine + '_>, EngineError> {
        if let Some(program) = &simulated {
            return Ok(Box::new(Native::new(block, program.clone())));
        }
        Ok(match (kind, &program) {
            (EngineKind::Verilator, Some(program)) => Box::new(Verilator::start_mutant(
                &block.interface,
                program,
                options.mutant,
                None,
                patience(verilator::PATIENCE),
            )?),
            (EngineKind::Icarus, _) => {
                let own = options.verilog.is_none();
                Box::new(Icarus::new(&block.interface, project, own, patience(icarus::PATIENCE))?)
            }
            _ => Box::new(RustHdl::new(block)),
        })
    };
    let arguments = arguments(block, options);
    let threads = match options.threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let vectors = vectors.min(block.input_space().unwrap_or(u64::MAX));
    progress(Event::Cases(options.range.as_ref().map_or(vectors, |range| range.end.saturating_sub(range.start))));
    let except = Except::new(&block.campaign_bins(), &options.except);
    let campaign = Campaign {
        block,
        except: &except,
        engine: kind.name(),
        start: &start,
        seed: options.seed,
        vectors,
        range: options.range.clone(),
        count: options.vectors.filter(|count| *count > 0),
        only: options.case,
        arguments: arguments.as_deref(),
        recorded: options.recorded.as_deref(),
        sweep,
        back_pressure: options.back_pressure,
        exhaustive: sweep.is_none() && block.input_space().is_some_and(|space| vectors >= space),
        batch: batch(block, kind),
        regressions,
        verdict_only: options.verdict_only,
        threads,
        progress: &|cases| progress(Event::Done(cases)),
    };
    let report = campaign::run(&campaign);
    Ok(report.map_err(|error| if options.verilog.is_some() { error.in_module(&project.top) } else { error })?)
}

/// Our own Verilog of a block, as users get it.
///
/// # Errors
/// If the guard of the emission rejects the circuit.
pub fn own_project(block: &Block) -> Result<Project, EmitError> {
    let design = block.named()?;
    Ok(Project::of_text(&design.top().name, format!("{}.v", block.interface.name), design.with_models()))
}

/// What the command line has for a run besides block, engine and numbers. None if its cases are those of no recording
/// of the command line.
fn arguments(block: &Block, options: &Options) -> Option<Vec<String>> {
    let mut arguments = options.arguments.clone();
    if options.recorded.is_some() && !arguments.iter().any(|argument| argument == "--trace") {
        return None;
    }
    let (defaults, rebuilt) = (Choices::default(), block.changed_build());
    let changed = block.choices.iter().filter(|(id, value)| defaults.get(id) != Some(value));
    let rebuilt = rebuilt.iter().map(|build| ("--build", build));
    for (option, (id, value)) in changed.map(|choice| ("--choice", choice)).chain(rebuilt) {
        let assignment = format!("{id}={value}");
        if !arguments.contains(&assignment) {
            arguments.extend([option.to_owned(), assignment]);
        }
    }
    Some(arguments)
}

/// Cases that an engine gets at once: as many as make the way to it and back cheap.
fn batch(block: &Block, kind: EngineKind) -> u64 {
    match kind {
        EngineKind::Verilator if block.interface.is_flat() => FLAT_BATCH,
        EngineKind::Icarus => ICARUS_VECTORS,
        EngineKind::Native | EngineKind::Jit if block.interface.is_flat() => native::FLAT,
        EngineKind::Native | EngineKind::Jit => native::UNITS,
        _ if block.interface.is_flat() => 256,
        _ => 1,
    }
}

/// The files of a user's Verilog, which has the ports of the block.
fn check_ports(block: &Block, user: &Project) -> Result<Vec<PathBuf>, Failure> {
    // Without Verilator the simulator itself complains, less clearly.
    if EngineKind::Verilator.available().is_err() {
        return Ok(Vec::new());
    }
    let design = Design::of(user)?;
    let wrong = design.check(&block.interface);
    if wrong.is_empty() {
        return Ok(design.files);
    }
    Err(Failure::Ports { block: block.interface.name.clone(), top: user.top.clone(), wrong })
}

/// Runs one case and saves what happens inside as a VCD file: in the simulator of this program if that is the engine, else in
/// Verilator, which shows what was expected, too.
///
/// # Errors
/// If the simulator fails or the file cannot be written.
pub fn save_vcd(
    block: &Block,
    engine: &str,
    options: &Options,
    difference: &Difference,
    path: &Path,
) -> Result<(), Failure> {
    if engine == EngineKind::Native.name() || engine == EngineKind::Jit.name() {
        let case = block.case(difference.case.inputs.clone());
        let text = vcd::trace(block, &own_project(block)?, &block.powered_on(&case), difference.stall)?;
        let mut file = OutputFile::create(path)?;
        let written = io::Write::write_all(&mut file, text.as_bytes());
        written.map_err(|source| pica_vectors::Error::Io { path: path.to_owned(), source })?;
        file.finish()?;
        return Ok(());
    }
    let own;
    let (project, files) = match &options.verilog {
        Some(user) => (user, check_ports(block, user)?),
        None => {
            own = own_project(block)?;
            (&own, Vec::new())
        }
    };
    let source =
        Source { interface: &block.interface, project, files: &files, trace: true, speed: Speed::Soon, mutants: false };
    let program = verilator::program(&source)?;
    let folder = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
    let trace = folder.path().join("trace.vcd");
    let mut engine = Verilator::start(&block.interface, &program, Some(&trace), verilator::PATIENCE)?;
    campaign::check(block, &mut engine, &difference.case.inputs, difference.stall, &Except::default())?;
    // The end of the engine completes the file.
    drop(engine);
    let mut trace = File::open(trace).map_err(EngineError::io("temporary folder"))?;
    let mut file = OutputFile::create(path)?;
    io::copy(&mut trace, &mut file).map_err(|source| pica_vectors::Error::Io { path: path.to_owned(), source })?;
    file.finish()?;
    Ok(())
}
