// SPDX-License-Identifier: MIT
//! Splitting an operand of arithmetic into its fields.

use super::Float;

/// The fields of an arithmetic operand. A subnormal is flushed to zero (numbers.md#rounding-and-range) or normalised.
#[derive(Clone, Copy)]
pub(super) struct Unpacked {
    /// The sign bit, in its place in the pattern.
    pub sign: u32,
    /// Exponent field, biased; 0 or below for a normalised subnormal.
    pub exponent: i32,
    /// Mantissa with the hidden bit; 0 if the operand counts as zero. Otherwise the number is `significand *
    /// 2^(exponent - bias - M)`.
    pub significand: u32,
}

impl Unpacked {
    /// Whether the operand counts as +0, whatever its sign bit.
    #[inline(always)]
    pub const fn is_zero(self) -> bool {
        self.significand == 0
    }
}

impl<const E: u32, const M: u32> Float<E, M> {
    /// The fields of this operand. Infinity and NaN come out as if their exponent were an ordinary one.
    #[inline(always)]
    pub(super) const fn unpack(self) -> Unpacked {
        let exponent = self.magnitude() >> M;
        let significand = if exponent == 0 { 0 } else { self.to_bits() & Self::MANTISSA_MASK | Self::HIDDEN_BIT };
        Unpacked { sign: self.to_bits() & Self::SIGN_MASK, exponent: exponent as i32, significand }
    }

    /// [`unpack`](Self::unpack) for an operation that gives a subnormal operand its value.
    #[inline]
    pub(super) const fn unpack_subnormal(self) -> Unpacked {
        let fields = self.unpack();
        if !self.is_subnormal() {
            return fields;
        }
        let shift = M - self.magnitude().ilog2();
        Unpacked { exponent: 1 - shift as i32, significand: self.magnitude() << shift, ..fields }
    }
}
