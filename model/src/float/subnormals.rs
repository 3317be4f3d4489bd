// SPDX-License-Identifier: MIT
//! What `MOV`, `MIN`, `SGE` and `SLT` do with subnormal operands. The other operations do not ask: `MAX` and `CMP` are known
//! to see them, arithmetic is known to flush them.

use super::{Float, SubnormalCompare};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The operand as an operation under this choice sees it. The pattern -0 stays what it is.
    #[inline(always)]
    pub(super) const fn seen_by(self, subnormals: SubnormalCompare) -> Self {
        let flush = matches!(subnormals, SubnormalCompare::Flush) && self.is_subnormal();
        if flush { Self::ZERO } else { self }
    }
}
