// SPDX-License-Identifier: MIT
//! Numbers for tests.

use pica_model::float::{F24, F32ToF24};

/// An f24 number; every test number is exact.
pub fn f24(value: f32) -> F24 {
    let number = F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero);
    assert_eq!(f32::from_bits(number.to_f32_bits()), value, "not an f24 number");
    number
}

/// p / q, truncated to f24.
pub fn ratio(p: f64, q: f64) -> F24 {
    F24::from_f32_bits(((p / q) as f32).to_bits(), F32ToF24::TowardZero)
}
