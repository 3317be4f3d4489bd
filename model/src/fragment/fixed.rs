// SPDX-License-Identifier: MIT
//! From the floats of coordinates and registers to integers.
//!
//! Subnormal numbers count as 0, as in all arithmetic. Infinities and NaN have no special meaning here unless a function
//! says so: their patterns count as numbers with the exponent after the largest one (assumption `float_special`).

use crate::float::{F16, F24};

/// Sign, significand (17 bits) and the exponent of its lowest bit.
#[inline]
pub const fn parts(x: F24) -> (bool, u32, i32) {
    let bits = x.to_bits();
    let exponent = bits >> 16 & 0x7F;
    let significand = if exponent == 0 { 0 } else { bits & 0xFFFF | 0x1_0000 };
    (bits >> 23 != 0, significand, exponent as i32 - F24::BIAS - 16)
}

/// From the bias of f24 to that of f64, above the bits of a mantissa.
const REBIAS: u64 = (1023 - F24::BIAS as u64) << 16;

/// A number as f64, which holds all of them.
#[inline(always)]
pub const fn value(x: F24) -> f64 {
    let bits = x.to_bits() as u64;
    let number = (bits >> 23) << 63 | ((bits & 0x7F_FFFF) + REBIAS) << 36;
    f64::from_bits(if bits & 0x7F_0000 == 0 { 0 } else { number })
}

/// An integer below 2^51 that is held in f64. Unlike a conversion by `as`, it vectorises everywhere.
#[inline(always)]
pub const fn integer(x: f64) -> i64 {
    // Added to 1.5 * 2^52, an integer is in the lowest bits.
    const BASE: f64 = 6_755_399_441_055_744.0;
    (x + BASE).to_bits() as i64 - BASE.to_bits() as i64
}

/// floor(|x| * 2^fraction) for numbers below 2^(47 - fraction); larger ones, and what counts as such, give `most`.
#[inline]
pub const fn magnitude(x: F24, fraction: u32, most: i64) -> i64 {
    let (_, significand, exponent) = parts(x);
    let shift = exponent + fraction as i32;
    let value = if shift > 30 {
        if significand == 0 { 0 } else { i64::MAX }
    } else if shift >= 0 {
        (significand as i64) << shift
    } else {
        significand as i64 >> if shift < -63 { 63 } else { -shift }
    };
    if value > most { most } else { value }
}

/// Fraction bits of [`f16_units`].
pub const F16_FRACTION: u32 = 24;

/// An f16 in units of 2^-24, which is exact for all of them.
#[inline]
pub const fn f16_units(x: F16) -> i64 {
    let bits = x.to_bits();
    let exponent = bits >> 10 & 0x1F;
    if exponent == 0 {
        return 0;
    }
    let value = ((bits & 0x3FF | 0x400) as i64) << (exponent - 1);
    if bits >> 15 != 0 { -value } else { value }
}

/// The quotient rounded up, for a positive divisor.
#[inline]
pub const fn divide_up(x: i64, divisor: i64) -> i64 {
    -(-x).div_euclid(divisor)
}
