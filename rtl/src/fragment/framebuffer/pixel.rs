// SPDX-License-Identifier: MIT
//! The bytes of a pixel in the buffers.

use crate::prelude::*;
use pica_spec::pica200::bits::{colorbuffer_format, depthbuffer_format};
use pica_spec::pica200::code::{color_format, depth_format};

/// The bytes of a word that a pixel has in the format of each buffer, from the lowest (framebuffer.md#pixels-in-memory).
/// Combinational.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct PixelBytes {
    pub colorbuffer_format: Signal<In, Bits<{ colorbuffer_format::BITS }>>,
    pub depthbuffer_format: Signal<In, Bits<{ depthbuffer_format::BITS }>>,
    /// A bit for each byte.
    pub color: Signal<Out, Bits<4>>,
    pub depth: Signal<Out, Bits<4>>,
}

#[hdl]
impl Logic for PixelBytes {
    fn update(&mut self) {
        match field!(self.colorbuffer_format, colorbuffer_format::FORMAT).index() {
            color_format::RGBA8 => self.color.next = 0b1111.into(),
            color_format::RGB8 => self.color.next = 0b0111.into(),
            _ => self.color.next = 0b0011.into(),
        }
        match field!(self.depthbuffer_format, depthbuffer_format::FORMAT).index() {
            depth_format::D24S8 => self.depth.next = 0b1111.into(),
            depth_format::D24 => self.depth.next = 0b0111.into(),
            _ => self.depth.next = 0b0011.into(),
        }
    }
}
