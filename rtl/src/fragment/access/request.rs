// SPDX-License-Identifier: MIT
//! Fragments ask for their pixels.

use super::busy::{BusyPixels, PixelBucket};
use super::numbers::{self, NUMBER, PLACE};
use crate::prelude::*;

/// The fragment that comes next waits here until it may ask for its pixel, and until all reads that it needs are taken: then
/// it is issued.
///
/// A fragment may not ask while
///
/// * a fragment that is issued and not retired has a pixel of the same bucket;
/// * a register write comes before it;
/// * 64 fragments are issued whose words have not come, since tags would meet.
///
/// All three reasons are found a clock ahead. A fragment that may ask may until it is issued, so that an offered read stays.
#[derive(LogicBlock, Default, Component)]
#[component(name = "fragment_request")]
pub(crate) struct Request {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether fragments read the colour buffer, and the depth buffer.
    pub reads_color: Signal<In, Bit>,
    pub reads_depth: Signal<In, Bit>,
    /// Whether reads may be answered.
    pub is_ready: Signal<In, Bit>,
    /// Whether a register write comes before the fragment.
    pub stops: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    pub in_ready: Signal<Out, Bit>,
    pub pixel: Signal<In, Bits<21>>,
    pub read_color_valid: Signal<Out, Bit>,
    pub read_color_ready: Signal<In, Bit>,
    pub read_depth_valid: Signal<Out, Bit>,
    pub read_depth_ready: Signal<In, Bit>,
    /// The pixel that is read.
    pub address: Signal<Out, Bits<21>>,
    /// Number of the fragment that is issued next, that of the one behind it, and whether it is issued at the next edge.
    pub issued: Signal<Out, Bits<{ NUMBER }>>,
    pub after_issued: Signal<Out, Bits<{ NUMBER }>>,
    pub issues: Signal<Out, Bit>,
    /// Number of the fragment whose words are to come next.
    pub consumed: Signal<In, Bits<{ PLACE }>>,
    /// Whether a fragment is retired at the next edge, and its pixel.
    pub retires: Signal<In, Bit>,
    pub retired_pixel: Signal<In, Bits<21>>,

    /// The fragment that waits.
    held: DFF<Bit>,
    waiting: DFF<Bits<21>>,
    blocked: DFF<Bit>,
    full: DFF<Bit>,
    color_asked: DFF<Bit>,
    depth_asked: DFF<Bit>,
    count: DFF<Bits<{ NUMBER }>>,
    after: Signal<Local, Bits<{ NUMBER }>>,
    waiting_bucket: PixelBucket,
    coming_bucket: PixelBucket,
    retired_bucket: PixelBucket,
    busy: BusyPixels,
    /// Whether the fragment stays because its pixel is in use.
    stays: Signal<Local, Bit>,
    asks: Signal<Local, Bit>,
    asks_color: Signal<Local, Bit>,
    asks_depth: Signal<Local, Bit>,
    has_color: Signal<Local, Bit>,
    has_depth: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
}

impl Request {
    /// Clocks from a fragment to its reads.
    pub const LATENCY: usize = 1;
    /// Clocks from the edge that retires a fragment to the one that issues another of its pixel.
    pub const RETRY: usize = 2;
}

#[hdl]
impl Logic for Request {
    fn update(&mut self) {
        self.busy.clock.next = self.clock.val();
        self.stays.next = self.held.q.val() && self.blocked.q.val();
        self.asks.next = self.held.q.val() && (!self.blocked.q.val()) && (!self.full.q.val()) && (!self.stops.val());
        self.asks_color.next = self.asks.val() && self.reads_color.val() && (!self.color_asked.q.val());
        self.asks_depth.next = self.asks.val() && self.reads_depth.val() && (!self.depth_asked.q.val());
        wire!(self => self: read_color_valid: asks_color, read_depth_valid: asks_depth);
        self.address.next = self.waiting.q.val();
        self.has_color.next = (!self.reads_color.val()) || self.color_asked.q.val() || self.read_color_ready.val();
        self.has_depth.next = (!self.reads_depth.val()) || self.depth_asked.q.val() || self.read_depth_ready.val();
        self.leaves.next = self.asks.val() && self.has_color.val() && self.has_depth.val();
        self.issues.next = self.leaves.val();
        self.in_ready.next = self.leaves.val() || (!self.held.q.val());
        if self.asks_color.val() && self.read_color_ready.val() {
            self.color_asked.d.next = true;
        }
        if self.asks_depth.val() && self.read_depth_ready.val() {
            self.depth_asked.d.next = true;
        }
        if self.leaves.val() {
            wire!(false => self.*.d: color_asked, depth_asked);
        }
        if self.leaves.val() || (!self.held.q.val()) {
            wire!(self => self.*.d: held: in_valid, waiting: pixel);
        }

        // The number of the fragment; its tag is the lower bits.
        self.after.next = self.count.q.val() + 1;
        self.after_issued.next = self.after.val();
        self.issued.next = self.count.q.val();
        if self.leaves.val() {
            self.count.d.next = self.after.val();
        }
        self.full.d.next = (!self.is_ready.val())
            || ((self.count.q.val().get_bits::<{ numbers::TAG }>(0)
                == self.consumed.val().get_bits::<{ numbers::TAG }>(0))
                && (self.count.q.val().get_bit(numbers::TAG) != self.consumed.val().get_bit(numbers::TAG)))
            || (self.leaves.val()
                && (self.after.val().get_bits::<{ numbers::TAG }>(0)
                    == self.consumed.val().get_bits::<{ numbers::TAG }>(0))
                && (self.after.val().get_bit(numbers::TAG) != self.consumed.val().get_bit(numbers::TAG)));

        // Whether the fragment that waits next has to. One that may ask is not looked at again: nobody takes its bucket.
        self.waiting_bucket.pixel.next = self.waiting.q.val();
        self.coming_bucket.pixel.next = self.pixel.val();
        self.retired_bucket.pixel.next = self.retired_pixel.val();
        wire!(self => self.busy: reset, set: leaves, clear: retires);
        self.busy.set_bucket.next = self.waiting_bucket.bucket.val();
        self.busy.clear_bucket.next = self.retired_bucket.bucket.val();
        self.busy.bucket.next = self.coming_bucket.bucket.val();
        if self.stays.val() {
            self.busy.bucket.next = self.waiting_bucket.bucket.val();
        }
        if self.stays.val() || (!self.held.q.val()) {
            self.blocked.d.next = self.busy.is_busy.val();
        }
        if self.leaves.val() {
            self.blocked.d.next =
                self.busy.is_busy.val() || (self.waiting_bucket.bucket.val() == self.coming_bucket.bucket.val());
        }

        if self.reset.val() {
            wire!(false => self.*.d: held, color_asked, depth_asked);
            self.count.d.next = 0.into();
            self.full.d.next = true;
        }
    }
}
