// SPDX-License-Identifier: MIT
//! The commands of `pica` that need no hardware description, and what all its commands share. What a command does is in
//! the file of its name.
//!
//! * [`Command`], [`run`]: the commands.
//! * [`Failure`], [`Outcome`], [`exit`]: how a command ends.
//! * [`choices`]: alternatives of the ledger, as arguments.
//! * [`input`], [`output`], [`suggest`]: what arguments name, and what is said of them.
//! * [`readers`]: what the commands read, without files.

pub mod choices;
mod citations;
mod commands;
mod compare;
mod experiment;
mod f24;
mod failure;
mod filter;
mod findings;
pub mod input;
pub mod output;
pub mod page;
pub mod picture;
pub mod progress;
pub mod readers;
mod record;
mod regs;
mod render;
mod shader;
pub mod shown;
mod specification;
pub mod suggest;
mod view;

pub use failure::{Failure, Outcome, catch_interrupts, exit};

use clap::{Subcommand, ValueEnum};
use pica_model::float::Lanes;

/// The commands. Where a variant has no text, the help is that of its arguments.
#[derive(Debug, Subcommand)]
#[expect(missing_docs, reason = "a text here would replace the help")]
pub enum Command {
    /// Registers: list, show, decode a value, export headers and pages
    #[command(subcommand)]
    Regs(regs::Command),
    /// GPU command lists: decode and encode
    #[command(subcommand)]
    Commands(commands::Command),
    F24(f24::Arguments),
    Render(render::Arguments),
    Compare(compare::Arguments),
    View(view::Arguments),
    Record(record::Arguments),
    /// Shader programs: assemble, disassemble, describe, run
    #[command(subcommand)]
    Shader(shader::Command),
    /// The ledger of what no published test settles
    #[command(subcommand)]
    Choices(choices::Command),
    /// Experiments that decide entries of the ledger on a console
    #[command(subcommand)]
    Experiment(experiment::Command),
}

/// Form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For reading.
    Text,
    /// For programs: one JSON value, or one JSON object per line for streams.
    Json,
}

/// Whether the environment asks for something that can be had: the instruction set of [`LANES`](pica_model::float::LANES).
///
/// # Errors
/// If it does not.
pub fn check_environment() -> Outcome {
    Lanes::requested().map(drop).map_err(Failure::input)
}

/// Runs a command.
///
/// # Errors
/// If it cannot do what it is asked for.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::Regs(command) => regs::run(command),
        Command::Commands(command) => commands::run(command),
        Command::F24(arguments) => f24::run(&arguments),
        Command::Render(arguments) => render::run(&arguments),
        Command::Compare(arguments) => compare::run(&arguments),
        Command::View(arguments) => view::run(&arguments),
        Command::Record(arguments) => record::run(&arguments),
        Command::Shader(command) => shader::run(command),
        Command::Choices(command) => choices::run(command),
        Command::Experiment(command) => experiment::run(command),
    }
}
