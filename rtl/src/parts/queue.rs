// SPDX-License-Identifier: MIT
//! Queues in block RAM, of words as wide as is needed.

use super::BlockRam;
use crate::prelude::*;

/// The control of a queue of `1 << A` places: where its words are written and read.
///
/// A word that is put in can be taken three clocks later. Nothing is put into a full queue: whoever fills it counts.
#[derive(LogicBlock, Default, Component)]
pub struct Queue<const A: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Empties the queue.
    pub reset: Signal<In, Bit>,
    /// Whether a word is put in at the next edge.
    pub put: Signal<In, Bit>,
    /// Address of the word that is put in.
    pub write_address: Signal<Out, Bits<A>>,
    /// Whether a word is read from the RAM at the next edge.
    pub fetch: Signal<Out, Bit>,
    /// Address of the word that is read.
    pub read_address: Signal<Out, Bits<A>>,
    /// Whether the word that was read goes to the head at the next edge.
    pub load: Signal<Out, Bit>,
    /// Whether there is a word at the head.
    pub valid: Signal<Out, Bit>,
    /// Whether the word at the head is taken at the next edge.
    pub take: Signal<In, Bit>,
    written: DFF<Bits<A>>,
    read: DFF<Bits<A>>,
    fetched: DFF<Bit>,
    held: DFF<Bit>,
    moves: Signal<Local, Bit>,
    fetches: Signal<Local, Bit>,
}

impl<const A: usize> Queue<A> {
    /// Clocks from the one that puts a word in to the one that can take it.
    pub const LATENCY: usize = 3;
}

#[hdl]
impl<const A: usize> Logic for Queue<A> {
    fn update(&mut self) {
        self.moves.next = self.fetched.q.val() && (self.take.val() || (!self.held.q.val()));
        self.fetches.next =
            (self.written.q.val() != self.read.q.val()) && (self.moves.val() || (!self.fetched.q.val()));
        if self.put.val() {
            self.written.d.next = self.written.q.val() + 1;
        }
        if self.fetches.val() {
            self.read.d.next = self.read.q.val() + 1;
        }
        self.fetched.d.next = self.fetches.val() || (self.fetched.q.val() && (!self.moves.val()));
        self.held.d.next = self.moves.val() || (self.held.q.val() && (!self.take.val()));
        if self.reset.val() {
            wire!(0 => self.*.d: written, read);
            wire!(false => self.*.d: fetched, held);
        }
        self.write_address.next = self.written.q.val();
        self.fetch.next = self.fetches.val();
        self.read_address.next = self.read.q.val();
        self.load.next = self.moves.val();
        self.valid.next = self.held.q.val();
    }
}

/// `W` bits of the words of a [`Queue`].
#[derive(LogicBlock, Default, Component)]
pub struct QueueWords<const A: usize, const W: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Whether a word is written at the next edge.
    pub put: Signal<In, Bit>,
    /// Address of the word that is written.
    pub write_address: Signal<In, Bits<A>>,
    /// The word that is written.
    pub x: Signal<In, Bits<W>>,
    /// Whether a word is read from the RAM at the next edge.
    pub fetch: Signal<In, Bit>,
    /// Address of the word that is read.
    pub read_address: Signal<In, Bits<A>>,
    /// Whether the word that was read goes to the head at the next edge.
    pub load: Signal<In, Bit>,
    /// The word at the head.
    pub y: Signal<Out, Bits<W>>,
    ram: BlockRam<A, W>,
    head: DFF<Bits<W>>,
}

#[hdl]
impl<const A: usize, const W: usize> Logic for QueueWords<A, W> {
    fn update(&mut self) {
        wire!(self => self.ram: clock, write_enable: put, write_address, write_data: x, read_enable: fetch,
            read_address);
        if self.load.val() {
            self.head.d.next = self.ram.read_data.val();
        }
        self.y.next = self.head.q.val();
    }
}
