// SPDX-License-Identifier: MIT
//! Stimulus for the shader blocks.

pub mod instruction;
pub mod program;
pub mod recorded;
