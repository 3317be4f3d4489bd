// SPDX-License-Identifier: MIT
//! Numbers in the place of an f32.
//!
//! The *single* of a normal number, and of zero, is the f32 of the same value: sign, exponent and mantissa are in their
//! places, and the lowest `23 - M` bits are zero. The other patterns follow in their order: what else has exponent 0 there
//! has it here, and infinities and NaNs are at and above [`INFINITY`](Single::INFINITY). Nothing depends on what a process
//! does with subnormals of f32: they count as zero before anything is computed with them.
//!
//! The exact result of f32 arithmetic, cut to 24 bits and then to `M + 1`, is cut once. Units for f32 that round toward
//! zero therefore give results of `M + 1` bits, too, and so do others where the sign of what they have rounded away is
//! known. What is left is the range.

use super::super::Float;

/// A format as it is held in an f32.
pub(super) struct Single<const E: u32, const M: u32>;

impl<const E: u32, const M: u32> Single<E, M> {
    /// Bits below the mantissa.
    pub const CUT: u32 = if Float::<E, M>::IN_VECTORS { 23 - M } else { 1 };
    pub const SIGN: u32 = 1 << 31;
    pub const MAGNITUDE: u32 = !Self::SIGN;
    /// The bits of a magnitude that a number has.
    pub const KEPT: u32 = Self::MAGNITUDE & !((1 << Self::CUT) - 1);
    /// What rounds to nearest, ties to even, with the lowest bit that is kept.
    pub const BELOW_HALF: u32 = (1 << (Self::CUT - 1)) - 1;
    /// Where the exponent of a normal number begins in the format, as that of an f32.
    pub const NORMAL: u32 = 1 << 23;
    /// The difference of the biases.
    pub const BIAS: u32 = ((127 - Float::<E, M>::BIAS) as u32) << 23;
    /// The smallest normal number.
    pub const MIN: u32 = Self::BIAS + Self::NORMAL;
    pub const INFINITY: u32 = Self::BIAS + (((1 << E) - 1) << 23);
    /// The canonical one.
    pub const NAN: u32 = Self::INFINITY | 1 << 22;

    /// The single of a number.
    #[inline(always)]
    pub const fn of(number: Float<E, M>) -> u32 {
        let bits = number.to_bits();
        let magnitude = (bits & Float::<E, M>::MAGNITUDE_MASK) << Self::CUT;
        let bias = if magnitude >= Self::NORMAL { Self::BIAS } else { 0 };
        bits << (31 - E - M) & Self::SIGN | (magnitude + bias)
    }

    /// The number whose single this is.
    #[inline(always)]
    pub const fn number(single: u32) -> Float<E, M> {
        let magnitude = single & Self::MAGNITUDE;
        let magnitude = magnitude - if magnitude >= Self::MIN { Self::BIAS } else { 0 };
        Float::from_bits((single & Self::SIGN) >> (31 - E - M) | magnitude >> Self::CUT)
    }
}
