// SPDX-License-Identifier: MIT
//! The exact sum of products behind [`DotProductOrder::Unrounded`](super::DotProductOrder::Unrounded).

use super::{F24Rounding, Float};

/// Limbs of 64 bits: four products of the widest format (E = 7, M = 23) span 250 + 48 bits, and their sum three more.
const LIMBS: usize = 5;

/// A two's complement fixed-point number wide enough for any sum of four products (Kulisch's long accumulator).
///
/// Bit 0 has the weight of the lowest bit of the smallest product: 2^(2 * (1 - bias - M)).
pub(super) struct Accumulator {
    limbs: [u64; LIMBS],
}

impl Accumulator {
    /// The exact sum of `a[i] * b[i]`, rounded once; at most four products.
    ///
    /// Operands are flushed, inf * 0 is 0, and NaN, inf - inf and infinite sums are as in `MUL` and `ADD`.
    pub const fn sum_of_products<const N: usize, const E: u32, const M: u32>(
        a: &[Float<E, M>; N],
        b: &[Float<E, M>; N],
        rounding: F24Rounding,
    ) -> Float<E, M> {
        const { assert!(N <= 4, "the accumulator holds four products") };
        let mut sum = Self { limbs: [0; LIMBS] };
        // Which infinities occur among the products: bit 0 positive, bit 1 negative.
        let mut infinities = 0;
        let mut i = 0;
        while i < N {
            if a[i].is_nan() || b[i].is_nan() {
                return Float::NAN;
            }
            let (x, y) = (a[i].unpack(), b[i].unpack());
            let negative = x.sign != y.sign;
            if x.is_zero() || y.is_zero() {
                // Nothing to add, also for inf * 0.
            } else if a[i].is_infinite() || b[i].is_infinite() {
                infinities |= 1 << negative as u32;
            } else {
                let product = x.significand as u64 * y.significand as u64;
                sum.add(product, (x.exponent + y.exponent - 2) as u32, negative);
            }
            i += 1;
        }
        match infinities {
            0 => sum.round(2 * (1 - Float::<E, M>::BIAS - M as i32), rounding),
            1 => Float::INFINITY,
            2 => Float::NEG_INFINITY,
            _ => Float::NAN,
        }
    }

    /// Adds or subtracts `magnitude * 2^shift`; `magnitude` has at most 64 bits.
    const fn add(&mut self, magnitude: u64, shift: u32, negative: bool) {
        let wide = (magnitude as u128) << (shift % 64);
        let first = (shift / 64) as usize;
        // A subtraction adds the complement of the whole number and one.
        let fill = if negative { u64::MAX } else { 0 };
        let mut carry = negative as u128;
        let mut k = 0;
        while k < LIMBS {
            let limb = if k == first {
                wide as u64
            } else if k == first + 1 {
                (wide >> 64) as u64
            } else {
                0
            };
            let sum = self.limbs[k] as u128 + (limb ^ fill) as u128 + carry;
            self.limbs[k] = sum as u64;
            carry = sum >> 64;
            k += 1;
        }
    }

    /// The number times `2^scale`, rounded.
    const fn round<const E: u32, const M: u32>(mut self, scale: i32, rounding: F24Rounding) -> Float<E, M> {
        let negative = self.limbs[LIMBS - 1] >> 63 != 0;
        if negative {
            self = self.negate();
        }
        let mut top = LIMBS - 1;
        while top > 0 && self.limbs[top] == 0 {
            top -= 1;
        }
        if top == 0 {
            let sign = if negative { Float::<E, M>::SIGN_MASK } else { 0 };
            return Float::normalize_round_pack(sign, self.limbs[0], scale, false, rounding);
        }
        // The 64 bits from the leading one down, and whether anything is below them.
        let shift = self.limbs[top].leading_zeros();
        let pair = ((self.limbs[top] as u128) << 64 | self.limbs[top - 1] as u128) << shift;
        let mut inexact = pair as u64 != 0;
        let mut k = 0;
        while k + 1 < top {
            inexact |= self.limbs[k] != 0;
            k += 1;
        }
        let sign = if negative { Float::<E, M>::SIGN_MASK } else { 0 };
        let scale = scale + 64 * top as i32 - shift as i32;
        Float::normalize_round_pack(sign, (pair >> 64) as u64, scale, inexact, rounding)
    }

    /// The negative of the number.
    const fn negate(mut self) -> Self {
        let mut carry = 1;
        let mut k = 0;
        while k < LIMBS {
            let sum = !self.limbs[k] as u128 + carry;
            self.limbs[k] = sum as u64;
            carry = sum >> 64;
            k += 1;
        }
        self
    }
}
