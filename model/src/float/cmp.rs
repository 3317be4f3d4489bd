// SPDX-License-Identifier: MIT
//! `CMP`: the comparisons, and the order of numbers that they share with `MAX`, `MIN`, `SGE` and `SLT`.

use super::{Comparison, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// Whether the comparison of `self` with `other` holds.
    ///
    /// Subnormals are seen (numbers.md#rounding-and-range), the pattern -0 equals +0 (numbers.md#encoding), and a NaN
    /// makes all comparisons false but `Ne` and those that are always true (numbers.md#special-values).
    #[inline(always)]
    pub const fn cmp(self, comparison: Comparison, other: Self) -> bool {
        let ordered = !self.is_nan() && !other.is_nan();
        let (a, b) = (self.order_key(), other.order_key());
        match comparison {
            Comparison::Eq => ordered && a == b,
            Comparison::Ne => !(ordered && a == b),
            Comparison::Lt => ordered && a < b,
            Comparison::Le => ordered && a <= b,
            Comparison::Gt => ordered && a > b,
            Comparison::Ge => ordered && a >= b,
            Comparison::True6 | Comparison::True7 => true,
        }
    }

    /// `self < other`; false with a NaN.
    #[inline(always)]
    pub(super) const fn is_less(self, other: Self) -> bool {
        self.cmp(Comparison::Lt, other)
    }

    /// An integer that orders all numbers but NaNs as their values do; both zeros have the key 0.
    #[inline(always)]
    const fn order_key(self) -> i32 {
        let magnitude = self.magnitude() as i32;
        if self.is_sign_negative() { -magnitude } else { magnitude }
    }
}
