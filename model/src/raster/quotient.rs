// SPDX-License-Identifier: MIT
//! Quotients of exact integers in eight lanes, rounded once.
//!
//! A quotient is first estimated. Where a number so close to it could round to something else, and only there, integers
//! decide: the result never depends on how the host rounds.

use crate::float::{F24, Octet};

/// What is taken from the exponent and mantissa of an f64 to get those of float24.
const REBIAS: u64 = (1023 - F24::BIAS as u64) << 16;

/// numerator / denominator * 2^scale in float24, given 1 / denominator. Gives the lanes whose result is not near the
/// middle of the range of float24: these are left to [`F24::from_ratio`], as are those whose denominator is not positive.
#[inline(always)]
pub fn quotients<const NEAREST: bool>(
    unit: impl Octet,
    numerators: &[i64; 8],
    reciprocals: &[f64; 8],
    denominators: impl Fn() -> [i64; 8],
    scale: i32,
    results: &mut [F24; 8],
) -> u8 {
    let bias = REBIAS.wrapping_sub((i64::from(scale) << 16) as u64);
    let estimates = unit.estimates(numerators, reciprocals);
    let doubts = unit.quotients::<NEAREST>(&estimates, bias, results);
    if doubts.near != 0 {
        unit.settle::<NEAREST>(numerators, &denominators(), &estimates, bias, doubts.near, results);
    }
    doubts.outside
}

/// floor(255 * c + 1/2), limited to 0 to 255, of colours c = numerator / denominator * 2^scale, given 1 / denominator.
/// Gives the lanes that an estimate does not tell.
#[inline(always)]
pub fn colors(
    unit: impl Octet,
    numerators: &[i64; 8],
    reciprocals: &[f64; 8],
    scale: i32,
    results: &mut [u32; 8],
) -> u8 {
    unit.colors(numerators, reciprocals, 255.0 * power_of_two(scale), results)
}

/// 2^exponent; what an f64 cannot hold is far outside of what it is for.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent.clamp(-1000, 1000) + 1023) as u64) << 52)
}
