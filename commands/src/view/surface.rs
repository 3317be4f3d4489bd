// SPDX-License-Identifier: MIT
//! The buffers that a step leaves, as planes of bytes.

use pica_model::fragment::framebuffer::Framebuffer;
use pica_model::pipeline::Picture;
use pica_spec::choices::Choices;
use pica_spec::pica200::DepthFormat;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;

/// Planes: R, G, B, A, the three bytes of depth from the lowest on, stencil.
const PLANES: usize = 8;

/// A colour and a depth buffer. Of a buffer that is missing the planes are 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surface {
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
        let pixels = width as usize * height as usize;
        let mut planes = vec![0; PLANES * pixels];
        for (at, pixel) in color.iter().flat_map(|color| &color.pixels).enumerate() {
            for (plane, channel) in pixel.iter().enumerate() {
                planes[plane * pixels + at] = *channel;
            }
        }
        for (at, word) in depth.iter().flat_map(|depth| &depth.pixels).enumerate() {
            for (plane, byte) in word.to_le_bytes().iter().enumerate() {
                planes[(4 + plane) * pixels + at] = *byte;
            }
        }
        let format = framebuffer.depth.map(|buffer| buffer.format);
        Some(Surface {
            width,
            height,
            color: color
                .and(framebuffer.color)
                .map(|buffer| format!("{:?} at {:#010X}", buffer.format, buffer.address)),
            depth: depth
                .and(framebuffer.depth)
                .map(|buffer| format!("{:?} at {:#010X}", buffer.format, buffer.address)),
            depth_bits: if format == Some(DepthFormat::D16) { 16 } else { 24 },
            planes,
        })
    }

    /// Whether another step has drawn into the same buffers.
    pub fn is_of(&self, other: &Surface) -> bool {
        (self.width, self.height, &self.color, &self.depth) == (other.width, other.height, &other.color, &other.depth)
    }

    /// The bits that differ from what the same buffers held before.
    pub fn difference(&self, before: &Surface) -> Vec<u8> {
        self.planes.iter().zip(&before.planes).map(|(now, before)| now ^ before).collect()
    }
}
