// SPDX-License-Identifier: MIT
//! What an invocation is, and how it ended.

use super::diagnostic::Diagnostic;

/// What a unit runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A vertex shader: one vertex per invocation.
    Vertex,
    /// A geometry shader: EMIT and SETEMIT work.
    Geometry,
}

/// How an invocation stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// END.
    End,
    /// The limit of instructions.
    Watchdog,
    /// The unit hangs: nothing but a reset of the chip would bring it back.
    Hang,
}

impl Status {
    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::End => "end",
            Self::Watchdog => "watchdog",
            Self::Hang => "hang",
        }
    }
}

/// What an invocation did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How it stopped.
    pub status: Status,
    /// Instructions that were completed, END included. One that hangs the unit does not complete.
    pub instructions: u64,
    /// What it did that is undefined.
    pub diagnostics: Vec<Diagnostic>,
}
