// SPDX-License-Identifier: MIT
//! `pica campaign`: the full campaign over many machines.
//!
//! * `plan`, `run`, `status`, `merge`: the life of a folder; `submit`: jobs for engines that others have.

mod merge;
mod plan;
mod run;
mod shard;
mod status;
mod submit;

use super::full::failed;
use clap::Subcommand;
use pica_commands::{Failure, Outcome};
use pica_testbench::full::folder::FolderError;

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    Plan(plan::Arguments),
    Run(run::Arguments),
    Status(status::Arguments),
    Merge(merge::Arguments),
    Submit(submit::Arguments),
}

impl Command {
    /// Whether it runs programs that an interrupt is to end.
    pub fn runs(&self) -> bool {
        matches!(self, Self::Run(_))
    }
}

/// Runs `pica campaign`.
pub fn run(command: &Command) -> Outcome {
    match command {
        Command::Plan(arguments) => plan::run(arguments),
        Command::Run(arguments) => run::run(arguments),
        Command::Status(arguments) => status::run(arguments),
        Command::Merge(arguments) => merge::run(arguments),
        Command::Submit(arguments) => submit::run(arguments),
    }
}

/// A folder that cannot be used.
fn unusable(error: FolderError) -> Failure {
    match error {
        FolderError::Campaign(error) => failed(error),
        FolderError::Output(error) => error.into(),
        error => Failure::input(error),
    }
}
