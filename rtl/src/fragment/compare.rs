// SPDX-License-Identifier: MIT
//! The eight conditions of the alpha, stencil and depth tests.

use crate::prelude::*;
use pica_spec::pica200::code::compare_function;

/// Whether `a` stands in a relation to `b`, both unsigned (framebuffer.md#alpha-test). Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct Compare<const N: usize> {
    /// A CompareFunction.
    pub relation: Signal<In, Bits<3>>,
    pub a: Signal<In, Bits<N>>,
    pub b: Signal<In, Bits<N>>,
    pub y: Signal<Out, Bit>,
    less: Signal<Local, Bit>,
    same: Signal<Local, Bit>,
}

#[hdl]
impl<const N: usize> Logic for Compare<N> {
    fn update(&mut self) {
        self.less.next = self.a.val() < self.b.val();
        self.same.next = self.a.val() == self.b.val();
        self.y.next = false;
        match self.relation.val().index() {
            compare_function::NEVER => self.y.next = false,
            compare_function::ALWAYS => self.y.next = true,
            compare_function::EQUAL => self.y.next = self.same.val(),
            compare_function::NOTEQUAL => self.y.next = !self.same.val(),
            compare_function::LESS => self.y.next = self.less.val(),
            compare_function::LEQUAL => self.y.next = self.less.val() || self.same.val(),
            compare_function::GREATER => self.y.next = (!self.less.val()) && (!self.same.val()),
            compare_function::GEQUAL => self.y.next = !self.less.val(),
            _ => {}
        }
    }
}
