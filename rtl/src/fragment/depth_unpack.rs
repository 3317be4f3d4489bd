// SPDX-License-Identifier: MIT
//! DEPTHBUFFER_FORMAT: from the word of a pixel to depth and stencil.

use crate::prelude::*;
use pica_spec::pica200::bits::depthbuffer_format;
use pica_spec::pica200::code::depth_format;

/// Depth and stencil of a pixel of the depth buffer.
///
/// framebuffer.md#addressing. Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct DepthUnpack {
    /// DEPTHBUFFER_FORMAT.
    pub(super) depth_format: Signal<In, Bits<{ depthbuffer_format::FORMAT_WIDTH }>>,
    /// The pixel, its byte at the lowest address in bits 0-7.
    pub(super) word: Signal<In, Bits<32>>,
    /// Depth in the width of the format; 0 in the unused one.
    pub(super) depth: Signal<Out, Bits<24>>,
    /// Stencil; 0 but in D24S8.
    pub(super) stencil: Signal<Out, Bits<8>>,
}

#[hdl]
impl Logic for DepthUnpack {
    fn update(&mut self) {
        self.depth.next = 0.into();
        self.stencil.next = 0.into();
        match self.depth_format.val().index() {
            depth_format::D16 => self.depth.next = bit_cast::<24, 16>(self.word.val().get_bits::<16>(0)),
            depth_format::D24 => self.depth.next = self.word.val().get_bits::<24>(0),
            depth_format::D24S8 => {
                self.depth.next = self.word.val().get_bits::<24>(0);
                self.stencil.next = self.word.val().get_bits::<8>(24);
            }
            _ => {}
        }
    }
}
