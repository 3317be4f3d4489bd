// SPDX-License-Identifier: MIT
//! STENCIL_TEST and STENCIL_OP: the test, and what becomes of the stored value.

use super::compare::Compare;
use crate::prelude::*;

/// Stencil test and stencil operation.
///
/// Dossier section 6.7. Combinational.
///
/// The outcome of the depth test counts only where the stencil test passes, and chooses the operation; the write mask
/// protects the other bits.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Stencil {
    /// STENCIL_TEST (0x105).
    pub(super) stencil_test: Signal<In, Bits<32>>,
    /// STENCIL_OP (0x106).
    pub(super) stencil_op: Signal<In, Bits<11>>,
    /// The stored value.
    pub(super) stored: Signal<In, Bits<8>>,
    /// Whether the depth test passes.
    pub(super) depth_pass: Signal<In, Bit>,
    /// Whether the stencil test passes; one that is off does.
    pub(super) pass: Signal<Out, Bit>,
    /// The value afterwards.
    pub(super) written: Signal<Out, Bits<8>>,
    compare: Compare<8>,
    reference: Signal<Local, Bits<8>>,
    write_mask: Signal<Local, Bits<8>>,
    read_mask: Signal<Local, Bits<8>>,
    action: Signal<Local, Bits<3>>,
    result: Signal<Local, Bits<8>>,
    kept_mask: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for Stencil {
    fn update(&mut self) {
        self.write_mask.next = self.stencil_test.val().get_bits::<8>(8);
        self.reference.next = self.stencil_test.val().get_bits::<8>(16);
        self.read_mask.next = self.stencil_test.val().get_bits::<8>(24);
        self.compare.relation.next = self.stencil_test.val().get_bits::<3>(4);
        self.compare.a.next = self.reference.val() & self.read_mask.val();
        self.compare.b.next = self.stored.val() & self.read_mask.val();
        self.pass.next = self.compare.y.val() || (!self.stencil_test.val().get_bit(0));

        self.action.next = self.stencil_op.val().get_bits::<3>(0);
        if self.compare.y.val() {
            self.action.next = self.stencil_op.val().get_bits::<3>(4);
            if self.depth_pass.val() {
                self.action.next = self.stencil_op.val().get_bits::<3>(8);
            }
        }
        self.result.next = self.stored.val();
        match self.action.val().index() {
            1 => self.result.next = 0.into(),
            2 => self.result.next = self.reference.val(),
            3 => {
                if !self.stored.val().all() {
                    self.result.next = self.stored.val() + 1;
                }
            }
            4 => {
                if self.stored.val().any() {
                    self.result.next = self.stored.val() - 1;
                }
            }
            5 => self.result.next = !self.stored.val(),
            6 => self.result.next = self.stored.val() + 1,
            7 => self.result.next = self.stored.val() - 1,
            _ => {}
        }
        self.kept_mask.next = !self.write_mask.val();
        self.written.next = (self.result.val() & self.write_mask.val()) | (self.stored.val() & self.kept_mask.val());
        if !self.stencil_test.val().get_bit(0) {
            self.written.next = self.stored.val();
        }
    }
}
