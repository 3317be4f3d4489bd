//! Command line: arguments, dispatch, exit codes. What a command does is in the file of its name.

mod choices;
mod commands;
mod f24;
mod fields;
mod lookup;
mod number;
mod output;
mod regs;
mod shader;
mod specification;

use clap::{Parser, Subcommand, ValueEnum};
use std::fmt;
use std::io;
use std::process::ExitCode;

/// A reference for the PICA200, the 3D core of the Nintendo 3DS.
#[derive(Debug, Parser)]
#[command(name = "pica", version, arg_required_else_help = true, subcommand_required = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Registers: list, show, decode a value, export headers and pages
    #[command(subcommand)]
    Regs(regs::Command),
    /// GPU command lists: decode and encode
    #[command(subcommand)]
    Commands(commands::Command),
    F24(f24::Arguments),
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

/// Why a command ended early. Each has its exit status (design section 4).
#[derive(Debug)]
enum Failure {
    /// Status 2: the input cannot be used.
    Input(String),
    /// Status 2: the input cannot be used, and standard error says why already.
    Reported,
    /// The reader of our output has gone: nothing more to do, and nothing wrong.
    OutputClosed,
}

impl Failure {
    fn input(message: impl fmt::Display) -> Failure {
        Failure::Input(message.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::OutputClosed } else { Failure::input(error) }
    }
}

/// Result of a command.
type Outcome<T = ()> = Result<T, Failure>;

/// Runs the program.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let outcome = match arguments.command {
        Command::Regs(command) => regs::run(command),
        Command::Commands(command) => commands::run(command),
        Command::F24(arguments) => f24::run(&arguments),
        Command::Shader(command) => shader::run(command),
        Command::Choices(command) => choices::run(command),
    };
    match outcome {
        Ok(()) | Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Err(Failure::Reported) => ExitCode::from(2),
        Err(Failure::Input(message)) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}
