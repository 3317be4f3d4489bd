// SPDX-License-Identifier: MIT
//! Blending or logic operation, colour mask and what is written.

use super::{ColorPack, ColorUnpack};
use crate::prelude::*;
use pica_spec::pica200::bits::{colorbuffer_format, depth_color_mask};
use pica_spec::pica200::code::color_format;

/// The stored colour of a fragment's pixel; 0 if the buffer may not be read. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct ColorLoad {
    pub color_format: Signal<In, Bits<{ colorbuffer_format::FORMAT_WIDTH }>>,
    pub readable: Signal<In, Bit>,
    pub word: Signal<In, Bits<32>>,
    pub color: Signal<Out, Bits<32>>,
    unpack: ColorUnpack,
}

#[hdl]
impl Logic for ColorLoad {
    fn update(&mut self) {
        wire!(self => self.unpack: color_format, word);
        self.color.next = 0.into();
        if self.readable.val() {
            self.color.next = self.unpack.color.val();
        }
    }
}

/// What colour and stored colour make, once they are blended (framebuffer.md#blending-and-logic-operation).
/// Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct ColorStage {
    pub color_format: Signal<In, Bits<{ colorbuffer_format::FORMAT_WIDTH }>>,
    pub blends: Signal<In, Bit>,
    /// Source and destination, blended, and what the logic operation makes of them.
    pub blended: Signal<In, Bits<32>>,
    pub combined: Signal<In, Bits<32>>,
    pub depth_color_mask: Signal<In, Bits<{ depth_color_mask::BITS }>>,
    pub writable: Signal<In, Bit>,
    /// Whether the fragment has passed all tests.
    pub alive: Signal<In, Bit>,
    pub destination: Signal<In, Bits<32>>,
    pub write: Signal<Out, Bit>,
    pub word: Signal<Out, Bits<32>>,
    pack: ColorPack,
    result: Signal<Local, Bits<32>>,
    r: Signal<Local, Bits<8>>,
    g: Signal<Local, Bits<8>>,
    b: Signal<Local, Bits<8>>,
    a: Signal<Local, Bits<8>>,
    described: Signal<Local, Bit>,
    /// Whether any channel is written.
    masked: Signal<Local, Bit>,
}

#[hdl]
impl Logic for ColorStage {
    fn update(&mut self) {
        self.result.next = self.combined.val();
        if self.blends.val() {
            self.result.next = self.blended.val();
        }
        self.r.next = self.destination.val().get_bits::<8>(0);
        self.g.next = self.destination.val().get_bits::<8>(8);
        self.b.next = self.destination.val().get_bits::<8>(16);
        self.a.next = self.destination.val().get_bits::<8>(24);
        if flag!(self.depth_color_mask, depth_color_mask::RED_WRITE) {
            self.r.next = self.result.val().get_bits::<8>(0);
        }
        if flag!(self.depth_color_mask, depth_color_mask::GREEN_WRITE) {
            self.g.next = self.result.val().get_bits::<8>(8);
        }
        if flag!(self.depth_color_mask, depth_color_mask::BLUE_WRITE) {
            self.b.next = self.result.val().get_bits::<8>(16);
        }
        if flag!(self.depth_color_mask, depth_color_mask::ALPHA_WRITE) {
            self.a.next = self.result.val().get_bits::<8>(24);
        }
        self.pack.color_format.next = self.color_format.val();
        self.pack.color.next = bit_cast::<32, 8>(self.r.val())
            | (bit_cast::<32, 8>(self.g.val()) << 8)
            | (bit_cast::<32, 8>(self.b.val()) << 16)
            | (bit_cast::<32, 8>(self.a.val()) << 24);
        self.masked.next = flag!(self.depth_color_mask, depth_color_mask::RED_WRITE)
            || flag!(self.depth_color_mask, depth_color_mask::GREEN_WRITE)
            || flag!(self.depth_color_mask, depth_color_mask::BLUE_WRITE)
            || flag!(self.depth_color_mask, depth_color_mask::ALPHA_WRITE);
        match self.color_format.val().index() {
            color_format::RGBA8
            | color_format::RGB8
            | color_format::RGB5A1
            | color_format::RGB565
            | color_format::RGBA4 => self.described.next = true,
            // A format that nobody has described is no buffer.
            _ => self.described.next = false,
        }
        self.write.next = self.alive.val() && self.writable.val() && self.masked.val() && self.described.val();
        self.word.next = self.pack.word.val();
    }
}
