// SPDX-License-Identifier: MIT
//! What is in the framebuffer.

use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::{Memory, OutsideMemory};

use crate::fragment::color::Rgba;
use crate::fragment::framebuffer::color_format::color_unpack;
use crate::fragment::framebuffer::pixel::PixelBytes;
use crate::fragment::framebuffer::{Buffer, Framebuffer};
use crate::memory::tiling::PixelGrid;

/// A buffer, first row first: the last one from the register origin (y = height - 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture<T> {
    /// Pixels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// The pixels, row after row.
    pub pixels: Vec<T>,
}

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPicture {
    /// There is no buffer: its address is 0.
    #[error("no {0} buffer is bound: its address is 0")]
    NotBound(&'static str),
    /// The buffer has a code that is no format.
    #[error("the {buffer} buffer has format {code}, which is none")]
    NoFormat {
        /// Which buffer.
        buffer: &'static str,
        /// The code in its register.
        code: u32,
    },
    /// The buffer has no pixels: the height has one line at least, the width may be 0.
    #[error("the {0} buffer has width 0")]
    NoWidth(&'static str),
    /// The buffer is not in memory.
    #[error("the {buffer} buffer is not in memory: {outside}")]
    OutsideMemory {
        /// Which buffer.
        buffer: &'static str,
        /// What is missing.
        outside: OutsideMemory,
    },
}

impl<T: Copy> Picture<T> {
    /// The picture as the screen shows it: x in memory goes up the screen (memory-engines.md#display).
    #[must_use]
    pub fn turned(&self) -> Picture<T> {
        let (width, height) = (self.width as usize, self.height as usize);
        let places = (0..width).rev().flat_map(|x| (0..height).map(move |y| y * width + x));
        Picture { width: self.height, height: self.width, pixels: places.map(|place| self.pixels[place]).collect() }
    }
}

impl Picture<Rgba> {
    /// The colour buffer that the registers name, widened to 8 bits per channel.
    ///
    /// # Errors
    /// There is none, or it is not wholly in memory.
    pub fn of_color(registers: &RegisterFile, choices: &Choices, memory: &Memory) -> Result<Picture<Rgba>, NoPicture> {
        let framebuffer = Framebuffer::new(registers, choices, &mut |_| {});
        let address = registers.colorbuffer_loc().address();
        let code = registers.colorbuffer_format().format().raw();
        let buffer = bound(framebuffer.color, address, "colour", code)?;
        read(&framebuffer, buffer, "colour", memory, |word| color_unpack(buffer.format, word))
    }
}

impl Picture<u32> {
    /// The bytes of each pixel, the low one first.
    pub fn words(&self) -> Vec<[u8; 4]> {
        self.pixels.iter().map(|word| word.to_le_bytes()).collect()
    }

    /// The depth buffer that the registers name: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth.
    ///
    /// # Errors
    /// There is none, or it is not wholly in memory.
    pub fn of_depth(registers: &RegisterFile, choices: &Choices, memory: &Memory) -> Result<Picture<u32>, NoPicture> {
        let framebuffer = Framebuffer::new(registers, choices, &mut |_| {});
        let address = registers.depthbuffer_loc().address();
        let code = registers.depthbuffer_format().format().raw();
        let buffer = bound(framebuffer.depth, address, "depth", code)?;
        read(&framebuffer, buffer, "depth", memory, |word| word)
    }
}

/// The buffer at an address; `code` is that of its format.
fn bound<F>(of: Option<Buffer<F>>, address: u32, buffer: &'static str, code: u32) -> Result<Buffer<F>, NoPicture> {
    match of {
        _ if address == 0 => Err(NoPicture::NotBound(buffer)),
        None => Err(NoPicture::NoFormat { buffer, code }),
        Some(of) => Ok(of),
    }
}

fn read<F, T>(
    framebuffer: &Framebuffer,
    buffer: Buffer<F>,
    name: &'static str,
    memory: &Memory,
    pixel: impl Fn(u32) -> T,
) -> Result<Picture<T>, NoPicture> {
    let grid = framebuffer.grid;
    let PixelGrid { width, height, .. } = grid;
    if width == 0 {
        return Err(NoPicture::NoWidth(name));
    }
    // The last pixel of all is in the last tile, but not everywhere the last one of it.
    let pixels = (0..height).map(|row| grid.tile(width - 1, row) + 64).max().unwrap_or(0);
    let mut bytes = vec![0; pixels as usize * buffer.bytes.count() as usize];
    let outside = |outside| NoPicture::OutsideMemory { buffer: name, outside };
    memory.read(buffer.address, &mut bytes).map_err(outside)?;
    // A picture begins with the highest y.
    let places = (0..height).rev().flat_map(|y| (0..width).map(move |x| grid.pixel(x, y)));
    let pixels = places.map(|place| pixel(PixelBytes::read(buffer.bytes, &bytes, place as usize))).collect();
    Ok(Picture { width, height, pixels })
}

#[cfg(test)]
mod tests {
    use super::Picture;

    /// memory-engines.md#display: the first pixel in memory is at the lower left, x goes up, y to the right.
    #[test]
    fn a_turned_picture_begins_at_the_lower_left() {
        let pixels = vec!['a', 'b', 'c', 'd', 'e', 'f'];
        let turned = Picture { width: 3, height: 2, pixels }.turned();
        assert_eq!(turned, Picture { width: 2, height: 3, pixels: vec!['c', 'f', 'b', 'e', 'a', 'd'] });
    }
}
