// SPDX-License-Identifier: MIT
//! `MIN`: a < b ? a : b.

use super::{Float, SubnormalCompare};

impl<const E: u32, const M: u32> Float<E, M> {
    /// `self < other ? self : other`, bits as they are (numbers.md#special-values).
    ///
    /// So a NaN in either place, and equal operands, select `other`.
    #[inline(always)]
    pub const fn min(self, other: Self, subnormals: SubnormalCompare) -> Self {
        let (a, b) = (self.seen_by(subnormals), other.seen_by(subnormals));
        if a.is_less(b) { a } else { b }
    }
}
