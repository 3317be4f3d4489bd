// SPDX-License-Identifier: MIT
//! Numbers of the procedural unit: 16 fraction bits (assumption `procedural_arithmetic`).

/// 1.0.
pub const ONE: i64 = 1 << 16;

/// floor(a * b) of two numbers.
#[inline]
pub const fn mul(a: i64, b: i64) -> i64 {
    ((a as i128 * b as i128) >> 16) as i64
}
