// SPDX-License-Identifier: MIT
//! A register in a stream.

use crate::prelude::*;

/// A register for the valid, the ready and the word of a stream: no path goes through it, and a word does at every clock.
///
/// The second place has the word that was taken while the first one could not move.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Skid<const W: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Forgets every word at a rising edge.
    pub reset: Signal<In, Bit>,
    /// A word is offered.
    pub in_valid: Signal<In, Bit>,
    /// The word that is offered at `x` is taken at the next edge.
    pub in_ready: Signal<Out, Bit>,
    /// A word.
    pub x: Signal<In, Bits<W>>,
    /// A word is offered.
    pub out_valid: Signal<Out, Bit>,
    /// The word that is offered at `y` is taken at the next edge.
    pub out_ready: Signal<In, Bit>,
    /// The word.
    pub y: Signal<Out, Bits<W>>,
    valid: DFF<Bit>,
    word: DFF<Bits<W>>,
    waits: DFF<Bit>,
    second: DFF<Bits<W>>,
    moves: Signal<Local, Bit>,
}

#[hdl]
impl<const W: usize> Logic for Skid<W> {
    fn update(&mut self) {
        self.in_ready.next = !self.waits.q.val();
        wire!(self.*.q => self: out_valid: valid, y: word);
        self.moves.next = self.out_ready.val() || (!self.valid.q.val());
        if self.moves.val() {
            self.valid.d.next = self.in_valid.val() || self.waits.q.val();
            self.word.d.next = self.x.val();
            if self.waits.q.val() {
                self.word.d.next = self.second.q.val();
            }
        }
        if !self.waits.q.val() {
            self.second.d.next = self.x.val();
        }
        self.waits.d.next = (!self.moves.val()) && (self.in_valid.val() || self.waits.q.val());
        if self.reset.val() {
            self.valid.d.next = false;
            self.waits.d.next = false;
        }
    }
}
