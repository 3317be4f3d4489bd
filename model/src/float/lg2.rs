// SPDX-License-Identifier: MIT
//! `LG2`: log2(a).

use super::unpack::Unpacked;
use super::{F24Rounding, Float};

/// Fraction bits of the logarithm in fixed point.
pub(super) const FRACTION_BITS: u32 = 56;

/// log2 of `y / 2^63`, a number in [1, 2), in fixed point, cut off.
///
/// Squaring doubles the logarithm, so whether the square reaches 2 is the next bit of the fraction. The square of step
/// k loses 2^-63 of its value, which is less than 2^(-62-k) in the logarithm: 2^-62 in all.
pub(super) const fn log2_fraction(mut y: u64) -> i64 {
    let mut fraction = 0;
    let mut bit = 0;
    while bit < FRACTION_BITS {
        let square = (y as u128 * y as u128) >> 63;
        let reached = (square >> 64) as u64;
        y = (square >> reached) as u64;
        fraction = fraction << 1 | reached as i64;
        bit += 1;
    }
    fraction
}

impl<const E: u32, const M: u32> Float<E, M> {
    /// The logarithm to base 2, rounded once (choice `special_function_accuracy`). Supported
    /// up to M = 16.
    ///
    /// Zero or a subnormal of either sign gives -inf, +inf gives +inf; NaN, -inf and numbers below zero give
    /// [`NAN`](Self::NAN) (numbers.md#special-values).
    ///
    /// The fixed-point logarithm is within 2^-55 of the exact one. A result of float24 that is not 0 is at least 2^-17,
    /// its ulp at least 2^-33, and none comes closer to a rounding boundary than 2^-21 ulp.
    #[inline]
    pub const fn lg2(self, rounding: F24Rounding) -> Self {
        self.lg2_of(self.unpack(), rounding)
    }

    /// [`lg2`](Self::lg2) of an operand with the fields `a`.
    #[inline]
    pub(super) const fn lg2_of(self, a: Unpacked, rounding: F24Rounding) -> Self {
        const { assert!(M <= 16, "LG2 supports up to 16 mantissa bits") };
        if self.is_nan() {
            return Self::NAN;
        }
        if a.is_zero() {
            return Self::NEG_INFINITY;
        }
        if a.sign != 0 {
            return Self::NAN;
        }
        if self.is_infinite() {
            return Self::INFINITY;
        }
        let integer = (a.exponent - Self::BIAS) as i64;
        let logarithm = (integer << FRACTION_BITS) + log2_fraction((a.significand as u64) << (63 - M));
        // The logarithm is irrational unless a is a power of two. It was rounded toward minus infinity, so a negative
        // one is nearer to zero than the fixed-point number by less than one unit.
        let inexact = a.significand != Self::HIDDEN_BIT;
        let (sign, magnitude) =
            if logarithm < 0 { (Self::SIGN_MASK, -logarithm - inexact as i64) } else { (0, logarithm) };
        Self::normalize_round_pack(sign, magnitude as u64, -(FRACTION_BITS as i32), inexact, rounding)
    }
}
