// SPDX-License-Identifier: MIT
//! Colours of 8 bits per channel, the form in which all stages exchange them, and the 16-bit layouts that textures and
//! colour buffers share.

/// Red, green, blue, alpha; 255 is 1.0.
pub type Rgba = [u8; 4];

/// A channel of `BITS` bits (1, 4, 5 or 6) widened to 8 by repeating its top bits (framebuffer.md#addressing,
/// texture.md#addressing-and-formats).
#[inline(always)]
pub const fn expand<const BITS: u32>(value: u32) -> u8 {
    const { assert!(BITS == 1 || BITS >= 4 && BITS <= 8) };
    let value = value & ((1 << BITS) - 1);
    if BITS == 1 { (value * 255) as u8 } else { (value << (8 - BITS) | value >> (2 * BITS - 8)) as u8 }
}

/// A channel cut to its top `BITS` bits (framebuffer.md#addressing).
#[inline(always)]
pub const fn cut<const BITS: u32>(value: u8) -> u32 {
    (value >> (8 - BITS)) as u32
}

/// R 15-11, G 10-6, B 5-1, A 0.
#[inline(always)]
pub const fn rgb5a1(word: u32) -> Rgba {
    [expand::<5>(word >> 11), expand::<5>(word >> 6), expand::<5>(word >> 1), expand::<1>(word)]
}

/// R 15-11, G 10-5, B 4-0; alpha 255.
#[inline(always)]
pub const fn rgb565(word: u32) -> Rgba {
    [expand::<5>(word >> 11), expand::<6>(word >> 5), expand::<5>(word), 255]
}

/// R 15-12, G 11-8, B 7-4, A 3-0.
#[inline(always)]
pub const fn rgba4(word: u32) -> Rgba {
    [expand::<4>(word >> 12), expand::<4>(word >> 8), expand::<4>(word >> 4), expand::<4>(word)]
}

/// The word of [`rgb5a1`]; low bits are dropped.
#[inline(always)]
pub const fn pack_rgb5a1([r, g, b, a]: Rgba) -> u32 {
    cut::<5>(r) << 11 | cut::<5>(g) << 6 | cut::<5>(b) << 1 | cut::<1>(a)
}

/// The word of [`rgb565`]; low bits and alpha are dropped.
#[inline(always)]
pub const fn pack_rgb565([r, g, b, _]: Rgba) -> u32 {
    cut::<5>(r) << 11 | cut::<6>(g) << 5 | cut::<5>(b)
}

/// The word of [`rgba4`]; low bits are dropped.
#[inline(always)]
pub const fn pack_rgba4([r, g, b, a]: Rgba) -> u32 {
    cut::<4>(r) << 12 | cut::<4>(g) << 8 | cut::<4>(b) << 4 | cut::<4>(a)
}
