// SPDX-License-Identifier: MIT
//! Which pixels are in use.

use crate::prelude::*;

/// The bucket of a pixel, of 64. Combinational.
///
/// Pixels lie in Morton order, bits x0, y0, x1, y1, x2, y2 from the lowest on, tile by tile. The 64 pixels of a tile of 8x8 have
/// different buckets, and so have 64 pixels of a row that are neighbours.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct PixelBucket {
    pub pixel: Signal<In, Bits<21>>,
    pub bucket: Signal<Out, Bits<6>>,
}

#[hdl]
impl Logic for PixelBucket {
    fn update(&mut self) {
        self.bucket.next = bit_cast::<6, 1>(self.pixel.val().get_bits::<1>(0))
            | (bit_cast::<6, 1>(self.pixel.val().get_bits::<1>(2)) << 1)
            | (bit_cast::<6, 1>(self.pixel.val().get_bits::<1>(4)) << 2)
            | (bit_cast::<6, 1>(self.pixel.val().get_bits::<1>(5) ^ self.pixel.val().get_bits::<1>(6)) << 3)
            | (bit_cast::<6, 1>(self.pixel.val().get_bits::<1>(3) ^ self.pixel.val().get_bits::<1>(7)) << 4)
            | (bit_cast::<6, 1>(self.pixel.val().get_bits::<1>(1) ^ self.pixel.val().get_bits::<1>(8)) << 5);
    }
}

/// A flag for each bucket: a fragment has asked for a pixel of that bucket and has not yet written it.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct BusyPixels {
    pub clock: Signal<In, Clock>,
    /// No pixel is in use.
    pub reset: Signal<In, Bit>,
    /// Whether a pixel is in use from the next edge on, and its bucket.
    pub set: Signal<In, Bit>,
    pub set_bucket: Signal<In, Bits<6>>,
    /// Whether a pixel is free from the next edge on, and its bucket.
    pub clear: Signal<In, Bit>,
    pub clear_bucket: Signal<In, Bits<6>>,
    /// The bucket that is asked about.
    pub bucket: Signal<In, Bits<6>>,
    pub is_busy: Signal<Out, Bit>,
    /// The flags stand in two halves, because simulation is slow beyond 32 bits.
    flags: [DFF<Bits<32>>; 2],
    first: Signal<Local, Bits<32>>,
    set_flag: Signal<Local, Bits<32>>,
    clear_flag: Signal<Local, Bits<32>>,
    sets: [Signal<Local, Bits<32>>; 2],
    clears: [Signal<Local, Bits<32>>; 2],
    place: Signal<Local, Bits<5>>,
}

#[hdl]
impl Logic for BusyPixels {
    fn update(&mut self) {
        self.first.next = 1.into();
        self.set_flag.next = self.first.val() << self.set_bucket.val().get_bits::<5>(0);
        self.clear_flag.next = self.first.val() << self.clear_bucket.val().get_bits::<5>(0);
        for i in 0..2 {
            wire!(0 => self: sets[i], clears[i]);
        }
        if self.set.val() && (!self.set_bucket.val().get_bit(5)) {
            self.sets[0].next = self.set_flag.val();
        }
        if self.set.val() && self.set_bucket.val().get_bit(5) {
            self.sets[1].next = self.set_flag.val();
        }
        if self.clear.val() && (!self.clear_bucket.val().get_bit(5)) {
            self.clears[0].next = self.clear_flag.val();
        }
        if self.clear.val() && self.clear_bucket.val().get_bit(5) {
            self.clears[1].next = self.clear_flag.val();
        }
        for i in 0..2 {
            self.flags[i].d.next = (self.flags[i].q.val() & (!self.clears[i].val())) | self.sets[i].val();
            if self.reset.val() {
                self.flags[i].d.next = 0.into();
            }
        }
        self.place.next = self.bucket.val().get_bits::<5>(0);
        self.is_busy.next = self.flags[0].q.val().get_bit(self.place.val().index());
        if self.bucket.val().get_bit(5) {
            self.is_busy.next = self.flags[1].q.val().get_bit(self.place.val().index());
        }
    }
}
