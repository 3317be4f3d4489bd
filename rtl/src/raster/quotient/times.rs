// SPDX-License-Identifier: MIT
//! The exact product that decides a quotient.

use crate::parts::Product;
use crate::prelude::*;

/// The low 64 bits of a product of 18 and 62 bits, three clocks later.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_times")]
pub(super) struct Times {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<18>>,
    pub b: Signal<In, Bits<62>>,
    pub y: Signal<Out, Bits<64>>,
    factor0: Product<18, 18, 36>,
    factor1: Product<18, 18, 36>,
    factor2: Product<18, 18, 36>,
    factor3: Product<18, 8, 10>,
    product0: DFF<Bits<36>>,
    product1: DFF<Bits<36>>,
    product2: DFF<Bits<36>>,
    product3: DFF<Bits<10>>,
    low: DFF<Bits<55>>,
    high: DFF<Bits<28>>,
    middle: Signal<Local, Bits<28>>,
    sum: DFF<Bits<64>>,
}

#[hdl]
impl Logic for Times {
    fn update(&mut self) {
        wire!(self => self.{factor0, factor1, factor2, factor3}: a);
        self.factor0.b.next = self.b.val().get_bits::<18>(0);
        self.factor1.b.next = self.b.val().get_bits::<18>(18);
        self.factor2.b.next = self.b.val().get_bits::<18>(36);
        self.factor3.b.next = self.b.val().get_bits::<8>(54);
        wire!(self.*.y => self.*.d: product0: factor0, product1: factor1, product2: factor2, product3: factor3);
        self.low.d.next = bit_cast::<55, 36>(self.product0.q.val()) + (bit_cast::<55, 36>(self.product1.q.val()) << 18);
        self.high.d.next = self.product2.q.val().get_bits::<28>(0) + (bit_cast::<28, 10>(self.product3.q.val()) << 18);
        self.middle.next = bit_cast::<28, 19>(self.low.q.val().get_bits::<19>(36)) + self.high.q.val();
        self.sum.d.next =
            bit_cast::<64, 36>(self.low.q.val().get_bits::<36>(0)) | (bit_cast::<64, 28>(self.middle.val()) << 36);
        wire!(self.*.q => self: y: sum);
    }
}
