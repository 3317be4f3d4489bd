// SPDX-License-Identifier: MIT
//! The shader unit and the blocks that it is made of (dossier section 2).
//!
//! [`decode`], [`operand`], [`alu`] and [`flow`] are the blocks that can be checked alone; [`mod@unit`] puts them together.
//! [`BLOCKS`] is the table from which they are emitted and checked.

mod table;

pub mod alu;
pub mod decode;
pub mod flow;
pub mod operand;
pub mod unit;

pub use alu::ShaderAlu;
pub use decode::ShaderDecode;
pub use flow::ShaderFlow;
pub use operand::ShaderOperand;
pub use table::BLOCKS;
pub use unit::ShaderUnit;

use crate::declaration::channels;
