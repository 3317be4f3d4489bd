// SPDX-License-Identifier: MIT
//! The framebuffer in bands: rows of tiles that lie in memory by themselves.

use core::ops::{Range, RangeInclusive};

use pica_spec::trace::{Memory, OutsideMemory};

use crate::fragment::queue::Tiles;
use crate::memory::tiling::{PixelGrid, row_of};
use crate::raster::fragment::{BufferUse, FramebufferUse, LANES, TileMemory};
use crate::raster::triangle::Triangle;

/// The bands of a framebuffer: one per row of blocks. If blocks of different rows overlap, because the width is no
/// multiple of their size or columns go on behind it, there is only one.
#[derive(Clone, Copy, Debug)]
pub struct Bands {
    grid: PixelGrid,
    columns: u32,
    rows_of_band: u32,
}

/// Rows of pixels that lie in memory together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Band {
    /// Rows in memory; the first one is a multiple of 8.
    pub rows: Range<u32>,
    /// Pixels in memory, counted from the start of the buffer.
    pixels: Range<u64>,
    /// Pixels that are taken from memory together: a tile, or all where tiles overlap.
    piece: usize,
}

impl Bands {
    /// The bands of a framebuffer.
    pub fn new(framebuffer: &FramebufferUse) -> Bands {
        let FramebufferUse { grid, columns, .. } = *framebuffer;
        let size = grid.layout.block_size();
        let apart = grid.width.is_multiple_of(size) && columns <= grid.width;
        if apart { Bands { grid, columns, rows_of_band: size } } else { Bands::one(framebuffer) }
    }

    /// The whole framebuffer as one band.
    pub fn one(framebuffer: &FramebufferUse) -> Bands {
        let FramebufferUse { grid, columns, .. } = *framebuffer;
        let size = grid.layout.block_size();
        Bands { grid, columns, rows_of_band: grid.height.next_multiple_of(size).max(size) }
    }

    /// The numbers of the bands that a triangle may be in.
    pub fn of(&self, triangle: &Triangle) -> RangeInclusive<usize> {
        let row = |y| row_of(y, self.grid.height.into(), self.grid.y_up) / i64::from(self.rows_of_band);
        let (a, b) = (row(*triangle.bounds.y.start()), row(*triangle.bounds.y.end()));
        a.min(b) as usize..=a.max(b) as usize
    }

    /// The band with a number.
    pub fn get(&self, number: usize) -> Band {
        let size = self.grid.layout.block_size();
        let first = number as u32 * self.rows_of_band;
        let rows = first..first + self.rows_of_band;
        let row_of_blocks = u64::from(size) * u64::from(self.grid.width);
        // The last block of the last row may be wider than what is left of the row, and columns go on behind it.
        let columns = self.columns.max(self.grid.width).next_multiple_of(size);
        let excess = u64::from(columns - self.grid.width) * u64::from(size);
        let [start, end] = [rows.start, rows.end].map(|row| u64::from(row / size) * row_of_blocks);
        let pixels = start..end + excess;
        let aligned = self.grid.width.is_multiple_of(size);
        let piece = if aligned { LANES } else { (pixels.end - pixels.start) as usize };
        Band { rows, pixels, piece }
    }
}

/// The tiles of a band while it is drawn.
#[derive(Debug)]
pub struct BandTiles<'a> {
    pub band: &'a Band,
    pub framebuffer: &'a FramebufferUse,
    pub color: &'a mut BandBytes,
    pub depth: &'a mut BandBytes,
    pub memory: &'a Memory,
}

impl Tiles for BandTiles<'_> {
    fn tile(&mut self, x: u32, row: u32) -> TileMemory<'_> {
        let first = (self.framebuffer.grid.tile(x, row) - self.band.pixels.start) as usize;
        TileMemory { color: self.color.tile(first, self.memory), depth: self.depth.tile(first, self.memory) }
    }
}

