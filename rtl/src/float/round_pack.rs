// SPDX-License-Identifier: MIT
//! The one place where results are rounded and put together.

use super::Format;
use crate::prelude::*;
use pica_spec::choices::F24Rounding;

/// Rounds a significand (choice `f24_rounding`; where an f32 is converted, `f32_to_f24`). Combinational.
///
/// `X` bits of exponent, `M` of mantissa, `T = X + M`.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.nearest.val() { "nearest" } else { "" })]
pub struct Round<const M: usize, const X: usize, const T: usize> {
    /// Exponent, biased, two's complement: it may be outside the format.
    pub exponent: Signal<In, Bits<X>>,
    /// The bits of the significand below the leading one.
    pub mantissa: Signal<In, Bits<M>>,
    /// The first bit that is cut off.
    pub half: Signal<In, Bit>,
    /// Whether any bit behind the first one that is cut off is set.
    pub rest: Signal<In, Bit>,
    /// Exponent and mantissa side by side. A carry out of the mantissa adds one to the exponent, as it should.
    pub magnitude: Signal<Out, Bits<T>>,
    fields: Signal<Local, Bits<T>>,
    increment: Signal<Local, Bits<1>>,
    nearest: Parameter<Bit>,
    mantissa_bits: Parameter<Bits<5>>,
}

impl<const M: usize, const X: usize, const T: usize> Round<M, X, T> {
    /// A circuit for this rounding mode.
    pub fn new(rounding: F24Rounding) -> Self {
        assert!(T == X + M);
        Self {
            nearest: Parameter::new(rounding == F24Rounding::NearestEven),
            mantissa_bits: Parameter::bits(M as u64),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const M: usize, const X: usize, const T: usize> Logic for Round<M, X, T> {
    fn update(&mut self) {
        self.fields.next =
            (bit_cast::<T, X>(self.exponent.val()) << self.mantissa_bits.val()) | bit_cast::<T, M>(self.mantissa.val());
        self.increment.next =
            (self.nearest.val() && self.half.val() && (self.rest.val() || self.mantissa.val().get_bit(0))).into();
        self.magnitude.next = self.fields.val() + bit_cast::<T, 1>(self.increment.val());
    }
}

/// Judges the range of a rounded result and gives it its sign. Combinational.
///
/// A result below the smallest normal number is +0, one above the largest is what choice `f24_overflow` says. A special
/// result goes past all this. `W = 1 + E + M`, `T = X + M`, `X > E + 1`.
#[derive(LogicBlock, Default, Component)]
#[component(variant = self.kind())]
pub struct Pack<const W: usize, const E: usize, const M: usize, const X: usize, const T: usize> {
    /// Sign of a result that is not zero.
    pub sign: Signal<In, Bits<1>>,
    /// Exponent and mantissa of the rounded result, side by side.
    pub magnitude: Signal<In, Bits<T>>,
    /// The result is exactly zero, and `magnitude` means nothing.
    pub zero: Signal<In, Bit>,
    /// The result is `special_value`, and nothing else means anything.
    pub special: Signal<In, Bit>,
    /// The pattern that goes out in place of a rounded number.
    pub special_value: Signal<In, Bits<W>>,
    /// The pattern of the rounded number, or the special value.
    pub y: Signal<Out, Bits<W>>,
    exponent: Signal<Local, Bits<X>>,
    above: Signal<Local, Bits<X>>,
    field: Signal<Local, Bits<E>>,
    negative: Signal<Local, Bit>,
    underflow: Signal<Local, Bit>,
    overflow: Signal<Local, Bit>,
    unsigned_y: Signal<Local, Bits<W>>,
    above_mask: Parameter<Bits<X>>,
    magnitude_mask: Parameter<Bits<W>>,
    sign_position: Parameter<Bits<5>>,
    overflow_value: Parameter<Bits<W>>,
}

impl<const W: usize, const E: usize, const M: usize, const X: usize, const T: usize> Pack<W, E, M, X, T> {
    /// A circuit that returns the pattern `overflow_value` (and the sign) for a result that is too large.
    pub fn new(overflow_value: u64) -> Self {
        assert!(W == 1 + E + M && T == X + M && X > E + 1);
        Self {
            above_mask: Parameter::bits((1 << (X - 1)) - (1 << E)),
            magnitude_mask: Parameter::bits(Format::new(E, M).magnitude_mask()),
            sign_position: Parameter::bits((W - 1) as u64),
            overflow_value: Parameter::bits(overflow_value),
            ..Self::default()
        }
    }

    /// The bits of the exponent, and what becomes of a result that is too large where that is not infinity.
    fn kind(&self) -> String {
        let infinity = Bits::<W>::from(Format::new(E, M).infinity());
        if self.overflow_value.val() == infinity { X.to_string() } else { format!("{X}_saturate") }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize, const X: usize, const T: usize> Logic for Pack<W, E, M, X, T> {
    fn update(&mut self) {
        for i in M..(M + 1) {
            self.exponent.next = self.magnitude.val().get_bits::<X>(i);
        }
        for i in (X - 1)..X {
            self.negative.next = self.exponent.val().get_bit(i);
        }
        self.above.next = self.exponent.val() & self.above_mask.val();
        self.field.next = bit_cast::<E, X>(self.exponent.val());
        self.underflow.next =
            self.zero.val() || self.negative.val() || ((!self.above.val().any()) && (!self.field.val().any()));
        self.overflow.next = (!self.negative.val()) && (self.above.val().any() || self.field.val().all());

        self.unsigned_y.next = bit_cast::<W, T>(self.magnitude.val()) & self.magnitude_mask.val();
        if self.overflow.val() {
            self.unsigned_y.next = self.overflow_value.val();
        }
        self.y.next = self.unsigned_y.val() | (bit_cast::<W, 1>(self.sign.val()) << self.sign_position.val());
        if self.underflow.val() {
            self.y.next = 0.into();
        }
        if self.special.val() {
            self.y.next = self.special_value.val();
        }
    }
}
