// SPDX-License-Identifier: MIT
//! Quotients by sums of 1/w.

use super::digit::Digit;
use crate::prelude::*;

/// The quotient of a sum Σ b m, which is loaded before, and a sum Σ b r, without the lowest bits of the former or with zeros behind
/// them, as the scale s of the numbers r 2^s says: 76 - s digits, one a clock.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_depth_long_division")]
pub(super) struct LongDivision {
    pub clock: Signal<In, Clock>,
    /// No quotient is inside.
    pub reset: Signal<In, Bit>,
    /// The sum is the numerator.
    pub load: Signal<In, Bit>,
    /// The sum is the denominator, and digits come.
    pub start: Signal<In, Bit>,
    /// Signed.
    pub sum: Signal<In, Bits<94>>,
    /// The sum is above 0.
    pub positive: Signal<In, Bit>,
    /// s, signed.
    pub scale: Signal<In, Bits<8>>,
    pub out_valid: Signal<Out, Bit>,
    pub y: Signal<Out, Bits<32>>,
    /// The quotient is not above 0.
    pub least: Signal<Out, Bit>,
    /// The quotient has more than 32 bits, or is none.
    pub most: Signal<Out, Bit>,
    numerator: DFF<Bits<92>>,
    is_positive: DFF<Bit>,
    divisor: DFF<Bits<64>>,
    remainder: DFF<Bits<64>>,
    quotient: DFF<Bits<32>>,
    is_large: DFF<Bit>,
    left: DFF<Bits<8>>,
    running: DFF<Bit>,
    given: DFF<Bit>,
    stage: Digit<64>,
    digits: Parameter<Bits<8>>,
}

impl LongDivision {
    /// A division.
    pub fn new() -> Self {
        Self { digits: Parameter::bits(76), ..Self::default() }
    }
}

#[hdl]
impl Logic for LongDivision {
    fn update(&mut self) {
        wire!(self.*.q => self.stage: x: remainder, divisor);
        self.stage.following.next = self.numerator.q.val().get_bits::<1>(91);
        wire!(self.*.y => self.*.d: remainder: stage);
        self.numerator.d.next = self.numerator.q.val() << 1;
        self.quotient.d.next = (self.quotient.q.val() << 1) | bit_cast::<32, 1>(self.stage.digit.val());
        if self.quotient.q.val().get_bit(31) {
            self.is_large.d.next = true;
        }
        self.left.d.next = self.left.q.val() - 1;
        self.given.d.next = self.running.q.val() && (self.left.q.val() == 1);
        if self.left.q.val() == 1 {
            self.running.d.next = false;
        }
        if !self.running.q.val() {
            wire!(self.*.q => self.*.d: numerator, quotient, is_large);
        }
        if self.load.val() {
            self.numerator.d.next = self.sum.val().get_bits::<92>(0);
            wire!(self => self.*.d: is_positive: positive);
        }
        if self.start.val() {
            self.divisor.d.next = self.sum.val().get_bits::<64>(0);
            self.remainder.d.next = 0.into();
            self.quotient.d.next = 0.into();
            self.is_large.d.next = !self.positive.val();
            self.left.d.next = self.digits.val() - self.scale.val();
            self.running.d.next = true;
        }
        if self.reset.val() {
            wire!(false => self.*.d: running, given);
        }
        wire!(self.*.q => self: out_valid: given, y: quotient, most: is_large);
        self.least.next = !self.is_positive.q.val();
    }
}
