// SPDX-License-Identifier: MIT
//! `pica all --full`: the full campaign.

use super::unchecked;
use clap::Args;
use pica_commands::input::read_recordings;
use pica_commands::number::parse_u64;
use pica_commands::output::{Parents, stdout};
use pica_commands::progress::Progress;
use pica_commands::{Failure, Outcome};
use pica_testbench::equivalence::{EngineKind, Event};
use pica_testbench::full::{self, Error, Part, Plan, Row, Watch, lines, report};
use pica_testbench::random::DEFAULT_SEED;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// What the full campaign is told.
#[derive(Debug, Default, Args)]
pub struct Campaign {
    /// Runs the full campaign instead: every block in Verilator with the numbers of cases of docs/campaign.md (minutes to
    /// an hour)
    #[arg(long)]
    pub full: bool,
    /// Recording (.ctf), or folder of recordings, whose shaders and fragments are run too; may be repeated
    #[arg(long, value_name = "PATH", requires = "full")]
    trace: Vec<PathBuf>,
    /// Writes the results there: lines of JSON to a name with .json, otherwise Markdown; may be repeated
    #[arg(long, value_name = "FILE", requires = "full")]
    report: Vec<PathBuf>,
    /// Divides the numbers of random cases, for a quick look
    #[arg(long, value_name = "N", value_parser = parse_divisor, default_value = "1", requires = "full")]
    divide: u64,
    /// Runs only this part; may be repeated
    #[arg(long, value_name = "PART", value_parser = parse_part, requires = "full")]
    part: Vec<Part>,
}

fn parse_divisor(text: &str) -> Result<u64, String> {
    match parse_u64(text) {
        Ok(0) => Err("nothing is divided by 0".to_owned()),
        other => other.map_err(|error| error.to_string()),
    }
}

fn parse_part(text: &str) -> Result<Part, String> {
    let names = || Part::ALL.map(Part::name).join(", ");
    Part::ALL.into_iter().find(|part| part.name() == text).ok_or_else(|| format!("there are {}", names()))
}

/// What is known of a run while it goes on, and a line of result when it has ended.
struct Shown {
    progress: Progress,
    tell: Box<dyn Fn(Event) + Sync>,
}

impl Watch for Shown {
    fn begins(&mut self, block: &str, what: &str) {
        let job = self.progress.job(format!("{block} {what}"), 1);
        self.tell = Box::new(move |event| super::tell_event(&job, event));
    }

    fn progress(&self) -> &(dyn Fn(Event) + Sync) {
        &self.tell
    }

    fn ends(&mut self, row: &Row) {
        self.tell = Box::new(|_| {});
        let Row { what, report, interface, .. } = row;
        self.progress.suspend(|| {
            // A reader that has gone does not stop a campaign that writes a report.
            let mut out = stdout();
            let _ = write!(out, "[{what}] {}", report.text(interface));
            let _ = out.flush();
        });
    }
}

/// Runs the full campaign.
pub fn run(arguments: &Campaign, parents: Parents) -> Outcome {
    arguments.report.iter().try_for_each(|path| parents.check(path))?;
    EngineKind::Verilator.available().map_err(Failure::tool)?;
    let recordings = read_recordings(&arguments.trace)?;
    let parts = if arguments.part.is_empty() { Part::ALL.to_vec() } else { arguments.part.clone() };
    let plan = Plan { seed: DEFAULT_SEED, parts, recordings, divisor: arguments.divide };
    let start = Instant::now();
    let mut shown = Shown { progress: Progress::start(None), tell: Box::new(|_| {}) };
    let outcome = full::run(&plan, &mut shown).map_err(|error| match error {
        Error::Check(failure) => unchecked(failure),
        Error::Registry(error) => Failure::input(error),
    })?;
    let seconds = start.elapsed().as_secs_f64();
    for path in &arguments.report {
        let text = if path.extension().is_some_and(|extension| extension == "json") {
            lines::lines(&plan, &outcome, seconds)
        } else {
            report::markdown(&plan, &outcome, seconds)
        };
        parents.write(path, text.as_bytes())?;
    }
    let mut out = stdout();
    for (what, why) in &outcome.refused {
        writeln!(out, "[{what}] refused: {why}")?;
    }
    let mismatches: u64 = outcome.rows.iter().map(|row| row.report.mismatches).sum();
    let lacking: Vec<&Row> = outcome.rows.iter().filter(|row| row.lacks_witnesses()).collect();
    for Row { what, report, witnesses, .. } in &lacking {
        let witnesses = witnesses.unwrap_or_default();
        writeln!(out, "[{what}] {}: {witnesses} witnesses in {} cases", report.block, witnesses.cases)?;
    }
    writeln!(out, "{mismatches} mismatches in {} runs, {seconds:.0} s", outcome.rows.len())?;
    out.flush()?;
    if outcome.rows.is_empty() {
        return Err(Failure::input("these parts have nothing to run: recordings need --trace"));
    }
    if mismatches == 0 && lacking.is_empty() { Ok(()) } else { Err(Failure::Difference) }
}
