// SPDX-License-Identifier: MIT
//! Three float24 numbers as integers of one scale (choice `interpolation_arithmetic`).

use crate::float::F24;

/// Bits of the magnitude of an aligned number.
const MAGNITUDE_BITS: u32 = 28;
/// Mantissa bits of float24.
const MANTISSA_BITS: u32 = 16;
/// The exponent field of infinities and NaNs.
pub const EXPONENT_OF_SPECIAL: u32 = 0x7F;

/// The numbers `values[k] * 2^scale`.
///
/// The largest of the three is exact, with its leading one at bit 27. The others are cut toward zero, which loses
/// nothing unless they are smaller than the largest by a factor of 2^11 or more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aligned {
    /// The integers, below 2^28 in magnitude.
    pub values: [i32; 3],
    /// Exponent of the lowest bit of all of them.
    pub scale: i32,
}

impl Aligned {
    /// Aligns three numbers; `None` if one of them is infinite or NaN.
    pub fn new([a, b, c]: [F24; 3]) -> Option<Aligned> {
        let largest = exponent(a).max(exponent(b)).max(exponent(c));
        let values = [integer(a, largest), integer(b, largest), integer(c, largest)];
        (largest != EXPONENT_OF_SPECIAL).then_some(Aligned { values, scale: scale_of(largest) })
    }
}

/// The scale of numbers of which the largest has this exponent field.
#[inline(always)]
pub fn scale_of(largest: u32) -> i32 {
    largest as i32 - F24::BIAS - (MAGNITUDE_BITS as i32 - 1)
}

/// The exponent field.
#[inline(always)]
pub fn exponent(number: F24) -> u32 {
    number.to_bits() >> MANTISSA_BITS & EXPONENT_OF_SPECIAL
}

/// A number in units of the lowest bit that the largest of three has, whose exponent field is given.
#[inline(always)]
pub fn integer(number: F24, largest: u32) -> i32 {
    let exponent = exponent(number);
    let mantissa = number.to_bits() & ((1 << MANTISSA_BITS) - 1);
    // Exponent 0 is zero: what comes out of arithmetic is never subnormal.
    let significand = if exponent == 0 { 0 } else { mantissa | 1 << MANTISSA_BITS };
    let magnitude = (significand << (MAGNITUDE_BITS - 1 - MANTISSA_BITS) >> (largest - exponent).min(31)) as i32;
    if number.is_sign_negative() { -magnitude } else { magnitude }
}
