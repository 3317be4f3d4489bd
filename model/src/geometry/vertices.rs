// SPDX-License-Identifier: MIT
//! Which vertices a draw takes.

use pica_spec::trace::Memory;

use super::index::IndexList;
use crate::diagnostic::Diagnostics;

/// The numbers of the vertices of a draw.
pub(crate) struct Vertices {
    pub numbers: Numbers,
    pub count: u32,
    /// Whether outputs are kept by index (choice `vertex_cache`).
    pub cached: bool,
}

/// Where the numbers come from.
pub(crate) enum Numbers {
    /// Counting up from this one.
    From(u32),
    List(IndexList),
}

impl Vertices {
    /// Vertex `n` of the draw.
    pub fn get(&mut self, n: u32, memory: &Memory, diagnostics: &mut Diagnostics) -> u32 {
        match &mut self.numbers {
            Numbers::From(first) => first.wrapping_add(n),
            Numbers::List(list) => list.get(n, memory, diagnostics),
        }
    }
}
