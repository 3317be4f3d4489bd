// SPDX-License-Identifier: MIT
//! A short queue of a stream.

use super::LutRam;
use super::stream::stream_part;
use crate::prelude::*;

stream_part! {
    /// A queue of `1 << A` words in LUT RAM. A word that is taken is offered a clock later.
    pub struct Fifo<const A: usize, const W: usize>(W => W) {
        ram: LutRam<A, W>,
        written: DFF<Bits<A>>,
        read: DFF<Bits<A>>,
        full: DFF<Bit>,
        occupied: DFF<Bit>,
        puts: Signal<Local, Bit>,
        takes: Signal<Local, Bit>,
        next_written: Signal<Local, Bits<A>>,
        next_read: Signal<Local, Bits<A>>,
    }
}

#[hdl]
impl<const A: usize, const W: usize> Logic for Fifo<A, W> {
    fn update(&mut self) {
        wire!(self => self.ram: clock, write_data: x);
        self.in_ready.next = !self.full.q.val();
        self.out_valid.next = self.occupied.q.val();
        self.puts.next = self.in_valid.val() && (!self.full.q.val());
        self.takes.next = self.out_ready.val() && self.occupied.q.val();
        self.ram.write_enable.next = self.puts.val();
        wire!(self.*.q => self.ram: write_address: written, read_address: read);
        self.y.next = self.ram.read_data.val();

        self.next_written.next = self.written.q.val();
        if self.puts.val() {
            self.next_written.next = self.written.q.val() + 1;
        }
        self.next_read.next = self.read.q.val();
        if self.takes.val() {
            self.next_read.next = self.read.q.val() + 1;
        }
        wire!(self => self.*.d: written: next_written, read: next_read);
        // Equal places are those of a full queue or of an empty one: the place that moved last tells which.
        if self.puts.val() && (!self.takes.val()) {
            self.full.d.next = self.next_written.val() == self.next_read.val();
            self.occupied.d.next = true;
        }
        if self.takes.val() && (!self.puts.val()) {
            self.full.d.next = false;
            self.occupied.d.next = self.next_written.val() != self.next_read.val();
        }
        if self.reset.val() {
            wire!(0 => self.*.d: written, read);
            wire!(false => self.*.d: full, occupied);
        }
    }
}
