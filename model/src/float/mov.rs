// SPDX-License-Identifier: MIT
//! `MOV`: a.

use super::{Float, SubnormalCompare};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The operand, bits as they are; a subnormal becomes +0 under [`SubnormalCompare::Flush`] (choices `move_zero_sign`,
    /// `subnormal_compare`).
    #[inline(always)]
    pub const fn mov(self, subnormals: SubnormalCompare) -> Self {
        self.seen_by(subnormals)
    }
}
