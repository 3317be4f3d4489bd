// SPDX-License-Identifier: MIT
//! The estimate of a quotient.

use crate::parts::Product;
use crate::prelude::*;

/// x r / 2^28 of a dividend x in [1, 2) of 24 bits and a reciprocal r of 23 bits, two clocks later: a quotient with 18 fraction
/// bits. What the product of the lowest bits would add is left out.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_estimate")]
pub(super) struct Estimate {
    pub clock: Signal<In, Clock>,
    pub x: Signal<In, Bits<24>>,
    pub reciprocal: Signal<In, Bits<23>>,
    pub y: Signal<Out, Bits<19>>,
    upper: Product<18, 18, 36>,
    lower_x: Product<6, 18, 24>,
    lower_reciprocal: Product<18, 5, 23>,
    upper1: DFF<Bits<36>>,
    lower_x1: DFF<Bits<24>>,
    lower_reciprocal1: DFF<Bits<23>>,
    lower: Signal<Local, Bits<25>>,
    sum: Signal<Local, Bits<36>>,
    sum2: DFF<Bits<19>>,
}

#[hdl]
impl Logic for Estimate {
    fn update(&mut self) {
        self.upper.a.next = self.x.val().get_bits::<18>(6);
        self.upper.b.next = self.reciprocal.val().get_bits::<18>(5);
        self.lower_x.a.next = self.x.val().get_bits::<6>(0);
        self.lower_x.b.next = self.reciprocal.val().get_bits::<18>(5);
        self.lower_reciprocal.a.next = self.x.val().get_bits::<18>(6);
        self.lower_reciprocal.b.next = self.reciprocal.val().get_bits::<5>(0);
        wire!(self.*.y => self.*.d: upper1: upper, lower_x1: lower_x, lower_reciprocal1: lower_reciprocal);
        self.lower.next =
            bit_cast::<25, 24>(self.lower_x1.q.val()) + (bit_cast::<25, 23>(self.lower_reciprocal1.q.val()) << 1);
        self.sum.next = self.upper1.q.val() + bit_cast::<36, 19>(self.lower.val().get_bits::<19>(6));
        self.sum2.d.next = self.sum.val().get_bits::<19>(17);
        wire!(self.*.q => self: y: sum2);
    }
}
