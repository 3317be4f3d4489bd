// SPDX-License-Identifier: MIT
//! COLORBUFFER_FORMAT: pixels of the colour buffer.

use pica_spec::pica200::ColorFormat;

use super::super::color::{Rgba, pack_rgb5a1, pack_rgb565, pack_rgba4, rgb5a1, rgb565, rgba4};
use super::super::planes::Planes;

/// Bytes of a pixel; `None` for the codes that nobody has described.
pub const fn color_bytes(format: ColorFormat) -> Option<u32> {
    match format {
        ColorFormat::Rgba8 => Some(4),
        ColorFormat::Rgb8 => Some(3),
        ColorFormat::Rgb5a1 | ColorFormat::Rgb565 | ColorFormat::Rgba4 => Some(2),
        ColorFormat::Unlisted(_) => None,
    }
}

/// The colour of a pixel word, whose lowest byte is at the lowest address: channels widened by repeating their top
/// bits; a missing alpha is 255 (framebuffer.md#addressing).
#[inline(always)]
pub const fn color_unpack(format: ColorFormat, word: u32) -> Rgba {
    match format {
        ColorFormat::Rgba8 => word.to_be_bytes(),
        ColorFormat::Rgb8 => [(word >> 16) as u8, (word >> 8) as u8, word as u8, 255],
        ColorFormat::Rgb5a1 => rgb5a1(word),
        ColorFormat::Rgb565 => rgb565(word),
        ColorFormat::Rgba4 => rgba4(word),
        ColorFormat::Unlisted(_) => [0; 4],
    }
}

/// The pixel word of a colour: channels cut to their top bits (framebuffer.md#addressing).
#[inline(always)]
pub const fn color_pack(format: ColorFormat, color: Rgba) -> u32 {
    let [r, g, b, _] = color;
    match format {
        ColorFormat::Rgba8 => u32::from_be_bytes(color),
        ColorFormat::Rgb8 => (r as u32) << 16 | (g as u32) << 8 | b as u32,
        ColorFormat::Rgb5a1 => pack_rgb5a1(color),
        ColorFormat::Rgb565 => pack_rgb565(color),
        ColorFormat::Rgba4 => pack_rgba4(color),
        ColorFormat::Unlisted(_) => 0,
    }
}

/// [`color_unpack`] of every word. The format is decided once.
#[inline(always)]
pub fn color_unpack_all<const N: usize>(format: ColorFormat, words: &[u32; N]) -> Planes<N> {
    let mut colors = Planes::filled([0; 4]);
    macro_rules! compiled_for {
        ($($format:ident),*) => {
            match format {
                $(ColorFormat::$format => {
                    for (i, word) in words.iter().enumerate() {
                        colors.set(i, color_unpack(ColorFormat::$format, *word));
                    }
                })*
                ColorFormat::Unlisted(_) => {}
            }
        };
    }
    compiled_for!(Rgba8, Rgb8, Rgb5a1, Rgb565, Rgba4);
    colors
}

/// [`color_pack`] of every colour. The format is decided once.
#[inline(always)]
pub fn color_pack_all<const N: usize>(format: ColorFormat, colors: &Planes<N>) -> [u32; N] {
    let mut words = [0; N];
    macro_rules! compiled_for {
        ($($format:ident),*) => {
            match format {
                $(ColorFormat::$format => {
                    for (i, word) in words.iter_mut().enumerate() {
                        *word = color_pack(ColorFormat::$format, colors.get(i));
                    }
                })*
                ColorFormat::Unlisted(_) => {}
            }
        };
    }
    compiled_for!(Rgba8, Rgb8, Rgb5a1, Rgb565, Rgba4);
    words
}
