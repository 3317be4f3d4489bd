// SPDX-License-Identifier: MIT
//! Tiled images: where a pixel lies in memory (framebuffer.md#addressing, texture.md#addressing-and-formats and
//! memory-engines.md#display-transfer).

use pica_spec::choices::Block32Order;
use pica_spec::pica200::{BlockSize, FramebufferDim, YDirection};

/// Number of a pixel in its 8x8 tile: bits x0 y0 x1 y1 x2 y2, from bit 0 up (Morton order). Higher bits of `x` and `y`
/// do not count.
#[inline]
pub const fn morton(x: u32, y: u32) -> u32 {
    spread(x & 7) | spread(y & 7) << 1
}

/// The low five bits of `value` with a zero bit after each.
const fn spread(value: u32) -> u32 {
    value & 1 | (value & 2) << 1 | (value & 4) << 2 | (value & 8) << 3 | (value & 16) << 4
}

/// The order of the pixels of a tiled image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BlockLayout {
    /// Rows of 8x8 tiles.
    #[default]
    Tiles8,
    /// Rows of 32x32 blocks, each of 4x4 tiles in Morton order (choice `block32_order`).
    Blocks32Morton,
    /// Rows of 32x32 blocks, each of four rows of four tiles (choice `block32_order`).
    Blocks32RowMajor,
}

impl BlockLayout {
    /// Blocks of 32x32 pixels, as the choice `block32_order` has it.
    pub const fn blocks32(order: Block32Order) -> BlockLayout {
        match order {
            Block32Order::Morton => BlockLayout::Blocks32Morton,
            Block32Order::RowMajorTiles => BlockLayout::Blocks32RowMajor,
        }
    }

    /// Width and height of a block in pixels.
    #[inline]
    pub const fn block_size(self) -> u32 {
        match self {
            BlockLayout::Tiles8 => 8,
            BlockLayout::Blocks32Morton | BlockLayout::Blocks32RowMajor => 32,
        }
    }

    /// Number of the first pixel of the 8x8 tile that pixel (`x`, `row`) belongs to, in an image of `width` pixels.
    ///
    /// If `width` is no multiple of the block size, the last block of a row overlaps the first one of the next row, as
    /// the formula of framebuffer.md#addressing has it.
    #[inline]
    pub const fn tile(self, x: u32, row: u32, width: u32) -> u64 {
        let size = self.block_size();
        let block = (row & !(size - 1)) as u64 * width as u64 + (x & !(size - 1)) as u64 * size as u64;
        let (tile_x, tile_row) = (x >> 3 & 3, row >> 3 & 3);
        let tile = match self {
            BlockLayout::Tiles8 => 0,
            BlockLayout::Blocks32Morton => spread(tile_x) | spread(tile_row) << 1,
            BlockLayout::Blocks32RowMajor => tile_row * 4 + tile_x,
        };
        block + 64 * tile as u64
    }

    /// Number of pixel (`x`, `row`) in an image of `width` pixels.
    #[inline]
    pub const fn pixel(self, x: u32, row: u32, width: u32) -> u64 {
        self.tile(x, row, width) + morton(x, row) as u64
    }
}

/// The row in memory of the pixels with this y in an image of `height` rows, of which y = 0 is the last one if `y_up`.
/// The y of a row, too.
#[inline]
pub const fn row_of(y: i64, height: i64, y_up: bool) -> i64 {
    if y_up { height - 1 - y } else { y }
}

/// The pixels of a framebuffer and their order in memory (framebuffer.md#addressing).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PixelGrid {
    /// Pixels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// y = 0 is the last row in memory.
    pub y_up: bool,
    /// How the pixels lie in memory.
    pub layout: BlockLayout,
}

impl PixelGrid {
    /// What FRAMEBUFFER_DIM and FRAMEBUFFER_BLOCK32 say, under choice `block32_order`.
    pub const fn new(size: FramebufferDim, blocks: BlockSize, order: Block32Order) -> PixelGrid {
        PixelGrid {
            width: size.width(),
            height: size.height_minus_1() + 1,
            y_up: matches!(size.y_direction(), YDirection::Normal),
            layout: match blocks {
                BlockSize::Block8x8 => BlockLayout::Tiles8,
                BlockSize::Block32x32 => BlockLayout::blocks32(order),
            },
        }
    }

    /// The row in memory of the pixels with this y, or the y of a row.
    #[inline]
    pub const fn row(self, y: u32) -> u32 {
        row_of(y as i64, self.height as i64, self.y_up) as u32
    }

    /// Number of the pixel at (`x`, `y`), counted from the start of a buffer. Outside of the framebuffer, where no
    /// fragment is, rows are counted in the bits that the register has for them.
    #[inline]
    pub const fn pixel(self, x: u32, y: u32) -> u64 {
        const ROWS: u32 = FramebufferDim(u32::MAX).height_minus_1();
        self.layout.pixel(x, self.row(y) & ROWS, self.width)
    }

    /// Number of the first pixel of the tile at column `x` and row `row` in memory.
    #[inline]
    pub const fn tile(self, x: u32, row: u32) -> u64 {
        self.layout.tile(x, row, self.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked by hand: Morton index of (x, 0) and of (0, y).
    #[test]
    fn morton_of_the_axes() {
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|x| morton(x, 0)), [0, 1, 4, 5, 16, 17, 20, 21]);
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|y| morton(0, y)), [0, 2, 8, 10, 32, 34, 40, 42]);
    }

    /// Worked by hand: width 240, height 400, RGBA8, pixel (10, 5) is in row 394, at byte 376624.
    #[test]
    fn colour_buffer_address() {
        assert_eq!(BlockLayout::Tiles8.pixel(10, 400 - 1 - 5, 240) * 4, 376_624);
        let grid = PixelGrid { width: 240, height: 400, y_up: true, layout: BlockLayout::Tiles8 };
        assert_eq!((grid.row(5), grid.row(394), grid.pixel(10, 5) * 4), (394, 5, 376_624));
    }

    /// framebuffer.md#addressing: address bits x0 y0 x1 y1 x2 y2 x3 y3 x4 y4 in a block of 32x32, blocks in rows.
    #[test]
    fn blocks_of_32() {
        for bit in 0..5 {
            assert_eq!(BlockLayout::Blocks32Morton.pixel(1 << bit, 0, 64), 1 << (2 * bit));
            assert_eq!(BlockLayout::Blocks32Morton.pixel(0, 1 << bit, 64), 1 << (2 * bit + 1));
        }
        for layout in [BlockLayout::Blocks32Morton, BlockLayout::Blocks32RowMajor] {
            assert_eq!(layout.pixel(32, 0, 64), 1024);
            assert_eq!(layout.pixel(0, 32, 64), 2048);
        }
        assert_eq!(BlockLayout::Blocks32RowMajor.pixel(8, 0, 64), 64);
        assert_eq!(BlockLayout::Blocks32RowMajor.pixel(16, 0, 64), 128);
        assert_eq!(BlockLayout::Blocks32RowMajor.pixel(0, 8, 64), 256);
        assert_eq!(BlockLayout::Blocks32RowMajor.pixel(9, 17, 64), 2 * 256 + 64 + 3);
    }
}
