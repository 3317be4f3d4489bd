// SPDX-License-Identifier: MIT
//! Coverage of the shader blocks.

pub mod instruction;
pub mod program;
pub mod stacks;
