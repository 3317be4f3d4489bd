// SPDX-License-Identifier: MIT
//! Delay lines: rings of memory, far smaller than as many registers.

use super::{BlockRam, LutRam};
use crate::prelude::*;

/// A word `L` clocks later, in LUT RAM: far smaller than as many registers. `L = 1..=16`.
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
        wire!(self => self.ram: clock, write_data: x);
        self.ram.write_enable.next = true;
        wire!(self.*.q => self.ram: write_address: place, read_address: place);
        self.y.next = self.ram.read_data.val();
        self.place.d.next = self.place.q.val() + 1;
        if self.place.q.val() == self.last.val() {
            self.place.d.next = 0.into();
        }
    }
}

/// A word `L` clocks later, in block RAM. `L = 3..=33`.
///
/// The last two clocks are those of the memory and of a register behind it, because block RAM takes long to answer.
#[derive(LogicBlock, Component)]
pub struct BlockDelay<const W: usize, const L: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// A word.
    pub x: Signal<In, Bits<W>>,
    /// The word of `L` clocks before.
    pub y: Signal<Out, Bits<W>>,
    ram: BlockRam<5, W>,
    place: DFF<Bits<5>>,
    from: Signal<Local, Bits<5>>,
    age: Parameter<Bits<5>>,
    held: DFF<Bits<W>>,
}

impl<const W: usize, const L: usize> Default for BlockDelay<W, L> {
    fn default() -> Self {
        assert!((3..=33).contains(&L), "a delay in block RAM has 3 to 33 clocks, not {L}");
        Self {
            clock: Signal::default(),
            x: Signal::default(),
            y: Signal::default(),
            ram: BlockRam::apart(1 << 5),
            place: DFF::default(),
            from: Signal::default(),
            age: Parameter::bits(L as u64 - 2),
            held: DFF::default(),
        }
    }
}

#[hdl]
impl<const W: usize, const L: usize> Logic for BlockDelay<W, L> {
    fn update(&mut self) {
        wire!(self => self.ram: clock, write_data: x);
        self.ram.write_enable.next = true;
        self.ram.write_address.next = self.place.q.val();
        self.ram.read_enable.next = true;
        self.from.next = self.place.q.val() - self.age.val();
        self.ram.read_address.next = self.from.val();
        self.held.d.next = self.ram.read_data.val();
        self.y.next = self.held.q.val();
        self.place.d.next = self.place.q.val() + 1;
    }
}
