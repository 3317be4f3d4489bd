// SPDX-License-Identifier: MIT
//! `RSQ`: 1 / sqrt(a).

use super::unpack::Unpacked;
use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The reciprocal square root, rounded once (choice `special_function_accuracy`, dossier section 10 row 4).
    /// Supported up to M = 18.
    ///
    /// Zero or a subnormal of either sign gives +inf, +inf gives +0; NaN, -inf and numbers below zero give
    /// [`NAN`](Self::NAN) (section 1.4).
    #[inline]
    pub const fn rsq(self, rounding: F24Rounding) -> Self {
        self.rsq_of(self.unpack(), rounding)
    }

    /// [`rsq`](Self::rsq) of an operand with the fields `a`.
    #[inline]
    pub(super) const fn rsq_of(self, a: Unpacked, rounding: F24Rounding) -> Self {
        const { assert!(M <= 18, "RSQ supports up to 18 mantissa bits") };
        if self.is_nan() {
            return Self::NAN;
        }
        if a.is_zero() {
            return Self::INFINITY;
        }
        if a.sign != 0 {
            return Self::NAN;
        }
        if self.is_infinite() {
            return Self::ZERO;
        }
        // a = radicand * 2^exponent with an even exponent and a radicand of M + 1 or M + 2 bits.
        let exponent = a.exponent - Self::BIAS - M as i32;
        let odd = exponent & 1;
        let radicand = (a.significand as u64) << odd;
        // floor(sqrt(floor(n / r))) = floor(sqrt(n / r)), and with n = 2^(2k) the root has at least M + 3 bits.
        let k = M + 3 + M.div_ceil(2);
        let root = ((1_u64 << (2 * k)) / radicand).isqrt();
        let inexact = root * root * radicand != 1 << (2 * k);
        Self::normalize_round_pack(0, root, -(exponent - odd) / 2 - k as i32, inexact, rounding)
    }
}
