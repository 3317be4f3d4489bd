// SPDX-License-Identifier: MIT
//! `EX2`: 2^a.

use super::unpack::Unpacked;
use super::{F24Rounding, Float};

/// Fraction bits of the operand in fixed point. An operand with more is so small that what is cut off cannot change the
/// rounding of 2^a: for M = 16 it is below 2^-19, where 2^a is 1 plus or minus less than half an ulp.
const FRACTION_BITS: u32 = 36;
/// Bits of the fraction that one table resolves.
const DIGIT_BITS: u32 = 6;
const DIGITS: usize = (FRACTION_BITS / DIGIT_BITS) as usize;
/// Fraction bits of the powers in [`POWERS`].
const POWER_BITS: u32 = 62;

/// `POWERS[j][d]` is 2^(d / 64^(j + 1)), the factor that digit `j` of the fraction contributes.
static POWERS: [[u64; 1 << DIGIT_BITS]; DIGITS] = powers();

/// The tables, from nothing but square roots: 2^(1/2), 2^(1/4), ... are multiplied as the bits of a digit say.
const fn powers() -> [[u64; 1 << DIGIT_BITS]; DIGITS] {
    let mut tables = [[1 << POWER_BITS; 1 << DIGIT_BITS]; DIGITS];
    let mut root = 2_u64 << POWER_BITS;
    let mut j = 0;
    while j < DIGITS {
        let mut bit = DIGIT_BITS;
        while bit > 0 {
            bit -= 1;
            root = ((root as u128) << POWER_BITS).isqrt() as u64;
            let mut digit = 0;
            while digit < 1 << DIGIT_BITS {
                if digit >> bit & 1 != 0 {
                    tables[j][digit] = multiply(tables[j][digit], root);
                }
                digit += 1;
            }
        }
        j += 1;
    }
    tables
}

/// The product of two powers, cut off.
const fn multiply(a: u64, b: u64) -> u64 {
    ((a as u128 * b as u128) >> POWER_BITS) as u64
}

impl<const E: u32, const M: u32> Float<E, M> {
    /// Two to the power of `self`, rounded once (choice `special_function_accuracy`).
    /// Supported up to M = 16.
    ///
    /// -inf gives +0, +inf gives +inf, NaN gives [`NAN`](Self::NAN) (numbers.md#special-values).
    ///
    /// The 36 roots, 30 products of a table and 5 of the result each lose less than 2^-61 of their value, 2^-54 in all.
    /// The closest that any result of float24 comes to a rounding boundary is 2^-40 of its value.
    #[inline]
    pub const fn ex2(self, rounding: F24Rounding) -> Self {
        self.ex2_of(self.unpack(), rounding)
    }

    /// [`ex2`](Self::ex2) of an operand with the fields `a`.
    #[inline]
    pub(super) const fn ex2_of(self, a: Unpacked, rounding: F24Rounding) -> Self {
        const { assert!(M <= 16, "EX2 supports up to 16 mantissa bits") };
        if self.is_nan() {
            return Self::NAN;
        }
        if a.exponent >= Self::BIAS + E as i32 - 1 {
            // At least 2^(E-1) = bias + 1 in magnitude, infinity included: out of range whatever the rest is.
            return if a.sign != 0 { Self::ZERO } else { Self::INFINITY };
        }

        // a = integer + fraction, rounded toward minus infinity in fixed point.
        let shift = a.exponent - Self::BIAS - M as i32 + FRACTION_BITS as i32;
        let (magnitude, cut) = if shift >= 0 {
            ((a.significand as i64) << shift, false)
        } else {
            let shift = if shift < -31 { 31 } else { -shift };
            ((a.significand >> shift) as i64, a.significand & ((1 << shift) - 1) != 0)
        };
        let fixed = if a.sign != 0 { -magnitude - cut as i64 } else { magnitude };
        let integer = (fixed >> FRACTION_BITS) as i32;
        let fraction = fixed & ((1 << FRACTION_BITS) - 1);

        let mut power = 1 << POWER_BITS;
        let mut j = 0;
        while j < DIGITS {
            let below = FRACTION_BITS - DIGIT_BITS * (j as u32 + 1);
            let digit = (fraction >> below) as usize % (1 << DIGIT_BITS);
            power = multiply(power, POWERS[j][digit]);
            j += 1;
        }
        // A power of two with a fraction in its exponent is irrational.
        let inexact = cut || fraction != 0;
        Self::normalize_round_pack(0, power, integer - POWER_BITS as i32, inexact, rounding)
    }
}
