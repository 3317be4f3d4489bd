// SPDX-License-Identifier: MIT
//! TEXUNIT_DIM and mipmap levels: where a texel lies in memory.

use pica_spec::pica200::TextureFormat;

use super::format::{offset_in_tile, texel_bits, tile_bytes};

/// Size of a level in texels; at least 1x1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LevelSize {
    /// Texels along s.
    pub width: u32,
    /// Texels along t.
    pub height: u32,
}

impl LevelSize {
    /// Size of level `level` of a texture; every level halves both sides, down to 1 (texture.md#fetch). A side of 0,
    /// which the register can hold, counts as 1 (assumption `texture_odd_size`).
    pub const fn of_level(width: u32, height: u32, level: u32) -> LevelSize {
        LevelSize { width: halved(width, level), height: halved(height, level) }
    }

    /// Tiles side by side; a side below 8 takes one tile, and what is left of a side that is no multiple of 8 takes
    /// none (assumption `texture_odd_size`).
    pub const fn tiles_across(self) -> u32 {
        if self.width < 8 { 1 } else { self.width >> 3 }
    }

    /// Bytes of the level, without any padding behind it.
    pub const fn bytes(self, format: TextureFormat) -> u32 {
        let (width, height) = (at_least_8(self.width), at_least_8(self.height));
        width * height * texel_bits(format) / 8
    }

    /// Byte offset of the tile with the texel in `column` and memory row `row`.
    pub const fn tile_offset(self, format: TextureFormat, column: u32, row: u32) -> usize {
        ((row >> 3) * self.tiles_across() + (column >> 3)) as usize * tile_bytes(format)
    }

    /// Memory row of the texel row `t`: the top row of the image comes first (texture.md#addressing-and-formats).
    pub const fn memory_row(self, t: u32) -> u32 {
        self.height - 1 - t
    }

    /// Byte offset of the texel (s, t) in the level: its own first byte, or that of its block in the compressed formats
    /// (texture.md#fetch).
    pub const fn texel_offset(self, format: TextureFormat, s: u32, t: u32) -> usize {
        let row = self.memory_row(t);
        self.tile_offset(format, s, row) + offset_in_tile(format, s & 7, row & 7)
    }
}

/// Byte offset of level `level` from level 0.
pub const fn level_offset(format: TextureFormat, width: u32, height: u32, level: u32) -> u32 {
    let mut offset = 0;
    let mut below = 0;
    while below < level {
        offset += LevelSize::of_level(width, height, below).bytes(format);
        below += 1;
    }
    offset
}

const fn halved(side: u32, level: u32) -> u32 {
    let side = side >> level;
    if side == 0 { 1 } else { side }
}

const fn at_least_8(side: u32) -> u32 {
    if side < 8 { 8 } else { side }
}
