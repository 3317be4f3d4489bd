// SPDX-License-Identifier: MIT
//! Images of a display transfer, a row of blocks at a time.

use pica_spec::pica200::ColorFormat;

use super::access::Access;
use crate::fragment::color::Rgba;
use crate::fragment::framebuffer::color_format::{color_pack, color_unpack};
use crate::tiling::BlockLayout;

/// An image in memory: where, how large, how the pixels are laid out.
#[derive(Clone, Copy, Debug)]
pub struct Image {
    /// Address of its first byte.
    pub address: i64,
    /// Pixels of a line.
    pub width: u32,
    pub format: ColorFormat,
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
    /// Whether any of them may be in memory.
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

    /// A pixel of the current rows.
    pub fn get(&self, x: u32, y: u32) -> Rgba {
        let mut word = [0; 4];
        let offset = self.offset(x, y);
        let bytes = self.image.bytes as usize;
        word[..bytes].copy_from_slice(&self.bytes[offset..offset + bytes]);
        color_unpack(self.image.format, u32::from_le_bytes(word))
    }

    /// Replaces a pixel of the current rows.
    pub fn set(&mut self, x: u32, y: u32, color: Rgba) {
        let word = color_pack(self.image.format, color).to_le_bytes();
        let offset = self.offset(x, y);
        let bytes = self.image.bytes as usize;
        self.bytes[offset..offset + bytes].copy_from_slice(&word[..bytes]);
        self.changed = true;
    }

    /// Byte offset of a pixel in the current rows.
    fn offset(&self, x: u32, y: u32) -> usize {
        let row = y & (self.image.rows() - 1);
        let pixel = match self.image.layout {
            None => x.into(),
            Some(layout) => layout.pixel(x, row, self.image.width),
        };
        pixel as usize * self.image.bytes as usize
    }
}

impl Image {
    /// Lines that lie in memory together.
    fn rows(&self) -> u32 {
        self.layout.map_or(1, BlockLayout::block_size)
    }
}
