// SPDX-License-Identifier: MIT
//! Mixing texels: exact sums of products, rounded down once.

use crate::fragment::color::Rgba;
use crate::fragment::planes::Planes;

/// Four texels `[[c00, c10], [c01, c11]]` (first index t, second s) with the weights `a` along s and `b` along t of the
/// upper ones, in 0..=256:
/// ((256-a)(256-b) c00 + a (256-b) c10 + (256-a) b c01 + a b c11) >> 16 in each channel (texture.md#fetch). Weights
/// of fewer bits are multiples of 4 or 16, with the same result as the shorter forms of choice `bilinear_weight_bits`.
pub fn bilinear(texels: [[Rgba; 2]; 2], a: u32, b: u32) -> Rgba {
    bilinear_all(&texels.map(|row| row.map(|texel| [u32::from_le_bytes(texel)])), &[a], &[b]).get(0)
}

/// The result of [`bilinear`] for each of `N` fragments. Texels are words with red in the lowest byte.
#[inline(always)]
pub fn bilinear_all<const N: usize>(texels: &[[[u32; N]; 2]; 2], a: &[u32; N], b: &[u32; N]) -> Planes<N> {
    let [[c00, c10], [c01, c11]] = texels;
    let mut colors = Planes::filled([0; 4]);
    for (channel, values) in colors.0.iter_mut().enumerate() {
        let lsb = 8 * channel as u32;
        for i in 0..N {
            let (a, b) = (a[i], b[i]);
            let lower = (c00[i] >> lsb & 255) * (256 - a) + (c10[i] >> lsb & 255) * a;
            let upper = (c01[i] >> lsb & 255) * (256 - a) + (c11[i] >> lsb & 255) * a;
            values[i] = ((lower * (256 - b) + upper * b) >> 16) as u8;
        }
    }
    colors
}

/// (c0 (2^bits - m) + c1 m) >> bits in each channel: two levels mixed with weight `m` of the second one
/// (texture.md#fetch).
#[inline]
pub fn mix_levels(c0: Rgba, c1: Rgba, m: u32, bits: u32) -> Rgba {
    core::array::from_fn(|channel| {
        let (c0, c1) = (c0[channel] as u32, c1[channel] as u32);
        ((c0 * ((1 << bits) - m) + c1 * m) >> bits) as u8
    })
}
