// SPDX-License-Identifier: MIT
//! DEPTH_COLOR_MASK bits 0-6: the depth test.

use super::compare::Compare;
use rust_hdl::core::prelude::*;

/// The depth test on depths of 24 bits, or of 16 with zeros above them (dossier section 6.8). Combinational.
#[derive(LogicBlock, Default)]
pub struct DepthTest {
    pub(super) depth_color_mask: Signal<In, Bits<13>>,
    pub(super) depth: Signal<In, Bits<24>>,
    pub(super) stored: Signal<In, Bits<24>>,
    pub(super) pass: Signal<Out, Bit>,
    compare: Compare<24>,
}

impl Logic for DepthTest {
    #[hdl_gen]
    fn update(&mut self) {
        self.compare.relation.next = self.depth_color_mask.val().get_bits::<3>(4);
        self.compare.a.next = self.depth.val();
        self.compare.b.next = self.stored.val();
        self.pass.next = self.compare.y.val() || (!self.depth_color_mask.val().get_bit(0));
    }
}

crate::ports!([] DepthTest; in depth_color_mask depth stored; out pass);

crate::declaration::channels! {
    Input in {
        depth_color_mask "DEPTH_COLOR_MASK (0x107)."
        depth "Depth of the fragment."
        stored "The stored depth."
    }
    Output out {
        pass "Whether the test passes; one that is off does."
    }
}
