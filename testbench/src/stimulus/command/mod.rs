// SPDX-License-Identifier: MIT
//! Stimulus for the blocks that handle registers.

pub mod ids;
pub mod program;
