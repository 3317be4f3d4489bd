// SPDX-License-Identifier: MIT
//! Division: a / b. No instruction of the shader does it; later units may (choices `viewport_divide`,
//! `clip_parameter`).

use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The quotient of both operands, rounded once.
    ///
    /// x / 0 is infinity of the sign of x (a zero has no sign), 0 / 0 and inf / inf are [`NAN`](Self::NAN).
    #[inline(always)]
    pub const fn div(self, other: Self, rounding: F24Rounding) -> Self {
        let (a, b) = (self.unpack(), other.unpack());
        let sign = a.sign ^ b.sign;
        let (position, significand) = Self::divide_significands(a.significand, b.significand);
        let exponent = position + a.exponent - b.exponent + Self::BIAS;
        let finite = Self::round_pack(sign, exponent, significand, rounding);

        let nan = self.is_nan() || other.is_nan();
        let undefined = a.is_zero() && b.is_zero() || self.is_infinite() && other.is_infinite();
        let quotient = if a.is_zero() || other.is_infinite() { Self::ZERO } else { finite };
        let quotient = if b.is_zero() { Self::from_bits(a.sign | Self::INFINITY.to_bits()) } else { quotient };
        let quotient = if self.is_infinite() { Self::from_bits(sign | Self::INFINITY.to_bits()) } else { quotient };
        if nan || undefined { Self::NAN } else { quotient }
    }

    /// The exponent of the quotient of two integers below 2^24, and its significand for
    /// [`round_pack`](Self::round_pack). For a zero among them the result has no meaning.
    ///
    /// The quotient of f64 serves as the exact one: a quotient that is no number of [`POINT`](Self::POINT) bits below
    /// the leading one is farther from any such number than 2^-52 of its size, and f64 is wrong by 2^-53 at most. So
    /// what is cut is the same, and it is 0 for the same quotients.
    #[inline(always)]
    pub(super) const fn divide_significands(a: u32, b: u32) -> (i32, u32) {
        let bits = (a as i32 as f64 / b as i32 as f64).to_bits();
        let exponent = (bits >> 52) as i32 - 1023;
        let tail = 52 - Self::POINT;
        let fraction = (bits >> tail) as u32 & ((1 << Self::POINT) - 1);
        let sticky = bits & ((1 << tail) - 1) != 0;
        (exponent, 1 << Self::POINT | fraction | sticky as u32)
    }
}
