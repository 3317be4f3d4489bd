// SPDX-License-Identifier: MIT
//! The difference of two coordinates.

use crate::prelude::*;

/// The difference a - b, and a clock later its sign and magnitude.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_difference")]
pub(super) struct Difference {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<16>>,
    pub b: Signal<In, Bits<16>>,
    /// a - b in two's complement.
    pub y: Signal<Out, Bits<17>>,
    /// Sign and magnitude of a - b in the clock before.
    pub negative: Signal<Out, Bit>,
    pub magnitude: Signal<Out, Bits<16>>,
    difference: DFF<Bits<17>>,
    inverted: Signal<Local, Bits<16>>,
}

#[hdl]
impl Logic for Difference {
    fn update(&mut self) {
        self.y.next = bit_cast::<17, 16>(self.a.val()) - bit_cast::<17, 16>(self.b.val());
        self.difference.d.next = self.y.val();
        self.negative.next = self.difference.q.val().get_bit(16);
        self.inverted.next = !self.difference.q.val().get_bits::<16>(0);
        self.magnitude.next = self.difference.q.val().get_bits::<16>(0);
        if self.difference.q.val().get_bit(16) {
            self.magnitude.next = self.inverted.val() + 1;
        }
    }
}
