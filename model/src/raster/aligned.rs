// SPDX-License-Identifier: MIT
//! Three float24 numbers as integers of one scale (choice `interpolation_arithmetic`).

use crate::float::F24;

/// Bits of the magnitude of an aligned number.
const MAGNITUDE_BITS: u32 = 28;
/// Mantissa bits of float24.
const MANTISSA_BITS: u32 = 16;

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
    pub fn new(numbers: [F24; 3]) -> Option<Aligned> {
        if !numbers.iter().all(|number| number.is_finite()) {
            return None;
        }
        let exponents = numbers.map(|number| number.to_bits() >> MANTISSA_BITS & 0x7F);
        let [a, b, c] = exponents;
        let largest = a.max(b).max(c);
        let values = core::array::from_fn(|k| {
            let mantissa = numbers[k].to_bits() & ((1 << MANTISSA_BITS) - 1);
            // Exponent 0 is zero: what comes out of arithmetic is never subnormal.
            let significand = if exponents[k] == 0 { 0 } else { mantissa | 1 << MANTISSA_BITS };
            let aligned = significand << (MAGNITUDE_BITS - 1 - MANTISSA_BITS);
            let magnitude = (aligned >> (largest - exponents[k]).min(31)) as i32;
            if numbers[k].is_sign_negative() { -magnitude } else { magnitude }
        });
        let scale = largest as i32 - F24::BIAS - (MAGNITUDE_BITS as i32 - 1);
        Some(Aligned { values, scale })
    }
}
