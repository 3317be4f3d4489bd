// SPDX-License-Identifier: MIT
//! Exact numbers: an integer of any size times a power of two.

use num_bigint::{BigInt, Sign};
use std::cmp::Ordering;

/// `integer * 2^exponent`.
#[derive(Clone, Debug)]
pub struct Dyadic {
    pub integer: BigInt,
    pub exponent: i64,
}

impl Dyadic {
    pub fn new(integer: impl Into<BigInt>, exponent: i64) -> Self {
        Self { integer: integer.into(), exponent }
    }

    pub fn zero() -> Self {
        Self::new(0, 0)
    }

    pub fn is_zero(&self) -> bool {
        self.integer.sign() == Sign::NoSign
    }

    pub fn is_negative(&self) -> bool {
        self.integer.sign() == Sign::Minus
    }

    /// The integers of the two numbers at the smaller of their exponents, and that exponent.
    fn aligned(&self, other: &Self) -> (BigInt, BigInt, i64) {
        let exponent = self.exponent.min(other.exponent);
        (&self.integer << (self.exponent - exponent), &other.integer << (other.exponent - exponent), exponent)
    }

    pub fn add(&self, other: &Self) -> Self {
        let (a, b, exponent) = self.aligned(other);
        Self::new(a + b, exponent)
    }

    pub fn mul(&self, other: &Self) -> Self {
        Self::new(&self.integer * &other.integer, self.exponent + other.exponent)
    }

    pub fn neg(&self) -> Self {
        Self::new(-&self.integer, self.exponent)
    }

    pub fn compare(&self, other: &Self) -> Ordering {
        let (a, b, _) = self.aligned(other);
        a.cmp(&b)
    }

    /// `floor(self * 2^scale)`, and whether that is exact.
    pub fn floor(&self, scale: i64) -> (BigInt, bool) {
        let shift = self.exponent + scale;
        if shift >= 0 {
            return (&self.integer << shift, true);
        }
        // Shifting a BigInt to the right rounds toward minus infinity.
        let floor: BigInt = &self.integer >> -shift;
        let exact = (&floor << -shift) == self.integer;
        (floor, exact)
    }

    /// Cut toward zero to a multiple of `2^place`.
    pub fn cut(&self, place: i64) -> Self {
        let shift = u64::try_from(place.saturating_sub(self.exponent)).unwrap_or(0);
        if self.is_zero() || shift == 0 {
            return self.clone();
        }
        let magnitude = BigInt::from((self.integer.magnitude() >> shift) << shift);
        Self::new(if self.is_negative() { -magnitude } else { magnitude }, self.exponent)
    }

    /// The exponent of the leading bit of a number that is not zero.
    pub fn leading(&self) -> i64 {
        self.exponent + self.integer.bits() as i64 - 1
    }
}
