// SPDX-License-Identifier: MIT
//! From narrow words to wide ones.

use super::stream::stream_part;
use crate::prelude::*;

stream_part! {
    /// Makes a word of `WIDE` bits of words of `W` bits, of which the first is the lowest.
    pub struct Widen<const WIDE: usize, const W: usize>(W => WIDE) {
        word: DFF<Bits<WIDE>>,
        count: DFF<Bits<6>>,
        full: Signal<Local, Bit>,
        ready: Signal<Local, Bit>,
        takes: Signal<Local, Bit>,
        gives: Signal<Local, Bit>,
        kept: Signal<Local, Bits<6>>,
        most: Parameter<Bits<6>> = Parameter::bits((WIDE / W) as u64),
        step: Parameter<Bits<10>> = Parameter::bits(W as u64),
        top: Parameter<Bits<10>> = Parameter::bits((WIDE - W) as u64),
    }
    checks {
        assert!(W > 0 && WIDE.is_multiple_of(W), "{WIDE} bits are no number of words of {W}");
        assert!((2..64).contains(&(WIDE / W)), "a word is of 2 to 63 narrow ones, not {}", WIDE / W);
    }
}

#[hdl]
impl<const WIDE: usize, const W: usize> Logic for Widen<WIDE, W> {
    fn update(&mut self) {
        self.full.next = self.count.q.val() == self.most.val();
        self.out_valid.next = self.full.val();
        self.y.next = self.word.q.val();
        self.gives.next = self.full.val() && self.out_ready.val();
        self.ready.next = (!self.full.val()) || self.out_ready.val();
        self.in_ready.next = self.ready.val();
        self.takes.next = self.in_valid.val() && self.ready.val();
        self.kept.next = self.count.q.val();
        if self.gives.val() {
            self.kept.next = 0.into();
        }
        self.count.d.next = self.kept.val();
        if self.takes.val() {
            self.word.d.next =
                (self.word.q.val() >> self.step.val()) | (bit_cast::<WIDE, W>(self.x.val()) << self.top.val());
            self.count.d.next = self.kept.val() + 1;
        }
        if self.reset.val() {
            self.count.d.next = 0.into();
        }
    }
}
