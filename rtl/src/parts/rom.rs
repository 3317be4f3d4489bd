// SPDX-License-Identifier: MIT
//! A memory that is only read: a table.

use crate::component::{clocked, described};
use crate::prelude::*;
use std::fmt::Write;

/// A table of words of `W` bits (up to 64) at addresses of `A` bits. It becomes block RAM where it is large enough.
///
/// A word is there two clocks after its address: behind a block RAM, which takes long to answer, stands a register.
#[derive(LogicBlock, Default, Component)]
#[component(variant = self._name)]
pub struct Rom<const A: usize, const W: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Address of the word that is read next.
    pub address: Signal<In, Bits<A>>,
    /// The word at the address of the rising edge before the last.
    pub word: Signal<Out, Bits<W>>,
    _name: &'static str,
    _words: Vec<u64>,
    _read: u64,
}

impl<const A: usize, const W: usize> Rom<A, W> {
    /// A table of these words, and zeros behind them; `name` tells it from others of the same size.
    ///
    /// # Panics
    /// If the words do not fit: an error of the program that constructs the circuit.
    pub fn new(name: &'static str, words: Vec<u64>) -> Self {
        assert!((1..=64).contains(&W), "a table has words of 1 to 64 bits, not {W}");
        assert!(words.len() <= 1 << A, "{} words in a table of {}", words.len(), 1 << A);
        let widest = words.iter().copied().max().unwrap_or(0);
        assert!(widest <= u64::MAX >> (64 - W), "word {widest:#x} has more than {W} bits");
        Self { _name: name, _words: words, ..Self::default() }
    }
}

impl<const A: usize, const W: usize> Logic for Rom<A, W> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.word.next = self._read.to_bits();
            self._read = self._words.get(self.address.val().index()).copied().unwrap_or(0);
        }
    }

    fn connect(&mut self) {
        self.word.connect();
    }

    fn hdl(&self) -> Verilog {
        let (top, last) = (W - 1, (1_usize << A) - 1);
        let mut text = format!(
            "reg [{top}:0] entries [0:{last}];\ninteger i;\ninitial begin\n    for (i = 0; i <= {last}; i = i + 1) \
             entries[i] = {W}'h0;\n"
        );
        for (address, word) in self._words.iter().enumerate().filter(|(_, word)| **word != 0) {
            let _ = writeln!(text, "    entries[{address}] = {W}'h{word:x};");
        }
        let _ = write!(
            text,
            "end\nreg [{top}:0] read;\ninitial read = {W}'h0;\ninitial word = {W}'h0;\n\
             always @(posedge clock) read <= entries[address];\nalways @(posedge clock) word <= read;\n"
        );
        described(self, Verilog::Custom(text), &[], &[])
    }

    fn timing(&self) -> Vec<TimingInfo> {
        clocked("rom", &["address"], &["word"])
    }
}
