// SPDX-License-Identifier: MIT
//! `pica equiv`: randomized equivalence.

use super::selection::Selection;
use super::user::UserVerilog;
use super::{interrupted, unchecked};
use clap::builder::{NonEmptyStringValueParser, RangedU64ValueParser};
use clap::{Args, ValueEnum};
use pica_commands::input::read_recording;
use pica_commands::output::{Parents, stdout, tell, tell_written};
use pica_commands::progress::Progress;
use pica_commands::{Failure, Format, Outcome};
use pica_spec::trace::Recording;
use pica_testbench::block::Block;
use pica_testbench::campaign::{Except, Report, regression};
use pica_testbench::coverage::Bin;
use pica_testbench::engine::BackPressure;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::reservoir::{RecordedError, Reservoir};
use pica_values::number::{parse_count, parse_u64};
use pica_values::suggest::nearest;
use pica_vectors::{Direction, Item};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Check blocks against the model with random cases
///
/// Exit status 1 and a shrunk counterexample if they differ. Verilog that is simulated can run commands and write files: do
/// not give what you do not trust.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// Cases a block; at least the size of the input space means all of it
    #[arg(long, value_name = "N", value_parser = parse_count)]
    count: Option<u64>,
    /// Seed of the campaign
    #[arg(long, value_parser = parse_u64, default_value_t = DEFAULT_SEED)]
    seed: u64,
    /// Only this case of the campaign
    #[arg(long, value_parser = parse_u64)]
    case: Option<u64>,
    /// Counts through what the block's results depend on most, all of it if no number of cases is given, in place of random
    /// cases
    #[arg(long, conflicts_with = "trace")]
    sweep: bool,
    /// Leaves out cases in situations (bins of the coverage table) with this in their names: `nan`; upper and lower case are the
    /// same. May be repeated. The report says how many cases that were
    #[arg(long, value_name = "TEXT", value_parser = NonEmptyStringValueParser::new())]
    except: Vec<String>,
    /// In which cases the bench holds back valid and ready: sometimes (every second case of a unit, one of 32 batches
    /// of others), never, always
    #[arg(long, value_name = "WHEN", value_parser = parse_back_pressure, default_value = "sometimes")]
    back_pressure: BackPressure,
    /// What runs the hardware; the best that is installed if it is not given
    #[arg(long, value_enum)]
    engine: Option<Engine>,
    /// Only the case with these inputs, all ports of the block; decimal or 0x
    #[arg(long, value_name = "PORT=VALUE,...", value_parser = parse_inputs, conflicts_with_all = ["case", "count", "sweep", "trace"])]
    inputs: Option<Inputs>,
    #[command(flatten)]
    user: UserVerilog,
    /// How long a simulator may be silent for an answer before it counts as hung
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    timeout: Option<Duration>,
    /// Takes the cases from a recording (.ctf) in place of random ones: all, or those that --count and --seed choose; may be
    /// repeated, for the cases of all in order
    #[arg(long, value_name = "FILE")]
    trace: Vec<PathBuf>,
    /// Threads, up to 1024; as many as there are cores if it is not given
    #[arg(long, default_value_t = 0, value_parser = RangedU64ValueParser::<usize>::new().range(0..=1024))]
    threads: usize,
    /// Writes what happens inside in the counterexample
    #[arg(long, value_name = "FILE")]
    vcd: Option<PathBuf>,
    /// Folder of regressions: its cases run first, but not with --case; testbench/regressions if it is not given
    #[arg(long, value_name = "FOLDER")]
    regressions: Option<PathBuf>,
    /// Keeps a counterexample in the folder of regressions
    #[arg(long)]
    keep: bool,
    #[command(flatten)]
    parents: Parents,
    /// Form of the result
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

impl Arguments {
    /// The folder of regressions.
    fn regressions(&self) -> &Path {
        self.regressions.as_deref().unwrap_or(Path::new("testbench/regressions"))
    }
}

/// Engines of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// The emitted Verilog, in the simulator of this program
    Native,
    /// The emitted Verilog, compiled to instructions by this program (a feature of its build: `--features jit`)
    Jit,
    /// The circuits that the Verilog is emitted from, in rust_hdl's own simulator
    RustHdl,
    /// The emitted Verilog, compiled by Verilator
    Verilator,
    /// The emitted Verilog with exported vectors, run by Icarus
    Icarus,
    /// Those that are installed
    All,
}

fn parse_back_pressure(text: &str) -> Result<BackPressure, String> {
    let names = || BackPressure::ALL.map(BackPressure::name).join(", ");
    BackPressure::ALL.into_iter().find(|when| when.name() == text).ok_or_else(|| format!("there are {}", names()))
}

