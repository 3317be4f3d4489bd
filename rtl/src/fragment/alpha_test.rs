// SPDX-License-Identifier: MIT
//! FRAGOP_ALPHA_TEST: whether a fragment goes on.

use super::compare::Compare;
use crate::prelude::*;
use pica_spec::pica200::bits::fragop_alpha_test as alpha;

/// The alpha test.
///
/// framebuffer.md#alpha-test. Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct AlphaTest {
    /// FRAGOP_ALPHA_TEST.
    pub(super) test: Signal<In, Bits<{ alpha::BITS }>>,
    /// Alpha of the fragment.
    pub(super) alpha: Signal<In, Bits<8>>,
    /// Whether the fragment goes on; a test that is off passes.
    pub(super) pass: Signal<Out, Bit>,
    compare: Compare<8>,
}

#[hdl]
impl Logic for AlphaTest {
    fn update(&mut self) {
        self.compare.relation.next = field!(self.test, alpha::FUNCTION);
        self.compare.a.next = self.alpha.val();
        self.compare.b.next = field!(self.test, alpha::REFERENCE);
        self.pass.next = self.compare.y.val() || (!flag!(self.test, alpha::ENABLE));
    }
}
