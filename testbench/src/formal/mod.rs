// SPDX-License-Identifier: MIT
//! Questions about circuits that have one answer for all inputs: Yosys makes an and-inverter graph of Verilog, ABC decides.

pub mod aiger;
pub mod graph;
mod tools;

pub use tools::{Answer, SHARED, abc, ask, yosys, yosys_within};
