// SPDX-License-Identifier: MIT
//! A digit of a quotient.

use crate::prelude::*;

/// The next digit of a quotient, and the remainder behind it: of a remainder below the divisor, both below 2^(W - 1). Combinational.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct Digit<const W: usize> {
    pub x: Signal<In, Bits<W>>,
    /// The next bit of the dividend.
    pub following: Signal<In, Bits<1>>,
    pub divisor: Signal<In, Bits<W>>,
    pub y: Signal<Out, Bits<W>>,
    pub digit: Signal<Out, Bits<1>>,
    longer: Signal<Local, Bits<W>>,
    difference: Signal<Local, Bits<W>>,
    below: Signal<Local, Bits<1>>,
}

#[hdl]
impl<const W: usize> Logic for Digit<W> {
    fn update(&mut self) {
        self.longer.next = (self.x.val() << 1) | bit_cast::<W, 1>(self.following.val());
        self.difference.next = self.longer.val() - self.divisor.val();
        for i in (W - 1)..W {
            self.below.next = self.difference.val().get_bits::<1>(i);
        }
        wire!(self => self: y: difference);
        if self.below.val().any() {
            wire!(self => self: y: longer);
        }
        self.digit.next = !self.below.val();
    }
}
