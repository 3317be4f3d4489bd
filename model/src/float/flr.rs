// SPDX-License-Identifier: MIT
//! `FLR`: the largest integer not above a.

use super::Float;

impl<const E: u32, const M: u32> Float<E, M> {
    /// The largest integer that is not above `self`.
    ///
    /// A subnormal operand of either sign counts as +0 (numbers.md#rounding-and-range). Infinities and NaNs are
    /// returned as they are (numbers.md#special-values, choice `flr_special`). Rounding cannot occur; in a format whose
    /// largest number is not an integer the floor of a negative number can overflow to infinity.
    #[inline(always)]
    pub const fn flr(self) -> Self {
        let a = self.unpack();
        let integer_bits = a.exponent - Self::BIAS;

        // Magnitude at least 1: bits below the binary point are cleared, after a step away from zero if negative. The
        // carry of that step may go into the exponent field, which is what it should do.
        let shift = if integer_bits < 0 { 0 } else { integer_bits };
        let shift = if shift > M as i32 { M as i32 } else { shift };
        let fraction_mask = Self::MANTISSA_MASK >> shift;
        let magnitude = self.magnitude();
        let step = if a.sign != 0 { fraction_mask } else { 0 };
        let large = Self::from_bits(a.sign | (magnitude + step) & !fraction_mask);

        // Magnitude below 1.
        let small = if a.sign != 0 && !a.is_zero() { Self::ONE.negate() } else { Self::ZERO };

        let finite = if integer_bits < 0 { small } else { large };
        if self.is_finite() { finite } else { self }
    }
}
