// SPDX-License-Identifier: MIT
//! Conversion from and to IEEE single precision (f32), as bit patterns.

use super::{F24Rounding, F32ToF24, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The f32 with pattern `bits`, as the chip converts uniforms and vertex attributes: choice `f32_to_f24`
    /// (numbers.md#from-f32-to-f24).
    ///
    ///
    /// Out of range low, f32 subnormals and -0 give +0, out of range high infinity, NaN [`NAN`](Self::NAN).
    #[inline(always)]
    pub const fn from_f32_bits(bits: u32, rounding: F32ToF24) -> Self {
        let rounding = match rounding {
            F32ToF24::TowardZero => F24Rounding::TowardZero,
            F32ToF24::NearestEven => F24Rounding::NearestEven,
        };
        Self::from_pattern::<8, 23>(bits, rounding)
    }

    /// The f32 pattern of the same value, which every format has exactly.
    ///
    /// The conversion shows what a pattern means and is not an operation of the chip: subnormals keep their value and -0
    /// its sign. Every NaN becomes 0x7FC00000.
    #[inline]
    pub const fn to_f32_bits(self) -> u32 {
        const F32_BIAS: i32 = 127;
        let magnitude = self.magnitude();
        let sign = (self.is_sign_negative() as u32) << 31;
        if self.is_nan() {
            return 0x7FC0_0000;
        }
        if self.is_infinite() {
            return sign | 0x7F80_0000;
        }
        if magnitude == 0 {
            return sign;
        }
        // A subnormal has the exponent of the smallest normal number and no hidden bit.
        let field = magnitude >> M;
        let (exponent, significand) = if field == 0 {
            let shift = M - magnitude.ilog2();
            (1 - shift as i32, magnitude << shift)
        } else {
            (field as i32, magnitude)
        };
        let mantissa = (significand & Self::MANTISSA_MASK) << (23 - M);
        sign | ((exponent - Self::BIAS + F32_BIAS) as u32) << 23 | mantissa
    }
}
