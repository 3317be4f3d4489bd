// SPDX-License-Identifier: MIT
//! A stack that forgets its oldest entry when it is pushed full.

use crate::parts::LutRam;
use crate::prelude::*;

/// A stack of `1 << A` entries of `W` bits. `C = A + 1`.
///
/// A ring of LUT RAM: the entry below the oldest is the one that the next push replaces.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_stack_{W}_{}", 1 << A))]
pub(in crate::shader) struct Stack<const W: usize, const A: usize, const C: usize> {
    pub clock: Signal<In, Clock>,
    /// Forgets all entries.
    pub clear: Signal<In, Bit>,
    /// Pushes `data`.
    pub push: Signal<In, Bit>,
    /// Replaces the top entry by `data`.
    pub replace: Signal<In, Bit>,
    /// Pops the top entry.
    pub pop: Signal<In, Bit>,
    pub data: Signal<In, Bits<W>>,
    /// The top entry, if there is one.
    pub top: Signal<Out, Bits<W>>,
    /// Number of entries.
    pub count: Signal<Out, Bits<C>>,
    entries: LutRam<A, W>,
    /// Address of the top entry.
    last: DFF<Bits<A>>,
    len: DFF<Bits<C>>,
    free: Signal<Local, Bits<A>>,
    full: Signal<Local, Bit>,
}

#[hdl]
impl<const W: usize, const A: usize, const C: usize> Logic for Stack<W, A, C> {
    fn update(&mut self) {
        self.free.next = self.last.q.val() + 1;
        self.full.next = false;
        for i in A..C {
            self.full.next = self.len.q.val().get_bit(i);
        }

        wire!(self => self.entries: clock, write_data: data);
        self.entries.read_address.next = self.last.q.val();
        self.entries.write_enable.next = self.push.val() || self.replace.val();
        self.entries.write_address.next = self.free.val();
        if self.replace.val() {
            self.entries.write_address.next = self.last.q.val();
        }
        self.top.next = self.entries.read_data.val();
        self.count.next = self.len.q.val();

        if self.push.val() {
            self.last.d.next = self.free.val();
            if !self.full.val() {
                self.len.d.next = self.len.q.val() + 1;
            }
        }
        if self.pop.val() {
            self.last.d.next = self.last.q.val() - 1;
            self.len.d.next = self.len.q.val() - 1;
        }
        if self.clear.val() {
            self.len.d.next = 0.into();
        }
    }
}
