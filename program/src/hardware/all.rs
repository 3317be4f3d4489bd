// SPDX-License-Identifier: MIT
//! `pica` and `pica all`: the main job.

use super::equiv::installed;
use super::selection::Selection;
use super::{full, unchecked, vectors, verilog};
use clap::Args;
use pica_commands::output::{Parents, stdout, tell_written};
use pica_commands::progress::{Job, Progress};
use pica_commands::{Failure, Outcome};
use pica_testbench::block::Block;
use pica_testbench::campaign::{Report, STACK, regression};
use pica_testbench::children::interrupted;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::tools;
use pica_vectors::Format;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

/// The main job: Verilog of every block, equivalence on every engine that is installed, golden vectors, and a table
#[derive(Debug, Args)]
pub struct Arguments {
    /// Folder for all that is written
    #[arg(short, long, default_value = "out")]
    output: PathBuf,
    /// The native engine alone, with a tenth of the cases: about half a minute
    #[arg(long, conflicts_with = "full")]
    quick: bool,
    #[command(flatten)]
    parents: Parents,
    #[command(flatten)]
    full: full::Campaign,
}

impl Default for Arguments {
    fn default() -> Self {
        let output = PathBuf::from("out");
        Self { output, quick: false, parents: Parents::default(), full: full::Campaign::default() }
    }
}

/// By how much the quick form divides the numbers of cases.
const QUICK: u64 = 10;

/// What is done with a block. The engines come first: they take longest.
#[derive(Clone, Copy)]
enum Task {
    Check(EngineKind),
    Vectors,
}

/// A line of the table.
struct Row<'a> {
    block: &'a Block,
    reports: Vec<Report>,
}

/// Runs the main job.
pub fn run(arguments: &Arguments) -> Outcome {
    arguments.full.check()?;
    if arguments.full.full {
        return full::run(&arguments.full, arguments.parents);
    }
    let start = Instant::now();
    let blocks = Selection::default().blocks()?;
    let engines = if arguments.quick { vec![EngineKind::Native] } else { installed(false) };
    if tools::required() && !arguments.quick {
        EngineKind::ALL.iter().try_for_each(|kind| kind.available()).map_err(Failure::tool)?;
    }
    arguments.parents.make_folder(&arguments.output)?;
    verilog::write(&blocks.iter().collect::<Vec<_>>(), &arguments.output.join("verilog"), arguments.parents)?;
    let rows = check(arguments, &blocks, &engines)?;

    let mut out = stdout();
    for row in &rows {
        for report in row.reports.iter().filter(|report| report.mismatches > 0) {
            write!(out, "{}", report.text(&row.block.interface))?;
        }
    }
    tell_written(&arguments.output.join("vectors"));
    table(&mut out, &rows)?;
    let missing: Vec<&str> =
        EngineKind::ALL.iter().filter(|kind| !engines.contains(kind)).map(|kind| kind.name()).collect();
    match (missing.is_empty(), arguments.quick) {
        (true, _) => {}
        (false, true) => writeln!(out, "Left out, to be quick: {}.", missing.join(", "))?,
        (false, false) => writeln!(out, "Not run, because not installed: {}.", missing.join(", "))?,
    }
    writeln!(out, "Verilog and vectors are in {}.", arguments.output.display())?;
    let reports = || rows.iter().flat_map(|row| &row.reports);
    let [vectors, mismatches] =
        [|r: &Report| r.vectors, |r: &Report| r.mismatches].map(|of| reports().map(of).sum::<u64>());
    let verdict = match interrupted() {
        Some(_) => "FAIL, because interrupted:",
        None if mismatches == 0 => "PASS",
        None => "FAIL",
    };
    let seconds = start.elapsed().as_secs();
    let blocks = rows.iter().filter(|row| row.reports.len() == engines.len()).count();
    writeln!(out, "{verdict} {blocks} blocks, {vectors} vectors, {mismatches} mismatches, {seconds} s")?;
    out.flush()?;
    if mismatches == 0 { Ok(()) } else { Err(Failure::Difference) }
}

