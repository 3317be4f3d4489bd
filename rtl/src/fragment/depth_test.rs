// SPDX-License-Identifier: MIT
//! DEPTH_COLOR_MASK bits 0-6: the depth test.

use super::compare::Compare;
use crate::prelude::*;
use pica_spec::pica200::bits::depth_color_mask;

/// The depth test.
///
/// On depths of 24 bits, or of 16 with zeros above them (framebuffer.md#depth). Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct DepthTest {
    /// DEPTH_COLOR_MASK.
    pub(super) depth_color_mask: Signal<In, Bits<{ depth_color_mask::BITS }>>,
    /// Depth of the fragment.
    pub(super) depth: Signal<In, Bits<24>>,
    /// The stored depth.
    pub(super) stored: Signal<In, Bits<24>>,
    /// Whether the depth test passes; a test that is off does.
    pub(super) pass: Signal<Out, Bit>,
    compare: Compare<24>,
}

#[hdl]
impl Logic for DepthTest {
    fn update(&mut self) {
        self.compare.relation.next = field!(self.depth_color_mask, depth_color_mask::FUNCTION);
        wire!(self => self.compare: a: depth, b: stored);
        self.pass.next = self.compare.y.val() || (!flag!(self.depth_color_mask, depth_color_mask::DEPTH_TEST_ENABLE));
    }
}
