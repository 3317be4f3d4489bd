// SPDX-License-Identifier: MIT
//! Buffers as planes of bytes.

use pica_model::fragment::color::Rgba;
use pica_model::fragment::framebuffer::Framebuffer;
use pica_model::gpu::pipeline::Picture;
use pica_spec::choices::Choices;
use pica_spec::pica200::DepthFormat;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;

/// Planes: R, G, B, A, the three bytes of depth from the lowest on, stencil.
const PLANES: usize = 8;

/// Which buffers these are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Pixels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Format and address of the colour buffer.
    pub color: Option<String>,
    /// Format and address of the depth buffer.
    pub depth: Option<String>,
    /// Bits of a depth.
    pub depth_bits: u32,
}

/// A colour and a depth buffer. Of a buffer that is missing the planes are 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surface {
    pub key: Key,
    /// Plane after plane, the first row first.
    pub planes: Vec<u8>,
}

impl Surface {
    /// What the registers name, as it is in memory; `None` if there is neither colour nor depth.
    pub fn read(registers: &RegisterFile, choices: &Choices, memory: &Memory) -> Option<Surface> {
        let framebuffer = Framebuffer::new(registers, choices, &mut |_| {});
        let color = Picture::of_color(registers, choices, memory).ok();
        let depth = Picture::of_depth(registers, choices, memory).ok();
        let (width, height) = (color.as_ref().map(|color| (color.width, color.height)))
            .or(depth.as_ref().map(|depth| (depth.width, depth.height)))?;
        let planes = [
            planes(color.as_ref().map(|color| color.pixels.as_slice()), (width, height)),
            planes(depth.as_ref().map(Picture::words).as_deref(), (width, height)),
        ];
        let format = framebuffer.depth.map(|buffer| buffer.format);
        let key = Key {
            width,
            height,
            color: color
                .and(framebuffer.color)
                .map(|buffer| format!("{} at {:#010X}", buffer.format.name(), buffer.address)),
            depth: depth
                .and(framebuffer.depth)
                .map(|buffer| format!("{} at {:#010X}", buffer.format.name(), buffer.address)),
            depth_bits: if format == Some(DepthFormat::D16) { 16 } else { 24 },
        };
        Some(Surface { key, planes: planes.concat() })
    }

    /// A picture without depth, which is called `name`.
    pub fn of_picture(picture: &Picture<Rgba>, name: String) -> Surface {
        let Picture { width, height, ref pixels } = *picture;
        let key = Key { width, height, color: Some(name), depth: None, depth_bits: 24 };
        let none = vec![0; PLANES / 2 * pixels.len()];
        Surface { key, planes: [planes(Some(pixels), (width, height)), none].concat() }
    }

    /// The bits that differ from what the same buffers held before.
    pub fn difference(&self, before: &Surface) -> Vec<u8> {
        self.planes.iter().zip(&before.planes).map(|(now, before)| now ^ before).collect()
    }
}

/// The four bytes of each pixel, plane after plane.
fn planes(pixels: Option<&[Rgba]>, (width, height): (u32, u32)) -> Vec<u8> {
    let count = width as usize * height as usize;
    match pixels {
        Some(pixels) => (0..PLANES / 2).flat_map(|plane| pixels.iter().map(move |pixel| pixel[plane])).collect(),
        None => vec![0; PLANES / 2 * count],
    }
}
