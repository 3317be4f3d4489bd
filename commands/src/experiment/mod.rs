// SPDX-License-Identifier: MIT
//! `pica experiment`: programs for a console whose pictures decide entries of the ledger.

mod export;
mod folder;
pub(crate) mod judge;
mod list;
pub(crate) mod result;

use super::choices::{Taken, find};
use super::output::Parents;
use super::{Failure, Format, Outcome};
use clap::Subcommand;
use pica_experiments::Experiment;
use pica_experiments::entries;
use std::path::PathBuf;

/// Subcommands of `pica experiment`.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// All entries: what decides each, and what must be settled first
    List {
        /// Form of the output
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
    },
    /// Write experiments as recordings, raw lists and shaders, with what each alternative gives, and a program for libctru
    Export {
        /// Ids of entries; none stands for all
        ids: Vec<String>,
        /// Folder to write to
        #[arg(short, long, value_name = "FOLDER")]
        output: PathBuf,
        #[command(flatten)]
        settled: Taken,
        #[command(flatten)]
        parents: Parents,
    },
    /// Say which alternatives are left by the results in a folder that `export` wrote
    ///
    /// The result of an entry is FOLDER/ID/result.rgba (as `render --rgba` writes it), result.png, result.bin (the memory of
    /// the colour buffer) or result.ctf (a recording that loads this memory). The exit status is 1 if a result leaves none.
    Judge {
        /// The folder
        folder: PathBuf,
        /// Form of the output
        #[arg(long, value_enum, default_value = "json")]
        format: Format,
    },
}

/// Runs `pica experiment`.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::List { format } => list::run(format),
        Command::Export { ids, output, settled, parents } => export::run(&ids, &output, &settled, parents),
        Command::Judge { folder, format } => judge::run(&folder, format),
    }
}

/// The experiments of these entries, or all.
fn selected(ids: &[String]) -> Outcome<Vec<&'static Experiment>> {
    if ids.is_empty() {
        return Ok(entries::all().collect());
    }
    let experiment = |id: &String| {
        let entry = find(id)?;
        entries::of(id).ok_or_else(|| {
            let reason = entry.no_experiment.as_deref().unwrap_or("it is an assumption, which has one answer only");
            Failure::input(format_args!("there is no experiment for {id}: {reason}"))
        })
    };
    ids.iter().map(experiment).collect()
}
