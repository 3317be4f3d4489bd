// SPDX-License-Identifier: MIT
//! What becomes of a fragment goes out.

use super::numbers::{NUMBER, PLACE};
use crate::fragment::framebuffer::pixel::PixelBytes;
use crate::parts::{Queue, QueueWords};
use crate::prelude::*;
use pica_spec::pica200::bits::{colorbuffer_format, depthbuffer_format};

/// The results of fragments, in order: each goes to the memories that it writes and to whoever wants to know, and is retired when
/// all of them have taken it.
#[derive(LogicBlock, Default, Component)]
#[component(name = "fragment_retire")]
pub(crate) struct Retire {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub colorbuffer_format: Signal<In, Bits<{ colorbuffer_format::BITS }>>,
    pub depthbuffer_format: Signal<In, Bits<{ depthbuffer_format::BITS }>>,
    /// Whether the pixel of a fragment is kept at the next edge, and its place.
    pub placed: Signal<In, Bit>,
    pub placed_at: Signal<In, Bits<{ PLACE }>>,
    pub placed_pixel: Signal<In, Bits<21>>,
    /// Whether a result is put in at the next edge; there is room for one of each fragment inside.
    pub in_valid: Signal<In, Bit>,
    pub in_outcome: Signal<In, Bits<3>>,
    pub in_writes_color: Signal<In, Bit>,
    pub in_color: Signal<In, Bits<32>>,
    pub in_writes_depth: Signal<In, Bit>,
    pub in_depth: Signal<In, Bits<32>>,
    pub write_color_valid: Signal<Out, Bit>,
    pub write_color_ready: Signal<In, Bit>,
    pub color_bytes: Signal<Out, Bits<4>>,
    pub write_depth_valid: Signal<Out, Bit>,
    pub write_depth_ready: Signal<In, Bit>,
    pub depth_bytes: Signal<Out, Bits<4>>,
    pub out_valid: Signal<Out, Bit>,
    pub out_ready: Signal<In, Bit>,
    /// The result that is offered.
    pub pixel: Signal<Out, Bits<21>>,
    pub outcome: Signal<Out, Bits<3>>,
    pub writes_color: Signal<Out, Bit>,
    pub color: Signal<Out, Bits<32>>,
    pub writes_depth: Signal<Out, Bit>,
    pub depth: Signal<Out, Bits<32>>,
    /// Whether the fragment of this result is retired at the next edge.
    pub retires: Signal<Out, Bit>,
    /// How many fragments are retired.
    pub retired: Signal<Out, Bits<{ NUMBER }>>,
    results: Queue<{ PLACE }>,
    pixels: QueueWords<{ PLACE }, 21>,
    colors: QueueWords<{ PLACE }, 32>,
    depths: QueueWords<{ PLACE }, 32>,
    states: QueueWords<{ PLACE }, 5>,
    bytes: PixelBytes,
    /// Whether the result that is offered was taken, where the others were not.
    color_done: DFF<Bit>,
    depth_done: DFF<Bit>,
    out_done: DFF<Bit>,
    offers_color: Signal<Local, Bit>,
    offers_depth: Signal<Local, Bit>,
    offers_out: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    count: DFF<Bits<{ NUMBER }>>,
}

#[hdl]
impl Logic for Retire {
    fn update(&mut self) {
        wire!(self => self.results: clock, reset, put: in_valid);
        wire!(self => self.{pixels, colors, depths, states}: clock);
        wire!(self => self.pixels: put: placed, write_address: placed_at, x: placed_pixel);
        wire!(self => self.colors: put: in_valid, x: in_color);
        wire!(self.results => self.{colors, depths, states}: write_address, fetch, read_address, load);
        wire!(self => self.depths: put: in_valid, x: in_depth);
        self.states.put.next = self.in_valid.val();
        self.states.x.next = bit_cast::<5, 3>(self.in_outcome.val())
            | (bit_cast::<5, 1>(self.in_writes_color.val().into()) << 3)
            | (bit_cast::<5, 1>(self.in_writes_depth.val().into()) << 4);
        wire!(self.results => self.pixels: fetch, read_address, load);
        self.pixel.next = self.pixels.y.val();
        self.color.next = self.colors.y.val();
        self.depth.next = self.depths.y.val();
        self.outcome.next = self.states.y.val().get_bits::<3>(0);
        self.writes_color.next = self.states.y.val().get_bit(3);
        self.writes_depth.next = self.states.y.val().get_bit(4);
        wire!(self => self.bytes: colorbuffer_format, depthbuffer_format);
        wire!(self.bytes => self: color_bytes: color, depth_bytes: depth);

        // Each of the three takes the result by itself; it leaves with the last.
        self.offers_color.next =
            self.results.valid.val() && self.states.y.val().get_bit(3) && (!self.color_done.q.val());
        self.offers_depth.next =
            self.results.valid.val() && self.states.y.val().get_bit(4) && (!self.depth_done.q.val());
        self.offers_out.next = self.results.valid.val() && (!self.out_done.q.val());
        wire!(self => self: write_color_valid: offers_color, write_depth_valid: offers_depth, out_valid: offers_out);
        self.leaves.next = self.results.valid.val()
            && (self.write_color_ready.val() || (!self.offers_color.val()))
            && (self.write_depth_ready.val() || (!self.offers_depth.val()))
            && (self.out_ready.val() || (!self.offers_out.val()));
        self.results.take.next = self.leaves.val();
        self.retires.next = self.leaves.val();
        self.retired.next = self.count.q.val();
        if self.offers_color.val() && self.write_color_ready.val() {
            self.color_done.d.next = true;
        }
        if self.offers_depth.val() && self.write_depth_ready.val() {
            self.depth_done.d.next = true;
        }
        if self.offers_out.val() && self.out_ready.val() {
            self.out_done.d.next = true;
        }
        if self.leaves.val() {
            wire!(false => self.*.d: color_done, depth_done, out_done);
            self.count.d.next = self.count.q.val() + 1;
        }
        if self.reset.val() {
            wire!(false => self.*.d: color_done, depth_done, out_done);
            self.count.d.next = 0.into();
        }
    }
}
