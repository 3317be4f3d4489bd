// SPDX-License-Identifier: MIT
//! Numbers that light is summed up in: f64 where everything stays exact, else integers of 128 bits.

use super::vector::ONE;
use crate::fragment::fixed::integer;

/// An integer, exact as long as it and the products on its way fit.
pub trait Number: Copy {
    /// 0.
    const ZERO: Self;
    /// Whether everything fits.
    const HOLDS_ALL: bool;

    /// An integer.
    fn of(x: f64) -> Self;

    /// The sum.
    fn plus(self, other: Self) -> Self;

    /// The product with an integer.
    fn by(self, factor: f64) -> Self;

    /// The product with a factor of 16 fraction bits, rounded down.
    fn times(self, factor: f64) -> Self;

    /// The product with a factor in units of 1/255, rounded down.
    fn shaded(self, factor: f64) -> Self;

    /// A sum in units of 1/255 with 16 fraction bits as a byte: `half` is added, and the fraction cut.
    fn byte(self, half: f64) -> u8;
}

impl Number for f64 {
    const ZERO: f64 = 0.0;
    const HOLDS_ALL: bool = false;

    #[inline(always)]
    fn of(x: f64) -> f64 {
        x
    }

    #[inline(always)]
    fn plus(self, other: f64) -> f64 {
        self + other
    }

    #[inline(always)]
    fn by(self, factor: f64) -> f64 {
        self * factor
    }

    #[inline(always)]
    fn times(self, factor: f64) -> f64 {
        (self * factor * (1.0 / ONE)).floor()
    }

    #[inline(always)]
    fn shaded(self, factor: f64) -> f64 {
        // Moved by a half, the rounded quotient is on the side of the integer where the exact one is.
        ((self * factor + 0.5) / 255.0).floor()
    }

    #[inline(always)]
    fn byte(self, half: f64) -> u8 {
        let limited = if self < 0.0 { 0.0 } else { self };
        let limited = if limited > 255.0 * ONE { 255.0 * ONE } else { limited };
        integer(((limited + half) * (1.0 / ONE)).floor()) as u8
    }
}

impl Number for i128 {
    const ZERO: i128 = 0;
    const HOLDS_ALL: bool = true;

    #[inline(always)]
    fn of(x: f64) -> i128 {
        x as i128
    }

    #[inline(always)]
    fn plus(self, other: i128) -> i128 {
        self + other
    }

    #[inline(always)]
    fn by(self, factor: f64) -> i128 {
        self * factor as i128
    }

    #[inline(always)]
    fn times(self, factor: f64) -> i128 {
        self.by(factor).div_euclid(ONE as i128)
    }

    #[inline(always)]
    fn shaded(self, factor: f64) -> i128 {
        self.by(factor).div_euclid(255)
    }

    #[inline(always)]
    fn byte(self, half: f64) -> u8 {
        ((self.clamp(0, 255 * ONE as i128) + half as i128) / ONE as i128) as u8
    }
}
