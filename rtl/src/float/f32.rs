// SPDX-License-Identifier: MIT
//! Conversion of an IEEE single (f32).

use super::{Format, Pack, Round, Unpack};
use crate::prelude::*;
use pica_spec::choices::{F24Rounding, F32ToF24, Recorder};

/// The IEEE single a, rounded.
///
/// numbers.md#from-f32-to-f24. Combinational.
///
/// Out of range low, f32 subnormals and -0 give +0, out of range high infinity, NaN the canonical NaN. `W = 1 + E + M`,
/// M below 23; `T = 10 + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct FromF32<const W: usize, const E: usize, const M: usize, const T: usize> {
    /// The pattern of an f32.
    pub a: Signal<In, Bits<32>>,
    /// The number `a` as a pattern of the format, rounded.
    pub y: Signal<Out, Bits<W>>,
    unpack: Unpack<32, 8, 23>,
    rest: Signal<Local, Bits<23>>,
    round: Round<M, 10, T>,
    pack: Pack<W, E, M, 10, T>,
    rebias: Parameter<Bits<10>>,
    to_rest: Parameter<Bits<5>>,
    infinity: Parameter<Bits<W>>,
    sign_position: Parameter<Bits<5>>,
    canonical_nan: Parameter<Bits<W>>,
}

impl<const W: usize, const E: usize, const M: usize, const T: usize> FromF32<W, E, M, T> {
    /// A converter under choice `f32_to_f24`.
    pub fn new(choices: &Recorder) -> Self {
        const F32: Format = Format::new(8, 23);
        assert!(M < 23);
        let format = Format::new(E, M);
        Self {
            round: Round::new(conversion_rounding(choices)),
            pack: Pack::new(format.infinity()),
            rebias: Parameter::bits(format.bias().wrapping_sub(F32.bias())),
            to_rest: Parameter::bits((M + 1) as u64),
            infinity: Parameter::bits(format.infinity()),
            sign_position: Parameter::bits((W - 1) as u64),
            canonical_nan: Parameter::bits(format.nan()),
            ..Self::default()
        }
    }
}

/// The rounding mode of conversions into the shader's format.
pub(super) fn conversion_rounding(choices: &Recorder) -> F24Rounding {
    match choices.f32_to_f24() {
        F32ToF24::TowardZero => F24Rounding::TowardZero,
        F32ToF24::NearestEven => F24Rounding::NearestEven,
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize, const T: usize> Logic for FromF32<W, E, M, T> {
    fn update(&mut self) {
        self.unpack.a.next = self.a.val();
        self.round.exponent.next = bit_cast::<10, 8>(self.unpack.exponent.val()) + self.rebias.val();
        for i in (23 - M)..(24 - M) {
            self.round.mantissa.next = self.unpack.mantissa.val().get_bits::<M>(i);
        }
        for i in (22 - M)..(23 - M) {
            self.round.half.next = self.unpack.mantissa.val().get_bit(i);
        }
        self.rest.next = self.unpack.mantissa.val() << self.to_rest.val();
        self.round.rest.next = self.rest.val().any();

        wire!(self.unpack => self.pack: sign, zero);
        self.pack.magnitude.next = self.round.magnitude.val();
        self.pack.special.next = self.unpack.infinite.val() || self.unpack.nan.val();
        self.pack.special_value.next =
            self.infinity.val() | (bit_cast::<W, 1>(self.unpack.sign.val()) << self.sign_position.val());
        if self.unpack.nan.val() {
            self.pack.special_value.next = self.canonical_nan.val();
        }
        self.y.next = self.pack.y.val();
    }
}
