// SPDX-License-Identifier: MIT
//! A long queue of a stream.

use super::stream::stream_part;
use super::{Credit, Queue, QueueWords};
use crate::prelude::*;

stream_part! {
    /// A queue of `N` words in block RAM. A word that is taken is offered three clocks later, and a word goes through at every clock.
    /// `N = 1 << A`, up to 128.
    pub struct RamFifo<const A: usize, const N: usize, const W: usize>(W => W) {
        queue: Queue<A>,
        words: QueueWords<A, W>,
        credit: Credit<N>,
        puts: Signal<Local, Bit>,
    }
    checks {
        assert!(N == 1 << A, "{A} bits of an address reach {} words, not {N}", 1 << A);
    }
}

#[hdl]
impl<const A: usize, const N: usize, const W: usize> Logic for RamFifo<A, N, W> {
    fn update(&mut self) {
        wire!(self => self.{queue, credit}: clock, reset);
        self.in_ready.next = self.credit.has_room.val();
        self.puts.next = self.in_valid.val() && self.credit.has_room.val();
        self.credit.take.next = self.puts.val();
        wire!(self => self.queue: put: puts, take: out_ready);
        wire!(self => self.words: clock, put: puts, x);
        wire!(self.queue => self.words: write_address, fetch, read_address, load);
        self.y.next = self.words.y.val();
        self.out_valid.next = self.queue.valid.val();
        self.credit.give.next = self.queue.valid.val() && self.out_ready.val();
    }
}
