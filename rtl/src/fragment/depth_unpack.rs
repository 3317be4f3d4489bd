// SPDX-License-Identifier: MIT
//! DEPTHBUFFER_FORMAT: from the word of a pixel to depth and stencil.

use rust_hdl::core::prelude::*;

/// Depth and stencil of a word (dossier section 4.11). Combinational.
#[derive(LogicBlock, Default)]
pub struct DepthUnpack {
    pub(super) depth_format: Signal<In, Bits<2>>,
    pub(super) word: Signal<In, Bits<32>>,
    pub(super) depth: Signal<Out, Bits<24>>,
    pub(super) stencil: Signal<Out, Bits<8>>,
}

impl Logic for DepthUnpack {
    #[hdl_gen]
    fn update(&mut self) {
        self.depth.next = 0.into();
        self.stencil.next = 0.into();
        match self.depth_format.val().index() {
            0 => self.depth.next = bit_cast::<24, 16>(self.word.val().get_bits::<16>(0)),
            2 => self.depth.next = self.word.val().get_bits::<24>(0),
            3 => {
                self.depth.next = self.word.val().get_bits::<24>(0);
                self.stencil.next = self.word.val().get_bits::<8>(24);
            }
            _ => {}
        }
    }
}

crate::ports!([] DepthUnpack; in depth_format word; out depth stencil);

crate::declaration::channels! {
    Input in {
        depth_format "DEPTHBUFFER_FORMAT (0x116)."
        word "The pixel, its byte at the lowest address in bits 0-7."
    }
    Output out {
        depth "Depth in the width of the format; 0 in the unused one."
        stencil "Stencil; 0 but in D24S8."
    }
}
