//! Division: a / b. No instruction of the shader does it; later units may (choices `viewport_divide`,
//! `clip_parameter`).

use super::{Float, Rounding};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The quotient of both operands, rounded once.
    ///
    /// x / 0 is infinity of the sign of x (a zero has no sign), 0 / 0 and inf / inf are [`NAN`](Self::NAN).
    #[inline]
    pub const fn div(self, other: Self, rounding: Rounding) -> Self {
        let (a, b) = (self.unpack(), other.unpack());
        let sign = a.sign ^ b.sign;
        let undefined = a.is_zero() && b.is_zero() || self.is_infinite() && other.is_infinite();
        if self.is_nan() || other.is_nan() || undefined {
            return Self::NAN;
        }
        if self.is_infinite() {
            return Self::from_bits(sign | Self::INFINITY.to_bits());
        }
        if b.is_zero() {
            return Self::from_bits(a.sign | Self::INFINITY.to_bits());
        }
        if a.is_zero() || other.is_infinite() {
            return Self::ZERO;
        }
        // The quotient of two numbers in [1, 2) is above 1/2: with two more bits it has M + 2 of them at least.
        let shift = M + 2;
        let numerator = (a.significand as u64) << shift;
        let divisor = b.significand as u64;
        let scale = a.exponent - b.exponent - shift as i32;
        let inexact = !numerator.is_multiple_of(divisor);
        Self::normalize_round_pack(sign, numerator / divisor, scale, inexact, rounding)
    }
}
