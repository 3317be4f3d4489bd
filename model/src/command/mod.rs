// SPDX-License-Identifier: MIT
//! Execution of command lists (command-lists.md#stream to command-lists.md#index-and-data-ports,
//! geometry.md#draws-and-indices).
//!
//! * [`command_processor`]: from the words of a list to writes, and where it goes on.
//! * `list`: reads a list from memory, follows its jumps, and ends.
//! * `write`: one parameter; what the register file makes of it goes to the unit that it concerns.
//! * `trigger`: every register that acts when it is written.
//! * [`lut`]: the tables behind index and data registers. `interrupt`: the lanes that FINALIZE belongs to.

pub mod command_processor;
pub mod interrupt;
mod list;
pub mod lut;
mod trigger;
mod write;

pub(crate) use list::PausedList;
pub use list::{ListEnd, ListReport};

use pica_spec::command::Buffer;

/// Where execution goes on after a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// With the next parameter.
    Next,
    /// At the start of a command buffer.
    Jump(Buffer),
    /// With the next parameter, when it is told to: a draw has ended.
    Pause,
    /// Nowhere.
    End(ListEnd),
}

impl From<Result<(), ListEnd>> for Flow {
    fn from(result: Result<(), ListEnd>) -> Flow {
        match result {
            Ok(()) => Flow::Next,
            Err(end) => Flow::End(end),
        }
    }
}
