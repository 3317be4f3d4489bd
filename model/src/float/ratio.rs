// SPDX-License-Identifier: MIT
//! The quotient of two integers: what interpolation ends with (choice `interpolation_arithmetic`).

use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// `numerator / denominator * 2^scale`, rounded once. A denominator of 0 or less gives an infinity of the sign of
    /// the numerator; a numerator of 0 gives +0 in any case.
    pub const fn from_ratio(numerator: i64, denominator: i64, scale: i32, rounding: F24Rounding) -> Self {
        let sign = if numerator < 0 { Self::SIGN_MASK } else { 0 };
        if numerator == 0 {
            return Self::ZERO;
        }
        if denominator <= 0 {
            return Self::from_bits(sign | Self::INFINITY.to_bits());
        }
        if denominator >> 32 == 0 {
            // A quotient of 32 bits has all that decides rounding.
            let shift = numerator.unsigned_abs().leading_zeros();
            let magnitude = numerator.unsigned_abs() << shift;
            let (quotient, remainder) = (magnitude / denominator as u64, magnitude % denominator as u64);
            let scale = Self::limit_scale(scale.saturating_sub(shift as i32));
            return Self::normalize_round_pack(sign, quotient, scale, remainder != 0, rounding);
        }
        // With its leading one at bit 127 and a denominator below 2^63 the quotient has 64 bits at least.
        let magnitude = (numerator.unsigned_abs() as u128) << 64;
        let shift = magnitude.leading_zeros();
        let magnitude = magnitude << shift;
        let quotient = magnitude / denominator as u128;
        let remainder = magnitude % denominator as u128;
        let above = 64 - quotient.leading_zeros() as i32;
        let kept = (quotient >> above) as u64;
        let inexact = remainder != 0 || (kept as u128) << above != quotient;
        let scale = Self::limit_scale(scale.saturating_add(above - 64 - shift as i32));
        Self::normalize_round_pack(sign, kept, scale, inexact, rounding)
    }

    /// An exponent that integers of 64 bits and rounding can take; what is limited is far outside of the format.
    const fn limit_scale(scale: i32) -> i32 {
        let (lowest, highest) = (-Self::BIAS - 64 - M as i32, Self::BIAS + 1);
        if scale < lowest {
            lowest
        } else if scale > highest {
            highest
        } else {
            scale
        }
    }
}
