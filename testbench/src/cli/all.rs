//! `pica` and `pica all`: the main job.

use super::equiv::installed;
use super::output::stdout;
use super::progress::Progress;
use super::selection::Selection;
use super::{Failure, Outcome, full, vectors, verilog};
use clap::Args;
use pica_testbench::campaign::regression;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::random::DEFAULT_SEED;
use pica_vectors::Format;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The main job: Verilog of every block, equivalence on every engine that is installed, golden vectors, and a table
#[derive(Debug, Args)]
pub struct Arguments {
    /// Folder for all that is written
    #[arg(short, long, default_value = "out")]
    output: PathBuf,
    #[command(flatten)]
    full: full::Campaign,
}

impl Default for Arguments {
    fn default() -> Self {
        Self { output: PathBuf::from("out"), full: full::Campaign::default() }
    }
}

/// A line of the table.
struct Row {
    block: String,
    vectors: u64,
    mismatches: u64,
    coverage: String,
    engines: Vec<&'static str>,
    seconds: f64,
}

/// Runs the main job.
pub fn run(arguments: &Arguments) -> Outcome {
    if arguments.full.full {
        return full::run(&arguments.full);
    }
    let blocks = Selection::default().blocks()?;
    let engines = installed(false);
    verilog::write(&blocks, &arguments.output.join("verilog"))?;
    let mut rows = Vec::new();
    let mut out = stdout();
    for block in &blocks {
        let regressions = regression::load(Path::new("testbench/regressions"), block).map_err(Failure::input)?;
        let mut row = Row {
            block: block.interface.name.clone(),
            vectors: 0,
            mismatches: 0,
            coverage: String::new(),
            engines: Vec::new(),
            seconds: 0.0,
        };
        let mut best = 0;
        for kind in &engines {
            let options = Options { seed: DEFAULT_SEED, ..Options::default() };
            let progress = Progress::start(&format!("{} {}", row.block, kind.name()));
            let report = equivalence::run(block, *kind, &options, &regressions, &|cases| progress.add(cases));
            progress.finish();
            let report = report.map_err(Failure::check)?;
            row.vectors += report.vectors;
            row.mismatches += report.mismatches;
            row.seconds += report.seconds;
            row.engines.push(kind.name());
            if report.vectors >= best {
                best = report.vectors;
                row.coverage = format!("{}/{}", report.coverage.hit(), report.coverage.bins());
            }
            if report.mismatches > 0 {
                write!(out, "{}", report.text(&block.interface))?;
                out.flush()?;
            }
        }
        vectors::write(block, &arguments.output.join("vectors"), None, DEFAULT_SEED, &Format::ALL)?;
        rows.push(row);
    }
    table(&mut out, &rows)?;
    let missing: Vec<&str> =
        EngineKind::ALL.iter().filter(|kind| !engines.contains(kind)).map(|kind| kind.name()).collect();
    if !missing.is_empty() {
        writeln!(out, "Not run, because not installed: {}.", missing.join(", "))?;
    }
    writeln!(out, "Verilog and vectors are in {}.", arguments.output.display())?;
    out.flush()?;
    if rows.iter().all(|row| row.mismatches == 0) { Ok(()) } else { Err(Failure::Difference) }
}

fn table(out: &mut impl Write, rows: &[Row]) -> Outcome {
    let width = rows.iter().map(|row| row.block.len()).max().unwrap_or(0).max("block".len());
    writeln!(
        out,
        "{:width$}  {:>10}  {:>10}  {:>9}  {:>7}  engines",
        "block", "vectors", "mismatches", "coverage", "seconds"
    )?;
    for Row { block, vectors, mismatches, coverage, engines, seconds } in rows {
        let engines = engines.join(" ");
        writeln!(out, "{block:width$}  {vectors:>10}  {mismatches:>10}  {coverage:>9}  {seconds:>7.1}  {engines}")?;
    }
    Ok(())
}
