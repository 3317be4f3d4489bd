// SPDX-License-Identifier: MIT
//! A memory with asynchronous read: LUT RAM.

use super::words::Words;
use crate::component::{Component as _, clocked, described};
use crate::prelude::*;
use rust_hdl::core::ast::Wrapper;

/// A memory of words of `W` bits at addresses of `A` bits, with one synchronous write port and one asynchronous read
/// port. It becomes LUT RAM on ECP5 and 7-series, and flip-flops on iCE40, which has none.
///
/// `read_data` is the word at `read_address` at all times; a word written at a clock edge is there after the edge. More
/// read ports are more copies of the memory, written alike.
///
/// A smaller depth than `1 << A` costs a comparator at each port.
#[derive(LogicBlock, Component)]
pub struct LutRam<const A: usize, const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Whether a word is written at the next edge.
    pub write_enable: Signal<In, Bit>,
    /// Address of the word that is written.
    pub write_address: Signal<In, Bits<A>>,
    /// The word that is written.
    pub write_data: Signal<In, Bits<W>>,
    /// Address of the word that is read.
    pub read_address: Signal<In, Bits<A>>,
    /// The word at the read address, in the same clock.
    pub read_data: Signal<Out, Bits<W>>,
    _words: Words,
}

impl<const A: usize, const W: usize> LutRam<A, W> {
    /// A memory of `depth` words that starts with `contents`, and zeros behind them.
    ///
    /// # Panics
    /// If `W` is not 1 to 32, `A` is not 1 to 20, `depth` is not 1 to `1 << A`, or the contents do not fit.
    pub fn new(depth: usize, contents: &[u32]) -> Self {
        LutRam {
            clock: Signal::default(),
            write_enable: Signal::default(),
            write_address: Signal::default(),
            write_data: Signal::default(),
            read_address: Signal::default(),
            read_data: Signal::default(),
            _words: Words::new(A, W, depth, contents),
        }
    }
}

impl<const A: usize, const W: usize> Default for LutRam<A, W> {
    /// All words that `A` bits address, all zero.
    fn default() -> Self {
        Self::new(1 << A, &[])
    }
}

impl<const A: usize, const W: usize> Logic for LutRam<A, W> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.write_enable.val() {
            self._words.write(self.write_address.val().index(), self.write_data.val().to_u32());
        }
        self.read_data.next = u64::from(self._words.read(self.read_address.val().index())).into();
    }

    fn connect(&mut self) {
        self.read_data.connect();
    }

    fn hdl(&self) -> Verilog {
        let words = self._words.verilog();
        let write = self._words.write_port();
        let read = match self._words.exists("read_address") {
            None => "assign read_data = words[read_address];\n".to_owned(),
            Some(exists) => format!("assign read_data = ({exists}) ? words[read_address] : {W}'h0;\n"),
        };
        // A wrapper has wires for outputs. An `always @(*)` that reads a memory would be sensitive to each of its words.
        described(
            self,
            Verilog::Wrapper(Wrapper { code: format!("{words}{write}{read}"), cores: String::new() }),
            &[],
            &[],
        )
    }

    fn timing(&self) -> Vec<TimingInfo> {
        clocked(Self::NAME, &["write_enable", "write_address", "write_data"], &["read_data"])
    }
}
