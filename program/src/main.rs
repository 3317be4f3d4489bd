// SPDX-License-Identifier: MIT
//! `pica`: the program of the PICA200 reference.

#[cfg(feature = "hardware")]
mod hardware;
#[cfg(not(feature = "hardware"))]
#[path = "without_hardware.rs"]
mod hardware;
mod shell;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::process::ExitCode;

/// A reference for the PICA200, the 3D core of the Nintendo 3DS. Without a command it does what `all` does.
#[derive(Debug, Parser)]
#[command(name = "pica", version = shell::VERSION.as_str())]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(flatten)]
    Hardware(hardware::Command),
    #[command(flatten)]
    Other(pica_commands::Command),
    #[command(flatten)]
    Shell(shell::Command),
}

fn main() -> ExitCode {
    let arguments = shell::wrapped(Arguments::command()).get_matches();
    let command = Arguments::from_arg_matches(&arguments).unwrap_or_else(|error| error.exit()).command;
    let command = command.unwrap_or_else(|| Command::Hardware(hardware::Command::default()));
    pica_commands::catch_interrupts();
    pica_commands::exit(pica_commands::check_environment().and_then(|()| match command {
        Command::Hardware(command) => hardware::run(command),
        Command::Other(command) => pica_commands::run(command),
        Command::Shell(command) => shell::run::<Arguments>(command),
    }))
}