/// Values of ports as the command line has them.
#[derive(Clone, Debug)]
struct Inputs(Vec<(String, u64)>);

fn parse_inputs(text: &str) -> Result<Inputs, String> {
    let port = |text: &str| {
        let (name, value) = text.split_once('=').ok_or_else(|| format!("`{text}` is not PORT=VALUE"))?;
        Ok((name.trim().to_owned(), parse_u64(value.trim())?))
    };
    text.split(',').map(port).collect::<Result<_, String>>().map(Inputs)
}

impl Inputs {
    /// The case of a block with these inputs.
    fn case(&self, block: &Block) -> Outcome<Vec<Item>> {
        let name = &block.interface.name;
        if !block.interface.is_flat() {
            return Err(Failure::input(format_args!("{name} takes programs of transactions, and no --inputs")));
        }
        let ports: Vec<_> = block.interface.side(Direction::In).flat_map(|(_, channel)| &channel.ports).collect();
        if let Some((other, _)) = self.0.iter().find(|(port, _)| ports.iter().all(|own| own.name != *port)) {
            return Err(Failure::input(format_args!("{name} has no input `{other}`")));
        }
        let value = |port: &&pica_vectors::Port| match self.0.iter().rev().find(|(own, _)| *own == port.name) {
            Some((_, value)) if value.checked_shr(port.width).unwrap_or(0) == 0 => Ok(*value as u32),
            Some((own, value)) => {
                Err(Failure::input(format_args!("`{own}` of {name} has {} bits: {value:#x}", port.width)))
            }
            None => Err(Failure::input(format_args!("--inputs says nothing of `{}` of {name}", port.name))),
        };
        Ok(vec![block.item(Direction::In, ports.iter().map(value).collect::<Outcome<_>>()?)])
    }
}

/// Reads a time in seconds.
pub fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("`{text}` is not a number of seconds"))?;
    let some = Duration::try_from_secs_f64(seconds).ok().filter(|some| !some.is_zero());
    some.ok_or_else(|| format!("`{text}` is not a number of seconds above 0"))
}

/// Runs `pica equiv`.
pub fn run(arguments: &Arguments) -> Outcome {
    let blocks = arguments.selection.blocks()?;
    arguments.vcd.iter().try_for_each(|path| arguments.parents.check(path))?;
    // One that is to be made is not there before the first case is kept.
    if let Some(folder) = arguments.regressions.as_ref().filter(|folder| !arguments.keep && !folder.is_dir()) {
        return Err(Failure::input(format_args!("--regressions {}: there is no such folder", folder.display())));
    }
    arguments.except.iter().try_for_each(|except| known_situation(except, &blocks))?;
    let user = arguments.user.project(&blocks)?;
    let recordings = arguments.trace.iter().map(|path| read_recording(path)).collect::<Outcome<Vec<_>>>()?;
    let engines = engines(arguments, user.is_some())?;
    let mut equal = true;
    let mut out = stdout();
    let runs = blocks.len() * engines.len();
    let progress = Progress::start(Some((runs, runs as u64)));
    for block in &blocks {
        let regressions = match &arguments.inputs {
            Some(inputs) => vec![inputs.case(block)?],
            None => regression::load(arguments.regressions(), block).map_err(Failure::input)?,
        };
        for kind in &engines {
            let options = Options {
                seed: arguments.seed,
                vectors: if arguments.inputs.is_some() { Some(0) } else { arguments.count },
                range: None,
                case: arguments.case,
                threads: arguments.threads,
                verilog: user.clone(),
                mutant: None,
                timeout: arguments.timeout,
                sweep: arguments.sweep,
                back_pressure: arguments.back_pressure,
                except: arguments.except.clone(),
                recorded: all_recorded(block, &recordings, Reservoir::new(arguments.count, arguments.seed))?,
                arguments: replay(arguments),
                verdict_only: false,
            };
            let job = progress.job(format!("{} {}", block.interface.name, kind.name()), 1);
            let report =
                equivalence::run(block, *kind, &options, &regressions, &|event| super::tell_event(&job, event));
            drop(job);
            let mut report = report.map_err(unchecked)?;
            finish(arguments, block, &options, &mut report)?;
            equal &= report.mismatches == 0;
            progress.suspend(|| {
                match arguments.format {
                    Format::Json => writeln!(out, "{}", report.json(&block.interface))?,
                    Format::Text => write!(out, "{}", report.text(&block.interface))?,
                }
                out.flush()
            })?;
            if report.interrupted {
                return Err(interrupted());
            }
        }
    }
    if equal { Ok(()) } else { Err(Failure::Difference) }
}

