// SPDX-License-Identifier: MIT
//! The fragments of a recording, as cases of `fragment_pipeline`.

use super::reference::Fragment;
use super::transactions::{OUT, before, fragment, reg};
use crate::block::Block;
use crate::reservoir::{MOST_FRAGMENTS, RecordedError};
use pica_model::geometry::{Downstream, Draw, VertexSink};
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::Pipeline;
use pica_model::gpu::pipeline::capture::{CapturedDraw, CapturedFragment};
use pica_model::shader::{Batch, EmittedTriangle, Packed, UnsupportedChoice};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::pica200::{FogMode, Trigger, id};
use pica_spec::trace::Recording;
use pica_vectors::Item;
use std::collections::HashSet;

/// Fragments of a case, about: so many that setting registers up does not count.
const FRAGMENTS: usize = 4096;

/// Gives the draws of a recording with their fragments to `each`, one after the other and until it wants no more.
///
/// # Errors
/// If the model cannot follow a choice, or a draw has too many fragments to be held.
pub fn each_draw(
    recording: &Recording,
    choices: &Choices,
    each: impl FnMut(&CapturedDraw) -> bool,
) -> Result<(), DrawsError> {
    let pipeline = Pipeline::new(choices)?.capturing(MOST_FRAGMENTS);
    let draws = Draws { pipeline, each, ended: false, left_out: 0 };
    let mut replay = Replay::new(recording, Machine::new(choices, draws)?);
    while !replay.machine().sink().ended && replay.step().is_some() {}
    match replay.machine().sink().left_out {
        0 => Ok(()),
        _ => Err(RecordedError::Fragments.into()),
    }
}

/// Why the draws of a recording cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum DrawsError {
    /// The model cannot follow a choice.
    #[error(transparent)]
    Choice(#[from] UnsupportedChoice),
    /// A draw is too large.
    #[error(transparent)]
    Recorded(#[from] RecordedError),
}

/// The pipeline, whose fragments are given away at the end of each draw.
struct Draws<F> {
    pipeline: Pipeline,
    each: F,
    ended: bool,
    left_out: u64,
}

impl<F: FnMut(&CapturedDraw) -> bool> VertexSink for Draws<F> {
    fn begin_draw(&mut self, draw: Draw, downstream: &mut Downstream<'_>) {
        self.pipeline.begin_draw(draw, downstream);
    }

    fn vertex(&mut self, vertex: &Packed, downstream: &mut Downstream<'_>) {
        self.pipeline.vertex(vertex, downstream);
    }

    fn vertices(&mut self, batch: &Batch, count: usize, downstream: &mut Downstream<'_>) {
        self.pipeline.vertices(batch, count, downstream);
    }

    fn triangle(&mut self, triangle: &EmittedTriangle, downstream: &mut Downstream<'_>) {
        self.pipeline.triangle(triangle, downstream);
    }

    fn end_draw(&mut self, downstream: &mut Downstream<'_>) {
        self.pipeline.end_draw(downstream);
        let capture = self.pipeline.take_capture();
        self.left_out += capture.left_out;
        self.ended |= capture.left_out > 0;
        for draw in &capture.draws {
            self.ended |= self.ended || !(self.each)(draw);
        }
        if self.ended {
            downstream.end_list();
        }
    }

    fn restart(&mut self) {
        self.pipeline.restart();
    }

    fn trigger(&mut self, trigger: Trigger, downstream: &mut Downstream<'_>) {
        self.pipeline.trigger(trigger, downstream);
    }
}

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
fn setup(draw: &CapturedDraw) -> Vec<Item> {
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
