// SPDX-License-Identifier: MIT
//! Depth as an unsigned number of the depth buffer.

use pica_spec::choices::DepthQuantisation;

/// A depth of the rasterizer ([`DEPTH_ONE`](crate::raster::fragment::DEPTH_ONE) is 1.0) as a fraction of 2^32; 1.0 is
/// 2^32 itself. Scales by 2^32 / DEPTH_ONE = 1 + 2^-24 + .. with one addition (assumption `depth_fraction`).
#[inline(always)]
pub const fn fraction32(depth: u32) -> u64 {
    if depth == 0 { 0 } else { depth as u64 + (depth >> 24) as u64 + 1 }
}

/// A depth as an unsigned number of 24 bits: depth * (2^24 - 1), rounded (choice `depth_quantisation`).
#[inline(always)]
pub const fn depth24(depth: u32, rounding: DepthQuantisation) -> u32 {
    match rounding {
        DepthQuantisation::Truncate => depth >> 8,
        // 1.0 is 2^8 below the end of the range, so that the half does not overflow.
        DepthQuantisation::Round => (depth + 0x80) >> 8,
    }
}

/// A depth as an unsigned number of 16 bits: [`fraction32`] * (2^16 - 1) / 2^32, rounded (choice `depth_quantisation`).
#[inline(always)]
pub const fn depth16(depth: u32, rounding: DepthQuantisation) -> u32 {
    let fraction = fraction32(depth);
    let product = (fraction << 16) - fraction;
    let half = match rounding {
        DepthQuantisation::Truncate => 0,
        DepthQuantisation::Round => 1 << 31,
    };
    ((product + half) >> 32) as u32
}
