// SPDX-License-Identifier: MIT
//! A product of float24 numbers as a depth.

use super::factor::Factor;
use crate::parts::Product;
use crate::prelude::*;

/// a b of float24 numbers in units of 2^-16 of that of depths, cut toward minus infinity and limited to 2^57 either way, five clocks
/// later.
///
/// 1.0 is 2^24 - 1 of 2^8 units. With p the product of the significands, in [2^32, 2^34), and n = 135 less the sum of the exponent
/// fields, the magnitude is 2 p (2^24 - 1) over 2^n. What is cut toward minus infinity below 0 is the inverse of one less, cut.
///
/// | clock | |
/// |---|---|
/// | 1 | p and n |
/// | 2 | p times 2^25 - 2, one less below 0 |
/// | 3 | a shift by the upper bits of n |
/// | 4 | a shift by the lower ones |
/// | 5 | the limit and the sign |
#[derive(LogicBlock, Component)]
#[component(name = "raster_depth_term")]
pub(super) struct Term {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<24>>,
    pub b: Signal<In, Bits<24>>,
    /// Signed.
    pub y: Signal<Out, Bits<59>>,
    left: Factor,
    right: Factor,
    product: Product<17, 17, 34>,
    sum: Signal<Local, Bits<8>>,
    product1: DFF<Bits<34>>,
    distance1: DFF<Bits<9>>,
    negative1: DFF<Bits<1>>,
    zero1: DFF<Bit>,
    scaled2: DFF<Bits<59>>,
    distance2: DFF<Bits<6>>,
    negative2: DFF<Bit>,
    limited2: DFF<Bit>,
    coarse3: DFF<Bits<59>>,
    distance3: DFF<Bits<4>>,
    negative3: DFF<Bit>,
    limited3: DFF<Bit>,
    middle: Signal<Local, Bits<59>>,
    fine4: DFF<Bits<59>>,
    negative4: DFF<Bit>,
    limited4: DFF<Bit>,
    term5: DFF<Bits<59>>,
    unshifted: Parameter<Bits<9>>,
    limit: Parameter<Bits<59>>,
    negative_limit: Parameter<Bits<59>>,
}

impl Default for Term {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            a: Signal::default(),
            b: Signal::default(),
            y: Signal::default(),
            left: Factor::new(),
            right: Factor::new(),
            product: Product::default(),
            sum: Signal::default(),
            product1: DFF::default(),
            distance1: DFF::default(),
            negative1: DFF::default(),
            zero1: DFF::default(),
            scaled2: DFF::default(),
            distance2: DFF::default(),
            negative2: DFF::default(),
            limited2: DFF::default(),
            coarse3: DFF::default(),
            distance3: DFF::default(),
            negative3: DFF::default(),
            limited3: DFF::default(),
            middle: Signal::default(),
            fine4: DFF::default(),
            negative4: DFF::default(),
            limited4: DFF::default(),
            term5: DFF::default(),
            unshifted: Parameter::bits(135),
            limit: Parameter::bits(1 << 57),
            negative_limit: Parameter::bits(3 << 57),
        }
    }
}

#[hdl]
impl Logic for Term {
    fn update(&mut self) {
        wire!(self => self.left: a);
        wire!(self => self.right: a: b);
        wire!(self.left => self.product: a: significand);
        wire!(self.right => self.product: b: significand);
        wire!(self.*.y => self.*.d: product1: product);
        self.sum.next = bit_cast::<8, 7>(self.left.exponent.val()) + bit_cast::<8, 7>(self.right.exponent.val());
        self.distance1.d.next = self.unshifted.val() - bit_cast::<9, 8>(self.sum.val());
        self.zero1.d.next = self.left.zero.val() || self.right.zero.val();
        self.negative1.d.next = self.left.sign.val() ^ self.right.sign.val();

        // A distance below 0 leaves more than the limit, one above 63 nothing: 0, or -1 below 0.
        self.scaled2.d.next = (bit_cast::<59, 34>(self.product1.q.val()) << 25)
            - ((bit_cast::<59, 34>(self.product1.q.val()) << 1) | bit_cast::<59, 1>(self.negative1.q.val()));
        self.negative2.d.next = self.negative1.q.val().any();
        self.limited2.d.next = self.distance1.q.val().get_bit(8);
        self.distance2.d.next = self.distance1.q.val().get_bits::<6>(0);
        if self.zero1.q.val() {
            wire!(false => self.*.d: negative2, limited2);
        }
        if self.zero1.q.val() || (self.distance1.q.val().get_bits::<2>(6).any() && (!self.distance1.q.val().get_bit(8)))
        {
            self.scaled2.d.next = 0.into();
        }

        wire!(self.*.q => self.*.d: coarse3: scaled2);
        if self.distance2.q.val().get_bits::<2>(4) == 1 {
            self.coarse3.d.next = self.scaled2.q.val() >> 16;
        }
        if self.distance2.q.val().get_bits::<2>(4) == 2 {
            self.coarse3.d.next = self.scaled2.q.val() >> 32;
        }
        if self.distance2.q.val().get_bits::<2>(4) == 3 {
            self.coarse3.d.next = self.scaled2.q.val() >> 48;
        }
        self.distance3.d.next = self.distance2.q.val().get_bits::<4>(0);
        wire!(self.*.q => self.*.d: negative3: negative2, limited3: limited2);

        wire!(self.*.q => self: middle: coarse3);
        if self.distance3.q.val().get_bits::<2>(2) == 1 {
            self.middle.next = self.coarse3.q.val() >> 4;
        }
        if self.distance3.q.val().get_bits::<2>(2) == 2 {
            self.middle.next = self.coarse3.q.val() >> 8;
        }
        if self.distance3.q.val().get_bits::<2>(2) == 3 {
            self.middle.next = self.coarse3.q.val() >> 12;
        }
        wire!(self => self.*.d: fine4: middle);
        if self.distance3.q.val().get_bits::<2>(0) == 1 {
            self.fine4.d.next = self.middle.val() >> 1;
        }
        if self.distance3.q.val().get_bits::<2>(0) == 2 {
            self.fine4.d.next = self.middle.val() >> 2;
        }
        if self.distance3.q.val().get_bits::<2>(0) == 3 {
            self.fine4.d.next = self.middle.val() >> 3;
        }
        wire!(self.*.q => self.*.d: negative4: negative3, limited4: limited3);

        wire!(self.*.q => self.*.d: term5: fine4);
        if self.negative4.q.val() {
            self.term5.d.next = !self.fine4.q.val();
        }
        if self.limited4.q.val() || self.fine4.q.val().get_bits::<2>(57).any() {
            wire!(self => self.*.d: term5: limit);
            if self.negative4.q.val() {
                wire!(self => self.*.d: term5: negative_limit);
            }
        }
        wire!(self.*.q => self: y: term5);
    }
}
