// SPDX-License-Identifier: MIT
//! Vectors of the lighting unit: fixed point with 16 fraction bits, so that a component of a unit vector has 18 bits
//! with its sign and fits the multipliers of small FPGAs (assumption `lighting_arithmetic`).
//!
//! The integers are held in f64, which are exact up to 2^53 and, unlike integers of 64 bits, have products, quotients
//! and roots in vector registers. Nothing here branches, so that a loop around it compiles to vector instructions.

use crate::float::F24;
use crate::fragment::fixed::value;

/// Fraction bits.
pub const FRACTION: u32 = 16;
/// 1.0.
pub const ONE: f64 = (1 << FRACTION) as f64;

/// A vector; components of unit vectors are -[`ONE`]..=[`ONE`].
pub type Vector = [f64; 3];

/// Components of a float vector as integers of 17 bits with a common exponent, that of their lowest bit: the component
/// with the largest exponent keeps all its bits, those of the others are cut.
#[inline(always)]
pub fn align<const C: usize>(vector: [F24; C]) -> ([f64; C], i64) {
    // The smallest number that is not 0, so that a vector of zeros has an exponent too.
    let mut largest = power(1 - i64::from(F24::BIAS));
    let mut components = [0.0; C];
    for c in 0..C {
        components[c] = value(vector[c]);
        let magnitude = components[c].abs();
        largest = if magnitude > largest { magnitude } else { largest };
    }
    let exponent = exponent(largest) - 16;
    let scale = power(-exponent);
    for component in &mut components {
        *component = (*component * scale).trunc();
    }
    (components, exponent)
}

/// The exponent of a positive normal number.
#[inline(always)]
fn exponent(x: f64) -> i64 {
    (x.to_bits() >> 52) as i64 - 1023
}

/// 2^exponent, for exponents of normal numbers.
#[inline(always)]
fn power(exponent: i64) -> f64 {
    f64::from_bits(((1023 + exponent) as u64) << 52)
}

/// A length: a number of 32 bits, one of the top two of its square set, times 2^-shift; a root of 0 for a vector of
/// zeros.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length {
    /// The number.
    pub root: f64,
    /// Places that it was shifted left.
    pub shift: i64,
}

/// The square root of the sum of squares of integers up to 2^17, as a number of 32 bits: the sum is shifted left by an
/// even number of places until one of the top two of 64 bits is set, and its root is cut to an integer.
#[inline(always)]
pub fn length<const C: usize>(vector: [f64; C]) -> Length {
    let mut sum = 0.0;
    for component in vector {
        sum += component * component;
    }
    // Below 2^37, hence exact.
    let shift = ((63 - exponent(sum)) as u64 >> 1) as i64;
    let scale = power(shift);
    let square = sum * scale * scale;
    let rounded = square.sqrt().floor();
    // A root just below an integer may have been rounded up to it. Whether the square of that is above is told by a
    // difference of which every step is exact: in halves of 16 bits, and each step is a multiple of what it leaves out.
    let high = (rounded * (1.0 / ONE)).floor();
    let low = rounded - high * ONE;
    let rest = square - high * high * (ONE * ONE) - 2.0 * high * low * ONE - low * low;
    Length { root: if rest < 0.0 { rounded - 1.0 } else { rounded }, shift }
}

/// The unit vector: components over their length, rounded to nearest, halves away from zero. A vector of zeros stays
/// (assumption `lighting_nan`).
#[inline(always)]
pub fn normalize<const C: usize>(vector: [f64; C]) -> [f64; C] {
    divide(vector, length(vector))
}

/// Components over the length, as [`normalize`].
#[inline(always)]
pub fn divide<const C: usize>(vector: [f64; C], length: Length) -> [f64; C] {
    let Length { root, shift } = length;
    let (scale, half) = (power(shift) * ONE, (root * 0.5).floor());
    // Quotients are below 2^17 and 1/2 more in the numerator moves them 2^-33 at least away from integers, which is
    // more than a product with a rounded reciprocal is off.
    let reciprocal = if root == 0.0 { 0.0 } else { 1.0 / root };
    let mut unit = [0.0; C];
    for (unit, component) in unit.iter_mut().zip(vector) {
        let magnitude = ((component.abs() * scale + half + 0.5) * reciprocal).floor();
        *unit = if component < 0.0 { -magnitude } else { magnitude };
    }
    unit
}

/// The dot product, rounded once: floor(sum + 1/2) in the last place.
#[inline(always)]
pub fn dot(a: Vector, b: Vector) -> f64 {
    round(a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
}

/// A product of two numbers back to [`FRACTION`] bits: floor(x + 1/2) in the last place.
#[inline(always)]
pub fn round(product: f64) -> f64 {
    (product * (1.0 / ONE) + 0.5).floor()
}

/// The axes of the coordinate system that a unit quaternion (x, y, z, w) turns into: its tangent, bitangent and normal.
/// They are the vectors (1,0,0), (0,1,0) and (0,0,1) in x + 2 cross(q, cross(q, x) + w x) (lighting.md#vectors), each
/// component an exact sum of products rounded once.
#[inline(always)]
pub fn axes([x, y, z, w]: [f64; 4]) -> [Vector; 3] {
    [
        [ONE - twice(y, y, z, z), twice(x, y, w, z), twice(x, z, -w, y)],
        [twice(x, y, -w, z), ONE - twice(x, x, z, z), twice(y, z, w, x)],
        [twice(x, z, w, y), twice(y, z, -w, x), ONE - twice(x, x, y, y)],
    ]
}

/// 2 (a b + c d).
#[inline(always)]
fn twice(a: f64, b: f64, c: f64, d: f64) -> f64 {
    round(2.0 * (a * b + c * d))
}

/// A vector of the turned coordinate system.
#[inline(always)]
pub fn turn([tangent, bitangent, normal]: [Vector; 3], vector: Vector) -> Vector {
    [
        dot([tangent[0], bitangent[0], normal[0]], vector),
        dot([tangent[1], bitangent[1], normal[1]], vector),
        dot([tangent[2], bitangent[2], normal[2]], vector),
    ]
}
