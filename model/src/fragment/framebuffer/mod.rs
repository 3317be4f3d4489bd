// SPDX-License-Identifier: MIT
//! The colour and the depth buffer: registers 0x110 to 0x11E (framebuffer.md#addressing).

pub mod color_format;
pub mod depth_format;
pub mod gas_pixel;
pub mod pixel;
pub mod shadow_pixel;

use pica_spec::choices::Choices;
use pica_spec::pica200::{ColorAccess, ColorFormat, DepthFormat, DepthStencilAccess};
use pica_spec::register_file::RegisterFile;

use self::color_format::color_bytes;
use self::depth_format::depth_bytes;
use self::pixel::PixelBytes;
use super::finding::Finding;
use crate::memory::tiling::PixelGrid;

/// A buffer that fragments may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buffer<F> {
    /// Physical address: a multiple of 64 bytes, since the low three bits of the registers do not count.
    pub address: u32,
    /// Format of its pixels.
    pub format: F,
    /// Size of its pixels.
    pub bytes: PixelBytes,
    /// Whether the buffer may be read; otherwise it counts as 0 (assumption `unreadable_buffer`).
    pub reads: bool,
    /// Whether the buffer may be written.
    pub writes: bool,
}

/// The framebuffer registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Framebuffer {
    /// How the pixels of both buffers lie in memory.
    pub grid: PixelGrid,
    /// The colour buffer; `None` if its format is unknown (assumption `unlisted_code`).
    pub color: Option<Buffer<ColorFormat>>,
    /// The depth buffer; `None` if its format is the unused one (assumption `unlisted_code`).
    pub depth: Option<Buffer<DepthFormat>>,
}

impl Framebuffer {
    /// What the registers say.
    pub fn new(registers: &RegisterFile, choices: &Choices, findings: &mut dyn FnMut(Finding)) -> Framebuffer {
        let format = registers.colorbuffer_format().format();
        if let ColorFormat::Unlisted(code) = format {
            findings(Finding::UnknownColorFormat { code });
        }
        let color = color_bytes(format).map(|bytes| Buffer {
            address: registers.colorbuffer_loc().address() & !63,
            format,
            bytes: PixelBytes::new(bytes),
            reads: registers.colorbuffer_read().access() == ColorAccess::Enabled,
            writes: registers.colorbuffer_write().access() == ColorAccess::Enabled,
        });
        let format = registers.depthbuffer_format().format();
        let depth = depth_bytes(format).map(|bytes| Buffer {
            address: registers.depthbuffer_loc().address() & !63,
            format,
            bytes: PixelBytes::new(bytes),
            reads: registers.depthbuffer_read().access() == DepthStencilAccess::Enabled,
            writes: registers.depthbuffer_write().access() == DepthStencilAccess::Enabled,
        });
        Framebuffer {
            grid: PixelGrid::new(
                registers.framebuffer_dim(),
                registers.framebuffer_block32().block_size(),
                choices.block32_order,
            ),
            color,
            depth,
        }
    }
}
