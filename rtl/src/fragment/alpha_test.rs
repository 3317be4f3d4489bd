// SPDX-License-Identifier: MIT
//! FRAGOP_ALPHA_TEST: whether a fragment goes on.

use super::compare::Compare;
use rust_hdl::core::prelude::*;

/// The alpha test (dossier section 6.6). Combinational.
#[derive(LogicBlock, Default)]
pub struct AlphaTest {
    pub(super) test: Signal<In, Bits<16>>,
    pub(super) alpha: Signal<In, Bits<8>>,
    pub(super) pass: Signal<Out, Bit>,
    compare: Compare<8>,
}

impl Logic for AlphaTest {
    #[hdl_gen]
    fn update(&mut self) {
        self.compare.relation.next = self.test.val().get_bits::<3>(4);
        self.compare.a.next = self.alpha.val();
        self.compare.b.next = self.test.val().get_bits::<8>(8);
        self.pass.next = self.compare.y.val() || (!self.test.val().get_bit(0));
    }
}

crate::ports!([] AlphaTest; in test alpha; out pass);

crate::declaration::channels! {
    Input in {
        test "FRAGOP_ALPHA_TEST (0x104)."
        alpha "Alpha of the fragment."
    }
    Output out {
        pass "Whether the fragment goes on; a test that is off passes."
    }
}
