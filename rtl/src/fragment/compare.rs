// SPDX-License-Identifier: MIT
//! The eight conditions of the alpha, stencil and depth tests.

use crate::prelude::*;

/// Whether `a` stands in a relation to `b`, both unsigned (dossier section 6.6). Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct Compare<const N: usize> {
    /// 0 never, 1 always, 2 equal, 3 not equal, 4 less, 5 less or equal, 6 greater, 7 greater or equal.
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
            0 => self.y.next = false,
            1 => self.y.next = true,
            2 => self.y.next = self.same.val(),
            3 => self.y.next = !self.same.val(),
            4 => self.y.next = self.less.val(),
            5 => self.y.next = self.less.val() || self.same.val(),
            6 => self.y.next = (!self.less.val()) && (!self.same.val()),
            _ => self.y.next = !self.less.val(),
        }
    }
}
