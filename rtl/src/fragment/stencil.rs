// SPDX-License-Identifier: MIT
//! STENCIL_TEST and STENCIL_OP: the test, and what becomes of the stored value.

use super::compare::Compare;
use crate::prelude::*;
use pica_spec::pica200::bits::{stencil_op, stencil_test};
use pica_spec::pica200::code::stencil_action;

/// Whether a stored value passes the stencil test, were it on. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct StencilCompare {
    pub stencil_test: Signal<In, Bits<{ stencil_test::BITS }>>,
    pub stored: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bit>,
    compare: Compare<8>,
    reference: Signal<Local, Bits<8>>,
    read_mask: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for StencilCompare {
    fn update(&mut self) {
        self.reference.next = field!(self.stencil_test, stencil_test::REFERENCE);
        self.read_mask.next = field!(self.stencil_test, stencil_test::READ_MASK);
        self.compare.relation.next = field!(self.stencil_test, stencil_test::FUNCTION);
        self.compare.a.next = self.reference.val() & self.read_mask.val();
        self.compare.b.next = self.stored.val() & self.read_mask.val();
        self.y.next = self.compare.y.val();
    }
}

/// What becomes of a stored stencil value. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct StencilWrite {
    pub stencil_test: Signal<In, Bits<{ stencil_test::BITS }>>,
    pub stencil_op: Signal<In, Bits<{ stencil_op::BITS }>>,
    pub stored: Signal<In, Bits<8>>,
    /// Whether the stored value passes the comparison.
    pub compares: Signal<In, Bit>,
    pub depth_pass: Signal<In, Bit>,
    pub written: Signal<Out, Bits<8>>,
    reference: Signal<Local, Bits<8>>,
    write_mask: Signal<Local, Bits<8>>,
    action: Signal<Local, Bits<3>>,
    result: Signal<Local, Bits<8>>,
    kept_mask: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for StencilWrite {
    fn update(&mut self) {
        self.write_mask.next = field!(self.stencil_test, stencil_test::WRITE_MASK);
        self.reference.next = field!(self.stencil_test, stencil_test::REFERENCE);
        self.action.next = field!(self.stencil_op, stencil_op::FAIL);
        if self.compares.val() {
            self.action.next = field!(self.stencil_op, stencil_op::DEPTH_FAIL);
            if self.depth_pass.val() {
                self.action.next = field!(self.stencil_op, stencil_op::PASS);
            }
        }
        self.result.next = self.stored.val();
        match self.action.val().index() {
            stencil_action::ZERO => self.result.next = 0.into(),
            stencil_action::REPLACE => self.result.next = self.reference.val(),
            stencil_action::INCREMENT => {
                if !self.stored.val().all() {
                    self.result.next = self.stored.val() + 1;
                }
            }
            stencil_action::DECREMENT => {
                if self.stored.val().any() {
                    self.result.next = self.stored.val() - 1;
                }
            }
            stencil_action::INVERT => self.result.next = !self.stored.val(),
            stencil_action::INCREMENT_WRAP => self.result.next = self.stored.val() + 1,
            stencil_action::DECREMENT_WRAP => self.result.next = self.stored.val() - 1,
            _ => {}
        }
        self.kept_mask.next = !self.write_mask.val();
        self.written.next = (self.result.val() & self.write_mask.val()) | (self.stored.val() & self.kept_mask.val());
        if !flag!(self.stencil_test, stencil_test::ENABLE) {
            self.written.next = self.stored.val();
        }
    }
}

/// Stencil test and stencil operation.
///
/// framebuffer.md#stencil. Combinational.
///
/// The outcome of the depth test counts only where the stencil test passes, and chooses the operation; the write mask
/// protects the other bits.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Stencil {
    /// STENCIL_TEST.
    pub(super) stencil_test: Signal<In, Bits<{ stencil_test::BITS }>>,
    /// STENCIL_OP.
    pub(super) stencil_op: Signal<In, Bits<{ stencil_op::BITS }>>,
    /// The stored value.
    pub(super) stored: Signal<In, Bits<8>>,
    /// Whether the depth test passes.
    pub(super) depth_pass: Signal<In, Bit>,
    /// Whether the stencil test passes; a test that is off does.
    pub(super) pass: Signal<Out, Bit>,
    /// The stored value after the operation.
    pub(super) written: Signal<Out, Bits<8>>,
    compare: StencilCompare,
    write: StencilWrite,
}

#[hdl]
impl Logic for Stencil {
    fn update(&mut self) {
        wire!(self => self.compare: stencil_test, stored);
        self.pass.next = self.compare.y.val() || (!flag!(self.stencil_test, stencil_test::ENABLE));
        wire!(self => self.write: stencil_test, stencil_op, stored, depth_pass);
        self.write.compares.next = self.compare.y.val();
        self.written.next = self.write.written.val();
    }
}
