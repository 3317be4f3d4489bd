// SPDX-License-Identifier: MIT
//! Masks of lanes.

/// The numbers of the bits that are set, from the lowest one up.
pub fn set_bits(mut mask: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lowest < u64::BITS).then_some(lowest as usize)
    })
}
