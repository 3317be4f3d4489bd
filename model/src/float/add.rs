// SPDX-License-Identifier: MIT
//! `ADD`: a + b, and a - b for the model's own use.

use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The sum of both operands, exact and then rounded once (numbers.md#rounding-and-range, choice `f24_guard_bits`).
    ///
    /// inf - inf and any NaN give [`NAN`](Self::NAN); a sum of zero is +0 (numbers.md#special-values).
    #[inline(always)]
    pub const fn add(self, other: Self, rounding: F24Rounding) -> Self {
        let swap = other.magnitude() > self.magnitude();
        let (large, small) = if swap { (other, self) } else { (self, other) };
        let (a, b) = (large.unpack(), small.unpack());

        // Three bits below the mantissa are enough: a subtraction that loses more than one leading bit has operands
        // whose exponents differ by at most one, and is exact. The lowest of the three is sticky.
        let aligned = b.significand << 3;
        let distance = a.exponent - b.exponent;
        let distance = if distance > 31 { 31 } else { distance };
        let shifted = aligned >> distance;
        let sticky = (shifted << distance != aligned) as u32;
        let addend = shifted | sticky;
        let opposite = a.sign != b.sign;
        let sum = (a.significand << 3).wrapping_add(if opposite { addend.wrapping_neg() } else { addend });

        let (position, significand) = Self::normalize(sum);
        let exponent = a.exponent + position - (M as i32 + 3);
        let finite = Self::round_pack(a.sign, exponent, significand, rounding);

        let undefined = large.is_nan() || small.is_infinite() && opposite;
        let special = if undefined { Self::NAN } else { large };
        if large.is_finite() { finite } else { special }
    }

    /// The difference of both operands: `self + (-other)`.
    #[inline(always)]
    pub const fn sub(self, other: Self, rounding: F24Rounding) -> Self {
        self.add(other.negate(), rounding)
    }
}
