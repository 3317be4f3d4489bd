// SPDX-License-Identifier: MIT
//! From the command list to the units (command-lists.md#stream): who writes which register, and what that does.
//!
//! A write goes to the [`RegisterFile`], which stores it
//! and says what it does; its effects go to the units in order.

mod channel;
mod register_file;

pub use channel::*;
pub use register_file::*;
