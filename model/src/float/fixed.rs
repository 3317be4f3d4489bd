// SPDX-License-Identifier: MIT
//! Conversion to signed fixed point.

use super::Float;

/// How a number is rounded to fixed point; the units after the shader differ (choices `raster_rounding`,
/// `depth_quantisation` and others).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixedRounding {
    /// The fraction is cut off.
    TowardZero,
    /// Toward minus infinity.
    Floor,
    /// To nearest, a tie away from zero.
    NearestAway,
    /// To nearest, a tie to even.
    NearestEven,
}

impl<const E: u32, const M: u32> Float<E, M> {
    /// The number in two's complement fixed point of `WIDTH` bits (2 to 32), `FRACTION` of them (0 to 31) below the
    /// binary point: the integer nearest to `self * 2^FRACTION` in the sense of `rounding`.
    ///
    /// Numbers and infinities out of range give the smallest or largest value. A subnormal counts as +0. NaN gives 0
    /// (assumption `nan_to_fixed`).
    #[inline(always)]
    pub const fn to_fixed<const WIDTH: u32, const FRACTION: u32>(self, rounding: FixedRounding) -> i32 {
        const { assert!(WIDTH >= 2 && WIDTH <= 32 && FRACTION <= 31, "fixed point has 2 to 32 bits") };
        let a = self.unpack();
        let negative = a.sign != 0;
        let limit = (1_i64 << (WIDTH - 1)) - !negative as i64;
        let shift = a.exponent - Self::BIAS - M as i32 + FRACTION as i32;

        // Below half a unit everything rounds alike, and the significand has fewer than 32 bits.
        let down = if shift < -32 { 32 } else { -shift };
        let down = if shift < 0 { down } else { 0 };
        let kept = (a.significand as u64 >> down) as i64;
        let rest = a.significand as u64 - ((kept as u64) << down);
        let away = match rounding {
            FixedRounding::TowardZero => false,
            FixedRounding::Floor => negative && rest != 0,
            FixedRounding::NearestAway => (2 * rest) >> down != 0,
            FixedRounding::NearestEven => (2 * rest + (kept & 1) as u64) > 1 << down,
        };
        let up = if shift > 32 { 32 } else { shift };
        let up = if shift > 0 { up } else { 0 };
        let rounded = (kept + away as i64) << up;

        let limited = if rounded > limit || self.is_infinite() { limit } else { rounded };
        let number = if self.is_nan() || a.is_zero() { 0 } else { limited };
        (if negative { -number } else { number }) as i32
    }
}
