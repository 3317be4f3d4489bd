// SPDX-License-Identifier: MIT
//! What the selecting and comparing operations do with subnormal operands.

use super::Float;

/// Whether `MOV`, `MIN`, `SGE` and `SLT` see subnormal operands: choice `subnormal_compare` (dossier section 10 row 5).
///
/// The other operations do not ask: `MAX` and `CMP` are known to see subnormals, arithmetic is known to flush them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Subnormals {
    /// Operands are taken as they are, as `MAX` and `CMP` take them. The default.
    #[default]
    Keep,
    /// A subnormal operand counts as +0, as in arithmetic. The pattern -0 stays what it is.
    Flush,
}

impl<const E: u32, const M: u32> Float<E, M> {
    /// The operand as an operation under this choice sees it.
    #[inline(always)]
    pub(super) const fn seen_by(self, subnormals: Subnormals) -> Self {
        let flush = matches!(subnormals, Subnormals::Flush) && self.is_subnormal();
        if flush { Self::ZERO } else { self }
    }
}
