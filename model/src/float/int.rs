// SPDX-License-Identifier: MIT
//! Conversion from integers, as the vertex loader does for attributes of type s8, u8 and s16.

use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The integer `value`, rounded.
    #[inline]
    pub const fn from_i32(value: i32, rounding: F24Rounding) -> Self {
        let sign = if value < 0 { Self::SIGN_MASK } else { 0 };
        Self::normalize_round_pack(sign, value.unsigned_abs() as u64, 0, false, rounding)
    }

    /// An unsigned byte. Compiles only for formats in which all of them are exact, as in float24
    /// (numbers.md#from-f32-to-f24).
    #[inline]
    pub const fn from_u8(value: u8) -> Self {
        const { assert!(M >= 7 && E >= 5, "a u8 is not exact in this format") };
        Self::from_i32(value as i32, F24Rounding::TowardZero)
    }

    /// A signed byte. Compiles only for formats in which all of them are exact, as in float24
    /// (numbers.md#from-f32-to-f24).
    #[inline]
    pub const fn from_i8(value: i8) -> Self {
        const { assert!(M >= 6 && E >= 5, "an s8 is not exact in this format") };
        Self::from_i32(value as i32, F24Rounding::TowardZero)
    }

    /// A signed 16-bit integer. Compiles only for formats in which all of them are exact, as in float24
    /// (numbers.md#from-f32-to-f24).
    #[inline]
    pub const fn from_i16(value: i16) -> Self {
        const { assert!(M >= 14 && E >= 5, "an s16 is not exact in this format") };
        Self::from_i32(value as i32, F24Rounding::TowardZero)
    }
}
