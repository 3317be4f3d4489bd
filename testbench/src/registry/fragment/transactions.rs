// SPDX-License-Identifier: MIT
//! Transactions into the blocks with registers: combiner and fragment pipeline.

use super::reference::Fragment;
use pica_vectors::Item;

/// The channel of register writes of both blocks.
pub const REG: usize = 0;
/// The channel of `fragment_pipeline` that fills its memory.
pub const LOAD: usize = 1;
/// The channel of fragments of `fragment_pipeline`.
pub const FRAGMENT: usize = 2;

/// A register write: id and word.
pub fn reg((id, data): (u32, u32)) -> Item {
    Item { channel: REG, values: vec![id, data] }
}

/// The words of a pixel of the memory of `fragment_pipeline`.
pub fn load(pixel: u32, [color, depth]: [u32; 2]) -> Item {
    Item { channel: LOAD, values: vec![pixel, color, depth] }
}

/// A fragment of `fragment_pipeline`.
pub fn fragment(fragment: &Fragment) -> Item {
    Item { channel: FRAGMENT, values: fragment.values() }
}
