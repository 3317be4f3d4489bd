// SPDX-License-Identifier: MIT
//! DEPTHBUFFER_FORMAT: from depth and stencil to the word of a pixel.

use crate::prelude::*;

/// The pixel of depth and stencil in the format of the depth buffer.
///
/// Dossier section 4.11. Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct DepthPack {
    /// DEPTHBUFFER_FORMAT (0x116).
    pub(super) depth_format: Signal<In, Bits<2>>,
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
            0 => self.word.next = bit_cast::<32, 16>(self.depth.val().get_bits::<16>(0)),
            2 => self.word.next = bit_cast::<32, 24>(self.depth.val()),
            3 => {
                self.word.next = bit_cast::<32, 24>(self.depth.val()) | (bit_cast::<32, 8>(self.stencil.val()) << 24);
            }
            _ => {}
        }
    }
}
