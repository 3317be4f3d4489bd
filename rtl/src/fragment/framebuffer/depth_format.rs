// SPDX-License-Identifier: MIT
//! DEPTHBUFFER_FORMAT: from depth and stencil to the word of a pixel, and back.

use crate::prelude::*;
use pica_spec::pica200::bits::depthbuffer_format;
use pica_spec::pica200::code::depth_format;

/// The pixel of depth and stencil in the format of the depth buffer.
///
/// framebuffer.md#addressing. Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct DepthPack {
    /// DEPTHBUFFER_FORMAT.
    pub(crate) depth_format: Signal<In, Bits<{ depthbuffer_format::FORMAT_WIDTH }>>,
    /// Depth; in D16 bits 16-23 are dropped.
    pub(crate) depth: Signal<In, Bits<24>>,
    /// Stencil; only D24S8 has it.
    pub(crate) stencil: Signal<In, Bits<8>>,
    /// The pixel, its byte at the lowest address in bits 0-7; 0 in the unused format.
    pub(crate) word: Signal<Out, Bits<32>>,
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

/// Depth and stencil of a pixel of the depth buffer.
///
/// framebuffer.md#addressing. Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct DepthUnpack {
    /// DEPTHBUFFER_FORMAT.
    pub(crate) depth_format: Signal<In, Bits<{ depthbuffer_format::FORMAT_WIDTH }>>,
    /// The pixel, its byte at the lowest address in bits 0-7.
    pub(crate) word: Signal<In, Bits<32>>,
    /// Depth in the width of the format; 0 in the unused one.
    pub(crate) depth: Signal<Out, Bits<24>>,
    /// Stencil; 0 but in D24S8.
    pub(crate) stencil: Signal<Out, Bits<8>>,
}

#[hdl]
impl Logic for DepthUnpack {
    fn update(&mut self) {
        wire!(0 => self: depth, stencil);
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
