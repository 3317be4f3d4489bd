// SPDX-License-Identifier: MIT
//! LOGIC_OP: the bitwise operations.

use crate::prelude::*;
use pica_spec::pica200::code::logic_operation;

/// The logic operation on a channel.
///
/// Bit for bit (framebuffer.md#blending-and-logic-operation). Combinational. `W` bits: one channel, or
/// a colour.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct LogicOp<const W: usize> {
    /// LOGIC_OP, bits 0-3.
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
            logic_operation::CLEAR => self.y.next = 0.into(),
            logic_operation::AND => self.y.next = self.conjunction.val(),
            logic_operation::AND_REVERSE => self.y.next = self.source.val() & self.inverted_destination.val(),
            logic_operation::COPY => self.y.next = self.source.val(),
            logic_operation::SET => self.y.next = self.source.val() | self.inverted_source.val(),
            logic_operation::COPY_INVERTED => self.y.next = self.inverted_source.val(),
            logic_operation::NOOP => self.y.next = self.destination.val(),
            logic_operation::INVERT => self.y.next = self.inverted_destination.val(),
            logic_operation::NAND => self.y.next = !self.conjunction.val(),
            logic_operation::OR => self.y.next = self.disjunction.val(),
            logic_operation::NOR => self.y.next = !self.disjunction.val(),
            logic_operation::XOR => self.y.next = self.difference.val(),
            logic_operation::EQUIV => self.y.next = !self.difference.val(),
            logic_operation::AND_INVERTED => self.y.next = self.inverted_source.val() & self.destination.val(),
            logic_operation::OR_REVERSE => self.y.next = self.source.val() | self.inverted_destination.val(),
            logic_operation::OR_INVERTED => self.y.next = self.inverted_source.val() | self.destination.val(),
            _ => {}
        }
    }
}
