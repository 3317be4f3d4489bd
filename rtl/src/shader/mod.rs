// SPDX-License-Identifier: MIT
//! The shader unit and the blocks that it is made of (shader-unit.md).
//!
//! [`ShaderDecode`], [`ShaderOperand`], [`ShaderAlu`] and [`ShaderFlow`] are the blocks that can be checked alone;
//! [`ShaderUnit`] puts them together.

mod alu;
mod barrel;
mod decode;
mod families;
mod flow;
mod operand;
pub mod operation;
mod ports;
mod unit;

pub use alu::ShaderAlu;
pub use alu::{ShaderAluIn, ShaderAluOut};
pub use barrel::*;
pub use decode::*;
pub(crate) use families::FAMILIES;
pub use flow::*;
pub use operand::*;
pub use unit::*;
