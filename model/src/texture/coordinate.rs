// SPDX-License-Identifier: MIT
//! From a texture coordinate to positions on the texel grid, in fixed point.

use pica_spec::choices::{BilinearWeightBits, NegativeTexel};

use crate::float::F24;
use crate::fragment::fixed::parts;

/// Fraction bits of a position.
const FRACTION: u32 = 8;
/// Positions have 32 integer bits, sign included, and 8 fraction bits (dossier section 5.9).
const LIMIT: i64 = 1 << (31 + FRACTION);

/// floor(u * size * 256), in units of 1/256 texel; exact, limited to 40 bits with sign. An infinite coordinate gives the
/// limit, NaN gives 0 (dossier section 5.9).
#[inline]
pub const fn position(u: F24, size: u32) -> i64 {
    if u.is_nan() {
        return 0;
    }
    let (negative, significand, exponent) = parts(u);
    if u.is_infinite() {
        return if negative { -LIMIT } else { LIMIT - 1 };
    }
    // 17 bits of significand times 11 bits of size.
    let product = significand as i64 * size as i64;
    let product = if negative { -product } else { product };
    let shift = exponent + FRACTION as i32;
    if shift >= 0 {
        // More than 39 places would shift every product but 0 out of range.
        let shifted = product << if shift > 34 { 34 } else { shift };
        if shifted >= LIMIT {
            LIMIT - 1
        } else if shifted < -LIMIT {
            -LIMIT
        } else {
            shifted
        }
    } else {
        product >> if shift < -63 { 63 } else { -shift }
    }
}

/// The texel that a position is in (choice `negative_texel`).
#[inline]
pub const fn nearest_tap(position: i64, negative: NegativeTexel) -> i32 {
    match negative {
        NegativeTexel::Floor => (position >> FRACTION) as i32,
        NegativeTexel::TowardZero => (position / (1 << FRACTION)) as i32,
    }
}

/// The lower of two neighbouring taps, and the weight of the upper one in 0..256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinearTaps {
    /// Position of the lower tap; the upper one is at `lower` + 1.
    pub lower: i32,
    /// Weight of the upper tap, in units of 1/256 (choice `bilinear_weight_bits`: lower bits are cleared).
    pub weight: u32,
}

/// The taps around a position: texel centres are half a texel from the grid (dossier section 5.9).
#[inline]
pub const fn linear_taps(position: i64, bits: BilinearWeightBits) -> LinearTaps {
    let centred = position - (1 << (FRACTION - 1));
    // Half a texel below the lowest position is out of the range of an index.
    let centred = if centred < -LIMIT { -LIMIT } else { centred };
    let mask = match bits {
        BilinearWeightBits::Bits8 => 0xFF,
        BilinearWeightBits::Bits6 => 0xFC,
        BilinearWeightBits::Bits4 => 0xF0,
    };
    LinearTaps { lower: (centred >> FRACTION) as i32, weight: centred as u32 & mask }
}
