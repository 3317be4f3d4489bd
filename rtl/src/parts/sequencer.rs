// SPDX-License-Identifier: MIT
//! The control of a multi-cycle operation.

use crate::prelude::*;

/// Takes operands when idle, counts the steps of the operation, and offers the result until it is taken.
#[derive(LogicBlock, Default, Component)]
#[component(variant = format!("{}_{}", self.first.val().index(), self.last.val().index()))]
pub struct Sequencer {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Abandons the operation at a rising clock edge.
    pub reset: Signal<In, Bit>,
    /// Operands are offered.
    pub in_valid: Signal<In, Bit>,
    /// The result is taken.
    pub out_ready: Signal<In, Bit>,
    /// Operands are taken.
    pub in_ready: Signal<Out, Bit>,
    /// A result is offered.
    pub out_valid: Signal<Out, Bit>,
    /// Operands have to be stored at the next edge.
    pub start: Signal<Out, Bit>,
    /// Step `step` has to be made at the next edge.
    pub run: Signal<Out, Bit>,
    /// The number of the step.
    pub step: Signal<Out, Bits<6>>,
    running: DFF<Bit>,
    done: DFF<Bit>,
    count: DFF<Bits<6>>,
    first: Parameter<Bits<6>>,
    last: Parameter<Bits<6>>,
}

impl Sequencer {
    /// The control of an operation with steps `first ..= last`, below 64.
    ///
    /// # Panics
    /// If there are none, or more.
    pub fn new(first: usize, last: usize) -> Self {
        assert!(first <= last && last < 64);
        Self { first: Parameter::bits(first as u64), last: Parameter::bits(last as u64), ..Self::default() }
    }
}

#[hdl]
impl Logic for Sequencer {
    fn update(&mut self) {
        self.in_ready.next = (!self.running.q.val()) && (!self.done.q.val());
        self.out_valid.next = self.done.q.val();
        self.start.next = self.in_valid.val() && self.in_ready.val();
        wire!(self.*.q => self: run: running, step: count);

        if self.start.val() {
            self.running.d.next = true;
            self.count.d.next = self.first.val();
        }
        if self.running.q.val() {
            self.count.d.next = self.count.q.val() + 1;
            if self.count.q.val() == self.last.val() {
                self.running.d.next = false;
                self.done.d.next = true;
            }
        }
        if self.done.q.val() && self.out_ready.val() {
            self.done.d.next = false;
        }
        if self.reset.val() {
            wire!(false => self.*.d: running, done);
            // What is looked up before the first step depends on no step that was abandoned.
            self.count.d.next = self.first.val();
        }
    }
}
