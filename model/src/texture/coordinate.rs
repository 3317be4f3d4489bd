// SPDX-License-Identifier: MIT
//! From a texture coordinate to positions on the texel grid, in fixed point.

use pica_spec::choices::{BilinearWeightBits, NegativeTexel};

use crate::float::F24;
use crate::fragment::fixed::{integer, value};

/// Fraction bits of a position.
const FRACTION: u32 = 8;
/// Positions have 32 integer bits, sign included, and 8 fraction bits (texture.md#fetch).
const LIMIT: f64 = (1_i64 << (31 + FRACTION)) as f64;

/// floor(u * size * 256), in units of 1/256 texel; exact, limited to 40 bits with sign. An infinite coordinate gives
/// the limit, NaN gives 0 (texture.md#fetch).
#[inline(always)]
pub fn position(u: F24, size: u32) -> i64 {
    // 17 bits of significand times 11 bits of size. An infinity counts as 2^64, which is beyond the limit too.
    let product = (value(u) * f64::from(size * 256)).floor();
    let product = if product < -LIMIT { -LIMIT } else { product };
    let product = if product > LIMIT - 1.0 { LIMIT - 1.0 } else { product };
    integer(if u.is_nan() { 0.0 } else { product })
}

/// The texel that a position is in (choice `negative_texel`).
#[inline(always)]
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

/// The taps around a position: texel centres are half a texel from the grid (texture.md#fetch).
#[inline(always)]
pub const fn linear_taps(position: i64, bits: BilinearWeightBits) -> LinearTaps {
    let centred = position - (1 << (FRACTION - 1));
    // Half a texel below the lowest position is out of the range of an index.
    let centred = if centred < -LIMIT as i64 { -LIMIT as i64 } else { centred };
    let mask = match bits {
        BilinearWeightBits::Bits8 => 0xFF,
        BilinearWeightBits::Bits6 => 0xFC,
        BilinearWeightBits::Bits4 => 0xF0,
    };
    LinearTaps { lower: (centred >> FRACTION) as i32, weight: centred as u32 & mask }
}
