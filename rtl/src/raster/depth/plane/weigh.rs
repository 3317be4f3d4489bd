// SPDX-License-Identifier: MIT
//! Sums of weights and what they weigh.

use crate::parts::{Shift, SignedProduct};
use crate::prelude::*;

/// Σ b m and Σ b of six halves of weights b, the lower ones first, each with its number m.
///
/// | clock | |
/// |---|---|
/// | 1 | the operands |
/// | 2 | the products with the four parts of a number, of 17 bits; the sum of the weights |
/// | 3, 4 | their sum |
/// | 5 | the sum with those of the other halves |
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_depth_weigh")]
pub(super) struct Weigh {
    pub clock: Signal<In, Clock>,
    /// No sum is inside.
    pub reset: Signal<In, Bit>,
    /// Half of a weight, signed.
    pub a: Signal<In, Bits<18>>,
    /// The number, signed.
    pub b: Signal<In, Bits<58>>,
    /// The half is the first of all.
    pub first: Signal<In, Bit>,
    /// The half is the first of the upper ones.
    pub upper: Signal<In, Bit>,
    /// The half is the last one of a numerator whose denominator is Σ b.
    pub last: Signal<In, Bit>,
    /// The half is the last one of a numerator whose denominator comes.
    pub last_numerator: Signal<In, Bit>,
    /// The half is the last one of a denominator.
    pub last_denominator: Signal<In, Bit>,
    /// Whether a sum is there: what `last` said.
    pub is_quotient: Signal<Out, Bit>,
    /// What `last_numerator` said.
    pub is_numerator: Signal<Out, Bit>,
    /// What `last_denominator` said.
    pub is_denominator: Signal<Out, Bit>,
    /// Σ b m, signed.
    pub sum: Signal<Out, Bits<94>>,
    /// Whether the sum is above 0.
    pub positive: Signal<Out, Bit>,
    /// Σ b, signed.
    pub whole: Signal<Out, Bits<36>>,

    a1: DFF<Bits<18>>,
    b1: DFF<Bits<58>>,
    part0: Signal<Local, Bits<18>>,
    part1: Signal<Local, Bits<18>>,
    part2: Signal<Local, Bits<18>>,
    part3: Signal<Local, Bits<7>>,
    factor0: SignedProduct<18, 18, 53>,
    factor1: SignedProduct<18, 18, 36>,
    factor2: SignedProduct<18, 18, 41>,
    factor3: SignedProduct<18, 7, 24>,
    product0: DFF<Bits<53>>,
    product1: DFF<Bits<36>>,
    product2: DFF<Bits<41>>,
    product3: DFF<Bits<24>>,
    low_upper: Signal<Local, Bits<36>>,
    low3: DFF<Bits<53>>,
    high_upper: Signal<Local, Bits<24>>,
    high3: DFF<Bits<41>>,
    carried: Signal<Local, Bits<41>>,
    term_upper: Signal<Local, Bits<41>>,
    term4: DFF<Bits<75>>,
    term: Signal<Local, Bits<77>>,
    augend: Signal<Local, Bits<77>>,
    sum5: DFF<Bits<77>>,
    low5: DFF<Bits<17>>,

    first1: DFF<Bits<1>>,
    upper1: DFF<Bits<1>>,
    first4: Shift<1, 3>,
    upper4: Shift<1, 3>,
    quotients: DFF<Bits<5>>,
    numerators: DFF<Bits<5>>,
    denominators: DFF<Bits<5>>,

    weight: Signal<Local, Bits<20>>,
    weights: Signal<Local, Bits<20>>,
    weights2: DFF<Bits<20>>,
    weights_low2: DFF<Bits<17>>,
    whole3: DFF<Bits<36>>,

    sign_of_low: Parameter<Bits<41>>,
    sign_of_term: Parameter<Bits<77>>,
    sign_of_sum: Parameter<Bits<77>>,
    sign_of_weight: Parameter<Bits<20>>,
    sign_of_weights: Parameter<Bits<20>>,
}

