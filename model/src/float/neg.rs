// SPDX-License-Identifier: MIT
//! Negation of a source operand.

use super::Float;

impl<const E: u32, const M: u32> Float<E, M> {
    /// The operand with its sign bit inverted, whatever it is: also a zero or a NaN (numbers.md#encoding).
    ///
    /// Negation is a flag of operand descriptors, not an operation that rounds or flushes.
    #[inline(always)]
    pub const fn negate(self) -> Self {
        Self::from_bits(self.to_bits() ^ Self::SIGN_MASK)
    }
}
