// SPDX-License-Identifier: MIT
//! The road to the shader: command execution, tables, vertex input, geometry shader input, primitive assembly.
//!
//! Every test names the heading of the hardware pages, or the choice of the ledger, that its expected values come from.

#[path = "../common/mod.rs"]
mod common;

mod assembly;
mod command;
mod draw;
mod fixed;
mod geometry_input;
mod immediate;
mod loader;
mod loader_property;
mod lut;
mod outputs;
mod properties;
mod shader_ports;
mod vertex_arithmetic;

/// float24 patterns of small integers (numbers.md#encoding).
const F: [u32; 8] = [0, 0x3F_0000, 0x40_0000, 0x40_8000, 0x41_0000, 0x41_4000, 0x41_8000, 0x41_C000];
/// 1.0.
const ONE: u32 = F[1];

/// (n, 0, 0, 1): what an attribute of one element n becomes.
fn x(n: usize) -> [u32; 4] {
    [F[n], 0, 0, ONE]
}
