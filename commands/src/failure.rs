// SPDX-License-Identifier: MIT
//! How a command ends, and the exit status for it.

use super::output::tell;
use pica_values::list;
use pica_vectors::interrupt;
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
    /// Status 4: an interrupt was caught.
    Interrupted,
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

    /// The message, for interfaces that have no exit status.
    pub(crate) fn into_message(self) -> String {
        match self {
            Failure::Input(message) | Failure::Tool(message) | Failure::Resumable(message) => message,
            other => format!("{other:?}"),
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

impl From<list::Error> for Failure {
    fn from(error: list::Error) -> Failure {
        match error {
            list::Error::Input(message) => Failure::Input(message),
            list::Error::Told => Failure::Reported,
            list::Error::Output(error) => error.into(),
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

/// From here on an interrupt ends every command in one way (`pica_vectors::interrupt`).
pub fn catch_interrupts() {
    if let Err(error) = interrupt::catch() {
        tell(format_args!("note: interrupts end this at once, and may leave temporary files: {error}"));
    }
}

/// Says on standard error why a command failed, if it did, and gives the exit status.
pub fn exit(outcome: Outcome) -> ExitCode {
    let (status, message) = match outcome {
        Ok(()) | Err(Failure::OutputClosed) => return ExitCode::SUCCESS,
        Err(Failure::Interrupted) => {
            tell("interrupted");
            return ExitCode::from(interrupt::STATUS);
        }
        Err(Failure::Resumable(message)) => {
            tell(message);
            return ExitCode::from(interrupt::STATUS);
        }
        Err(Failure::Reported) => return ExitCode::from(2),
        Err(Failure::Difference) => return ExitCode::from(1),
        Err(Failure::Tool(message)) => (3, message),
        Err(Failure::Input(message)) => (2, message),
    };
    tell(format_args!("error: {message}"));
    ExitCode::from(status)
}
