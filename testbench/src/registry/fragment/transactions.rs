// SPDX-License-Identifier: MIT
//! Transactions into the blocks with registers: combiner and fragment pipeline.

use super::reference::Fragment;
use pica_spec::pica200::id;
use pica_vectors::Item;
use std::collections::BTreeSet;

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

/// The registers of the combiner.
pub fn combiner_ids() -> impl Iterator<Item = u32> {
    let stages = [id::TEXENV_SOURCE, id::TEXENV_OPERAND, id::TEXENV_COMBINER, id::TEXENV_COLOR, id::TEXENV_SCALE];
    stages.into_iter().flatten().chain([id::TEXENV_UPDATE_BUFFER, id::TEXENV_BUFFER_COLOR])
}

/// The registers behind the combiner, without the fog table.
pub fn framebuffer_ids() -> impl Iterator<Item = u32> {
    let fragments =
        [id::FOG_COLOR, id::FOG_LUT_INDEX, id::COLOR_OPERATION, id::BLEND_FUNC, id::LOGIC_OP, id::BLEND_COLOR];
    let tests = [id::FRAGOP_ALPHA_TEST, id::STENCIL_TEST, id::STENCIL_OP, id::DEPTH_COLOR_MASK];
    let access = [id::COLORBUFFER_READ, id::COLORBUFFER_WRITE, id::DEPTHBUFFER_READ, id::DEPTHBUFFER_WRITE];
    let shape = [id::DEPTHBUFFER_FORMAT, id::COLORBUFFER_FORMAT, id::FRAMEBUFFER_BLOCK32, id::FRAMEBUFFER_DIM];
    fragments.into_iter().chain(tests).chain(access).chain(shape)
}

/// Zeros for the registers that are not written before the first transaction of channel `fragment`: no reset clears them.
pub fn zeros(ids: impl Iterator<Item = u32>, inputs: &[Item], fragment: usize) -> Vec<Item> {
    let before = inputs.iter().take_while(|item| item.channel != fragment);
    let written: BTreeSet<u32> = before.filter(|item| item.channel == REG).map(|item| item.values[0]).collect();
    ids.filter(|id| !written.contains(id)).map(|id| reg((id, 0))).collect()
}
