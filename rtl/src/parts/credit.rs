// SPDX-License-Identifier: MIT
//! How much is inside of something that nothing stops.

use crate::prelude::*;

/// Counts what goes into a pipeline that nothing stops, and what comes out of the room behind it: up to `N`. `N = 1..=255`.
#[derive(LogicBlock, Component)]
pub struct Credit<const N: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Whatever was inside is gone.
    pub reset: Signal<In, Bit>,
    /// Whether an item goes in at the next edge.
    pub take: Signal<In, Bit>,
    /// Whether an item goes out at the next edge.
    pub give: Signal<In, Bit>,
    /// Whether one more item may go in.
    pub has_room: Signal<Out, Bit>,
    /// Whether nothing is inside.
    pub is_empty: Signal<Out, Bit>,
    count: DFF<Bits<8>>,
    after: Signal<Local, Bits<8>>,
    full: DFF<Bit>,
    occupied: DFF<Bit>,
    most: Parameter<Bits<8>>,
}

impl<const N: usize> Default for Credit<N> {
    fn default() -> Self {
        assert!((1..256).contains(&N), "a credit counts to 1 to 255, not {N}");
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
