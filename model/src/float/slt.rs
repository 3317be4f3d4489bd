// SPDX-License-Identifier: MIT
//! `SLT`, `SLTI`: a < b ? 1 : 0.

use super::{Float, SubnormalCompare};

impl<const E: u32, const M: u32> Float<E, M> {
    /// 1.0 if `self < other`, else +0; +0 with a NaN in either place (numbers.md#special-values).
    #[inline(always)]
    pub const fn slt(self, other: Self, subnormals: SubnormalCompare) -> Self {
        let (a, b) = (self.seen_by(subnormals), other.seen_by(subnormals));
        if a.is_less(b) { Self::ONE } else { Self::ZERO }
    }
}
