// SPDX-License-Identifier: MIT
//! Statements of the hardware pages and worked vectors, each with its place.

use pica_model::float::{F24, F24Rounding, F32ToF24, Float, SubnormalCompare};

mod formats;
mod special_values;
mod worked_vectors;

const BOTH: [F24Rounding; 2] = [F24Rounding::TowardZero, F24Rounding::NearestEven];
const KEEP: SubnormalCompare = SubnormalCompare::Keep;

const ZERO: u32 = 0x000000;
const MINUS_ZERO: u32 = 0x800000;
const ONE: u32 = 0x3F0000;
const MINUS_ONE: u32 = 0xBF0000;
const TWO: u32 = 0x400000;
const HALF: u32 = 0x3E0000;
const INF: u32 = 0x7F0000;
const MINUS_INF: u32 = 0xFF0000;
const NAN: u32 = 0x7F8000;
/// The largest subnormal number and the smallest normal number.
const SUBNORMAL: u32 = 0x00FFFF;
const SMALLEST: u32 = 0x010000;

fn f24(bits: u32) -> F24 {
    F24::from_bits(bits)
}

/// Asserts one worked vector.
#[track_caller]
fn row(source: &str, actual: F24, expected: u32) {
    assert_eq!(actual, f24(expected), "{source}");
}

/// Asserts a row with two operands in both rounding modes.
#[track_caller]
fn both(source: &str, operation: fn(F24, F24, F24Rounding) -> F24, [a, b]: [u32; 2], expected: u32) {
    for rounding in BOTH {
        row(source, operation(f24(a), f24(b), rounding), expected);
    }
}

/// Asserts a row with one operand in both rounding modes.
#[track_caller]
fn unary(source: &str, operation: fn(F24, F24Rounding) -> F24, a: u32, expected: u32) {
    for rounding in BOTH {
        row(source, operation(f24(a), rounding), expected);
    }
}

/// Asserts a row with a result toward zero and a result to nearest even.
#[track_caller]
fn modes(source: &str, operation: impl Fn(F24Rounding) -> F24, truncated: u32, nearest: u32) {
    row(source, operation(F24Rounding::TowardZero), truncated);
    row(source, operation(F24Rounding::NearestEven), nearest);
}

fn value<const E: u32, const M: u32>(number: Float<E, M>) -> f64 {
    f64::from(f32::from_bits(number.to_f32_bits()))
}
