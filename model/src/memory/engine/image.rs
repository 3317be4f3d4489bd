// SPDX-License-Identifier: MIT
//! Images of a display transfer, a row of blocks at a time.

use pica_spec::pica200::ColorFormat as Format;
use pica_spec::trace::Memory;

use super::access::Access;
use crate::fragment::color::Rgba;
use crate::fragment::framebuffer::color_format::{color_pack, color_unpack};
use crate::memory::tiling::{BlockLayout, morton};

/// Pixels of a tile.
const TILE: usize = 64;

/// An image in memory: where, how large, how the pixels are laid out.
#[derive(Clone, Copy, Debug)]
pub struct Image {
    /// Address of its first byte.
    pub address: i64,
    /// Pixels of a line.
    pub width: u32,
    pub format: Format,
    /// Bytes of a pixel.
    pub bytes: u32,
    /// `None` if it is linear.
    pub layout: Option<BlockLayout>,
}

/// The rows of an image that lie in memory together: those of a row of blocks, or one line.
#[derive(Debug)]
pub struct Rows {
    image: Image,
    /// Address of the bytes, once there are any.
    address: Option<i64>,
    /// Whether any of the bytes may be in memory.
    reachable: bool,
    bytes: Vec<u8>,
    changed: bool,
}

impl Rows {
    /// An image of which pixels up to column `columns` are used, perhaps beyond its lines.
    pub fn new(image: Image, columns: u32) -> Rows {
        let rows = image.rows();
        let pixels = columns.max(image.width).next_multiple_of(rows) as usize * rows as usize;
        Rows { image, address: None, reachable: false, bytes: vec![0; pixels * image.bytes as usize], changed: false }
    }

    /// Makes the rows around line `y` the current ones. Whether any of them may be in memory.
    pub fn show(&mut self, y: u32, access: &mut Access<'_>) -> bool {
        let first = y & !(self.image.rows() - 1);
        let offset = u64::from(first) * u64::from(self.image.width) * u64::from(self.image.bytes);
        let address = self.image.address.saturating_add_unsigned(offset);
        if self.address == Some(address) {
            return self.reachable;
        }
        self.store(access);
        self.address = Some(address);
        self.reachable = access.reaches(address, self.bytes.len());
        match self.reachable {
            true => access.read(address, &mut self.bytes),
            false => self.bytes.fill(0),
        }
        self.reachable
    }

    /// Writes the current rows back, if they were changed.
    pub fn store(&mut self, access: &mut Access<'_>) {
        if let Some(address) = self.address.filter(|_| core::mem::take(&mut self.changed)) {
            access.write(address, &self.bytes);
        }
    }

    /// The pixels of line `y` of the current rows, from column 0 on.
    pub fn line(&self, y: u32, pixels: &mut [Rgba]) {
        match self.image.format {
            Format::Rgba8 => self.unpack::<4>(Format::Rgba8, y, pixels),
            Format::Rgb8 => self.unpack::<3>(Format::Rgb8, y, pixels),
            Format::Rgb5a1 => self.unpack::<2>(Format::Rgb5a1, y, pixels),
            Format::Rgb565 => self.unpack::<2>(Format::Rgb565, y, pixels),
            Format::Rgba4 => self.unpack::<2>(Format::Rgba4, y, pixels),
            Format::Unlisted(_) => pixels.fill([0; 4]),
        }
    }

    /// Replaces the pixels of line `y` of the current rows, from column 0 on.
    pub fn set_line(&mut self, y: u32, pixels: &[Rgba]) {
        self.changed = true;
        match self.image.format {
            Format::Rgba8 => self.pack::<4>(Format::Rgba8, y, pixels),
            Format::Rgb8 => self.pack::<3>(Format::Rgb8, y, pixels),
            Format::Rgb5a1 => self.pack::<2>(Format::Rgb5a1, y, pixels),
            Format::Rgb565 => self.pack::<2>(Format::Rgb565, y, pixels),
            Format::Rgba4 => self.pack::<2>(Format::Rgba4, y, pixels),
            Format::Unlisted(_) => {}
        }
    }

