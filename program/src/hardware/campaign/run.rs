// SPDX-License-Identifier: MIT
//! `pica campaign run`.

use super::super::equiv::parse_seconds;
use super::super::full::{failed, threads};
use super::super::tell_event;
use super::shard::Shard;
use super::unusable;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use pica_commands::output::{stdout, tell};
use pica_commands::progress::Progress;
use pica_commands::{Failure, Outcome};
use pica_testbench::children::interrupted;
use pica_testbench::equivalence::EngineKind;
use pica_testbench::full::Pace;
use pica_testbench::full::folder::{Done, Folder, tools};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Run the units of a shard that have no result yet
///
/// It may be killed at any time and run again. Exit status 1 if a unit of the shard has a difference, 4 if it was interrupted
/// and goes on with the same command.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Folder of the campaign
    folder: PathBuf,
    /// Only every N-th unit, from unit I on, which is counted from 0: what one of N machines does
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,
    /// How long a simulator may be silent for an answer before it counts as hung
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    timeout: Option<Duration>,
    /// Threads, up to 1024; as many as there are cores if it is not given
    #[arg(long, default_value_t = 0, value_parser = RangedU64ValueParser::<usize>::new().range(0..=1024))]
    threads: usize,
}

/// Runs `pica campaign run`.
pub fn run(arguments: &Arguments) -> Outcome {
    let folder = Folder::open(&arguments.folder).map_err(unusable)?;
    let mut mismatches = 0_u64;
    let mut open = Vec::new();
    let mut all = 0;
    for (_, unit) in folder.units().iter().enumerate().filter(|(number, _)| arguments.shard.has(*number)) {
        all += 1;
        match folder.result(unit).map_err(unusable)? {
            Some(done) => mismatches = done.found.mismatches.saturating_add(mismatches),
            None => open.push(unit),
        }
    }
    let mut done = all - open.len();
    if !open.is_empty() {
        EngineKind::Verilator.available().map_err(Failure::tool)?;
        let tools = tools().map_err(Failure::tool)?;
        let plan = folder.whole_plan().map_err(unusable)?;
        let pace = Pace { threads: arguments.threads, timeout: arguments.timeout };
        let threads = if arguments.threads == 0 { threads() } else { arguments.threads };
        let progress = Progress::start(Some((open.len(), open.len() as u64)));
        for unit in open {
            let run = folder.run(unit);
            let job = progress.job(format!("{} {}", run.block, run.under), 1);
            let found = match run.execute(&plan, unit.range(run), &pace, &|event| tell_event(&job, event)) {
                Ok(found) => found,
                Err(_) if interrupted().is_some() => {
                    return Err(Failure::Resumable(format!("interrupted: {done} of {all} units are done")));
                }
                Err(error) => return Err(failed(error).in_place(format_args!("unit {} of {}", unit.name, run.block))),
            };
            drop(job);
            folder
                .keep(unit, &Done::new(&unit.name, folder.hash(), tools.clone(), threads, found.clone()))
                .map_err(unusable)?;
            done += 1;
            mismatches = found.mismatches.saturating_add(mismatches);
            progress.suspend(|| {
                tell(format_args!(
                    "{} {}: {} mismatches in {} vectors, {:.1} s",
                    run.block, run.under, found.mismatches, found.vectors, found.seconds
                ))
            });
        }
    }
    let mut out = stdout();
    writeln!(out, "{done} of {all} units are done, {mismatches} mismatches")?;
    out.flush()?;
    if mismatches == 0 { Ok(()) } else { Err(Failure::Difference) }
}
