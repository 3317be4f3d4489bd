// SPDX-License-Identifier: MIT
//! Blending or logic operation, colour mask and what is written.

use super::{Blend, ColorPack, ColorUnpack, LogicOp};
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::{colorbuffer_format, depth_color_mask, logic_op};
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
        self.unpack.color_format.next = self.color_format.val();
        self.unpack.word.next = self.word.val();
        self.color.next = 0.into();
        if self.readable.val() {
            self.color.next = self.unpack.color.val();
        }
    }
}

/// What colour and stored colour make (dossier section 6.9). Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct ColorStage {
    pub color_format: Signal<In, Bits<{ colorbuffer_format::FORMAT_WIDTH }>>,
    pub blends: Signal<In, Bit>,
    pub blend_func: Signal<In, Bits<32>>,
    pub blend_color: Signal<In, Bits<32>>,
    pub logic_operation: Signal<In, Bits<{ logic_op::OPERATION_WIDTH }>>,
    pub depth_color_mask: Signal<In, Bits<{ depth_color_mask::BITS }>>,
    pub writable: Signal<In, Bit>,
    /// Whether the fragment has passed all tests.
    pub alive: Signal<In, Bit>,
    pub source: Signal<In, Bits<32>>,
    pub destination: Signal<In, Bits<32>>,
    pub write: Signal<Out, Bit>,
    pub word: Signal<Out, Bits<32>>,
    blend: Blend,
    logic_op: LogicOp<32>,
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

impl ColorStage {
    pub fn new(choices: &Recorder) -> Self {
        Self { blend: Blend::new(choices), ..Self::default() }
    }
}

#[hdl]
impl Logic for ColorStage {
    fn update(&mut self) {
        self.blend.blend_func.next = self.blend_func.val();
        self.blend.blend_color.next = self.blend_color.val();
        self.blend.source.next = self.source.val();
        self.blend.destination.next = self.destination.val();
        self.logic_op.operation.next = self.logic_operation.val();
        self.logic_op.source.next = self.source.val();
        self.logic_op.destination.next = self.destination.val();
        self.result.next = self.logic_op.y.val();
        if self.blends.val() {
            self.result.next = self.blend.y.val();
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
            color_format::RGBA8 => self.described.next = true,
            color_format::RGB8 => self.described.next = true,
            color_format::RGB5A1 => self.described.next = true,
            color_format::RGB565 => self.described.next = true,
            color_format::RGBA4 => self.described.next = true,
            // A format that nobody has described is no buffer.
            _ => self.described.next = false,
        }
        self.write.next = self.alive.val() && self.writable.val() && self.masked.val() && self.described.val();
        self.word.next = self.pack.word.val();
    }
}
