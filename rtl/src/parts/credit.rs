// SPDX-License-Identifier: MIT
//! How many fragments are inside.

use crate::prelude::*;

/// Counts the fragments inside of a pipeline that nothing stops: up to `N`, for which there is room behind it.
#[derive(LogicBlock, Component)]
pub(super) struct Credit<const N: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether a fragment goes in at the next edge, and whether one goes out.
    pub take: Signal<In, Bit>,
    pub give: Signal<In, Bit>,
    pub has_room: Signal<Out, Bit>,
    pub is_empty: Signal<Out, Bit>,
    count: DFF<Bits<8>>,
    after: Signal<Local, Bits<8>>,
    full: DFF<Bit>,
    occupied: DFF<Bit>,
    most: Parameter<Bits<8>>,
}

impl<const N: usize> Default for Credit<N> {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            reset: Signal::default(),
            take: Signal::default(),
            give: Signal::default(),
            has_room: Signal::default(),
            is_empty: Signal::default(),
            count: DFF::default(),
            after: Signal::default(),
            full: DFF::default(),
            occupied: DFF::default(),
            most: Parameter::bits(N as u64),
        }
    }
}

#[hdl]
impl<const N: usize> Logic for Credit<N> {
    fn update(&mut self) {
        self.after.next = self.count.q.val();
        if self.take.val() && (!self.give.val()) {
            self.after.next = self.count.q.val() + 1;
        }
        if self.give.val() && (!self.take.val()) {
            self.after.next = self.count.q.val() - 1;
        }
        if self.reset.val() {
            self.after.next = 0.into();
        }
        self.count.d.next = self.after.val();
        self.full.d.next = self.after.val() == self.most.val();
        self.occupied.d.next = self.after.val().any();
        self.has_room.next = !self.full.q.val();
        self.is_empty.next = !self.occupied.q.val();
    }
}
