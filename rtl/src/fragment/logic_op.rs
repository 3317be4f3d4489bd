// SPDX-License-Identifier: MIT
//! LOGIC_OP: the bitwise operations.

use crate::prelude::*;

/// The logic operation on a channel.
///
/// Bit for bit (dossier section 6.9). Combinational. `W` bits: one channel, or
/// a colour.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct LogicOp<const W: usize> {
    /// LOGIC_OP (0x102), bits 0-3.
    pub(super) operation: Signal<In, Bits<4>>,
    /// A channel of the fragment.
    pub(super) source: Signal<In, Bits<W>>,
    /// The stored channel.
    pub(super) destination: Signal<In, Bits<W>>,
    /// The result.
    pub(super) y: Signal<Out, Bits<W>>,
    inverted_source: Signal<Local, Bits<W>>,
    inverted_destination: Signal<Local, Bits<W>>,
    conjunction: Signal<Local, Bits<W>>,
    disjunction: Signal<Local, Bits<W>>,
    difference: Signal<Local, Bits<W>>,
}

#[hdl]
impl<const W: usize> Logic for LogicOp<W> {
    fn update(&mut self) {
        self.inverted_source.next = !self.source.val();
        self.inverted_destination.next = !self.destination.val();
        self.conjunction.next = self.source.val() & self.destination.val();
        self.disjunction.next = self.source.val() | self.destination.val();
        self.difference.next = self.source.val() ^ self.destination.val();
        self.y.next = 0.into();
        match self.operation.val().index() {
            0 => self.y.next = 0.into(),
            1 => self.y.next = self.conjunction.val(),
            2 => self.y.next = self.source.val() & self.inverted_destination.val(),
            3 => self.y.next = self.source.val(),
            4 => self.y.next = self.source.val() | self.inverted_source.val(),
            5 => self.y.next = self.inverted_source.val(),
            6 => self.y.next = self.destination.val(),
            7 => self.y.next = self.inverted_destination.val(),
            8 => self.y.next = !self.conjunction.val(),
            9 => self.y.next = self.disjunction.val(),
            10 => self.y.next = !self.disjunction.val(),
            11 => self.y.next = self.difference.val(),
            12 => self.y.next = !self.difference.val(),
            13 => self.y.next = self.inverted_source.val() & self.destination.val(),
            14 => self.y.next = self.source.val() | self.inverted_destination.val(),
            _ => self.y.next = self.inverted_source.val() | self.destination.val(),
        }
    }
}
