// SPDX-License-Identifier: MIT
//! A memory with synchronous read: block RAM.

use super::words::Words;
use crate::component::{Component as _, clocked, described};
use crate::prelude::*;

/// A memory of words of `W` bits at addresses of `A` bits, with one synchronous write port and one synchronous read
/// port. It becomes block RAM on iCE40, ECP5 and 7-series.
///
/// At a rising clock edge with `read_enable`, `read_data` takes the word at `read_address`, and otherwise keeps its
/// value. A word written at the same edge is read with its old value (read before write). `read_data` starts as 0.
///
/// A smaller depth than `1 << A` costs a comparator at each port.
#[derive(LogicBlock, Component)]
#[component(variant = if self._apart { "apart" } else { "" })]
pub struct BlockRam<const A: usize, const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Whether a word is written at the next edge.
    pub write_enable: Signal<In, Bit>,
    /// Address of the word that is written.
    pub write_address: Signal<In, Bits<A>>,
    /// The word that is written.
    pub write_data: Signal<In, Bits<W>>,
    /// Whether a word is read at the next edge.
    pub read_enable: Signal<In, Bit>,
    /// Address of the word that is read.
    pub read_address: Signal<In, Bits<A>>,
    /// The word at the address of the last rising edge with `read_enable`.
    pub read_data: Signal<Out, Bits<W>>,
    _words: Words,
    _apart: bool,
}

impl<const A: usize, const W: usize> BlockRam<A, W> {
    /// A memory of `depth` words that starts with `contents`, and zeros behind them.
    ///
    /// # Panics
    /// If `W` is not 1 to 32, `A` is not 1 to 20, `depth` is not 1 to `1 << A`, or the contents do not fit.
    pub fn new(depth: usize, contents: &[u32]) -> Self {
        BlockRam {
            clock: Signal::default(),
            write_enable: Signal::default(),
            write_address: Signal::default(),
            write_data: Signal::default(),
            read_enable: Signal::default(),
            read_address: Signal::default(),
            read_data: Signal::default(),
            _words: Words::new(A, W, depth, contents),
            _apart: false,
        }
    }
}

impl<const A: usize, const W: usize> BlockRam<A, W> {
    /// A memory of `depth` zeros in which no word is read at the edge that writes it, or what is read then is not used: a
    /// synthesiser adds nothing that would give it its old value (attribute `no_rw_check` of Yosys).
    pub fn apart(depth: usize) -> Self {
        Self { _apart: true, ..Self::new(depth, &[]) }
    }
}

impl<const A: usize, const W: usize> Default for BlockRam<A, W> {
    /// All words that `A` bits address, all zero.
    fn default() -> Self {
        Self::new(1 << A, &[])
    }
}

impl<const A: usize, const W: usize> Logic for BlockRam<A, W> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            if self.read_enable.val() {
                self.read_data.next = u64::from(self._words.read(self.read_address.val().index())).into();
            }
            if self.write_enable.val() {
                self._words.write(self.write_address.val().index(), self.write_data.val().to_u32());
            }
        }
    }

    fn connect(&mut self) {
        self.read_data.connect();
    }

    fn hdl(&self) -> Verilog {
        let mut words = self._words.verilog();
        if self._apart {
            words.insert_str(0, "(* no_rw_check *) ");
        }
        let write = self._words.write_port();
        // The comparison is registered beside the word and gates it behind the register: a gate before it would keep
        // synthesisers from taking the register for the one inside the block RAM.
        let read = match self._words.exists("read_address") {
            None => format!(
                "initial read_data = {W}'h0;\nalways @(posedge clock) if (read_enable) read_data <= words[read_address];\n"
            ),
            Some(exists) => format!(
                "reg [{top}:0] word;\nreg word_exists;\ninitial word = {W}'h0;\ninitial word_exists = 1'h0;\n\
                 always @(posedge clock) if (read_enable) word <= words[read_address];\n\
                 always @(posedge clock) if (read_enable) word_exists <= {exists};\n\
                 always @(*) read_data = word_exists ? word : {W}'h0;\n",
                top = W - 1
            ),
        };
        described(self, Verilog::Custom(format!("{words}{write}{read}")), &[], &[])
    }

    fn timing(&self) -> Vec<TimingInfo> {
        clocked(
            Self::NAME,
            &["write_enable", "write_address", "write_data", "read_enable", "read_address"],
            &["read_data"],
        )
    }
}
