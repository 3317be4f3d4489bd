// SPDX-License-Identifier: MIT
//! The shader unit and the blocks that it is made of (dossier section 2).
//!
//! [`decode`], [`operand`], [`alu`] and [`flow`] are the blocks that can be checked alone; [`mod@unit`] puts them together.
//! [`BLOCKS`] is the table from which they are emitted and checked.

mod alu;
mod decode;
mod flow;
mod operand;
pub mod operation;
mod unit;

pub use alu::*;
pub use decode::*;
pub use flow::*;
pub use operand::*;
pub use unit::*;