/// Checks all blocks, as many at once as there are cores, and exports their vectors.
fn check<'a>(arguments: &Arguments, blocks: &'a [Block], engines: &[EngineKind]) -> Outcome<Vec<Row<'a>>> {
    let tasks = engines.iter().map(|kind| Task::Check(*kind)).chain([Task::Vectors]);
    let mut jobs = Vec::new();
    for task in tasks {
        for (number, block) in blocks.iter().enumerate() {
            let size = block.verilog().map_err(Failure::tool)?.len() as u64;
            jobs.push((number, task, size));
        }
    }
    // What takes long does not come last: then one core would work and the others wait. Size tells how long, about.
    jobs.sort_by_key(|(_, task, size)| (matches!(task, Task::Vectors), std::cmp::Reverse(*size)));
    let progress = Progress::start(Some((jobs.len(), jobs.iter().map(|(_, _, size)| size).sum())));
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let reports = Mutex::new(Vec::new());
    let work = || -> Outcome {
        while !stop.load(Ordering::Relaxed)
            && interrupted().is_none()
            && let Some((number, task, size)) = jobs.get(next.fetch_add(1, Ordering::Relaxed))
        {
            let job = progress.job(format!("{} {}", blocks[*number].interface.name, task.name()), *size);
            let report = match task.run(arguments, &blocks[*number], &job) {
                // What is done so far is shown.
                Err(Failure::Interrupted) => return Ok(()),
                report => report.inspect_err(|_| stop.store(true, Ordering::Relaxed))?,
            };
            drop(job);
            reports.lock().unwrap_or_else(PoisonError::into_inner).extend(report.map(|report| (*number, report)));
        }
        Ok(())
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let start = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let threads = (0..cores).map(start).collect::<Result<Vec<_>, _>>()?;
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    let reports = reports.into_inner().unwrap_or_else(PoisonError::into_inner);
    let rows = blocks.iter().enumerate().map(|(number, block)| {
        let of = |kind: &EngineKind| {
            reports.iter().find(|(of, report)| *of == number && report.engine == kind.name()).map(|(_, report)| report)
        };
        Row { block, reports: engines.iter().filter_map(of).cloned().collect() }
    });
    Ok(rows.collect())
}

impl Task {
    const fn name(self) -> &'static str {
        match self {
            Self::Check(kind) => kind.name(),
            Self::Vectors => "vectors",
        }
    }

    fn run(self, arguments: &Arguments, block: &Block, job: &Job) -> Outcome<Option<Report>> {
        let kind = match self {
            Self::Check(kind) => kind,
            Self::Vectors => {
                vectors::write(block, &arguments.output.join("vectors"), None, DEFAULT_SEED, &Format::ALL)?;
                return Ok(None);
            }
        };
        let regressions = regression::load(Path::new("testbench/regressions"), block).map_err(Failure::input)?;
        let vectors = arguments.quick.then(|| (kind.default_vectors(block) / QUICK).max(1));
        let options = Options { seed: DEFAULT_SEED, vectors, threads: 1, ..Options::default() };
        let report = equivalence::run(block, kind, &options, &regressions, &|event| super::tell_event(job, event));
        report.map(Some).map_err(unchecked)
    }
}

/// Coverage is that of the engine with the most cases; `random` is what its random cases hit.
fn table(out: &mut impl Write, rows: &[Row<'_>]) -> Outcome {
    let width = rows.iter().map(|row| row.block.interface.name.len()).max().unwrap_or(0).max("block".len());
    writeln!(
        out,
        "{:width$}  {:>10}  {:>10}  {:>9}  {:>6}  {:>7}  engines",
        "block", "vectors", "mismatches", "coverage", "random", "seconds"
    )?;
    for Row { block, reports } in rows {
        let block = &block.interface.name;
        let vectors: u64 = reports.iter().map(|report| report.vectors).sum();
        let mismatches: u64 = reports.iter().map(|report| report.mismatches).sum();
        let seconds: f64 = reports.iter().map(|report| report.seconds).sum();
        let most = reports.iter().max_by_key(|report| report.vectors);
        let coverage = most.map(|most| format!("{}/{}", most.coverage.hit(), most.coverage.bins())).unwrap_or_default();
        let random =
            most.and_then(|most| most.random.as_ref()).map_or("-".to_owned(), |random| random.hit().to_string());
        let engines: Vec<&str> = reports.iter().map(|report| report.engine).collect();
        let engines = engines.join(" ");
        writeln!(
            out,
            "{block:width$}  {vectors:>10}  {mismatches:>10}  {coverage:>9}  {random:>6}  {seconds:>7.1}  {engines}"
        )?;
    }
    Ok(())
}
