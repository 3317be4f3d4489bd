// SPDX-License-Identifier: MIT
//! A quotient as a colour.

use crate::prelude::*;

/// The integer next to 255 times a colour: x 2^(e + 8) of a number x of 18 bits, the first before the point. Combinational.
///
/// Twice the value, cut, is 9 bits from bit 8 on of x, less the further e is below 0; a half is added to it.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_color_level")]
pub(super) struct Level {
    pub x: Signal<In, Bits<18>>,
    /// e, signed.
    pub exponent: Signal<In, Bits<10>>,
    /// The colour is above all.
    pub most: Signal<In, Bit>,
    /// The colour is 0 or below, whatever else is said.
    pub least: Signal<In, Bit>,
    pub y: Signal<Out, Bits<8>>,
    shift: Signal<Local, Bits<4>>,
    twice: Signal<Local, Bits<10>>,
    rounded: Signal<Local, Bits<10>>,
    above: Signal<Local, Bits<10>>,
    below: Signal<Local, Bits<10>>,
}

#[hdl]
impl Logic for Level {
    fn update(&mut self) {
        self.shift.next = (!self.exponent.val().get_bits::<4>(0)) + 1;
        self.twice.next = self.x.val().get_bits::<10>(8) >> self.shift.val();
        self.rounded.next = self.twice.val() + 1;
        self.y.next = self.rounded.val().get_bits::<8>(1);
        // From an exponent of 0 on the colour is above 1 or is 1, but for rounding; below -10 it is less than 1/510.
        self.above.next = self.exponent.val();
        self.below.next = self.exponent.val() + 10;
        if self.rounded.val().get_bit(9) || self.most.val() || (!self.above.val().get_bit(9)) {
            self.y.next = 255.into();
        }
        if self.below.val().get_bit(9) && (!self.most.val()) {
            self.y.next = 0.into();
        }
        if self.least.val() {
            self.y.next = 0.into();
        }
    }
}
