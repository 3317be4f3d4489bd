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
    if numerator >> 48 == 0 && denominator.leading_zeros() > down + 2 {
        // 64 bits hold everything, and their division takes a fraction of the time.
        let (numerator, denominator) = (numerator as u64 * 510, (denominator as u64) << down);
        return ((numerator + denominator) / (2 * denominator)).min(255) as u8;
    }
    let (numerator, denominator) = (i128::from(numerator) * 510, i128::from(denominator) << down);
    ((numerator + denominator) / (2 * denominator)).min(255) as u8
}

/// floor(255 * c + 1/2), limited to 0 to 255; NaN gives 0.
pub fn color_of_f24(color: F24) -> u8 {
    let fixed = color.to_fixed::<32, 20>(FixedRounding::Floor);
    ((i64::from(fixed) * 255 + (1 << 19)) >> 20).clamp(0, 255) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 64 bits and 128 bits give what whole numbers do, on both sides of each step.
    #[test]
    fn steps() {
        for denominator in [1, 3, 255, 510, 0x0FFF_FFFF, (1 << 37) - 1, i64::MAX >> 3] {
            for down in [0, 1, 5, 24, 25, 30, 31, 50, 59, 60] {
                for step in 1..=255_i128 {
                    // The colour is at least `step` where 255 n / d >= step - 1/2.
                    let scaled = i128::from(denominator) << down;
                    let Some(first) = scaled.checked_mul(2 * step - 1).map(|product| (product + 509) / 510) else {
                        continue;
                    };
                    let Ok(first) = i64::try_from(first) else { continue };
                    let at = |numerator| i128::from(color_of_ratio(numerator, denominator, -down));
                    assert!(at(first) >= step && at(first - 1) < step, "{first} / ({denominator} << {down})");
                }
            }
        }
    }
}