impl Weigh {
    /// Sums.
    pub fn new() -> Self {
        let ones = |from: u64, to: u64| (1 << to) - (1_u64 << from);
        Self {
            sign_of_low: Parameter::bits(ones(19, 41)),
            sign_of_term: Parameter::new(Bits::<77>::from(3) << Bits::<7>::from(75)),
            sign_of_sum: Parameter::new(Bits::<77>::from(0x1_FFFF) << Bits::<7>::from(60)),
            sign_of_weight: Parameter::bits(3 << 18),
            sign_of_weights: Parameter::bits(ones(3, 20)),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Weigh {
    fn update(&mut self) {
        wire!(self => self.{first4, upper4}: clock);
        wire!(self => self.*.d: a1: a, b1: b);
        self.first1.d.next = self.first.val().into();
        self.upper1.d.next = self.upper.val().into();

        // 2. Products.
        self.part0.next = bit_cast::<18, 17>(self.b1.q.val().get_bits::<17>(0));
        self.part1.next = bit_cast::<18, 17>(self.b1.q.val().get_bits::<17>(17));
        self.part2.next = bit_cast::<18, 17>(self.b1.q.val().get_bits::<17>(34));
        self.part3.next = self.b1.q.val().get_bits::<7>(51);
        wire!(self.*.q => self.{factor0, factor1, factor2, factor3}: a: a1);
        wire!(self => self.factor0: b: part0);
        wire!(self => self.factor1: b: part1);
        wire!(self => self.factor2: b: part2);
        wire!(self => self.factor3: b: part3);
        wire!(self.*.y => self.*.d: product0: factor0, product1: factor1, product2: factor2, product3: factor3);

        // 3. Sums of two.
        self.low_upper.next = self.product0.q.val().get_bits::<36>(17) + self.product1.q.val();
        self.low3.d.next = bit_cast::<53, 17>(self.product0.q.val().get_bits::<17>(0))
            | (bit_cast::<53, 36>(self.low_upper.val()) << 17);
        self.high_upper.next = self.product2.q.val().get_bits::<24>(17) + self.product3.q.val();
        self.high3.d.next = bit_cast::<41, 17>(self.product2.q.val().get_bits::<17>(0))
            | (bit_cast::<41, 24>(self.high_upper.val()) << 17);

        // 4. The sum of all four.
        self.carried.next = bit_cast::<41, 19>(self.low3.q.val().get_bits::<19>(34));
        if self.low3.q.val().get_bit(52) {
            self.carried.next = bit_cast::<41, 19>(self.low3.q.val().get_bits::<19>(34)) | self.sign_of_low.val();
        }
        self.term_upper.next = self.carried.val() + self.high3.q.val();
        self.term4.d.next =
            bit_cast::<75, 34>(self.low3.q.val().get_bits::<34>(0)) | (bit_cast::<75, 41>(self.term_upper.val()) << 34);

        // 5. The sum. With the upper halves, 17 bits of it are done.
        wire!(self.*.q => self.*.x: first4: first1, upper4: upper1);
        self.term.next = bit_cast::<77, 75>(self.term4.q.val());
        if self.term4.q.val().get_bit(74) {
            self.term.next = bit_cast::<77, 75>(self.term4.q.val()) | self.sign_of_term.val();
        }
        wire!(self.*.q => self: augend: sum5);
        if self.upper4.y.val().any() {
            self.augend.next = bit_cast::<77, 60>(self.sum5.q.val().get_bits::<60>(17));
            if self.sum5.q.val().get_bit(76) {
                self.augend.next = bit_cast::<77, 60>(self.sum5.q.val().get_bits::<60>(17)) | self.sign_of_sum.val();
            }
            self.low5.d.next = self.sum5.q.val().get_bits::<17>(0);
        }
        if self.first4.y.val().any() {
            self.augend.next = 0.into();
        }
        self.sum5.d.next = self.augend.val() + self.term.val();
        self.sum.next = bit_cast::<94, 17>(self.low5.q.val()) | (bit_cast::<94, 77>(self.sum5.q.val()) << 17);
        self.positive.next = (!self.sum5.q.val().get_bit(76)) && (self.sum5.q.val().any() || self.low5.q.val().any());

        // The sum of the weights goes the same way, and waits for the other one.
        self.weight.next = bit_cast::<20, 18>(self.a1.q.val());
        if self.a1.q.val().get_bit(17) {
            self.weight.next = bit_cast::<20, 18>(self.a1.q.val()) | self.sign_of_weight.val();
        }
        wire!(self.*.q => self: weights: weights2);
        if self.upper1.q.val().any() {
            self.weights.next = bit_cast::<20, 3>(self.weights2.q.val().get_bits::<3>(17));
            if self.weights2.q.val().get_bit(19) {
                self.weights.next =
                    bit_cast::<20, 3>(self.weights2.q.val().get_bits::<3>(17)) | self.sign_of_weights.val();
            }
            self.weights_low2.d.next = self.weights2.q.val().get_bits::<17>(0);
        }
        if self.first1.q.val().any() {
            self.weights.next = 0.into();
        }
        self.weights2.d.next = self.weights.val() + self.weight.val();
        if self.quotients.q.val().get_bit(1) {
            self.whole3.d.next = bit_cast::<36, 17>(self.weights_low2.q.val())
                | (bit_cast::<36, 19>(self.weights2.q.val().get_bits::<19>(0)) << 17);
        }
        wire!(self.*.q => self: whole: whole3);

        self.quotients.d.next = (self.quotients.q.val() << 1) | bit_cast::<5, 1>(self.last.val().into());
        self.numerators.d.next = (self.numerators.q.val() << 1) | bit_cast::<5, 1>(self.last_numerator.val().into());
        self.denominators.d.next =
            (self.denominators.q.val() << 1) | bit_cast::<5, 1>(self.last_denominator.val().into());
        if self.reset.val() {
            wire!(0 => self.*.d: quotients, numerators, denominators);
        }
        self.is_quotient.next = self.quotients.q.val().get_bit(4);
        self.is_numerator.next = self.numerators.q.val().get_bit(4);
        self.is_denominator.next = self.denominators.q.val().get_bit(4);
    }
}
