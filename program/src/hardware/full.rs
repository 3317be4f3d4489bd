// SPDX-License-Identifier: MIT
//! `pica all --full`: the full campaign.

use super::parts::Parts;
use super::unchecked;
use clap::Args;
use pica_commands::output::{Parents, stdout};
use pica_commands::progress::Progress;
use pica_commands::{Failure, Outcome};
use pica_testbench::equivalence::{EngineKind, Event};
use pica_testbench::full::folder::tools;
use pica_testbench::full::{self, Circumstances, Error, Plan, Row, Watch, lines, report};
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
    #[command(flatten)]
    parts: Parts,
    /// Writes the results there: lines of JSON to a name with .json, otherwise Markdown; may be repeated
    #[arg(long, value_name = "FILE")]
    report: Vec<PathBuf>,
}

impl Campaign {
    /// Refuses what only the full campaign takes if it is not that one.
    pub fn check(&self) -> Outcome {
        match self.full || !self.parts.is_given() && self.report.is_empty() {
            true => Ok(()),
            false => {
                Err(Failure::input("--trace, --divide, --part and --report are for the full campaign: add --full"))
            }
        }
    }
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
    let tools = tools().map_err(Failure::tool)?;
    let plan = arguments.parts.plan(None)?;
    let start = Instant::now();
    let mut shown = Shown { progress: Progress::start(None), tell: Box::new(|_| {}) };
    let outcome = full::run(&plan, &mut shown).map_err(failed)?;
    let how = Circumstances { seconds: start.elapsed().as_secs_f64(), tools, threads: threads(), units: None };
    if outcome.rows.is_empty() {
        return Err(Failure::input("these parts have nothing to run: recordings need --trace"));
    }
    write(&arguments.report, parents, &plan, &outcome, &how)?;
    conclude(&outcome, &how)
}

/// A run without a result.
pub fn failed(error: Error) -> Failure {
    match error {
        Error::Check(failure) => unchecked(failure),
        error @ (Error::Registry(_) | Error::Unknown(_)) => Failure::input(error),
    }
}

/// Threads that runs take if nobody says another number.
pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Writes reports.
pub fn write(
    paths: &[PathBuf],
    parents: Parents,
    plan: &Plan,
    outcome: &full::Outcome,
    how: &Circumstances,
) -> Outcome {
    for path in paths {
        let text = if path.extension().is_some_and(|extension| extension == "json") {
            lines::lines(plan, outcome, how)
        } else {
            report::markdown(plan, outcome, how)
        };
        parents.write(path, text.as_bytes())?;
    }
    Ok(())
}

/// The last lines of a campaign.
///
/// # Errors
/// If there is a mismatch, or an alternative lacks witnesses.
pub fn conclude(outcome: &full::Outcome, how: &Circumstances) -> Outcome {
    let mut out = stdout();
    for (what, why) in &outcome.refused {
        writeln!(out, "[{what}] refused: {why}")?;
    }
    let (mismatches, lacking) = (outcome.mismatches(), outcome.lacking());
    for Row { what, report, witnesses, .. } in &lacking {
        let witnesses = witnesses.unwrap_or_default();
        writeln!(out, "[{what}] {}: {witnesses} witnesses in {} cases", report.block, witnesses.cases)?;
    }
    writeln!(out, "{mismatches} mismatches in {} runs, {:.0} s", outcome.rows.len(), how.seconds)?;
    out.flush()?;
    if mismatches == 0 && lacking.is_empty() { Ok(()) } else { Err(Failure::Difference) }
}
