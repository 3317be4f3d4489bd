// SPDX-License-Identifier: MIT
//! Transactions into the blocks with registers: combiner and fragment pipeline.

use super::reference::{Content, Fragment};
use pica_spec::command::ByteMask;
use pica_spec::pica200::{id, label};
use pica_vectors::Item;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The channel of register writes of both blocks.
pub const REG: usize = 0;
/// The channel of fragments of both blocks.
pub const FRAGMENT: usize = 1;
/// The channels of `fragment_pipeline` for what is in the colour and in the depth buffer before a case.
pub const BEFORE: [usize; 2] = [4, 5];
/// The channel of its results.
pub const OUT: usize = 10;
/// The channels for what is in both buffers after a case.
pub const AFTER: [usize; 2] = [11, 12];

/// A register write: id and word, of which all bytes are written.
pub fn reg(write: (u32, u32)) -> Item {
    masked(write, ByteMask::ALL)
}

/// A register write of some bytes.
pub fn masked((id, data): (u32, u32), mask: ByteMask) -> Item {
    Item { channel: REG, values: vec![id, data, mask.get().into()] }
}

/// The words of a pixel before a case of `fragment_pipeline`.
pub fn before(pixel: u32, words: [u32; 2]) -> [Item; 2] {
    [0, 1].map(|buffer| Item { channel: BEFORE[buffer], values: vec![pixel, words[buffer]] })
}

/// What both buffers hold after a case of `fragment_pipeline`.
pub fn after(buffers: &[Content; 2]) -> impl Iterator<Item = Item> {
    let words = buffers.iter().zip(AFTER).flat_map(|(words, channel)| words.iter().map(move |word| (channel, word)));
    words.map(|(channel, (pixel, word))| Item { channel, values: vec![*pixel, *word] })
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

/// FOG_LUT_DATA and its seven aliases.
pub const FOG_LUT_DATA: RangeInclusive<u32> = id::FOG_LUT_DATA..=label::FOG_LUT_DATA_ALIAS_7 as u32;

/// The registers behind the combiner, without the fog table.
pub fn framebuffer_ids() -> impl Iterator<Item = u32> {
    let fragments =
        [id::FOG_COLOR, id::FOG_LUT_INDEX, id::COLOR_OPERATION, id::BLEND_FUNC, id::LOGIC_OP, id::BLEND_COLOR];
    let tests = [id::FRAGOP_ALPHA_TEST, id::STENCIL_TEST, id::STENCIL_OP, id::DEPTH_COLOR_MASK];
    let access = [id::COLORBUFFER_READ, id::COLORBUFFER_WRITE, id::DEPTHBUFFER_READ, id::DEPTHBUFFER_WRITE];
    let shape = [id::DEPTHBUFFER_FORMAT, id::COLORBUFFER_FORMAT, id::FRAMEBUFFER_BLOCK32, id::FRAMEBUFFER_DIM];
    fragments.into_iter().chain(tests).chain(access).chain(shape)
}

/// Zeros for the registers of which a byte is not written before the first fragment or vertex: no reset clears them.
pub fn zeros(ids: impl Iterator<Item = u32>, inputs: &[Item]) -> Vec<Item> {
    let first = inputs.iter().take_while(|item| item.channel != FRAGMENT);
    let whole = |item: &&Item| item.channel == REG && item.values[2] == u32::from(ByteMask::ALL.get());
    let written: BTreeSet<u32> = first.filter(whole).map(|item| item.values[0]).collect();
    ids.filter(|id| !written.contains(id)).map(|id| reg((id, 0))).collect()
}
