// SPDX-License-Identifier: MIT
//! A delay line.

use super::LutRam;
use crate::prelude::*;

/// A word `L` clocks later, in LUT RAM: far smaller than as many registers. `L` is 1 to 16.
///
/// What is read is then overwritten, so that the place alone tells how old it is.
#[derive(LogicBlock, Component)]
pub struct Delay<const W: usize, const L: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// A word.
    pub x: Signal<In, Bits<W>>,
    /// The word of `L` clocks before.
    pub y: Signal<Out, Bits<W>>,
    ram: LutRam<4, W>,
    place: DFF<Bits<4>>,
    last: Parameter<Bits<4>>,
}

impl<const W: usize, const L: usize> Default for Delay<W, L> {
    fn default() -> Self {
        assert!((1..=16).contains(&L), "a delay has 1 to 16 clocks, not {L}");
        Self {
            clock: Signal::default(),
            x: Signal::default(),
            y: Signal::default(),
            ram: LutRam::default(),
            place: DFF::default(),
            last: Parameter::bits(L as u64 - 1),
        }
    }
}

#[hdl]
impl<const W: usize, const L: usize> Logic for Delay<W, L> {
    fn update(&mut self) {
        clock!(self, clock, ram);
        self.ram.write_enable.next = true;
        self.ram.write_address.next = self.place.q.val();
        self.ram.write_data.next = self.x.val();
        self.ram.read_address.next = self.place.q.val();
        self.y.next = self.ram.read_data.val();
        self.place.d.next = self.place.q.val() + 1;
        if self.place.q.val() == self.last.val() {
            self.place.d.next = 0.into();
        }
    }
}
