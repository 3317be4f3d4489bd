// SPDX-License-Identifier: MIT
//! Pixels of gas (fragment.md#gas, assumption `gas_pixel`): two densities of 16 bits.

use crate::fragment::color::Rgba;

/// A pixel of gas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GasPixel {
    /// Sum of the densities.
    pub plain: u16,
    /// Sum of the densities, weighted by depth.
    pub depth: u16,
}

impl GasPixel {
    /// The pixel of a word whose lowest byte is at the lowest address.
    #[inline]
    pub const fn unpack(word: u32) -> GasPixel {
        GasPixel { plain: word as u16, depth: (word >> 16) as u16 }
    }

    /// The word of the pixel, whose lowest byte is at the lowest address.
    #[inline]
    pub const fn pack(self) -> u32 {
        self.plain as u32 | (self.depth as u32) << 16
    }

    /// The pixel of a texel in the format RGBA8, whose bytes are A, B, G, R from the lowest address up.
    #[inline]
    pub const fn of_texel([r, g, b, a]: Rgba) -> GasPixel {
        GasPixel::unpack(u32::from_le_bytes([a, b, g, r]))
    }
}
