// SPDX-License-Identifier: MIT
//! From the command list to the units (command-lists.md#stream): who writes which register, and what that does.
//!
//! The [`CommandProcessor`] reads lists from memory and makes writes of them. A write goes to the [`RegisterFile`], which stores it
//! and says what it does; its effects go to the units in order.
//!
//! Both read the registers of the command processor: the register file has them for the CPU, and the command processor has copies
//! of those that it acts by, which follow the writes that it sends.

mod channel;
mod command_processor;
mod register_file;

pub use channel::*;
pub use command_processor::*;
pub use register_file::*;
