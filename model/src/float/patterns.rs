// SPDX-License-Identifier: MIT
//! Slices of patterns as slices of numbers, without a copy.

use super::{Float, Kernel, Lanes, Unit};

/// The bits that are set in any of some words.
struct All<'a>(&'a [u32]);

impl Kernel for All<'_> {
    type Output = u32;

    #[inline(always)]
    fn run<U: Unit>(self, _: U) -> u32 {
        self.0.iter().fold(0, |all, word| all | word)
    }
}

impl<const E: u32, const M: u32> Float<E, M> {
    /// The numbers with these patterns; `None` if one of them has a bit above [`BITS`](Self::BITS).
    pub fn from_bits_slice(patterns: &[u32]) -> Option<&[Self]> {
        let all = Lanes::detect().run(All(patterns));
        // SAFETY: a number is a `u32` (`repr(transparent)`) without these bits.
        (all >> Self::BITS == 0)
            .then(|| unsafe { core::slice::from_raw_parts(patterns.as_ptr().cast(), patterns.len()) })
    }

    /// The patterns of numbers, in the same memory.
    pub fn to_bits_slice(numbers: &[Self]) -> &[u32] {
        // SAFETY: a number is a `u32` (`repr(transparent)`).
        unsafe { core::slice::from_raw_parts(numbers.as_ptr().cast(), numbers.len()) }
    }

    /// Words as numbers to be written, all of them: what they hold may be no pattern.
    pub(super) fn places(patterns: &mut [u32]) -> &mut [Self] {
        // SAFETY: a number is a `u32` (`repr(transparent)`).
        unsafe { core::slice::from_raw_parts_mut(patterns.as_mut_ptr().cast(), patterns.len()) }
    }
}
