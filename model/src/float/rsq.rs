// SPDX-License-Identifier: MIT
//! `RSQ`: 1 / sqrt(a).

use super::unpack::Unpacked;
use super::{F24, F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The reciprocal square root, rounded once (choice `special_function_accuracy`).
    /// Supported up to M = 18.
    ///
    /// Zero or a subnormal of either sign gives +inf, +inf gives +0; NaN, -inf and numbers below zero give
    /// [`NAN`](Self::NAN) (numbers.md#special-values).
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

/// Bits of an f64 below the mantissa of float24, and the difference of the biases.
const CUT: u32 = 52 - 16;
const BIAS: u64 = (1023 - F24::BIAS as u64) << 52;

impl F24 {
    /// [`rsq`](Self::rsq) in the host's f64, of a normal number above zero; nothing for others.
    ///
    /// What f64 makes of such an operand lies on the same side of every number of 17 or 18 bits as the exact result,
    /// however the process rounds: the tests try all operands, with four times the error of a root and a quotient.
    #[inline]
    pub(crate) fn rsq_in_f64(self, rounding: F24Rounding) -> Option<Self> {
        self.is_normal_above_zero().then(|| self.rsq_of_normal(rounding))
    }

    /// Whether [`rsq_of_normal`](Self::rsq_of_normal) has a meaning.
    #[inline(always)]
    pub(crate) const fn is_normal_above_zero(self) -> bool {
        // One comparison for the sign and both ends.
        self.to_bits().wrapping_sub(Self::HIDDEN_BIT) < Self::INFINITY.to_bits() - Self::HIDDEN_BIT
    }

    /// [`rsq_in_f64`](Self::rsq_in_f64) without looking at the operand: no branches.
    #[inline(always)]
    pub(crate) fn rsq_of_normal(self, rounding: F24Rounding) -> Self {
        let root = f64::from_bits((u64::from(self.to_bits()) << CUT) + BIAS).sqrt();
        Self::cut_f64((1.0 / root).to_bits(), rounding)
    }

    /// A positive f64 in the range of normal numbers, rounded.
    #[inline(always)]
    pub(super) fn cut_f64(bits: u64, rounding: F24Rounding) -> Self {
        let bits = bits.wrapping_sub(BIAS);
        let up = match rounding {
            F24Rounding::TowardZero => 0,
            F24Rounding::NearestEven => (1 << (CUT - 1)) - 1 + (bits >> CUT & 1),
        };
        Self::from_bits(((bits + up) >> CUT) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f64_gives_the_exact_result_rounded() {
        for rounding in [F24Rounding::TowardZero, F24Rounding::NearestEven] {
            for bits in F24::MIN_POSITIVE.to_bits()..F24::INFINITY.to_bits() {
                let a = F24::from_bits(bits);
                let expected = a.rsq(rounding);
                assert_eq!(a.rsq_in_f64(rounding), Some(expected), "{bits:06X}");
                // A power of 4 has an exact result, whatever rounds. Others may be some places off.
                if bits & F24::MANTISSA_MASK != 0 || bits >> 16 & 1 != F24::BIAS as u32 & 1 {
                    let estimate = (1.0 / f64::from_bits((u64::from(bits) << CUT) + BIAS).sqrt()).to_bits();
                    for other in [estimate - 8, estimate + 8] {
                        assert_eq!(F24::cut_f64(other, rounding), expected, "{bits:06X}");
                    }
                }
            }
            for a in [F24::ZERO, F24::from_bits(0xFFFF), F24::INFINITY, F24::NAN, F24::ONE.negate()] {
                assert_eq!(a.rsq_in_f64(rounding), None);
            }
        }
    }
}
