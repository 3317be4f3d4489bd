// SPDX-License-Identifier: MIT
//! Pixels of shadow maps (framebuffer.md#shadow): 24 bits of depth, most significant byte first, and 8 bits of density
//! behind them.

/// A pixel of a shadow map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShadowPixel {
    /// 24 bits of depth.
    pub depth: u32,
    /// Density.
    pub density: u8,
}

impl ShadowPixel {
    /// The pixel of a word whose lowest byte is at the lowest address.
    #[inline]
    pub const fn unpack(word: u32) -> ShadowPixel {
        ShadowPixel { depth: word.swap_bytes() >> 8, density: (word >> 24) as u8 }
    }

    /// The word of the pixel, whose lowest byte is at the lowest address.
    #[inline]
    pub const fn pack(self) -> u32 {
        (self.depth << 8).swap_bytes() | (self.density as u32) << 24
    }
}
