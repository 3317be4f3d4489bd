// SPDX-License-Identifier: MIT
//! Delay lines of registers.

use crate::prelude::*;

/// A word `L` clocks later, in registers: where the answer of a memory would come too late in the clock, or lookup tables are
/// scarcer than registers.
#[derive(LogicBlock, Component)]
pub struct Shift<const W: usize, const L: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// A word.
    pub x: Signal<In, Bits<W>>,
    /// The word of `L` clocks before.
    pub y: Signal<Out, Bits<W>>,
    age: [DFF<Bits<W>>; L],
}

impl<const W: usize, const L: usize> Default for Shift<W, L> {
    fn default() -> Self {
        assert!(L > 0, "a word of this clock is no delay");
        Self {
            clock: Signal::default(),
            x: Signal::default(),
            y: Signal::default(),
            age: std::array::from_fn(|_| DFF::default()),
        }
    }
}

#[hdl]
impl<const W: usize, const L: usize> Logic for Shift<W, L> {
    fn update(&mut self) {
        self.age[0].d.next = self.x.val();
        for i in 1..L {
            self.age[i].d.next = self.age[i - 1].q.val();
        }
        for i in (L - 1)..L {
            self.y.next = self.age[i].q.val();
        }
    }
}
