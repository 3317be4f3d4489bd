// SPDX-License-Identifier: MIT
//! The one place where results are rounded and put together.

use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// Bit position of the leading one in a significand that is handed to [`round_pack`](Self::round_pack).
    ///
    /// At 23, the mantissa field of an f32 is such a significand, which [`normalize`](Self::normalize) makes use of.
    /// Wide formats need it higher to have room for the bits that decide rounding.
    pub(super) const POINT: u32 = if M <= 19 { 23 } else { M + 4 };
    /// Bits of such a significand below the last mantissa bit.
    pub(super) const GUARD_BITS: u32 = Self::POINT - M;

    /// Rounds and packs `significand * 2^(exponent - BIAS - POINT)`.
    ///
    /// `sign` is the sign bit in place; `exponent` is biased and may be outside the format (-254 to 254); the leading
    /// one of `significand` is bit [`POINT`](Self::POINT), and its lowest bit is sticky: set if anything below was cut
    /// off.
    #[inline(always)]
    pub(super) const fn round_pack(sign: u32, exponent: i32, significand: u32, rounding: F24Rounding) -> Self {
        let kept = significand >> Self::GUARD_BITS;
        let rounded = match rounding {
            F24Rounding::TowardZero => kept,
            F24Rounding::NearestEven => {
                let below_half = (1 << (Self::GUARD_BITS - 1)) - 1;
                (significand + below_half + (kept & 1)) >> Self::GUARD_BITS
            }
        };
        // The hidden bit adds one to the exponent field, and so does a carry out of the mantissa.
        let magnitude = ((exponent - 1) << M) + rounded as i32;
        let infinity = Self::INFINITY.to_bits() as i32;
        let limited = if magnitude > infinity { infinity } else { magnitude };
        if magnitude < Self::MIN_POSITIVE.to_bits() as i32 {
            Self::ZERO
        } else {
            Self::from_bits(sign | limited as u32)
        }
    }

    /// Rounds and packs `magnitude * 2^scale`, to which something smaller than `2^scale` is to be added if `inexact`.
    ///
    /// A `magnitude` of 0 is an exact zero.
    #[inline]
    pub(super) const fn normalize_round_pack(
        sign: u32,
        magnitude: u64,
        scale: i32,
        inexact: bool,
        rounding: F24Rounding,
    ) -> Self {
        if magnitude == 0 {
            return Self::ZERO;
        }
        let shift = magnitude.leading_zeros();
        let normalized = magnitude << shift;
        let significand = (normalized >> (63 - Self::POINT)) as u32;
        let sticky = inexact || normalized << (Self::POINT + 1) != 0;
        let exponent = scale + 63 - shift as i32 + Self::BIAS;
        Self::round_pack(sign, exponent, significand | sticky as u32, rounding)
    }

    /// Position of the leading one of `sum`, and `sum` shifted so that it stands at [`POINT`](Self::POINT).
    ///
    /// `sum` must not exceed bit `POINT`. For 0 the position is -127, which underflows in every format.
    #[inline(always)]
    pub(super) const fn normalize(sum: u32) -> (i32, u32) {
        if Self::POINT == 23 {
            // Conversion of an integer below 2^24 to f32 is exact, so it is a normaliser: the exponent field is the
            // position of the leading one and the mantissa field is the shifted rest. Unlike a leading-zero count,
            // every vector unit has it.
            let bits = (sum as i32 as f32).to_bits();
            ((bits >> 23) as i32 - 127, bits & 0x7F_FFFF | 0x80_0000)
        } else {
            let position = 31 - sum.leading_zeros() as i32;
            if sum == 0 { (-127, 0) } else { (position, sum << (Self::POINT as i32 - position)) }
        }
    }
}
