// SPDX-License-Identifier: MIT
//! The cache of shaded vertices (geometry.md#draws-and-indices and geometry.md#from-outputs-to-the-assembler), which
//! only exists with choice `vertex_cache=by-index`. Its size register (0x22D) has no effect.

use std::collections::HashMap;

use crate::shader::Packed;

/// Outputs by index.
#[derive(Clone, Debug, Default)]
pub(crate) struct VertexCache(HashMap<u32, Packed>);

impl VertexCache {
    pub fn get(&self, index: u32) -> Option<&Packed> {
        self.0.get(&index)
    }

    /// At most 65536 entries: an index has 16 bits at most.
    pub fn insert(&mut self, index: u32, outputs: Packed) {
        self.0.insert(index, outputs);
    }

    /// A non-zero write to VTX_FUNC (0x231).
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
