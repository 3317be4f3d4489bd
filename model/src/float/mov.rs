// SPDX-License-Identifier: MIT
//! `MOV`: a.

use super::{Float, Subnormals};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The operand, bits as they are; a subnormal becomes +0 under [`Subnormals::Flush`] (choices `move_zero_sign`,
    /// `subnormal_compare`).
    #[inline(always)]
    pub const fn mov(self, subnormals: Subnormals) -> Self {
        self.seen_by(subnormals)
    }
}
