// SPDX-License-Identifier: MIT
//! The fragments of a recording, as cases of `fragment_pipeline`.

use super::reference::Fragment;
use super::transactions::{OUT, before, fragment, reg};
use crate::block::Block;
use pica_model::gpu::pipeline::capture::{CapturedDraw, CapturedFragment};
use pica_spec::pica200::{FogMode, id};
use pica_vectors::Item;
use std::collections::HashSet;

/// Fragments of a case, about: so many that setting registers up does not count.
const FRAGMENTS: usize = 4096;

/// The cases of a draw: the pixels of its fragments as they were before the case, its registers, and the fragments.
pub fn cases(draw: &CapturedDraw) -> Vec<Vec<Item>> {
    draw.fragments.chunks(FRAGMENTS).map(|fragments| case(draw, fragments)).collect()
}

fn case(draw: &CapturedDraw, fragments: &[CapturedFragment]) -> Vec<Item> {
    let mut seen = HashSet::new();
    let first = fragments.iter().filter(|fragment| seen.insert(pixel(draw, fragment)));
    let content: Vec<Item> = first.flat_map(|fragment| before(pixel(draw, fragment), fragment.before)).collect();
    let fragments = fragments.iter().map(|captured| fragment(&transaction(draw, captured)));
    content.into_iter().chain(setup(draw)).chain(fragments).collect()
}

/// The number of the pixel of a fragment of a draw.
pub fn pixel(draw: &CapturedDraw, fragment: &CapturedFragment) -> u32 {
    draw.framebuffer.grid.layout.pixel(fragment.x, fragment.row, draw.framebuffer.grid.width) as u32
}

/// The results of fragments among what comes out of the block.
pub fn results(outputs: &[Item]) -> impl Iterator<Item = &Item> {
    outputs.iter().filter(|output| output.channel == OUT)
}

/// Fragments behind which the pixel that they leave is not that of the renderer: the words that `block` is to write, over
/// what was there.
pub fn differing_pixels(draw: &CapturedDraw, block: &Block) -> u64 {
    let outputs = cases(draw).into_iter().flat_map(|inputs| block.case(inputs).outputs);
    let differs = |(output, fragment): &(Item, &CapturedFragment)| {
        left(output, fragment.before) != Some((pixel(draw, fragment), fragment.after))
    };
    outputs.filter(|output| output.channel == OUT).zip(&draw.fragments).filter(differs).count() as u64
}

/// The pixel of a result, and the words of both buffers behind it; none if it is no result of the block.
pub fn left(output: &Item, [color_before, depth_before]: [u32; 2]) -> Option<(u32, [u32; 2])> {
    let &[pixel, _, color_write, color, depth_write, depth] = &output.values[..] else { return None };
    let word = |write, word, before| if write == 1 { word } else { before };
    Some((pixel, [word(color_write, color, color_before), word(depth_write, depth, depth_before)]))
}

fn transaction(draw: &CapturedDraw, captured: &CapturedFragment) -> Fragment {
    let CapturedFragment { x, row, record, .. } = captured;
    let y = draw.framebuffer.grid.row(*row);
    let (primary, secondary) =
        record.lighting.as_ref().map_or(([0; 4], [0; 4]), |(light, _)| (light.primary, light.secondary));
    let [t0, t1, t2, t3] = record.textures.map(Option::unwrap_or_default);
    let colors = [record.primary, primary, secondary, t0, t1, t2, t3].map(u32::from_le_bytes);
    Fragment { x: *x, y, depth: record.depth, colors }
}

/// The writes that set the block up as the draw found the chip.
pub fn setup(draw: &CapturedDraw) -> Vec<Item> {
    let registers = &draw.registers;
    let mut items = Vec::new();
    if registers.texenv_update_buffer().fog_mode() == FogMode::Fog {
        items.push(reg((id::FOG_LUT_INDEX, 0)));
        items.extend(draw.fog.entries.iter().map(|entry| reg((id::FOG_LUT_DATA, entry.0))));
    }
    let combiner = id::TEXENV_SOURCE.into_iter().flat_map(|base| base..base + 5);
    let rest = [id::TEXENV_UPDATE_BUFFER, id::FOG_COLOR, id::TEXENV_BUFFER_COLOR];
    let framebuffer = (id::COLOR_OPERATION..=id::DEPTH_COLOR_MASK)
        .chain(id::COLORBUFFER_READ..=id::COLORBUFFER_FORMAT)
        .chain([id::FRAMEBUFFER_BLOCK32, id::FRAMEBUFFER_DIM]);
    items.extend(combiner.chain(rest).chain(framebuffer).map(|id| reg((id, registers.get(id)))));
    items
}
