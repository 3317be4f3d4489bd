// SPDX-License-Identifier: MIT
//! The commands about hardware.

mod all;
mod campaign;
mod equiv;
mod full;
mod mutants;
mod parts;
mod prove;
mod report;
mod selection;
mod synth;
mod user;
mod vectors;
mod verilog;

use clap::Subcommand;
use pica_commands::progress::Job;
use pica_commands::{Failure, Outcome};
use pica_spec::choices::Choices;
use pica_testbench::engine::EngineError;
use pica_testbench::equivalence::{self, Event};
use pica_vectors::interrupt;

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    All(all::Arguments),
    Verilog(verilog::Arguments),
    Equiv(Box<equiv::Arguments>),
    Vectors(vectors::Arguments),
    Synth(synth::Arguments),
    Mutants(mutants::Arguments),
    Prove(prove::Arguments),
    Report(report::Arguments),
    /// The full campaign over many machines: plan, run, status, merge, submit
    #[command(subcommand)]
    Campaign(campaign::Command),
}

impl Default for Command {
    fn default() -> Self {
        Self::All(all::Arguments::default())
    }
}

/// The names of all blocks.
pub fn block_names() -> Vec<String> {
    pica_testbench::registry::entries(&Choices::default()).map(|entry| entry.name().to_owned()).collect()
}

/// Runs a command.
pub fn run(command: Command) -> Outcome {
    let runs = match &command {
        Command::All(_) | Command::Equiv(_) | Command::Synth(_) | Command::Mutants(_) | Command::Prove(_) => true,
        Command::Campaign(command) => command.runs(),
        _ => false,
    };
    if runs {
        interrupt::stops_by_itself();
    }
    let outcome = match command {
        Command::All(arguments) => all::run(&arguments),
        Command::Verilog(arguments) => verilog::run(&arguments),
        Command::Equiv(arguments) => equiv::run(&arguments),
        Command::Vectors(arguments) => vectors::run(&arguments),
        Command::Synth(arguments) => synth::run(&arguments),
        Command::Mutants(arguments) => mutants::run(&arguments),
        Command::Prove(arguments) => prove::run(&arguments),
        Command::Report(arguments) => report::run(&arguments),
        Command::Campaign(command) => campaign::run(&command),
    };
    // Whatever it came to: a command that was interrupted has not done what it was told.
    outcome.and_then(|()| interrupt::caught().map_or(Ok(()), |_| Err(interrupted())))
}

/// What a campaign tells of a job.
fn tell_event(job: &Job, event: Event) {
    match event {
        Event::Building => job.stage("is compiled"),
        Event::Cases(of) => job.cases(of),
        Event::Done(cases) => job.done(cases),
    }
}

/// What a command ends with after an interrupt.
fn interrupted() -> Failure {
    Failure::Interrupted
}

/// A check without a result. Verilog that does not compile or fit is bad input if it is a user's; ours always does.
fn unchecked(failure: equivalence::Failure) -> Failure {
    match failure {
        equivalence::Failure::Engine(EngineError::Interrupted) => interrupted(),
        equivalence::Failure::Engine(EngineError::Compile { .. } | EngineError::Path { .. })
        | equivalence::Failure::Ports { .. }
        | equivalence::Failure::NoCase { .. }
        | equivalence::Failure::NoSweep(_)
        | equivalence::Failure::Directed(_)
        | equivalence::Failure::OwnOnly(_)
        | equivalence::Failure::Output(_) => Failure::input(failure),
        equivalence::Failure::Engine(_) | equivalence::Failure::Emission(_) => Failure::tool(failure),
    }
}
