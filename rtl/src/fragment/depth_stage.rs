// SPDX-License-Identifier: MIT
//! Stencil test, depth test and what they write.

use super::stencil::{StencilCompare, StencilWrite};
use super::{DepthTest, DepthUnpack};
use crate::prelude::*;
use pica_spec::pica200::bits::depthbuffer_format::FORMAT_WIDTH;
use pica_spec::pica200::bits::{depth_color_mask, stencil_op, stencil_test};
use pica_spec::pica200::code::depth_format;

/// What a fragment finds in the depth buffer (framebuffer.md#stencil, framebuffer.md#depth). Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct DepthLook {
    pub depth_format: Signal<In, Bits<{ FORMAT_WIDTH }>>,
    pub stencil_test: Signal<In, Bits<{ stencil_test::BITS }>>,
    pub depth_color_mask: Signal<In, Bits<{ depth_color_mask::BITS }>>,
    pub readable: Signal<In, Bit>,
    /// Depth of the fragment in the width of the format.
    pub depth: Signal<In, Bits<24>>,
    /// The word of the pixel in the depth buffer.
    pub word: Signal<In, Bits<32>>,
    pub stored_depth: Signal<Out, Bits<24>>,
    pub stored_stencil: Signal<Out, Bits<8>>,
    pub depth_pass: Signal<Out, Bit>,
    /// Whether the stored stencil passes the stencil test, were that on.
    pub compares: Signal<Out, Bit>,
    unpack: DepthUnpack,
    depth_test: DepthTest,
    stencil: StencilCompare,
}

#[hdl]
impl Logic for DepthLook {
    fn update(&mut self) {
        self.unpack.depth_format.next = self.depth_format.val();
        self.unpack.word.next = 0.into();
        if self.readable.val() {
            self.unpack.word.next = self.word.val();
        }
        wire!(self.unpack => self: stored_depth: depth, stored_stencil: stencil);
        wire!(self => self.depth_test: depth_color_mask, depth);
        self.depth_test.stored.next = self.unpack.depth.val();
        self.depth_pass.next = self.depth_test.pass.val()
            || (self.depth_format.val() == bits_of::<{ FORMAT_WIDTH }>(depth_format::UNUSED));
        self.stencil.stencil_test.next = self.stencil_test.val();
        self.stencil.stored.next = self.unpack.stencil.val();
        self.compares.next = self.stencil.y.val();
    }
}

/// What becomes of the depth buffer and of the fragment. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct DepthDecide {
    pub depth_format: Signal<In, Bits<{ FORMAT_WIDTH }>>,
    pub stencil_test: Signal<In, Bits<{ stencil_test::BITS }>>,
    pub stencil_op: Signal<In, Bits<{ stencil_op::BITS }>>,
    pub depth_color_mask: Signal<In, Bits<{ depth_color_mask::BITS }>>,
    pub writable: Signal<In, Bit>,
    /// Whether the fragment has come so far.
    pub alive: Signal<In, Bit>,
    pub depth: Signal<In, Bits<24>>,
    /// Stored depth and stencil, and the outcomes of both comparisons.
    pub stored_depth: Signal<In, Bits<24>>,
    pub stored_stencil: Signal<In, Bits<8>>,
    pub depth_pass: Signal<In, Bit>,
    pub compares: Signal<In, Bit>,
    pub passes_stencil: Signal<Out, Bit>,
    /// Whether the fragment goes on.
    pub pass: Signal<Out, Bit>,
    pub write: Signal<Out, Bit>,
    /// Depth and stencil that are to be written.
    pub new_depth: Signal<Out, Bits<24>>,
    pub new_stencil: Signal<Out, Bits<8>>,
    stencil: StencilWrite,
    exists: Signal<Local, Bit>,
    has_stencil: Signal<Local, Bit>,
    stencil_pass: Signal<Local, Bit>,
    both_pass: Signal<Local, Bit>,
    writes_depth: Signal<Local, Bit>,
    changes: Signal<Local, Bit>,
}

#[hdl]
impl Logic for DepthDecide {
    fn update(&mut self) {
        self.exists.next = self.depth_format.val() != bits_of::<{ FORMAT_WIDTH }>(depth_format::UNUSED);
        self.has_stencil.next = flag!(self.stencil_test, stencil_test::ENABLE)
            && (self.depth_format.val() == bits_of::<{ FORMAT_WIDTH }>(depth_format::D24S8));
        wire!(self => self.stencil: stencil_test, stencil_op, stored: stored_stencil, compares, depth_pass);
        self.stencil_pass.next = self.compares.val() || (!self.has_stencil.val());
        self.passes_stencil.next = self.stencil_pass.val();
        self.both_pass.next = self.alive.val() && self.stencil_pass.val() && self.depth_pass.val();
        self.pass.next = self.both_pass.val();

        self.new_stencil.next = self.stored_stencil.val();
        if self.has_stencil.val() {
            self.new_stencil.next = self.stencil.written.val();
        }
        self.writes_depth.next = self.both_pass.val() && flag!(self.depth_color_mask, depth_color_mask::DEPTH_WRITE);
        self.new_depth.next = self.stored_depth.val();
        if self.writes_depth.val() {
            self.new_depth.next = self.depth.val();
        }
        self.changes.next = self.writes_depth.val();
        if self.has_stencil.val() {
            self.changes.next = self.alive.val();
        }
        self.write.next = self.changes.val() && self.writable.val() && self.exists.val();
    }
}
