// SPDX-License-Identifier: MIT
//! Conversion between formats.

use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The number in another format, rounded.
    ///
    /// A conversion is arithmetic (assumption `format_conversion`): a subnormal operand counts as +0, a result out of range
    /// low is +0 and out of range high is infinity, NaN becomes the canonical one.
    #[inline(always)]
    pub const fn convert<const E2: u32, const M2: u32>(self, rounding: F24Rounding) -> Float<E2, M2> {
        Float::<E2, M2>::from_pattern::<E, M>(self.to_bits(), rounding)
    }

    /// The number with pattern `bits` in a format of `FROM_E` and `FROM_M` bits, which may be that of f32.
    #[inline(always)]
    pub(super) const fn from_pattern<const FROM_E: u32, const FROM_M: u32>(bits: u32, rounding: F24Rounding) -> Self {
        const { assert!(FROM_M <= 23) };
        let from_bias = (1 << (FROM_E - 1)) - 1;
        let exponent_ones = (1 << FROM_E) - 1;
        let exponent = (bits >> FROM_M & exponent_ones) as i32;
        let mantissa = bits & ((1 << FROM_M) - 1);
        let sign = if bits >> (FROM_E + FROM_M) & 1 != 0 { Self::SIGN_MASK } else { 0 };

        let significand = (mantissa | 1 << FROM_M) << (Self::POINT - FROM_M);
        let finite = Self::round_pack(sign, exponent - from_bias + Self::BIAS, significand, rounding);

        let infinity = Self::from_bits(sign | Self::INFINITY.to_bits());
        let special = if mantissa == 0 { infinity } else { Self::NAN };
        let nonzero = if exponent == exponent_ones as i32 { special } else { finite };
        if exponent == 0 { Self::ZERO } else { nonzero }
    }
}
