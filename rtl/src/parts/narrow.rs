// SPDX-License-Identifier: MIT
//! From wide words to narrow ones.

use super::stream::stream_part;
use crate::prelude::*;

stream_part! {
    /// Gives a word of `WIDE` bits as words of `W` bits, the lowest first, one at every clock.
    pub struct Narrow<const WIDE: usize, const W: usize>(WIDE => W) {
        word: DFF<Bits<WIDE>>,
        left: DFF<Bits<6>>,
        gives: Signal<Local, Bit>,
        takes: Signal<Local, Bit>,
        ready: Signal<Local, Bit>,
        count: Parameter<Bits<6>> = Parameter::bits((WIDE / W) as u64),
        step: Parameter<Bits<10>> = Parameter::bits(W as u64),
    }
    checks {
        assert!(W > 0 && WIDE.is_multiple_of(W), "{WIDE} bits are no number of words of {W}");
        assert!((2..64).contains(&(WIDE / W)), "a word is of 2 to 63 narrow ones, not {}", WIDE / W);
    }
}

#[hdl]
impl<const WIDE: usize, const W: usize> Logic for Narrow<WIDE, W> {
    fn update(&mut self) {
        self.out_valid.next = self.left.q.val().any();
        self.y.next = self.word.q.val().get_bits::<W>(0);
        self.gives.next = self.left.q.val().any() && self.out_ready.val();
        // A word is taken when the last part of the one before it goes.
        self.ready.next = (!self.left.q.val().any()) || ((self.left.q.val() == 1) && self.out_ready.val());
        self.in_ready.next = self.ready.val();
        self.takes.next = self.in_valid.val() && self.ready.val();
        if self.gives.val() {
            self.word.d.next = self.word.q.val() >> self.step.val();
            self.left.d.next = self.left.q.val() - 1;
        }
        if self.takes.val() {
            wire!(self => self.*.d: word: x, left: count);
        }
        if self.reset.val() {
            self.left.d.next = 0.into();
        }
    }
}
