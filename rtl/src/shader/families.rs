// SPDX-License-Identifier: MIT
//! Circuits of the shader unit whose modules are one module with parameters.

use super::barrel::Vectors;
use super::flow::Stack;
use super::unit::TransferIndex;
use crate::emit::parameters::families;

const ENTRIES: &[(&str, &str)] = &[("W", "Bits of an entry."), ("A", "Bits of the number of an entry.")];

families! {
    "shader_stack", ENTRIES, Stack<26, 2, 3>, Stack<16, 5, 6>, Stack<32, 3, 4>, Stack<13, 4, 5>;
    "shader_transfer_index", &[("W", "Bits of the index.")], TransferIndex<12>, TransferIndex<8>, TransferIndex<17>;
    "shader_vectors", &[("A", "Bits of an address.")], Vectors<9> = new(), Vectors<6> = new(), Vectors<12> = new();
}
