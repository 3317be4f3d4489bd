// SPDX-License-Identifier: MIT
//! Quotients of exact integers.

mod division;
mod estimate;
mod leading;
mod level;
mod reciprocal;
mod times;

use super::channel::Ratio;
use crate::parts::{Credit, Queue, QueueWords};
use crate::prelude::*;
pub(super) use division::Division;
use pica_spec::choices::Recorder;

/// numerator / denominator * 2^scale: in float24, rounded once, or as a colour of 8 bits (raster.md#interpolation).
///
/// A quotient in two clocks, the first of which is that of its denominator. Nothing stops inside: a ratio is taken where there is
/// room for its result in the queue behind.
///
/// A numerator of 0 gives +0 in any case; else a denominator of 0 or less gives an infinity with the sign of the numerator, or the
/// colour 255. A colour below 0 is 0, one above 255 is 255.
///
/// Choice `f24_rounding`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Quotient {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    in_valid: Signal<In, Bit>,
    in_ready: Signal<Out, Bit>,
    /// What is divided.
    ratio: Signal<In, Ratio>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// The quotient in float24, or a colour.
    y: Signal<Out, Bits<24>>,
    numerator: DFF<Bits<62>>,
    scale: DFF<Bits<9>>,
    color: DFF<Bit>,
    /// Whether a denominator went in at the last edge, and its numerator does at the next.
    second: DFF<Bit>,
    takes: Signal<Local, Bit>,
    division: Division,
    credit: Credit<{ Quotient::INSIDE }>,
    queue: Queue<PLACES>,
    results: QueueWords<PLACES, 24>,
}

/// Bits of the number of places in the queue.
const PLACES: usize = 4;

impl Quotient {
    /// Ratios that are inside at once, at most: as many as there are on the way, two clocks apart.
    pub const INSIDE: usize = 1 << PLACES;

    /// Quotients under choice `f24_rounding`.
    pub fn new(choices: &Recorder) -> Self {
        Self { division: Division::new(choices), ..Self::default() }
    }
}

#[hdl]
impl Logic for Quotient {
    fn update(&mut self) {
        wire!(self => self.{division, credit, queue}: clock, reset);
        wire!(self => self.results: clock);
        self.in_ready.next = self.credit.has_room.val() && (!self.second.q.val());
        self.takes.next = self.in_valid.val() && self.credit.has_room.val() && (!self.second.q.val());
        wire!(self => self.credit: take: takes);
        wire!(self => self.*.d: second: takes);
        if self.reset.val() {
            self.second.d.next = false;
        }
        wire!(self.ratio.val() => self.*.d: numerator, scale, color);
        self.division.in_valid.next = self.takes.val() || self.second.q.val();
        self.division.is_denominator.next = !self.second.q.val();
        self.division.x.next = self.ratio.val().denominator;
        if self.second.q.val() {
            self.division.x.next = self.numerator.q.val();
        }
        wire!(self.*.q => self.division: scale, is_color: color);
        wire!(self.division => self.queue: put: out_valid);
        wire!(self => self.queue: take: out_ready);
        wire!(self.division => self.results: put: out_valid, x: y);
        wire!(self.queue => self.results: write_address, fetch, read_address, load);
        wire!(self.queue => self: out_valid: valid);
        wire!(self.results => self: y);
        self.credit.give.next = self.queue.valid.val() && self.out_ready.val();
    }
}
