// SPDX-License-Identifier: MIT
//! COLORBUFFER_FORMAT: from a colour to the word of a pixel, and back.

use crate::prelude::*;
use pica_spec::pica200::bits::colorbuffer_format;
use pica_spec::pica200::code::color_format;

/// The pixel of a colour in the format of the colour buffer.
///
/// Channels are cut to their top bits (framebuffer.md#addressing). Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct ColorPack {
    /// COLORBUFFER_FORMAT, bits 16-18.
    pub(crate) color_format: Signal<In, Bits<{ colorbuffer_format::FORMAT_WIDTH }>>,
    /// Red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(crate) color: Signal<In, Bits<32>>,
    /// The pixel, its byte at the lowest address in bits 0-7; 0 in a format that nobody has described.
    pub(crate) word: Signal<Out, Bits<32>>,
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

/// The colour of a pixel of the colour buffer.
///
/// Channels are widened by repeating their top bits (framebuffer.md#addressing). Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct ColorUnpack {
    /// COLORBUFFER_FORMAT, bits 16-18.
    pub(crate) color_format: Signal<In, Bits<{ colorbuffer_format::FORMAT_WIDTH }>>,
    /// The pixel, its byte at the lowest address in bits 0-7.
    pub(crate) word: Signal<In, Bits<32>>,
    /// Red in bits 0-7, green, blue, alpha in bits 24-31; 0 in a format that nobody has described.
    pub(crate) color: Signal<Out, Bits<32>>,
    r: Signal<Local, Bits<8>>,
    g: Signal<Local, Bits<8>>,
    b: Signal<Local, Bits<8>>,
    a: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for ColorUnpack {
    fn update(&mut self) {
        wire!(0 => self: r, g, b);
        self.a.next = 255.into();
        match self.color_format.val().index() {
            color_format::RGBA8 => {
                self.r.next = self.word.val().get_bits::<8>(24);
                self.g.next = self.word.val().get_bits::<8>(16);
                self.b.next = self.word.val().get_bits::<8>(8);
                self.a.next = self.word.val().get_bits::<8>(0);
            }
            color_format::RGB8 => {
                self.r.next = self.word.val().get_bits::<8>(16);
                self.g.next = self.word.val().get_bits::<8>(8);
                self.b.next = self.word.val().get_bits::<8>(0);
            }
            color_format::RGB5A1 => {
                self.r.next = (bit_cast::<8, 5>(self.word.val().get_bits::<5>(11)) << 3)
                    | bit_cast::<8, 3>(self.word.val().get_bits::<3>(13));
                self.g.next = (bit_cast::<8, 5>(self.word.val().get_bits::<5>(6)) << 3)
                    | bit_cast::<8, 3>(self.word.val().get_bits::<3>(8));
                self.b.next = (bit_cast::<8, 5>(self.word.val().get_bits::<5>(1)) << 3)
                    | bit_cast::<8, 3>(self.word.val().get_bits::<3>(3));
                if !self.word.val().get_bit(0) {
                    self.a.next = 0.into();
                }
            }
            color_format::RGB565 => {
                self.r.next = (bit_cast::<8, 5>(self.word.val().get_bits::<5>(11)) << 3)
                    | bit_cast::<8, 3>(self.word.val().get_bits::<3>(13));
                self.g.next = (bit_cast::<8, 6>(self.word.val().get_bits::<6>(5)) << 2)
                    | bit_cast::<8, 2>(self.word.val().get_bits::<2>(9));
                self.b.next = (bit_cast::<8, 5>(self.word.val().get_bits::<5>(0)) << 3)
                    | bit_cast::<8, 3>(self.word.val().get_bits::<3>(2));
            }
            color_format::RGBA4 => {
                self.r.next = (bit_cast::<8, 4>(self.word.val().get_bits::<4>(12)) << 4)
                    | bit_cast::<8, 4>(self.word.val().get_bits::<4>(12));
                self.g.next = (bit_cast::<8, 4>(self.word.val().get_bits::<4>(8)) << 4)
                    | bit_cast::<8, 4>(self.word.val().get_bits::<4>(8));
                self.b.next = (bit_cast::<8, 4>(self.word.val().get_bits::<4>(4)) << 4)
                    | bit_cast::<8, 4>(self.word.val().get_bits::<4>(4));
                self.a.next = (bit_cast::<8, 4>(self.word.val().get_bits::<4>(0)) << 4)
                    | bit_cast::<8, 4>(self.word.val().get_bits::<4>(0));
            }
            _ => self.a.next = 0.into(),
        }
        self.color.next = bit_cast::<32, 8>(self.r.val())
            | (bit_cast::<32, 8>(self.g.val()) << 8)
            | (bit_cast::<32, 8>(self.b.val()) << 16)
            | (bit_cast::<32, 8>(self.a.val()) << 24);
    }
}
