// SPDX-License-Identifier: MIT
//! Shadow textures of unit 0: TEXUNIT0_SHADOW.

use pica_spec::choices::ShadowEquality;
use pica_spec::pica200::Texunit0Shadow;

use crate::float::F24;
use crate::fragment::color::Rgba;
use crate::fragment::fixed::parts;

/// 1.0 as a depth of 24 bits.
const ONE: i64 = 0xFF_FFFF;

/// The depth that a shadow texture is compared with: floor(min(|z|, 1) * 0xFFFFFF) less the bias, which may make it
/// negative (texture.md#projection-and-shadow). NaN counts as 1.
pub const fn reference_depth(z: F24, shadow: Texunit0Shadow) -> i32 {
    let (_, significand, exponent) = parts(z);
    let depth = if z.is_nan() || z.is_infinite() || exponent >= -16 {
        ONE
    } else {
        // Below 1.0 the exponent of the lowest bit is at most -17.
        (significand as i64 * ONE) >> if exponent < -63 { 63 } else { -exponent }
    };
    // Units of 2^-23, which are two of a 24-bit depth.
    depth as i32 - 2 * shadow.z_bias().to_integer() as i32
}

/// The result of comparing a texel, decoded (choice `shadow_texture_format`): its density, byte 3 of RGBA8, if it is lit, else 0. Its depth is in bytes
/// 0 to 2, most significant first (texture.md#projection-and-shadow, choice `shadow_equality`).
#[inline]
pub const fn compare([r, g, b, a]: Rgba, reference: i32, equality: ShadowEquality) -> u8 {
    let stored = (a as i32) << 16 | (b as i32) << 8 | g as i32;
    let lit = match equality {
        ShadowEquality::Lit => stored >= reference,
        ShadowEquality::Unlit => stored > reference,
    };
    if lit { r } else { 0 }
}