/// Whether one of the blocks has a situation with `except` in its name.
fn known_situation(except: &str, blocks: &[Block]) -> Outcome {
    let bins: Vec<Bin> = blocks.iter().flat_map(Block::bins).collect();
    if !Except::new(&bins, &[except.to_owned()]).is_empty() {
        return Ok(());
    }
    let near = nearest(except, bins.iter().map(|bin| bin.name.as_str())).join("; ");
    Err(Failure::input(format_args!("no situation has `{except}` in its name; the nearest are: {near}")))
}

/// What is done with a counterexample besides showing it.
fn finish(arguments: &Arguments, block: &Block, options: &Options, report: &mut Report) -> Outcome {
    let Some(example) = &mut report.counterexample else { return Ok(()) };
    if let Some(path) = &arguments.vcd {
        arguments.parents.make_above(path)?;
        equivalence::save_vcd(block, report.engine, options, &example.difference, path).map_err(unchecked)?;
        tell_written(path);
        example.vcd = Some(path.clone());
    }
    if arguments.keep && (!block.interface.is_flat() || example.difference.case.inputs.len() == 1) {
        let path = regression::save(arguments.regressions(), block, &example.difference.case.inputs)?;
        tell_written(&path);
    }
    Ok(())
}

/// The engines to run, each of which is there.
fn engines(arguments: &Arguments, user: bool) -> Outcome<Vec<EngineKind>> {
    let kind = match arguments.engine {
        Some(Engine::Native) => EngineKind::Native,
        Some(Engine::Jit) => EngineKind::Jit,
        Some(Engine::RustHdl) => EngineKind::RustHdl,
        Some(Engine::Verilator) => EngineKind::Verilator,
        Some(Engine::Icarus) => EngineKind::Icarus,
        Some(Engine::All) => return Ok(installed(user)),
        None if user => EngineKind::Verilator,
        None => return Ok(vec![installed(false)[0]]),
    };
    kind.available().map_err(Failure::tool)?;
    Ok(vec![kind])
}

/// The engines that are installed; of the others standard error says how to get them.
pub fn installed(user: bool) -> Vec<EngineKind> {
    let wanted = EngineKind::ALL.into_iter().filter(|kind| !user || *kind != EngineKind::Native);
    let there = wanted.filter(|kind| {
        let told = |missing: &_| tell(format_args!("note: without {}: {missing}", kind.name()));
        kind.available().inspect_err(told).is_ok()
    });
    there.collect()
}

/// What is selected of what recordings have for a block, one behind the other; none without recordings.
fn all_recorded(block: &Block, recordings: &[Recording], reservoir: Reservoir) -> Outcome<Option<Vec<Vec<Item>>>> {
    if recordings.is_empty() {
        return Ok(None);
    }
    let name = &block.interface.name;
    match block.recorded(recordings, reservoir) {
        Ok(Some(cases)) if cases.is_empty() => Err(Failure::input(format_args!("no recording has a case of {name}"))),
        Ok(Some(cases)) => Ok(Some(cases)),
        Ok(None) => Err(Failure::input(format_args!("recordings have no cases of {name}"))),
        Err(RecordedError::Interrupted) => Err(interrupted()),
        Err(error) => Err(Failure::input(error)),
    }
}

/// The arguments that a line needs to run a case again, besides those that every campaign has.
fn replay(arguments: &Arguments) -> Vec<String> {
    let mut words = Vec::new();
    let mut add = |name: &str, value: String| words.extend([name.to_owned(), value]);
    let path = |path: &PathBuf| path.display().to_string();
    arguments.selection.choices.assignments.iter().for_each(|choice| add("--choice", choice.clone()));
    arguments.selection.assignments().for_each(|build| add("--build", build));
    arguments.trace.iter().for_each(|trace| add("--trace", path(trace)));
    if let Some(Inputs(inputs)) = &arguments.inputs {
        add("--inputs", assigned(inputs.iter().map(|(name, value)| (name.as_str(), *value))));
    }
    arguments.except.iter().for_each(|except| add("--except", except.clone()));
    // One that is not there yet has no case that comes first.
    let regressions = arguments.regressions.iter().filter(|folder| folder.is_dir());
    regressions.for_each(|folder| add("--regressions", path(folder)));
    words.extend(arguments.user.words());
    words
}

/// The value of `--inputs` for these ports.
pub fn assigned<'a>(inputs: impl Iterator<Item = (&'a str, u64)>) -> String {
    inputs.map(|(name, value)| format!("{name}={value:#x}")).collect::<Vec<_>>().join(",")
}
