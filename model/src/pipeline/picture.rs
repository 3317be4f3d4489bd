// SPDX-License-Identifier: MIT
//! What is in the framebuffer.

use pica_spec::choices::Choices;
use pica_spec::pica200::DepthFormat;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::{Memory, OutsideMemory};

use crate::fragment::color::Rgba;
use crate::fragment::framebuffer::color_format::color_unpack;
use crate::fragment::framebuffer::pixel::PixelBytes;
use crate::fragment::framebuffer::{Buffer, Framebuffer};
use crate::tiling::PixelGrid;

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
    /// There is no buffer: its address is 0, or its size or its format is none.
    #[error("no {0} buffer is bound")]
    NotBound(&'static str),
    /// The buffer is not in memory.
    #[error("the {buffer} buffer is not in memory: {outside}")]
    OutsideMemory {
        /// Which buffer.
        buffer: &'static str,
        /// What is missing.
        outside: OutsideMemory,
    },
}

impl Picture<Rgba> {
    /// The colour buffer that the registers name, widened to 8 bits per channel.
    ///
    /// # Errors
    /// There is none, or it is not wholly in memory.
    pub fn of_color(registers: &RegisterFile, choices: &Choices, memory: &Memory) -> Result<Picture<Rgba>, NoPicture> {
        let framebuffer = Framebuffer::new(registers, choices, &mut |_| {});
        let buffer = framebuffer.color.filter(|buffer| buffer.address != 0).ok_or(NoPicture::NotBound("colour"))?;
        read(&framebuffer, buffer, "colour", memory, |word| color_unpack(buffer.format, word))
    }
}

impl Picture<u32> {
    /// The depth buffer that the registers name: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth.
    ///
    /// # Errors
    /// There is none, or it is not wholly in memory.
    pub fn of_depth(registers: &RegisterFile, choices: &Choices, memory: &Memory) -> Result<Picture<u32>, NoPicture> {
        let framebuffer = Framebuffer::new(registers, choices, &mut |_| {});
        let buffer: Buffer<DepthFormat> =
            framebuffer.depth.filter(|buffer| buffer.address != 0).ok_or(NoPicture::NotBound("depth"))?;
        read(&framebuffer, buffer, "depth", memory, |word| word)
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
        return Err(NoPicture::NotBound(name));
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
