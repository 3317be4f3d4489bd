// SPDX-License-Identifier: MIT
//! Cube maps of unit 0: which face, and where on it.

use super::divide::Divider;
use crate::float::F24;

/// A face: the number in its address register, TEXUNIT0_ADDR1 to ADDR6, less 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeFace {
    /// +X.
    PositiveX,
    /// -X.
    NegativeX,
    /// +Y.
    PositiveY,
    /// -Y.
    NegativeY,
    /// +Z.
    PositiveZ,
    /// -Z.
    NegativeZ,
}

impl CubeFace {
    /// The face that a direction points at (texture.md#cube-maps). Magnitudes are compared as patterns, so that the
    /// answer is defined for infinities and NaN too.
    #[inline]
    pub const fn of_direction([u, v, w]: [F24; 3]) -> CubeFace {
        let (major_u, major_v, major_w) = (magnitude(u), magnitude(v), magnitude(w));
        let (major, [positive, negative]) = if major_u > major_v && major_u > major_w {
            (u, [CubeFace::PositiveX, CubeFace::NegativeX])
        } else if major_v > major_w {
            (v, [CubeFace::PositiveY, CubeFace::NegativeY])
        } else {
            (w, [CubeFace::PositiveZ, CubeFace::NegativeZ])
        };
        if major.is_sign_negative() || major.is_zero() { negative } else { positive }
    }

    /// The coordinates (s, t) on this face, and the magnitude of the coordinate along its axis: numerator / divisor / 2
    /// + 1/2, every operation rounded to f24.
    #[inline]
    pub fn coordinates(self, [u, v, w]: [F24; 3], divider: Divider) -> ([F24; 2], F24) {
        let (numerators, divisor) = match self {
            CubeFace::PositiveX => ([w.negate(), v.negate()], u),
            CubeFace::NegativeX => ([w.negate(), v], u),
            CubeFace::PositiveY => ([u, w], v),
            CubeFace::NegativeY => ([u.negate(), w], v),
            CubeFace::PositiveZ => ([u, v.negate()], w),
            CubeFace::NegativeZ => ([u, v], w),
        };
        let half = F24::from_bits(0x3E0000);
        let quotients = divider.divide(numerators, divisor);
        let coordinates = quotients.map(|x| x.mul(half, divider.rounding).add(half, divider.rounding));
        (coordinates, F24::from_bits(magnitude(divisor)))
    }
}

/// The pattern without its sign.
const fn magnitude(number: F24) -> u32 {
    number.to_bits() & 0x7F_FFFF
}
