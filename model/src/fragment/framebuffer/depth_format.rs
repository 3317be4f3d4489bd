// SPDX-License-Identifier: MIT
//! DEPTHBUFFER_FORMAT: pixels of the depth buffer.

use pica_spec::choices::DepthQuantisation;
use pica_spec::pica200::DepthFormat;

use super::super::depth_quantise::{depth16, depth24};

/// A pixel of the depth buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DepthStencil {
    /// Depth, in the width of the format.
    pub depth: u32,
    /// Stencil; 0 without one.
    pub stencil: u8,
}

/// Bytes of a pixel; `None` for the unused code 1.
pub const fn depth_bytes(format: DepthFormat) -> Option<u32> {
    match format {
        DepthFormat::D16 => Some(2),
        DepthFormat::D24 => Some(3),
        DepthFormat::D24s8 => Some(4),
        DepthFormat::Unused => None,
    }
}

/// The depth of a fragment in the width of a format (choice `depth_quantisation`).
#[inline(always)]
pub const fn depth_quantise(format: DepthFormat, depth: u32, rounding: DepthQuantisation) -> u32 {
    match format {
        DepthFormat::D16 => depth16(depth, rounding),
        DepthFormat::D24 | DepthFormat::D24s8 | DepthFormat::Unused => depth24(depth, rounding),
    }
}

/// Depth and stencil of a pixel word, whose lowest byte is at the lowest address: depth in the low bits, the stencil in
/// bits 24-31 (framebuffer.md#addressing).
#[inline(always)]
pub const fn depth_unpack(format: DepthFormat, word: u32) -> DepthStencil {
    match format {
        DepthFormat::D16 => DepthStencil { depth: word & 0xFFFF, stencil: 0 },
        DepthFormat::D24 => DepthStencil { depth: word & 0xFF_FFFF, stencil: 0 },
        DepthFormat::D24s8 => DepthStencil { depth: word & 0xFF_FFFF, stencil: (word >> 24) as u8 },
        DepthFormat::Unused => DepthStencil { depth: 0, stencil: 0 },
    }
}

/// The pixel word of depth and stencil; bits that the format does not have are dropped.
#[inline(always)]
pub const fn depth_pack(format: DepthFormat, pixel: DepthStencil) -> u32 {
    match format {
        DepthFormat::D16 => pixel.depth & 0xFFFF,
        DepthFormat::D24 => pixel.depth & 0xFF_FFFF,
        DepthFormat::D24s8 => pixel.depth & 0xFF_FFFF | (pixel.stencil as u32) << 24,
        DepthFormat::Unused => 0,
    }
}
