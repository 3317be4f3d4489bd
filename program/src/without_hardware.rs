// SPDX-License-Identifier: MIT
//! The commands about hardware in a program that is built without them: they say which build has them.

use clap::{Args, Subcommand};
use pica_commands::{Failure, Outcome};
use std::ffi::OsString;

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// The main job (not in this build)
    All(Anything),
    /// Write synthesizable Verilog (not in this build)
    Verilog(Anything),
    /// Check blocks against the model with random cases (not in this build)
    Equiv(Anything),
    /// Export golden vectors with testbenches for other simulators (not in this build)
    Vectors(Anything),
    /// Area and clock of blocks (not in this build)
    Synth(Anything),
    /// Changes of a circuit that the check finds (not in this build)
    Mutants(Anything),
    /// What holds of blocks for all inputs (not in this build)
    Prove(Anything),
    /// The state of the project as a page (not in this build)
    Report(Anything),
    /// The full campaign over many machines (not in this build)
    Campaign(Anything),
}

/// Arguments that nobody reads.
#[derive(Debug, Default, Args)]
#[command(disable_help_flag = true)]
pub struct Anything {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<OsString>,
}

impl Default for Command {
    fn default() -> Self {
        Self::All(Anything::default())
    }
}

/// Refuses every command.
pub fn run(command: Command) -> Outcome {
    let name = match command {
        Command::All(_) => "all",
        Command::Verilog(_) => "verilog",
        Command::Equiv(_) => "equiv",
        Command::Vectors(_) => "vectors",
        Command::Synth(_) => "synth",
        Command::Mutants(_) => "mutants",
        Command::Prove(_) => "prove",
        Command::Report(_) => "report",
        Command::Campaign(_) => "campaign",
    };
    Err(Failure::input(format_args!(
        "this `pica` was built without hardware and has no `pica {name}`; `cargo build -p pica` builds one that has it"
    )))
}

/// The names of all blocks: this build has none.
pub fn block_names() -> Vec<String> {
    Vec::new()
}
