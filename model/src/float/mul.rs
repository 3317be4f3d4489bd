// SPDX-License-Identifier: MIT
//! `MUL`: a * b.

use super::{F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The product of both operands.
    ///
    /// A NaN operand gives [`NAN`](Self::NAN), also with zero; inf * 0 is 0 (numbers.md#special-values).
    #[inline(always)]
    pub const fn mul(self, other: Self, rounding: F24Rounding) -> Self {
        let (a, b) = (self.unpack(), other.unpack());
        let sign = a.sign ^ b.sign;

        let product = Self::multiply_significands(a.significand, b.significand);
        // The product of two numbers in [1, 2) is in [1, 4).
        let carry = product >> (Self::POINT + 1);
        let significand = if carry == 0 { product } else { product >> 1 | product & 1 };
        let exponent = a.exponent + b.exponent - Self::BIAS + carry as i32;
        let finite = Self::round_pack(sign, exponent, significand, rounding);

        let nan = self.is_nan() || other.is_nan();
        let zero = a.is_zero() || b.is_zero();
        let infinite = self.is_infinite() || other.is_infinite();
        let product = if infinite { Self::from_bits(sign | Self::INFINITY.to_bits()) } else { finite };
        let product = if zero { Self::ZERO } else { product };
        if nan { Self::NAN } else { product }
    }

    /// The product of two significands in [1, 2), with its binary point at [`POINT`](Self::POINT) and the bits that do
    /// not fit ORed into the lowest one.
    #[inline(always)]
    const fn multiply_significands(a: u32, b: u32) -> u32 {
        if M <= 16 {
            // (2^M + a)(2^M + b) = 2^M (2^M + a + b) + ab, where ab has 32 bits at most: 64-bit lanes are not needed.
            let (a, b) = (a & Self::MANTISSA_MASK, b & Self::MANTISSA_MASK);
            let low = a * b;
            let high = Self::HIDDEN_BIT + a + b + (low >> M);
            let rest = low & Self::MANTISSA_MASK;
            let tail = if M <= Self::GUARD_BITS {
                rest << (Self::GUARD_BITS - M)
            } else {
                let cut = M - Self::GUARD_BITS;
                rest >> cut | (rest & ((1 << cut) - 1) != 0) as u32
            };
            high << Self::GUARD_BITS | tail
        } else {
            let product = a as u64 * b as u64;
            let cut = 2 * M - Self::POINT;
            (product >> cut) as u32 | (product & ((1 << cut) - 1) != 0) as u32
        }
    }
}
