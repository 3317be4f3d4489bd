//! `RCP`: 1 / a.

use super::unpack::Unpacked;
use super::{Float, Rounding};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The reciprocal, rounded once (choice `special_function_accuracy`, dossier section 10 row 4).
    ///
    /// Zero or a subnormal of either sign gives +inf, infinity of either sign +0, NaN [`NAN`](Self::NAN) (section 1.4).
    #[inline]
    pub const fn rcp(self, rounding: Rounding) -> Self {
        self.rcp_of(self.unpack(), rounding)
    }

    /// [`rcp`](Self::rcp) of an operand with the fields `a`.
    #[inline]
    pub(super) const fn rcp_of(self, a: Unpacked, rounding: Rounding) -> Self {
        if self.is_nan() {
            return Self::NAN;
        }
        if self.is_infinite() {
            return Self::ZERO;
        }
        if a.is_zero() {
            return Self::INFINITY;
        }
        // The quotient has at least M + 3 bits: the significand, the rounding bit and one more.
        let numerator_exponent = 2 * M + 3;
        let numerator = 1_u64 << numerator_exponent;
        let divisor = a.significand as u64;
        let scale = Self::BIAS + M as i32 - a.exponent - numerator_exponent as i32;
        let inexact = !numerator.is_multiple_of(divisor);
        Self::normalize_round_pack(a.sign, numerator / divisor, scale, inexact, rounding)
    }
}
