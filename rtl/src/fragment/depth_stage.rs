// SPDX-License-Identifier: MIT
//! Stencil test, depth test and what they write.

use super::{DepthPack, DepthTest, DepthUnpack, Stencil};
use crate::prelude::*;
use pica_spec::pica200::bits::depthbuffer_format::FORMAT_WIDTH;
use pica_spec::pica200::bits::{depth_color_mask, stencil_op, stencil_test};
use pica_spec::pica200::code::depth_format;

/// What the word of a fragment's pixel in the depth buffer makes of it (dossier sections 6.7, 6.8). Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct DepthStage {
    pub depth_format: Signal<In, Bits<{ FORMAT_WIDTH }>>,
    pub stencil_test: Signal<In, Bits<{ stencil_test::BITS }>>,
    pub stencil_op: Signal<In, Bits<{ stencil_op::BITS }>>,
    pub depth_color_mask: Signal<In, Bits<{ depth_color_mask::BITS }>>,
    pub readable: Signal<In, Bit>,
    pub writable: Signal<In, Bit>,
    /// Whether the fragment has come so far.
    pub alive: Signal<In, Bit>,
    /// Depth of the fragment in the width of the format.
    pub depth: Signal<In, Bits<24>>,
    pub stored: Signal<In, Bits<32>>,
    pub passes_stencil: Signal<Out, Bit>,
    /// Whether it goes on.
    pub pass: Signal<Out, Bit>,
    pub write: Signal<Out, Bit>,
    pub word: Signal<Out, Bits<32>>,
    unpack: DepthUnpack,
    compare: DepthTest,
    stencil: Stencil,
    pack: DepthPack,
    exists: Signal<Local, Bit>,
    has_stencil: Signal<Local, Bit>,
    depth_pass: Signal<Local, Bit>,
    both_pass: Signal<Local, Bit>,
    changes: Signal<Local, Bit>,
}

#[hdl]
impl Logic for DepthStage {
    fn update(&mut self) {
        self.exists.next = self.depth_format.val() != bits_of::<{ FORMAT_WIDTH }>(depth_format::UNUSED);
        self.has_stencil.next = flag!(self.stencil_test, stencil_test::ENABLE)
            && (self.depth_format.val() == bits_of::<{ FORMAT_WIDTH }>(depth_format::D24S8));
        self.unpack.depth_format.next = self.depth_format.val();
        self.unpack.word.next = 0.into();
        if self.readable.val() {
            self.unpack.word.next = self.stored.val();
        }
        self.compare.depth_color_mask.next = self.depth_color_mask.val();
        self.compare.depth.next = self.depth.val();
        self.compare.stored.next = self.unpack.depth.val();
        self.depth_pass.next = self.compare.pass.val() || (!self.exists.val());
        self.stencil.stencil_test.next = self.stencil_test.val();
        if !self.has_stencil.val() {
            self.stencil.stencil_test.next = 0.into();
        }
        self.stencil.stencil_op.next = self.stencil_op.val();
        self.stencil.stored.next = self.unpack.stencil.val();
        self.stencil.depth_pass.next = self.depth_pass.val();
        self.passes_stencil.next = self.stencil.pass.val();
        self.both_pass.next = self.alive.val() && self.stencil.pass.val() && self.depth_pass.val();
        self.pass.next = self.both_pass.val();

        self.pack.depth_format.next = self.depth_format.val();
        self.pack.stencil.next = self.stencil.written.val();
        self.pack.depth.next = self.unpack.depth.val();
        if self.both_pass.val() && flag!(self.depth_color_mask, depth_color_mask::DEPTH_WRITE) {
            self.pack.depth.next = self.depth.val();
        }
        self.changes.next = self.both_pass.val() && flag!(self.depth_color_mask, depth_color_mask::DEPTH_WRITE);
        if self.has_stencil.val() {
            self.changes.next = self.alive.val();
        }
        self.write.next = self.changes.val() && self.writable.val() && self.exists.val();
        self.word.next = self.pack.word.val();
    }
}
