// SPDX-License-Identifier: MIT
//! The framebuffer in bands: rows of tiles that lie in memory by themselves.

use core::ops::Range;

use pica_spec::trace::{Memory, OutsideMemory};

use crate::raster::fragment::{BufferUse, FramebufferUse, LANES, TileMemory};

/// Rows of pixels that lie in memory together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// Rows in memory; the first one is a multiple of 8.
    pub rows: Range<u32>,
    /// Pixels in memory, counted from the start of the buffer.
    pixels: Range<u64>,
}

/// The bands of a framebuffer: one per row of blocks. If blocks of different rows overlap, because the width is no
/// multiple of their size, there is only one.
pub fn bands(framebuffer: &FramebufferUse) -> Vec<Band> {
    let grid = framebuffer.grid;
    let size = grid.layout.block_size();
    let (width, height) = (grid.width, grid.height.next_multiple_of(size));
    let pixels = |rows: &Range<u32>| {
        let row = u64::from(size) * u64::from(width);
        // The last block of the last row may be wider than what is left of the row.
        let excess = u64::from(width.next_multiple_of(size) - width) * u64::from(size);
        u64::from(rows.start / size) * row..u64::from(rows.end / size) * row + excess
    };
    let rows_of_band = if width.is_multiple_of(size) { size } else { height.max(1) };
    let rows = (0..height).step_by(rows_of_band as usize).map(|row| row..row + rows_of_band);
    rows.map(|rows| Band { pixels: pixels(&rows), rows }).collect()
}

/// The bytes of a band in one buffer.
#[derive(Debug, Default)]
pub struct BandBytes {
    address: u32,
    bytes_per_pixel: usize,
    writes: bool,
    bytes: Vec<u8>,
    /// If a part of them is not in memory.
    pub outside: Option<OutsideMemory>,
}

impl BandBytes {
    /// The bytes of a band, 0 where there is no memory; none if the buffer is not used.
    pub fn read(band: &Band, buffer: Option<BufferUse>, memory: &Memory) -> BandBytes {
        let Some(buffer) = buffer else { return BandBytes::default() };
        let bytes_per_pixel = u64::from(buffer.bytes_per_pixel);
        let size = ((band.pixels.end - band.pixels.start) * bytes_per_pixel) as usize;
        // Buffers have 2^21 pixels at most: no address is beyond 2^32.
        let address = buffer.address.wrapping_add((band.pixels.start * bytes_per_pixel) as u32);
        let mut bytes = memory.read_up_to(address, size);
        let available = bytes.len();
        let outside = (available < size).then_some(OutsideMemory { address, size, available });
        bytes.resize(size, 0);
        BandBytes { address, bytes_per_pixel: bytes_per_pixel as usize, writes: buffer.writes, bytes, outside }
    }

    /// Writes the bytes back, if fragments may have changed them.
    pub fn write(&self, memory: &mut Memory) {
        if self.writes {
            let available = self.outside.map_or(self.bytes.len(), |outside| outside.available);
            // What was read can be written.
            let _ = memory.write(self.address, &self.bytes[..available]);
        }
    }

    fn tile(&mut self, first_pixel: usize) -> &mut [u8] {
        if self.bytes_per_pixel == 0 {
            return &mut [];
        }
        let first = first_pixel * self.bytes_per_pixel;
        &mut self.bytes[first..first + LANES * self.bytes_per_pixel]
    }
}

impl Band {
    /// The memory of the tile at column `x` and row `row`, both multiples of 8.
    pub fn tile<'a>(
        &self,
        framebuffer: &FramebufferUse,
        (x, row): (u32, u32),
        color: &'a mut BandBytes,
        depth: &'a mut BandBytes,
    ) -> TileMemory<'a> {
        let first = (framebuffer.grid.tile(x, row) - self.pixels.start) as usize;
        TileMemory { color: color.tile(first), depth: depth.tile(first) }
    }
}