/// Bytes of a piece that lie in memory together.
struct Part {
    /// Behind the start of the piece.
    offset: usize,
    address: u32,
    size: usize,
}

/// The bytes of a band in one buffer: of those pieces that fragments were in.
#[derive(Debug, Default)]
pub struct BandBytes {
    /// Where the band begins.
    address: u32,
    /// 0 if the buffer is not used.
    bytes_per_pixel: usize,
    /// Pixels of a piece.
    piece: usize,
    writes: bool,
    /// The pieces in `bytes`, one after the other.
    pieces: Vec<u32>,
    /// For each piece of the band its number among `pieces`, plus 1; 0 if it is not there.
    places: Vec<u32>,
    bytes: Vec<u8>,
    /// The first piece, of those that fragments were in, that is not in memory as a whole.
    pub outside: Option<OutsideMemory>,
}

impl BandBytes {
    /// Makes these the bytes of a band, none of which have been touched.
    pub fn start(&mut self, band: &Band, buffer: Option<BufferUse>) {
        self.outside = None;
        let Some(buffer) = buffer else {
            self.bytes_per_pixel = 0;
            return;
        };
        // Addresses count modulo 2^32.
        let before = (band.pixels.start * u64::from(buffer.bytes_per_pixel)) as u32;
        self.address = buffer.address.wrapping_add(before);
        (self.bytes_per_pixel, self.piece, self.writes) = (buffer.bytes_per_pixel as usize, band.piece, buffer.writes);
        let pieces = (band.pixels.end - band.pixels.start) as usize / band.piece;
        self.places.resize(self.places.len().max(pieces), 0);
    }

    /// The bytes of the tile at a pixel of the band, 0 where there is no memory; none if the buffer is not used.
    fn tile(&mut self, first_pixel: usize, memory: &Memory) -> &mut [u8] {
        if self.bytes_per_pixel == 0 {
            return &mut [];
        }
        let piece = first_pixel / self.piece;
        let size = self.piece * self.bytes_per_pixel;
        if self.places[piece] == 0 {
            self.pieces.push(piece as u32);
            self.places[piece] = self.pieces.len() as u32;
            let start = self.bytes.len();
            self.bytes.resize(start + size, 0);
            for part in self.parts(piece) {
                let Part { address, size, .. } = part;
                let available = memory.available(address, size);
                if available < size && self.outside.is_none_or(|outside| address < outside.address) {
                    self.outside = Some(OutsideMemory { address, size, available });
                }
                let bytes = start + part.offset;
                // What is not in memory stays 0.
                let _ = memory.read(address, &mut self.bytes[bytes..bytes + available]);
            }
        }
        let first = (self.places[piece] - 1) as usize * size + first_pixel % self.piece * self.bytes_per_pixel;
        &mut self.bytes[first..first + LANES * self.bytes_per_pixel]
    }

    /// The parts of a piece: those of a tile's size, each of which is in memory or is not.
    fn parts(&self, piece: usize) -> impl Iterator<Item = Part> + use<> {
        let (size, tile) = (self.piece * self.bytes_per_pixel, LANES * self.bytes_per_pixel);
        let address = self.address.wrapping_add((piece * size) as u32);
        (0..size).step_by(tile).map(move |offset| Part {
            offset,
            address: address.wrapping_add(offset as u32),
            size: tile.min(size - offset),
        })
    }

    /// Writes the bytes back, if fragments may have changed them, and forgets them.
    pub fn finish(&mut self, memory: &mut Memory) {
        for (number, piece) in self.pieces.iter().map(|piece| *piece as usize).enumerate() {
            self.places[piece] = 0;
            if self.writes {
                let start = number * self.piece * self.bytes_per_pixel;
                for Part { offset, address, size } in self.parts(piece) {
                    let available = memory.available(address, size);
                    // What was read can be written.
                    let _ = memory.write(address, &self.bytes[start + offset..start + offset + available]);
                }
            }
        }
        self.pieces.clear();
        self.bytes.clear();
    }
}
