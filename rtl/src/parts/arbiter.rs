// SPDX-License-Identifier: MIT
//! Who is next.

use crate::prelude::*;

/// Chooses one of `N` that may ask, in turn: whoever goes on asking is chosen at the latest when all others were served once.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(unit)]
pub struct Arbiter<const N: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// The turn is with bit 0 again.
    pub reset: Signal<In, Bit>,
    /// Requests: a bit for each that may ask.
    pub request: Signal<In, Bits<N>>,
    /// Whether the request that is chosen is served at the next edge.
    pub take: Signal<In, Bit>,
    /// The bit of the request that is chosen; 0 if nobody asks.
    pub grant: Signal<Out, Bits<N>>,
    behind: DFF<Bits<N>>,
    later: Signal<Local, Bits<N>>,
    candidates: Signal<Local, Bits<N>>,
    below: Signal<Local, Bits<N>>,
    chosen: Signal<Local, Bits<N>>,
    ahead: Signal<Local, Bits<N>>,
}

#[hdl]
impl<const N: usize> Logic for Arbiter<N> {
    fn update(&mut self) {
        // Requests behind the one that was served last come first; the lowest bit of a number x is x & !(x - 1).
        self.later.next = self.request.val() & self.behind.q.val();
        self.candidates.next = self.request.val();
        if self.later.val().any() {
            self.candidates.next = self.later.val();
        }
        self.below.next = self.candidates.val() - 1;
        self.chosen.next = self.candidates.val() & (!self.below.val());
        self.grant.next = self.chosen.val();
        self.ahead.next = self.chosen.val() - 1;
        if self.take.val() && self.chosen.val().any() {
            self.behind.d.next = !(self.chosen.val() | self.ahead.val());
        }
        if self.reset.val() {
            self.behind.d.next = 0.into();
        }
    }
}
