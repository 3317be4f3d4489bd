// SPDX-License-Identifier: MIT
//! TEXUNIT_TYPE: from the bytes of an 8x8 tile to colours.

use pica_spec::choices::Etc1Overflow;
use pica_spec::pica200::TextureFormat;

use super::etc1::Etc1Block;

use crate::fragment::color::{Rgba, expand, rgb5a1, rgb565, rgba4};
use crate::memory::tiling::morton;

/// Bits of a texel; 0 for the codes that nobody has described.
pub const fn texel_bits(format: TextureFormat) -> u32 {
    match format {
        TextureFormat::Rgba8 => 32,
        TextureFormat::Rgb8 => 24,
        TextureFormat::Rgb5a1
        | TextureFormat::Rgb565
        | TextureFormat::Rgba4
        | TextureFormat::Ia8
        | TextureFormat::Rg8 => 16,
        TextureFormat::I8 | TextureFormat::A8 | TextureFormat::Ia4 | TextureFormat::Etc1a4 => 8,
        TextureFormat::I4 | TextureFormat::A4 | TextureFormat::Etc1 => 4,
        TextureFormat::Unlisted(_) => 0,
    }
}

/// Bytes of a tile of 64 texels.
pub const fn tile_bytes(format: TextureFormat) -> usize {
    8 * texel_bits(format) as usize
}

/// Byte of a tile at which the texel in column `x` and row `y` (0 to 7, from the top in memory) is found: its own first
/// byte or, in the compressed formats, the first byte of its block (texture.md#addressing-and-formats,
/// texture.md#fetch).
pub const fn offset_in_tile(format: TextureFormat, x: u32, y: u32) -> usize {
    let block = (x >> 2) + 2 * (y >> 2);
    match format {
        TextureFormat::Etc1 => 8 * block as usize,
        TextureFormat::Etc1a4 => 16 * block as usize,
        format => (morton(x, y) * texel_bits(format) / 8) as usize,
    }
}

/// The texel in column `x` and row `y` of a tile: all formats in one place. Codes 14 and 15 read (0, 0, 0, 0)
/// (assumption `unlisted_code`).
///
/// # Panics
/// If `tile` has fewer than [`tile_bytes`], or a coordinate is above 7.
pub fn texel(format: TextureFormat, tile: &[u8], x: u32, y: u32, overflow: Etc1Overflow) -> Rgba {
    assert!(x < 8 && y < 8, "a tile has 8x8 texels");
    let offset = offset_in_tile(format, x, y);
    let byte = |index: usize| tile[offset + index];
    let word = || u16::from_le_bytes([byte(0), byte(1)]) as u32;
    let nibble = || expand::<4>((byte(0) >> (4 * (x & 1))) as u32);
    match format {
        TextureFormat::Rgba8 => [byte(3), byte(2), byte(1), byte(0)],
        TextureFormat::Rgb8 => [byte(2), byte(1), byte(0), 255],
        TextureFormat::Rgb5a1 => rgb5a1(word()),
        TextureFormat::Rgb565 => rgb565(word()),
        TextureFormat::Rgba4 => rgba4(word()),
        TextureFormat::Ia8 => [byte(1), byte(1), byte(1), byte(0)],
        TextureFormat::Rg8 => [byte(1), byte(0), 0, 255],
        TextureFormat::I8 => [byte(0), byte(0), byte(0), 255],
        TextureFormat::A8 => [0, 0, 0, byte(0)],
        TextureFormat::Ia4 => {
            let intensity = expand::<4>(byte(0) as u32 >> 4);
            [intensity, intensity, intensity, expand::<4>(byte(0) as u32)]
        }
        TextureFormat::I4 => [nibble(), nibble(), nibble(), 255],
        TextureFormat::A4 => [0, 0, 0, nibble()],
        TextureFormat::Etc1 => {
            let [r, g, b] = block_color(quadword(&tile[offset..]), x & 3, y & 3, overflow);
            [r, g, b, 255]
        }
        TextureFormat::Etc1a4 => {
            let alpha = quadword(&tile[offset..]) >> (4 * (4 * (x & 3) + (y & 3)));
            let [r, g, b] = block_color(quadword(&tile[offset + 8..]), x & 3, y & 3, overflow);
            [r, g, b, expand::<4>(alpha as u32)]
        }
        TextureFormat::Unlisted(_) => [0; 4],
    }
}

fn block_color(bits: u64, x: u32, y: u32, overflow: Etc1Overflow) -> [u8; 3] {
    let block = Etc1Block(bits);
    block.texel(&block.base_colors(overflow), x, y)
}

fn quadword(bytes: &[u8]) -> u64 {
    bytes[..8].iter().rev().fold(0, |word, byte| word << 8 | *byte as u64)
}
