// SPDX-License-Identifier: MIT
//! `RCP`: 1 / a.

use super::unpack::Unpacked;
use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The reciprocal, rounded once (choice `special_function_accuracy`).
    ///
    /// Zero or a subnormal of either sign gives +inf, infinity of either sign +0, NaN [`NAN`](Self::NAN)
    /// (numbers.md#special-values).
    #[inline(always)]
    pub const fn rcp(self, rounding: F24Rounding) -> Self {
        self.rcp_of(self.unpack(), rounding)
    }

    /// [`rcp`](Self::rcp) of an operand with the fields `a`.
    #[inline(always)]
    pub(super) const fn rcp_of(self, a: Unpacked, rounding: F24Rounding) -> Self {
        let (position, significand) = Self::divide_significands(1, a.significand);
        let exponent = position + 2 * Self::BIAS + M as i32 - a.exponent;
        let finite = Self::round_pack(a.sign, exponent, significand, rounding);
        let reciprocal = if a.is_zero() { Self::INFINITY } else { finite };
        let reciprocal = if self.is_infinite() { Self::ZERO } else { reciprocal };
        if self.is_nan() { Self::NAN } else { reciprocal }
    }
}
