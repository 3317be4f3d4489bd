// SPDX-License-Identifier: MIT
//! Command line: arguments, dispatch, exit codes. What a command does is in the file of its name.

mod all;
mod choices;
mod commands;
mod equiv;
mod f24;
mod fields;
mod filter;
mod full;
mod input;
mod lookup;
mod number;
mod output;
mod progress;
mod regs;
mod render;
mod selection;
mod shader;
mod specification;
mod suggest;
mod vectors;
mod verilog;

use clap::{Parser, Subcommand, ValueEnum};
use pica_rtl::emit::EmitError;
use pica_testbench::children;
use pica_testbench::engine::EngineError;
use pica_testbench::equivalence;
use std::fmt;
use std::io;
use std::process::ExitCode;

/// A reference for the PICA200, the 3D core of the Nintendo 3DS. Without a command it does what `all` does.
#[derive(Debug, Parser)]
#[command(name = "pica", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    All(all::Arguments),
    Verilog(verilog::Arguments),
    Equiv(Box<equiv::Arguments>),
    Vectors(vectors::Arguments),
    /// Registers: list, show, decode a value, export headers and pages
    #[command(subcommand)]
    Regs(regs::Command),
    /// GPU command lists: decode and encode
    #[command(subcommand)]
    Commands(commands::Command),
    F24(f24::Arguments),
    Render(render::Arguments),
    /// Shader programs: assemble, disassemble, describe, run
    #[command(subcommand)]
    Shader(shader::Command),
    /// The ledger of what no published test settles
    #[command(subcommand)]
    Choices(choices::Command),
}

/// Form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For reading.
    Text,
    /// For programs: one JSON value, or one JSON object per line for streams.
    Json,
}

/// Why a command ended early. Each has its exit status (docs/reference.md).
#[derive(Debug)]
enum Failure {
    /// Status 2: the input cannot be used.
    Input(String),
    /// Status 2: the input cannot be used, and standard error says why already.
    Reported,
    /// Status 1: a check found a difference, and the output shows it.
    Difference,
    /// Status 3: a tool is missing or fails.
    Tool(String),
    /// An interrupt was caught: the status says which.
    Interrupted,
    /// The reader of our output has gone: nothing more to do, and nothing wrong.
    OutputClosed,
}

impl Failure {
    fn input(message: impl fmt::Display) -> Failure {
        Failure::Input(message.to_string())
    }

    fn tool(message: impl fmt::Display) -> Failure {
        Failure::Tool(message.to_string())
    }

    /// A check without a result. Verilog that does not compile or fit is bad input if it is a user's; ours always does.
    fn check(failure: equivalence::Failure) -> Failure {
        match failure {
            equivalence::Failure::Engine(EngineError::Interrupted) => Failure::Interrupted,
            equivalence::Failure::Engine(EngineError::Compile { .. })
            | equivalence::Failure::Ports { .. }
            | equivalence::Failure::NoCase { .. }
            | equivalence::Failure::NoSweep(_)
            | equivalence::Failure::NativeVerilog
            | equivalence::Failure::Output(_) => Failure::input(failure),
            equivalence::Failure::Engine(_) | equivalence::Failure::Emission(_) => Failure::tool(failure),
        }
    }

    /// A block of ours that cannot be emitted: the program is wrong.
    fn emission(error: EmitError) -> Failure {
        Failure::tool(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::OutputClosed
        } else {
            Failure::input(format_args!("standard output: {error}"))
        }
    }
}

impl From<pica_vectors::Error> for Failure {
    fn from(error: pica_vectors::Error) -> Failure {
        match error {
            pica_vectors::Error::Io { source, .. } if source.kind() == io::ErrorKind::BrokenPipe => {
                Failure::OutputClosed
            }
            error @ pica_vectors::Error::NoFolder { .. } => {
                Failure::input(format_args!("{error}; with --parents it is made"))
            }
            error => Failure::input(error),
        }
    }
}

/// Result of a command.
type Outcome<T = ()> = Result<T, Failure>;

/// Runs the program.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let command = arguments.command.unwrap_or(Command::All(all::Arguments::default()));
    if matches!(command, Command::All(_) | Command::Equiv(_))
        && let Err(error) = children::catch_interrupts()
    {
        output::tell(format_args!("note: interrupts end this at once: {error}"));
    }
    let outcome = match command {
        Command::All(arguments) => all::run(&arguments),
        Command::Verilog(arguments) => verilog::run(&arguments),
        Command::Equiv(arguments) => equiv::run(&arguments),
        Command::Vectors(arguments) => vectors::run(&arguments),
        Command::Regs(command) => regs::run(command),
        Command::Commands(command) => commands::run(command),
        Command::F24(arguments) => f24::run(&arguments),
        Command::Render(arguments) => render::run(&arguments),
        Command::Shader(command) => shader::run(command),
        Command::Choices(command) => choices::run(command),
    };
    // Whatever it came to: a command that was interrupted has not done what it was told.
    let outcome = outcome.and_then(|()| children::interrupted().map_or(Ok(()), |_| Err(Failure::Interrupted)));
    match outcome {
        Ok(()) | Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Err(Failure::Interrupted) => {
            output::tell("interrupted");
            // As a shell has it for a program that a signal ended.
            ExitCode::from(128 + children::interrupted().unwrap_or_default() as u8)
        }
        Err(Failure::Reported) => ExitCode::from(2),
        Err(Failure::Difference) => ExitCode::from(1),
        Err(Failure::Tool(message)) => {
            output::tell(format_args!("error: {message}"));
            ExitCode::from(3)
        }
        Err(Failure::Input(message)) => {
            output::tell(format_args!("error: {message}"));
            ExitCode::from(2)
        }
    }
}
