// SPDX-License-Identifier: MIT
//! Quotients by sums of weights.

use super::digit::Digit;
use crate::prelude::*;

/// The quotient of a sum Σ b m, without its lowest 16 bits, and a sum Σ b: 35 digits, of which more than 32 are too many.
///
/// Seven stages with a digit each make a ring that a quotient passes five times; it is there 36 clocks after it came. Quotients come
/// at multiples of six clocks: no two of them meet at the first stage, since neither 7, 14, 21, 28 nor 35 is one.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_depth_ring")]
pub(super) struct DivisionRing {
    pub clock: Signal<In, Clock>,
    /// No quotient is inside.
    pub reset: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    /// Signed.
    pub numerator: Signal<In, Bits<94>>,
    /// The numerator is above 0.
    pub positive: Signal<In, Bit>,
    /// Signed.
    pub denominator: Signal<In, Bits<36>>,
    pub out_valid: Signal<Out, Bit>,
    pub y: Signal<Out, Bits<32>>,
    /// The quotient is not above 0.
    pub least: Signal<Out, Bit>,
    /// The quotient has more than 32 bits, or is none.
    pub most: Signal<Out, Bit>,
    valid: DFF<Bits<7>>,
    round: [DFF<Bits<3>>; 7],
    remainder: [DFF<Bits<36>>; 7],
    divisor: [DFF<Bits<36>>; 7],
    /// What is left of the numerator, and the digits behind it.
    digits: [DFF<Bits<35>>; 7],
    is_positive: [DFF<Bit>; 7],
    is_large: [DFF<Bit>; 7],
    stage: [Digit<36>; 7],
    returns: Signal<Local, Bit>,
    given: DFF<Bit>,
}

#[hdl]
impl Logic for DivisionRing {
    fn update(&mut self) {
        for i in 0_usize..7 {
            wire!(self.remainder[i] => self.stage[i]: x: q);
            wire!(self.divisor[i] => self.stage[i]: divisor: q);
            self.stage[i].following.next = self.digits[i].q.val().get_bits::<1>(34);
        }
        for i in 0_usize..6 {
            wire!(self.round[i] => self.round[i + 1]: d: q);
            wire!(self.stage[i] => self.remainder[i + 1]: d: y);
            wire!(self.divisor[i] => self.divisor[i + 1]: d: q);
            self.digits[i + 1].d.next = self.digits[i].q.val() << 1;
            if self.stage[i].digit.val().any() {
                self.digits[i + 1].d.next = (self.digits[i].q.val() << 1) | 1;
            }
            wire!(self.is_positive[i] => self.is_positive[i + 1]: d: q);
            wire!(self.is_large[i] => self.is_large[i + 1]: d: q);
        }
        self.round[0].d.next = self.round[6].q.val() + 1;
        wire!(self.stage[6] => self.remainder[0]: d: y);
        wire!(self.divisor[6] => self.divisor[0]: d: q);
        self.digits[0].d.next = self.digits[6].q.val() << 1;
        if self.stage[6].digit.val().any() {
            self.digits[0].d.next = (self.digits[6].q.val() << 1) | 1;
        }
        wire!(self.is_positive[6] => self.is_positive[0]: d: q);
        wire!(self.is_large[6] => self.is_large[0]: d: q);
        // A numerator with more bits than that has a quotient with too many digits, whatever it is divided by.
        if self.in_valid.val() {
            self.round[0].d.next = 0.into();
            self.remainder[0].d.next = bit_cast::<36, 34>(self.numerator.val().get_bits::<34>(51));
            wire!(self => self.divisor[0]: d: denominator);
            self.digits[0].d.next = self.numerator.val().get_bits::<35>(16);
            wire!(self => self.is_positive[0]: d: positive);
            self.is_large[0].d.next = self.numerator.val().get_bits::<9>(85).any()
                || self.denominator.val().get_bit(35)
                || (!self.denominator.val().any());
        }
        self.returns.next = self.valid.q.val().get_bit(6) && (self.round[6].q.val() != 4);
        self.valid.d.next =
            (self.valid.q.val() << 1) | bit_cast::<7, 1>((self.in_valid.val() || self.returns.val()).into());
        self.given.d.next = self.valid.q.val().get_bit(6) && (self.round[6].q.val() == 4);
        if self.reset.val() {
            self.valid.d.next = 0.into();
            self.given.d.next = false;
        }
        wire!(self.*.q => self: out_valid: given);
        self.y.next = self.digits[0].q.val().get_bits::<32>(0);
        self.least.next = !self.is_positive[0].q.val();
        self.most.next = self.is_large[0].q.val() || self.digits[0].q.val().get_bits::<3>(32).any();
    }
}
