// SPDX-License-Identifier: MIT
//! `pica campaign merge`.

use super::super::full::{conclude, write};
use super::unusable;
use clap::Args;
use pica_commands::Outcome;
use pica_commands::output::{Parents, stdout};
use pica_testbench::full::folder::Folder;
use std::io::Write;
use std::path::PathBuf;

/// Put the results of all units together: the report that `pica all --full` would have written
///
/// Refused are results that are missing, of another unit, of other sources or of other tools than the rest. Exit status 1 if
/// there is a difference.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Folder of the campaign
    folder: PathBuf,
    /// Writes the results there: lines of JSON to a name with .json, otherwise Markdown; may be repeated
    #[arg(long, value_name = "FILE")]
    report: Vec<PathBuf>,
    /// Takes what is there while units have no result
    #[arg(long)]
    so_far: bool,
    #[command(flatten)]
    parents: Parents,
}

/// Runs `pica campaign merge`.
pub fn run(arguments: &Arguments) -> Outcome {
    arguments.report.iter().try_for_each(|path| arguments.parents.check(path))?;
    let merged = Folder::open(&arguments.folder).and_then(|folder| folder.merge(arguments.so_far)).map_err(unusable)?;
    write(&arguments.report, arguments.parents, &merged.plan, &merged.outcome, &merged.how)?;
    let mut out = stdout();
    for row in merged.outcome.rows.iter().filter(|row| row.report.mismatches > 0) {
        write!(out, "[{}] {}", row.what, row.report.text(&row.interface))?;
    }
    drop(out);
    conclude(&merged.outcome, &merged.how)
}
