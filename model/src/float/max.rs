// SPDX-License-Identifier: MIT
//! `MAX`: a > b ? a : b.

use super::Float;

impl<const E: u32, const M: u32> Float<E, M> {
    /// `self > other ? self : other`, bits as they are (numbers.md#special-values).
    ///
    /// So a NaN in either place, and equal operands, select `other`. Subnormals are seen and returned
    /// (numbers.md#rounding-and-range).
    #[inline(always)]
    pub const fn max(self, other: Self) -> Self {
        if other.is_less(self) { self } else { other }
    }
}
