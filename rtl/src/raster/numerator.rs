// SPDX-License-Identifier: MIT
//! Sums of products of weights and numbers.

use super::channel::Weighted;
use crate::parts::{Product, SignedProduct};
use crate::prelude::*;

/// weight0 number0 + weight1 number1 + weight2 number2, the lowest 62 bits of it: all of a sum of a triangle, which has fewer
/// (raster.md#interpolation).
///
/// A sum a clock. Numbers are cut into halves that multipliers of 18 bits take.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(latency = Self::LATENCY)]
pub struct Numerator {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Empties the pipeline at a rising clock edge.
    pub reset: Signal<In, Bit>,
    /// `terms` are there.
    pub in_valid: Signal<In, Bit>,
    /// Weights and what they weigh.
    pub terms: Signal<In, Weighted>,
    /// `y` is a sum.
    pub out_valid: Signal<Out, Bit>,
    /// The sum, signed.
    pub y: Signal<Out, Bits<62>>,
    valid: DFF<Bits<5>>,
    products: [LongProduct; 3],
    first: DFF<Bits<62>>,
    third: DFF<Bits<62>>,
    sum: DFF<Bits<62>>,
}

impl Numerator {
    /// Clocks from the operands to the sum.
    pub const LATENCY: usize = 5;
}

#[hdl]
impl Logic for Numerator {
    fn update(&mut self) {
        for i in 0..3 {
            self.products[i].clock.next = self.clock.val();
        }
        wire!(self.terms.val() => self.products[0]: a: weight0, b: number0);
        wire!(self.terms.val() => self.products[1]: a: weight1, b: number1);
        wire!(self.terms.val() => self.products[2]: a: weight2, b: number2);
        self.first.d.next = self.products[0].y.val() + self.products[1].y.val();
        self.third.d.next = self.products[2].y.val();
        self.sum.d.next = self.first.q.val() + self.third.q.val();
        wire!(self.*.q => self: y: sum);

        self.valid.d.next = (self.valid.q.val() << 1) | bit_cast::<5, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        self.out_valid.next = self.valid.q.val().get_bit(4);
    }
}

/// The lowest 62 bits of a product of signed numbers of 34 and 29 bits, three clocks later.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_long_product")]
struct LongProduct {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<34>>,
    pub b: Signal<In, Bits<29>>,
    pub y: Signal<Out, Bits<62>>,
    a_low: Signal<Local, Bits<17>>,
    a_high: Signal<Local, Bits<17>>,
    b_low: Signal<Local, Bits<17>>,
    b_high: Signal<Local, Bits<12>>,
    low: Product<17, 17, 34>,
    left: SignedProduct<18, 12, 45>,
    right: SignedProduct<17, 18, 45>,
    high: SignedProduct<17, 12, 28>,
    low1: DFF<Bits<34>>,
    left1: DFF<Bits<45>>,
    right1: DFF<Bits<45>>,
    high1: DFF<Bits<28>>,
    outer2: DFF<Bits<62>>,
    middle2: DFF<Bits<45>>,
    upper: Signal<Local, Bits<45>>,
    sum3: DFF<Bits<62>>,
}

#[hdl]
impl Logic for LongProduct {
    fn update(&mut self) {
        self.a_low.next = self.a.val().get_bits::<17>(0);
        self.a_high.next = self.a.val().get_bits::<17>(17);
        self.b_low.next = self.b.val().get_bits::<17>(0);
        self.b_high.next = self.b.val().get_bits::<12>(17);
        wire!(self => self.low: a: a_low, b: b_low);
        self.left.a.next = bit_cast::<18, 17>(self.a_low.val());
        wire!(self => self.left: b: b_high);
        wire!(self => self.right: a: a_high);
        self.right.b.next = bit_cast::<18, 17>(self.b_low.val());
        wire!(self => self.high: a: a_high, b: b_high);
        wire!(self.*.y => self.*.d: low1: low, left1: left, right1: right, high1: high);
        self.outer2.d.next = bit_cast::<62, 34>(self.low1.q.val()) | (bit_cast::<62, 28>(self.high1.q.val()) << 34);
        self.middle2.d.next = self.left1.q.val() + self.right1.q.val();
        self.upper.next = self.outer2.q.val().get_bits::<45>(17) + self.middle2.q.val();
        self.sum3.d.next =
            bit_cast::<62, 17>(self.outer2.q.val().get_bits::<17>(0)) | (bit_cast::<62, 45>(self.upper.val()) << 17);
        wire!(self.*.q => self: y: sum3);
    }
}
