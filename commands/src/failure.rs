// SPDX-License-Identifier: MIT
//! How a command ends, and the exit status for it.

use super::output::tell;
use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command ended early. Each has its exit status (docs/reference.md).
#[derive(Debug)]
pub enum Failure {
    /// Status 2: the input cannot be used.
    Input(String),
    /// Status 2: the input cannot be used, and standard error says why already.
    Reported,
    /// Status 1: a check found a difference, and the output shows it.
    Difference,
    /// Status 3: a tool is missing or fails.
    Tool(String),
    /// Status 4: interrupted, and the same command goes on where it stopped.
    Resumable(String),
    /// An interrupt was caught, the signal of this number: status 128 more, as a shell has it for a program that a signal
    /// ended.
    Interrupted(u8),
    /// The reader of our output has gone: nothing more to do, and nothing wrong.
    OutputClosed,
}

impl Failure {
    /// Input that cannot be used: `message` names it and says why.
    pub fn input(message: impl fmt::Display) -> Failure {
        Failure::Input(message.to_string())
    }

    /// The same in a place that the message does not name.
    pub fn in_place(self, place: impl fmt::Display) -> Failure {
        match self {
            Failure::Input(message) => Failure::Input(format!("{place}: {message}")),
            Failure::Tool(message) => Failure::Tool(format!("{place}: {message}")),
            other => other,
        }
    }

    /// A tool that is missing or fails.
    pub fn tool(message: impl fmt::Display) -> Failure {
        Failure::Tool(message.to_string())
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
pub type Outcome<T = ()> = Result<T, Failure>;

/// Says on standard error why a command failed, if it did, and gives the exit status.
pub fn exit(outcome: Outcome) -> ExitCode {
    let (status, message) = match outcome {
        Ok(()) | Err(Failure::OutputClosed) => return ExitCode::SUCCESS,
        Err(Failure::Interrupted(signal)) => {
            tell("interrupted");
            return ExitCode::from(128 + signal);
        }
        Err(Failure::Resumable(message)) => {
            tell(message);
            return ExitCode::from(4);
        }
        Err(Failure::Reported) => return ExitCode::from(2),
        Err(Failure::Difference) => return ExitCode::from(1),
        Err(Failure::Tool(message)) => (3, message),
        Err(Failure::Input(message)) => (2, message),
    };
    tell(format_args!("error: {message}"));
    ExitCode::from(status)
}
