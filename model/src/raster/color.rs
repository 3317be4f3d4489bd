// SPDX-License-Identifier: MIT
//! Colour channels of 8 bits: what interpolation of a colour ends with.

use crate::float::{F24, FixedRounding};

/// floor(255 * c + 1/2) of c = numerator / denominator * 2^scale, limited to 0 to 255. A denominator of 0 counts as one
/// that is just above it.
pub fn color_of_ratio(numerator: i64, denominator: i64, scale: i32) -> u8 {
    if numerator <= 0 || denominator <= 0 {
        return if numerator <= 0 { 0 } else { 255 };
    }
    // A colour is at most 1, so its products with 1/w have no larger exponents than 1/w: `scale` is never positive.
    let down = scale.min(0).unsigned_abs();
    if down + 3 > i128::from(denominator).leading_zeros() {
        // The numerator has 71 bits at most and the denominator more than 124.
        return 0;
    }
    let (numerator, denominator) = (i128::from(numerator) * 510, i128::from(denominator) << down);
    ((numerator + denominator) / (2 * denominator)).min(255) as u8
}

/// floor(255 * c + 1/2), limited to 0 to 255; NaN gives 0.
pub fn color_of_f24(color: F24) -> u8 {
    let fixed = color.to_fixed::<32, 20>(FixedRounding::Floor);
    ((i64::from(fixed) * 255 + (1 << 19)) >> 20).clamp(0, 255) as u8
}
