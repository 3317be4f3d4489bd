// SPDX-License-Identifier: MIT
//! DEPTHBUFFER_FORMAT: from depth and stencil to the word of a pixel.

use rust_hdl::core::prelude::*;

/// The word of depth and stencil (dossier section 4.11). Combinational.
#[derive(LogicBlock, Default)]
pub struct DepthPack {
    pub(super) depth_format: Signal<In, Bits<2>>,
    pub(super) depth: Signal<In, Bits<24>>,
    pub(super) stencil: Signal<In, Bits<8>>,
    pub(super) word: Signal<Out, Bits<32>>,
}

impl Logic for DepthPack {
    #[hdl_gen]
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

crate::ports!([] DepthPack; in depth_format depth stencil; out word);

crate::declaration::channels! {
    Input in {
        depth_format "DEPTHBUFFER_FORMAT (0x116)."
        depth "Depth; in D16 bits 16-23 are dropped."
        stencil "Stencil; only D24S8 has it."
    }
    Output out {
        word "The pixel, its byte at the lowest address in bits 0-7; 0 in the unused format."
    }
}
