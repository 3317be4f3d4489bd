// SPDX-License-Identifier: MIT
//! COLORBUFFER_FORMAT: from a colour to the word of a pixel.

use crate::prelude::*;
use pica_spec::pica200::bits::colorbuffer_format;
use pica_spec::pica200::code::color_format;

/// The pixel of a colour in the format of the colour buffer.
///
/// Channels are cut to their top bits (framebuffer.md#addressing). Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct ColorPack {
    /// COLORBUFFER_FORMAT, bits 16-18.
    pub(super) color_format: Signal<In, Bits<{ colorbuffer_format::FORMAT_WIDTH }>>,
    /// Red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(super) color: Signal<In, Bits<32>>,
    /// The pixel, its byte at the lowest address in bits 0-7; 0 in a format that nobody has described.
    pub(super) word: Signal<Out, Bits<32>>,
    r: Signal<Local, Bits<8>>,
    g: Signal<Local, Bits<8>>,
    b: Signal<Local, Bits<8>>,
    a: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for ColorPack {
    fn update(&mut self) {
        self.r.next = self.color.val().get_bits::<8>(0);
        self.g.next = self.color.val().get_bits::<8>(8);
        self.b.next = self.color.val().get_bits::<8>(16);
        self.a.next = self.color.val().get_bits::<8>(24);
        self.word.next = 0.into();
        match self.color_format.val().index() {
            color_format::RGBA8 => {
                self.word.next = (bit_cast::<32, 8>(self.r.val()) << 24)
                    | (bit_cast::<32, 8>(self.g.val()) << 16)
                    | (bit_cast::<32, 8>(self.b.val()) << 8)
                    | bit_cast::<32, 8>(self.a.val());
            }
            color_format::RGB8 => {
                self.word.next = (bit_cast::<32, 8>(self.r.val()) << 16)
                    | (bit_cast::<32, 8>(self.g.val()) << 8)
                    | bit_cast::<32, 8>(self.b.val());
            }
            color_format::RGB5A1 => {
                self.word.next = (bit_cast::<32, 5>(self.r.val().get_bits::<5>(3)) << 11)
                    | (bit_cast::<32, 5>(self.g.val().get_bits::<5>(3)) << 6)
                    | (bit_cast::<32, 5>(self.b.val().get_bits::<5>(3)) << 1)
                    | bit_cast::<32, 1>(self.a.val().get_bits::<1>(7));
            }
            color_format::RGB565 => {
                self.word.next = (bit_cast::<32, 5>(self.r.val().get_bits::<5>(3)) << 11)
                    | (bit_cast::<32, 6>(self.g.val().get_bits::<6>(2)) << 5)
                    | bit_cast::<32, 5>(self.b.val().get_bits::<5>(3));
            }
            color_format::RGBA4 => {
                self.word.next = (bit_cast::<32, 4>(self.r.val().get_bits::<4>(4)) << 12)
                    | (bit_cast::<32, 4>(self.g.val().get_bits::<4>(4)) << 8)
                    | (bit_cast::<32, 4>(self.b.val().get_bits::<4>(4)) << 4)
                    | bit_cast::<32, 4>(self.a.val().get_bits::<4>(4));
            }
            _ => {}
        }
    }
}
