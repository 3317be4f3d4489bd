// SPDX-License-Identifier: MIT
//! Mixing texels: exact sums of products, rounded down once.

use crate::fragment::color::Rgba;

/// Four texels `[[c00, c10], [c01, c11]]` (first index t, second s) with the weights `a` along s and `b` along t of the
/// upper ones, in 0..=256:
/// ((256-a)(256-b) c00 + a (256-b) c10 + (256-a) b c01 + a b c11) >> 16 in each channel (dossier section 5.9). Weights
/// of fewer bits are multiples of 4 or 16, with the same result as the shorter forms of choice `bilinear_weight_bits`.
#[inline]
pub fn bilinear([[c00, c10], [c01, c11]]: [[Rgba; 2]; 2], a: u32, b: u32) -> Rgba {
    let lower = along(c00, c10, a);
    let upper = along(c01, c11, a);
    // Sums along s need 16 bits, so two channels with 24 bits each fit a word.
    let mix = |shift: u32| {
        let pair = |sums: u64| (sums >> shift) & 0x0000_FFFF_0000_FFFF;
        let sum = pair(lower) * (256 - b) as u64 + pair(upper) * b as u64;
        ((sum >> 16) as u8, (sum >> 48) as u8)
    };
    let ((r, b), (g, a)) = (mix(0), mix(16));
    [r, g, b, a]
}

/// c0 (256-a) + c1 a in each channel, 16 bits each.
#[inline]
fn along(c0: Rgba, c1: Rgba, a: u32) -> u64 {
    lanes(c0) * (256 - a) as u64 + lanes(c1) * a as u64
}

/// The channels in four lanes of 16 bits, in the order red, green, blue, alpha.
#[inline]
fn lanes(color: Rgba) -> u64 {
    let color = u32::from_le_bytes(color) as u64;
    let pairs = (color | color << 16) & 0x0000_FFFF_0000_FFFF;
    (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
}

/// (c0 (2^bits - m) + c1 m) >> bits in each channel: two levels mixed with weight `m` of the second one (dossier section
/// 5.9).
#[inline]
pub fn mix_levels(c0: Rgba, c1: Rgba, m: u32, bits: u32) -> Rgba {
    core::array::from_fn(|channel| {
        let (c0, c1) = (c0[channel] as u32, c1[channel] as u32);
        ((c0 * ((1 << bits) - m) + c1 * m) >> bits) as u8
    })
}
