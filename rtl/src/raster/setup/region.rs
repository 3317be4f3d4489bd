// SPDX-License-Identifier: MIT
//! One axis of the bounding box.

use crate::prelude::*;

/// The pixels of one axis, from `first` up to but not including `stop`.
///
/// The range is that of framebuffer and scissor, then what the triangle has of it. Beside it stands the range of the
/// hole that an inverted scissor leaves.
///
/// A pixel is in the triangle's range if its centre is not outside: from ceil((min - 8) / 16) to floor((max - 8) / 16).
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_range")]
pub(super) struct Range {
    pub clock: Signal<In, Clock>,
    /// The range becomes that of framebuffer and scissor.
    pub start: Signal<In, Bit>,
    /// The range is limited to that of the triangle: two clocks after `start`.
    pub limit: Signal<In, Bit>,
    /// The hole is limited to the range.
    pub limit_hole: Signal<In, Bit>,
    /// Everything becomes 0.
    pub clear: Signal<In, Bit>,
    /// The hole becomes 0.
    pub clear_hole: Signal<In, Bit>,
    /// Pixels of the framebuffer.
    pub size: Signal<In, Bits<11>>,
    /// Only pixels in the scissor rectangle are kept.
    pub scissor: Signal<In, Bit>,
    /// The ends of the scissor rectangle.
    pub scissor_first: Signal<In, Bits<10>>,
    pub scissor_last: Signal<In, Bits<10>>,
    /// The coordinates of the vertices, in 12.4, at `start`.
    pub new_a: Signal<In, Bits<16>>,
    pub new_b: Signal<In, Bits<16>>,
    pub new_c: Signal<In, Bits<16>>,
    /// The coordinates of the vertices, in 12.4, in the clock after `start`.
    pub a: Signal<In, Bits<16>>,
    pub b: Signal<In, Bits<16>>,
    pub c: Signal<In, Bits<16>>,
    pub first: Signal<Out, Bits<13>>,
    pub stop: Signal<Out, Bits<13>>,
    /// Whether the range of the clock before is empty.
    pub empty: Signal<Out, Bit>,
    pub hole_first: Signal<Out, Bits<13>>,
    pub hole_stop: Signal<Out, Bits<13>>,
    /// Whether the hole of the clock before is empty.
    pub hole_empty: Signal<Out, Bit>,
    first_pixel: DFF<Bits<13>>,
    end_pixel: DFF<Bits<13>>,
    hole_first_pixel: DFF<Bits<13>>,
    hole_end_pixel: DFF<Bits<13>>,
    is_empty: DFF<Bit>,
    hole_is_empty: DFF<Bit>,
    /// Which of the coordinates are below which.
    b_below_a: DFF<Bit>,
    c_below_a: DFF<Bit>,
    c_below_b: DFF<Bit>,
    first_sample: DFF<Bits<13>>,
    end_sample: DFF<Bits<13>>,
    scissor_end: Signal<Local, Bits<13>>,
    smallest: Signal<Local, Bits<16>>,
    largest: Signal<Local, Bits<16>>,
    above: Signal<Local, Bits<17>>,
    below: Signal<Local, Bits<17>>,
    half_down: Parameter<Bits<17>>,
    half: Parameter<Bits<17>>,
}

impl Range {
    pub fn new() -> Self {
        Self { half_down: Parameter::bits(7), half: Parameter::bits(8), ..Self::default() }
    }
}

#[hdl]
impl Logic for Range {
    fn update(&mut self) {
        self.scissor_end.next = bit_cast::<13, 10>(self.scissor_last.val()) + 1;

        self.b_below_a.d.next = self.new_b.val() < self.new_a.val();
        self.c_below_a.d.next = self.new_c.val() < self.new_a.val();
        self.c_below_b.d.next = self.new_c.val() < self.new_b.val();
        wire!(self => self: smallest: a, largest: a);
        if self.b_below_a.q.val() {
            wire!(self => self: smallest: b);
            if self.c_below_b.q.val() {
                wire!(self => self: smallest: c);
            }
            if !self.c_below_a.q.val() {
                wire!(self => self: largest: c);
            }
        } else {
            wire!(self => self: largest: b);
            if self.c_below_a.q.val() {
                wire!(self => self: smallest: c);
            }
            if !self.c_below_b.q.val() {
                wire!(self => self: largest: c);
            }
        }
        self.above.next = bit_cast::<17, 16>(self.smallest.val()) + self.half_down.val();
        self.below.next = bit_cast::<17, 16>(self.largest.val()) + self.half.val();
        self.first_sample.d.next = self.above.val().get_bits::<13>(4);
        self.end_sample.d.next = self.below.val().get_bits::<13>(4);

        if self.start.val() {
            self.first_pixel.d.next = 0.into();
            self.end_pixel.d.next = bit_cast::<13, 11>(self.size.val());
            self.hole_first_pixel.d.next = bit_cast::<13, 10>(self.scissor_first.val());
            wire!(self => self.*.d: hole_end_pixel: scissor_end);
            if self.scissor.val() {
                self.first_pixel.d.next = bit_cast::<13, 10>(self.scissor_first.val());
                if self.scissor_end.val() < bit_cast::<13, 11>(self.size.val()) {
                    wire!(self => self.*.d: end_pixel: scissor_end);
                }
            }
        }
        if self.limit.val() {
            if self.first_sample.q.val() > self.first_pixel.q.val() {
                wire!(self.*.q => self.*.d: first_pixel: first_sample);
            }
            if self.end_sample.q.val() < self.end_pixel.q.val() {
                wire!(self.*.q => self.*.d: end_pixel: end_sample);
            }
        }
        if self.limit_hole.val() {
            if self.first_pixel.q.val() > self.hole_first_pixel.q.val() {
                wire!(self.*.q => self.*.d: hole_first_pixel: first_pixel);
            }
            if self.end_pixel.q.val() < self.hole_end_pixel.q.val() {
                wire!(self.*.q => self.*.d: hole_end_pixel: end_pixel);
            }
        }
        if self.clear_hole.val() {
            wire!(0 => self.*.d: hole_first_pixel, hole_end_pixel);
        }
        if self.clear.val() {
            wire!(0 => self.*.d: first_pixel, end_pixel);
        }

        wire!(self.*.q => self: first: first_pixel, stop: end_pixel);
        self.is_empty.d.next = self.first_pixel.q.val() >= self.end_pixel.q.val();
        wire!(self.*.q => self: empty: is_empty, hole_first: hole_first_pixel, hole_stop: hole_end_pixel);
        self.hole_is_empty.d.next = self.hole_first_pixel.q.val() >= self.hole_end_pixel.q.val();
        wire!(self.*.q => self: hole_empty: hole_is_empty);
    }
}
