// SPDX-License-Identifier: MIT
//! The quaternions of a triangle.

use crate::random::CaseRng;
use crate::stimulus::float::Shape;
use crate::stimulus::{Dice, Kind, Numbers};

/// x, y, z and w of three quaternions, in float24: of turns that are close to each other, or opposite, or a right angle apart, so that
/// products cancel; or any numbers.
pub fn quaternions(numbers: &Numbers, rng: &mut CaseRng) -> [[u32; 4]; 3] {
    let kind = match rng.below(8) {
        0..4 => Kind::Moderate,
        4 => Kind::Round,
        5 => Kind::Edge,
        _ => Kind::Any,
    };
    let first = numbers.vector(rng, kind);
    let mut other = || match rng.below(8) {
        0 => numbers.vector(rng, kind),
        1 | 2 => beside(rng, first, 0),
        3 | 4 => beside(rng, first, Shape::F24.sign()),
        5 | 6 => across(rng, first),
        _ => one_by_one(rng, first),
    };
    [first, other(), other()]
}

/// A number that is a few units of its last places away, or the same.
fn near(rng: &mut CaseRng, bits: u32) -> u32 {
    match rng.below(4) {
        0 => bits ^ rng.below(4),
        1 => bits ^ 1 << rng.below(16),
        _ => bits,
    }
}

/// A quaternion of nearly the same turn as another, or its opposite.
fn beside(rng: &mut CaseRng, first: [u32; 4], sign: u32) -> [u32; 4] {
    first.map(|component| near(rng, component) ^ sign)
}

/// A quaternion whose products with the first one cancel in pairs, or nearly: two components change places, and one of them its sign.
fn across(rng: &mut CaseRng, [x, y, z, w]: [u32; 4]) -> [u32; 4] {
    let sign = Shape::F24.sign();
    let across = match rng.below(3) {
        0 => [y, x ^ sign, w, z ^ sign],
        1 => [z, w, x ^ sign, y ^ sign],
        _ => [w, z ^ sign, y, x ^ sign],
    };
    let across = if rng.percent(50) { across } else { across.map(|component| component ^ sign) };
    if rng.percent(40) { across } else { across.map(|component| near(rng, component)) }
}

/// The first quaternion with another sign and size of each component.
fn one_by_one(rng: &mut CaseRng, first: [u32; 4]) -> [u32; 4] {
    first.map(|component| {
        let exponent = (Shape::F24.exponent_of(component) + rng.below(5)).saturating_sub(2);
        let mantissa = if rng.percent(50) { 0 } else { component & Shape::F24.mantissa() };
        Shape::F24.pack(rng.percent(50), exponent.min(Shape::F24.top_exponent()), mantissa)
    })
}
