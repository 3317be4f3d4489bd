// SPDX-License-Identifier: MIT
//! f24 patterns (numbers.md#encoding).

pub const ZERO: u32 = 0x00_0000;
pub const MINUS_ZERO: u32 = 0x80_0000;
pub const HALF: u32 = 0x3E_0000;
pub const ONE: u32 = 0x3F_0000;
pub const TWO: u32 = 0x40_0000;
pub const THREE: u32 = 0x40_8000;
pub const MINUS_ONE: u32 = 0xBF_0000;
pub const INF: u32 = 0x7F_0000;
pub const MINUS_INF: u32 = 0xFF_0000;
pub const NAN: u32 = 0x7F_8000;
/// The largest subnormal.
pub const SUBNORMAL: u32 = 0x00_FFFF;
/// The smallest normal number, 2^-62.
pub const SMALLEST: u32 = 0x01_0000;
pub const LARGEST: u32 = 0x7E_FFFF;

/// An integer of at most 17 bits.
pub fn int(value: i32) -> u32 {
    let magnitude = value.unsigned_abs();
    if magnitude == 0 {
        return ZERO;
    }
    let exponent = 31 - magnitude.leading_zeros();
    assert!(exponent <= 16, "{value} is not exact");
    let sign = if value < 0 { MINUS_ZERO } else { 0 };
    sign | (63 + exponent) << 16 | (magnitude << (16 - exponent)) & 0xFFFF
}

/// Four equal components.
pub fn splat(value: u32) -> [u32; 4] {
    [value; 4]
}

/// Four integers.
pub fn ints(values: [i32; 4]) -> [u32; 4] {
    values.map(int)
}