    /// [`line`](Self::line) in a format of `BYTES` bytes.
    #[inline(always)]
    fn unpack<const BYTES: usize>(&self, format: Format, y: u32, pixels: &mut [Rgba]) {
        let places = self.image.places(y);
        let unpack = |bytes: &[u8; BYTES]| {
            let mut word = [0; 4];
            word[..BYTES].copy_from_slice(bytes);
            color_unpack(format, u32::from_le_bytes(word))
        };
        for (number, octet) in pixels.chunks_mut(8).enumerate() {
            let from = &self.bytes.as_chunks().0[self.image.octet(number, y)..];
            // Whole octets in pieces of known length: no place needs to be checked.
            match (octet.as_mut_array::<8>(), from.first_chunk::<8>(), from.first_chunk::<TILE>()) {
                (Some(octet), Some(line), _) if self.image.layout.is_none() => {
                    for (pixel, bytes) in octet.iter_mut().zip(line) {
                        *pixel = unpack(bytes);
                    }
                }
                (Some(octet), _, Some(tile)) => {
                    for (pixel, place) in octet.iter_mut().zip(places) {
                        *pixel = unpack(&tile[place % TILE]);
                    }
                }
                _ => {
                    for (pixel, place) in octet.iter_mut().zip(places) {
                        *pixel = unpack(&from[place]);
                    }
                }
            }
        }
    }

    /// [`set_line`](Self::set_line) in a format of `BYTES` bytes.
    #[inline(always)]
    fn pack<const BYTES: usize>(&mut self, format: Format, y: u32, pixels: &[Rgba]) {
        let places = self.image.places(y);
        let pack = |pixel: &Rgba| {
            let mut bytes = [0; BYTES];
            bytes.copy_from_slice(&color_pack(format, *pixel).to_le_bytes()[..BYTES]);
            bytes
        };
        for (number, octet) in pixels.chunks(8).enumerate() {
            let to = &mut self.bytes.as_chunks_mut().0[self.image.octet(number, y)..];
            if self.image.layout.is_none()
                && let (Some(octet), Some(line)) = (octet.as_array::<8>(), to.first_chunk_mut::<8>())
            {
                for (bytes, pixel) in line.iter_mut().zip(octet) {
                    *bytes = pack(pixel);
                }
            } else if let (Some(octet), Some(tile)) = (octet.as_array::<8>(), to.first_chunk_mut::<TILE>()) {
                for (pixel, place) in octet.iter().zip(places) {
                    tile[place % TILE] = pack(pixel);
                }
            } else {
                for (pixel, place) in octet.iter().zip(places) {
                    to[place] = pack(pixel);
                }
            }
        }
    }
}

impl Image {
    /// The pixels of the first `height` lines as they are in memory; `None` if they are not wholly there.
    pub fn read(&self, height: u32, memory: &Memory) -> Option<Vec<Rgba>> {
        let rows = u64::from(height).next_multiple_of(self.rows().into());
        let count = rows * u64::from(self.width) * u64::from(self.bytes);
        let address = u32::try_from(self.address).ok()?;
        let bytes = memory.piece(address, usize::try_from(count).ok()?)?;
        let pixel = |x: u32, y: u32| {
            let place = match self.layout {
                Some(layout) => layout.pixel(x, y, self.width) as usize,
                None => y as usize * self.width as usize + x as usize,
            };
            let bytes = &bytes.get(place * self.bytes as usize..)?[..self.bytes as usize];
            Some(color_unpack(self.format, bytes.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))))
        };
        (0..height).flat_map(|y| (0..self.width).map(move |x| (x, y))).map(|(x, y)| pixel(x, y)).collect()
    }

    /// Lines that lie in memory together.
    fn rows(&self) -> u32 {
        self.layout.map_or(1, BlockLayout::block_size)
    }

    /// Where the eight pixels from column `8 * number` on begin, in pixels from the start of the rows of line `y`.
    #[inline]
    fn octet(&self, number: usize, y: u32) -> usize {
        let x = 8 * number as u32;
        self.layout.map_or(x.into(), |layout| layout.tile(x, y & (self.rows() - 1), self.width)) as usize
    }

    /// Where each of eight pixels of line `y` lies from there.
    fn places(&self, y: u32) -> [usize; 8] {
        core::array::from_fn(|x| if self.layout.is_some() { morton(x as u32, y) as usize } else { x })
    }
}
