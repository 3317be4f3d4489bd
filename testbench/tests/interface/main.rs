// SPDX-License-Identifier: MIT
//! What a block says of itself is true: its diagrams, its Verilog, and the choices that it depends on.

mod asked;
mod choices;
#[expect(dead_code, reason = "not all of it is needed here")]
#[path = "../circuit/mod.rs"]
mod circuit;
mod protocols;
mod timing;
mod verilog;
