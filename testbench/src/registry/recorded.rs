// SPDX-License-Identifier: MIT
//! The draws of a recording, for the blocks that see their triangles or fragments.

use crate::reservoir::{MOST_FRAGMENTS, RecordedError, Reservoir};
use pica_model::geometry::{Downstream, Draw, VertexSink};
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::Pipeline;
use pica_model::gpu::pipeline::capture::CapturedDraw;
use pica_model::shader::{Batch, EmittedTriangle, Packed, UnsupportedChoice};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::pica200::Trigger;
use pica_spec::trace::Recording;
use pica_vectors::Item;

/// Gives the cases of the draws of a recording to `reservoir`, until it wants no more. False: the model cannot follow a choice.
pub fn collect<I: IntoIterator<Item = Vec<Item>>>(
    recording: &Recording,
    choices: &Choices,
    reservoir: &mut Reservoir,
    cases: impl Fn(&CapturedDraw) -> I,
) -> bool {
    let each = |draw: &CapturedDraw| cases(draw).into_iter().all(|case| reservoir.add(|| case));
    match each_draw(recording, choices, each) {
        Ok(()) => true,
        Err(DrawsError::Choice(_)) => false,
        Err(DrawsError::Recorded(_)) => {
            reservoir.too_many_fragments();
            true
        }
    }
}

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
