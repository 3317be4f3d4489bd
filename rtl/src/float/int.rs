// SPDX-License-Identifier: MIT
//! Conversion of integers, as the vertex loader does for attributes of type u8, s8 and s16.

use super::{Format, Normalize, Pack, Round, f32::conversion_rounding};
use crate::prelude::*;
use pica_spec::choices::Recorder;

/// The integer a, rounded.
///
/// Exact in float24 (numbers.md#from-f32-to-f24). Combinational.
///
/// `W = 1 + E + M`, M at most 29; `T = 10 + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct FromInt<const W: usize, const E: usize, const M: usize, const T: usize> {
    /// The integer; a byte is in the low bits, and those above it are ignored.
    pub a: Signal<In, Bits<16>>,
    /// 0: u8, 1: s8, 2 and 3: s16.
    pub kind: Signal<In, Bits<2>>,
    /// The integer as a pattern of the format, rounded.
    pub y: Signal<Out, Bits<W>>,
    low_byte: Signal<Local, Bits<16>>,
    value: Signal<Local, Bits<16>>,
    negative: Signal<Local, Bits<1>>,
    negated: Signal<Local, Bits<16>>,
    normalize: Normalize<16, 4>,
    significand: Signal<Local, Bits<32>>,
    rest: Signal<Local, Bits<32>>,
    round: Round<M, 10, T>,
    pack: Pack<W, E, M, 10, T>,
    zero: Parameter<Bits<16>>,
    top_exponent: Parameter<Bits<10>>,
    to_rest: Parameter<Bits<5>>,
}

impl<const W: usize, const E: usize, const M: usize, const T: usize> FromInt<W, E, M, T> {
    /// A converter; in a format that does not hold every integer, under choice `f32_to_f24`, as it serves the vertex
    /// loader like the conversion of f32.
    pub fn new(choices: &Recorder) -> Self {
        assert!(M <= 29);
        let format = Format::new(E, M);
        Self {
            round: Round::new(conversion_rounding(choices)),
            pack: Pack::new(format.infinity()),
            top_exponent: Parameter::bits(format.bias() + 15),
            to_rest: Parameter::bits((M + 2) as u64),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize, const T: usize> Logic for FromInt<W, E, M, T> {
    fn update(&mut self) {
        self.low_byte.next = bit_cast::<16, 8>(self.a.val().get_bits::<8>(0));
        self.value.next = self.a.val();
        self.negative.next = self.a.val().get_bits::<1>(15);
        if self.kind.val() == 0 {
            self.value.next = self.low_byte.val();
            self.negative.next = 0.into();
        }
        if self.kind.val() == 1 {
            self.value.next = self.low_byte.val();
            self.negative.next = self.low_byte.val().get_bits::<1>(7);
            if self.negative.val().any() {
                self.value.next = self.low_byte.val() | 0xFF00;
            }
        }
        self.negated.next = self.zero.val() - self.value.val();
        self.normalize.x.next = self.value.val();
        if self.negative.val().any() {
            self.normalize.x.next = self.negated.val();
        }

        self.significand.next = bit_cast::<32, 16>(self.normalize.y.val()) << 16;
        self.round.exponent.next = self.top_exponent.val() - bit_cast::<10, 5>(self.normalize.distance.val());
        for i in (31 - M)..(32 - M) {
            self.round.mantissa.next = self.significand.val().get_bits::<M>(i);
        }
        for i in (30 - M)..(31 - M) {
            self.round.half.next = self.significand.val().get_bit(i);
        }
        self.rest.next = self.significand.val() << self.to_rest.val();
        self.round.rest.next = self.rest.val().any();

        self.pack.sign.next = self.negative.val();
        self.pack.magnitude.next = self.round.magnitude.val();
        self.pack.zero.next = !self.value.val().any();
        self.pack.special.next = false;
        self.pack.special_value.next = 0.into();
        self.y.next = self.pack.y.val();
    }
}
