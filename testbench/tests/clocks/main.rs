// SPDX-License-Identifier: MIT
//! How many clocks the circuits take: the tables of docs/clocks.md and docs/shader-unit.md. `UPDATE_EXPECT=1` renews them.

mod bench;
mod blocks;
#[expect(dead_code, reason = "not all of it is needed here")]
#[path = "../circuit/mod.rs"]
mod circuit;
mod document;
mod shader;
