// SPDX-License-Identifier: MIT
//! What is in memory, and where.

mod tiling;

pub use tiling::*;
