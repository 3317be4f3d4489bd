// SPDX-License-Identifier: MIT
//! The difference of two coordinates.

use crate::prelude::*;

/// a - b, and the magnitude of that. Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_difference")]
pub(super) struct Difference {
    pub a: Signal<In, Bits<16>>,
    pub b: Signal<In, Bits<16>>,
    /// a - b in two's complement.
    pub y: Signal<Out, Bits<17>>,
    pub negative: Signal<Out, Bit>,
    pub magnitude: Signal<Out, Bits<16>>,
    difference: Signal<Local, Bits<17>>,
    inverted: Signal<Local, Bits<16>>,
}

#[hdl]
impl Logic for Difference {
    fn update(&mut self) {
        self.difference.next = bit_cast::<17, 16>(self.a.val()) - bit_cast::<17, 16>(self.b.val());
        self.y.next = self.difference.val();
        self.negative.next = self.difference.val().get_bit(16);
        self.inverted.next = !self.difference.val().get_bits::<16>(0);
        self.magnitude.next = self.difference.val().get_bits::<16>(0);
        if self.difference.val().get_bit(16) {
            self.magnitude.next = self.inverted.val() + 1;
        }
    }
}
