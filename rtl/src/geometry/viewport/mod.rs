// SPDX-License-Identifier: MIT
//! The division by w and the viewport transform.

mod offset;
mod place;

use super::channel::{ClipVertex, ScreenVertex};
use crate::UnsupportedChoice;
use crate::float::{F24Add, F24Mul, F24Rcp, f24};
use crate::parts::Sequencer;
use crate::prelude::*;
use offset::Offset;
use pica_spec::choices::{Recorder, ViewportDivide};
use place::Place;

/// A vertex in clip space, taken to the screen (raster.md#viewport).
///
/// r = 1 / w; x and y on the screen are (x r + 1) h + o, with half of the size of the viewport and its offset; z / w is z r. Every
/// operation is rounded.
///
/// The reciprocal takes 20 clocks. What follows has one multiplier and one adder, and takes 24 while the reciprocal of the next
/// vertex is made; so a vertex takes 44 clocks, and one comes every 25:
///
/// | step | |
/// |---|---|
/// | 0, 1, 2 | products of x, y and z with r |
/// | 4, 5 | 1 is added |
/// | 6 | z / w is there |
/// | 10, 11 | products with half of the size |
/// | 12, 13 | the offsets begin to become floats, for which they have two clocks |
/// | 14, 15 | the offset is added |
/// | 20, 21 | the number of pixels goes to its place in 12.4 |
/// | 21, 22 | the coordinates are rounded |
///
/// Choices: `raster_rounding`, and those of the arithmetic.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Viewport {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    in_valid: Signal<In, Bit>,
    in_ready: Signal<Out, Bit>,
    /// The vertex as clipping leaves it.
    vertex: Signal<In, ClipVertex>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// The vertex on the screen.
    placed: Signal<Out, ScreenVertex>,
    rcp: F24Rcp,
    waiting: DFF<ClipVertex>,
    sequencer: Sequencer,
    moving: DFF<ClipVertex>,
    reciprocal: DFF<Bits<24>>,
    /// The second operation of a kind, and that for y.
    second: Signal<Local, Bit>,
    is_y: Signal<Local, Bit>,
    mul: F24Mul,
    add: F24Add,
    converter: Offset,
    place: Place,
    quotient: DFF<Bits<24>>,
    column: DFF<Bits<16>>,
    line: DFF<Bits<16>>,
}

/// The step that rounds y.
const LAST_STEP: usize = 22;

impl Viewport {
    /// The transform under `choices`.
    ///
    /// # Errors
    /// If coordinates are to be divided, or the reciprocal cannot follow a choice.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        if choices.viewport_divide() == ViewportDivide::Divide {
            return Err(UnsupportedChoice {
                id: "viewport_divide",
                value: choices.viewport_divide().name(),
                reason: "the viewport has a reciprocal and no divider",
            });
        }
        Ok(Self {
            rcp: F24Rcp::new(choices)?,
            sequencer: Sequencer::new(0, LAST_STEP),
            mul: F24Mul::new(choices),
            add: F24Add::new(choices),
            converter: Offset::new(),
            place: Place::new(choices),
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for Viewport {
    fn update(&mut self) {
        // The reciprocal.
        wire!(self => self.{rcp, sequencer, mul, add}: clock, reset);
        wire!(self => self.{converter, place}: clock);
        wire!(self => self.rcp: in_valid);
        self.rcp.a.next = self.vertex.val().w;
        wire!(self.rcp => self: in_ready);
        if self.in_valid.val() && self.rcp.in_ready.val() {
            wire!(self => self.waiting: d: vertex);
        }
        wire!(self.rcp => self.sequencer: in_valid: out_valid);
        wire!(self.sequencer => self.rcp: out_ready: in_ready);
        wire!(self => self.sequencer: out_ready);
        wire!(self.sequencer => self: out_valid);
        if self.sequencer.start.val() {
            wire!(self.*.q => self.*.d: moving: waiting);
            wire!(self.rcp => self.reciprocal: d: y);
        }

        // Products.
        self.second.next = self.sequencer.step.val().get_bit(3);
        self.is_y.next = self.sequencer.step.val().get_bit(0);
        wire!(self.sequencer => self.{mul, add}: in_valid: run);
        self.mul.a.next = self.moving.q.val().x;
        wire!(self.reciprocal => self.mul: b: q);
        if self.is_y.val() {
            self.mul.a.next = self.moving.q.val().y;
        }
        if self.sequencer.step.val().get_bit(1) {
            self.mul.a.next = self.moving.q.val().z;
        }
        if self.second.val() {
            wire!(self.add => self.mul: a: y);
            self.mul.b.next = self.moving.q.val().half_width;
            if self.is_y.val() {
                self.mul.b.next = self.moving.q.val().half_height;
            }
        }

        // Sums.
        self.converter.x.next = self.moving.q.val().offset_x;
        if self.is_y.val() {
            self.converter.x.next = self.moving.q.val().offset_y;
        }
        wire!(self.mul => self.add: a: y);
        self.add.b.next = bits_of::<24>(f24::ONE);
        if self.second.val() {
            wire!(self.converter => self.add: b: y);
        }

        // Results.
        if self.sequencer.run.val() && (self.sequencer.step.val() == 6) {
            wire!(self.mul => self.quotient: d: y);
        }
        wire!(self.add => self.place: a: y);
        if self.sequencer.run.val() && (self.sequencer.step.val() == 21) {
            wire!(self.place => self.column: d: y);
        }
        if self.sequencer.run.val() && (self.sequencer.step.val() == 22) {
            wire!(self.place => self.line: d: y);
        }
        self.placed.next.screen_x = self.column.q.val();
        self.placed.next.screen_y = self.line.q.val();
        self.placed.next.z_over_w = self.quotient.q.val();
        self.placed.next.reciprocal_w = self.reciprocal.q.val();
    }
}
