// SPDX-License-Identifier: MIT
//! A register in a stream.

use super::stream::stream_part;
use crate::prelude::*;

stream_part! {
    /// A register for the valid, the ready and the word of a stream: no path goes through it, and a word does at every clock.
    ///
    /// The second place has the word that was taken while the first one could not move.
    pub struct Skid<const W: usize>(W => W) {
        valid: DFF<Bit>,
        word: DFF<Bits<W>>,
        waits: DFF<Bit>,
        second: DFF<Bits<W>>,
        moves: Signal<Local, Bit>,
    }
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
            wire!(false => self.*.d: valid, waits);
        }
    }
}
