// SPDX-License-Identifier: MIT
//! DEPTHBUFFER_FORMAT: from depth and stencil to the word of a pixel.

use crate::prelude::*;
use pica_spec::pica200::bits::depthbuffer_format;
use pica_spec::pica200::code::depth_format;

/// The pixel of depth and stencil in the format of the depth buffer.
///
/// framebuffer.md#addressing. Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct DepthPack {
    /// DEPTHBUFFER_FORMAT.
    pub(super) depth_format: Signal<In, Bits<{ depthbuffer_format::FORMAT_WIDTH }>>,
    /// Depth; in D16 bits 16-23 are dropped.
    pub(super) depth: Signal<In, Bits<24>>,
    /// Stencil; only D24S8 has it.
    pub(super) stencil: Signal<In, Bits<8>>,
    /// The pixel, its byte at the lowest address in bits 0-7; 0 in the unused format.
    pub(super) word: Signal<Out, Bits<32>>,
}

#[hdl]
impl Logic for DepthPack {
    fn update(&mut self) {
        self.word.next = 0.into();
        match self.depth_format.val().index() {
            depth_format::D16 => self.word.next = bit_cast::<32, 16>(self.depth.val().get_bits::<16>(0)),
            depth_format::D24 => self.word.next = bit_cast::<32, 24>(self.depth.val()),
            depth_format::D24S8 => {
                self.word.next = bit_cast::<32, 24>(self.depth.val()) | (bit_cast::<32, 8>(self.stencil.val()) << 24);
            }
            _ => {}
        }
    }
}
