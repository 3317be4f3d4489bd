// SPDX-License-Identifier: MIT
//! A value some clocks later.

use crate::memory::BlockRam;
use crate::prelude::*;

/// Gives what it was given a number of clocks before: a ring of memory, because that is smaller than as many registers, and a
/// register, because block RAM takes long to answer.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_delay_{W}_{}", self.clocks.val().index() + 2))]
pub(super) struct Delay<const W: usize> {
    pub clock: Signal<In, Clock>,
    pub d: Signal<In, Bits<W>>,
    pub y: Signal<Out, Bits<W>>,
    /// Two less than its clocks: the last ones are the register of the memory and the one behind it.
    clocks: Parameter<Bits<5>>,
    place: DFF<Bits<5>>,
    from: Signal<Local, Bits<5>>,
    ring: BlockRam<5, W>,
    held: DFF<Bits<W>>,
}

impl<const W: usize> Delay<W> {
    /// A delay of 3 to 33 clocks.
    pub fn new(clocks: usize) -> Self {
        assert!((3..=33).contains(&clocks), "a delay has 3 to 33 clocks");
        Self { clocks: Parameter::bits(clocks as u64 - 2), ring: BlockRam::apart(1 << 5), ..Self::default() }
    }
}

#[hdl]
impl<const W: usize> Logic for Delay<W> {
    fn update(&mut self) {
        self.place.d.next = self.place.q.val() + 1;
        self.from.next = self.place.q.val() - self.clocks.val();
        self.ring.clock.next = self.clock.val();
        self.ring.write_enable.next = true;
        self.ring.write_address.next = self.place.q.val();
        self.ring.write_data.next = self.d.val();
        self.ring.read_enable.next = true;
        self.ring.read_address.next = self.from.val();
        self.held.d.next = self.ring.read_data.val();
        self.y.next = self.held.q.val();
    }
}
