// SPDX-License-Identifier: MIT
//! `MAD`: a * b + c.

use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The product of `self` and `factor`, rounded, plus `addend`, rounded again: not fused
    /// (numbers.md#rounding-and-range).
    #[inline(always)]
    pub const fn mad(self, factor: Self, addend: Self, rounding: F24Rounding) -> Self {
        self.mul(factor, rounding).add(addend, rounding)
    }
}
