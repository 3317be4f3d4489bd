// SPDX-License-Identifier: MIT
//! `pica campaign plan`.

use super::super::parts::Parts;
use super::unusable;
use clap::Args;
use pica_commands::output::{Parents, stdout, tell_written};
use pica_commands::{Failure, Outcome};
use pica_testbench::full::folder::{Folder, UNIT};
use pica_values::number::parse_u64;
use std::io::Write;
use std::path::PathBuf;

/// Divide the full campaign into units of a few minutes, in a folder that all machines see
///
/// The parts are those of `pica all --full`; `exhaustive`, which takes hours, is planned where it is named. A unit is named by
/// the hash of all that its result depends on. Planning the same again changes nothing.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Folder of the campaign
    folder: PathBuf,
    #[command(flatten)]
    parts: Parts,
    /// Seed of the campaign
    #[arg(long, value_parser = parse_u64)]
    seed: Option<u64>,
    /// Length of a unit: clocks of the blocks in simulation, about
    #[arg(long, value_name = "CLOCKS", value_parser = parse_clocks)]
    unit: Option<u64>,
    #[command(flatten)]
    parents: Parents,
}

fn parse_clocks(text: &str) -> Result<u64, String> {
    match parse_u64(text) {
        Ok(0) => Err("a unit has a clock at least".to_owned()),
        other => other,
    }
}

/// Runs `pica campaign plan`.
pub fn run(arguments: &Arguments) -> Outcome {
    let plan = arguments.parts.plan(arguments.seed)?;
    let mut names: Vec<&str> = plan.recordings.iter().map(|(name, _)| name.as_str()).collect();
    names.sort_unstable();
    if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Failure::input(format_args!("two recordings have the name {}", pair[0])));
    }
    arguments.parents.make_folder(&arguments.folder)?;
    let folder = Folder::plan(&arguments.folder, &plan, arguments.unit.unwrap_or(UNIT)).map_err(unusable)?;
    tell_written(&arguments.folder);
    let mut out = stdout();
    writeln!(out, "{} units", folder.units().len())?;
    out.flush()?;
    Ok(())
}
