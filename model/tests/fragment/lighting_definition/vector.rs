// SPDX-License-Identifier: MIT
//! Vectors in integers.

use pica_model::float::F24;
use pica_model::fragment::fixed::parts;

/// Fraction bits.
pub const FRACTION: u32 = 16;
/// 1.0.
pub const ONE: i64 = 1 << FRACTION;

/// A vector; components of unit vectors are -[`ONE`]..=[`ONE`].
pub type Vector = [i64; 3];

/// Components of a float vector as integers of 17 bits with a common exponent, that of their lowest bit: the component
/// with the largest exponent keeps all its bits, those of the others are cut.
pub fn align<const N: usize>(vector: [F24; N]) -> ([i64; N], i32) {
    let parts = vector.map(parts);
    let exponent = parts.iter().fold(i32::MIN, |largest, part| largest.max(part.2));
    let components = parts.map(|(negative, significand, own)| {
        let magnitude = i64::from(significand) >> (exponent - own).min(63);
        if negative { -magnitude } else { magnitude }
    });
    (components, exponent)
}

/// The square root of the sum of squares of integers below 2^30, as a number of 32 bits times 2^-shift: the sum is
/// shifted left by an even number of places until one of its top two bits is set, and its root is cut to an integer.
/// `None` for a vector of zeros.
pub fn length<const N: usize>(vector: &[i64; N]) -> Option<(u64, u32)> {
    let sum = vector.iter().fold(0, |sum, component| sum + component.unsigned_abs().pow(2));
    let places = sum.leading_zeros() & !1;
    (sum != 0).then(|| ((sum << places).isqrt(), places / 2))
}

/// The unit vector: components over their length, rounded to nearest, halves away from zero. A vector of zeros stays
/// (assumption `lighting_nan`).
pub fn normalize<const N: usize>(vector: &[i64; N]) -> [i64; N] {
    let Some((length, shift)) = length(vector) else { return [0; N] };
    vector.map(|component| {
        let magnitude = ((component.unsigned_abs() << (FRACTION + shift)) + length / 2) / length;
        if component < 0 { -(magnitude as i64) } else { magnitude as i64 }
    })
}

/// The dot product, rounded once: floor(sum + 1/2) in the last place.
#[inline]
pub fn dot(a: &Vector, b: &Vector) -> i64 {
    round(a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
}

/// A product of two numbers back to [`FRACTION`] bits: floor(x + 1/2) in the last place.
#[inline]
pub const fn round(product: i64) -> i64 {
    (product + (ONE / 2)) >> FRACTION
}

/// The axes of the coordinate system that a unit quaternion (x, y, z, w) turns into: its tangent, bitangent and normal.
/// They are the vectors (1,0,0), (0,1,0) and (0,0,1) in x + 2 cross(q, cross(q, x) + w x) (lighting.md#vectors), each
/// component an exact sum of products rounded once.
pub fn axes([x, y, z, w]: [i64; 4]) -> [Vector; 3] {
    let diagonal = |a: i64, b: i64| ONE - round(2 * (a * a + b * b));
    let sum = |a: i64, b: i64, c: i64, d: i64| round(2 * (a * b + c * d));
    [
        [diagonal(y, z), sum(x, y, w, z), sum(x, z, -w, y)],
        [sum(x, y, -w, z), diagonal(x, z), sum(y, z, w, x)],
        [sum(x, z, w, y), sum(y, z, -w, x), diagonal(x, y)],
    ]
}

/// A vector of the turned coordinate system.
pub fn turn(axes: &[Vector; 3], vector: &Vector) -> Vector {
    [0, 1, 2].map(|row| dot(&axes.map(|axis| axis[row]), vector))
}
