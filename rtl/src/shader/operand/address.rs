// SPDX-License-Identifier: MIT
//! Relative addressing: where the register of a source operand is.

use crate::prelude::*;
use pica_spec::isa::code::{index, register};

/// Adds the index register to the number of a uniform (dossier section 2.6).
///
/// Registers are numbered as in the 7-bit source fields: v0-v15 from 0, r0-r15 from 16, c0-c95 from 32. An offset that
/// is not in -128 to 127 counts as 0; v and r are never indexed.
#[derive(LogicBlock, Default, Component)]
pub struct OperandAddress {
    /// The register that the instruction names.
    pub source: Signal<In, Bits<7>>,
    /// Index register.
    pub index: Signal<In, Bits<2>>,
    /// a0.x, two's complement.
    pub a0x: Signal<In, Bits<32>>,
    /// a0.y, two's complement.
    pub a0y: Signal<In, Bits<32>>,
    /// aL, unsigned.
    pub al: Signal<In, Bits<32>>,
    /// The register to read; `source` itself with `ones`.
    pub address: Signal<Out, Bits<7>>,
    /// Whether there is no such uniform: all components read as 1.0.
    pub ones: Signal<Out, Bit>,
    offset: Signal<Local, Bits<32>>,
    sign: Signal<Local, Bits<25>>,
    in_range: Signal<Local, Bit>,
    number: Signal<Local, Bits<7>>,
    sum: Signal<Local, Bits<7>>,
}

#[hdl]
impl Logic for OperandAddress {
    fn update(&mut self) {
        self.offset.next = 0.into();
        match self.index.val().index() {
            index::A0X => self.offset.next = self.a0x.val(),
            index::A0Y => self.offset.next = self.a0y.val(),
            index::AL => self.offset.next = self.al.val(),
            _ => {}
        }
        // In range is what sign-extends from bit 7; aL has no sign.
        self.sign.next = self.offset.val().get_bits::<25>(7);
        self.in_range.next =
            !self.sign.val().any() || (self.sign.val().all() && (self.index.val() != bits_of::<2>(index::AL)));

        self.address.next = self.source.val();
        self.ones.next = false;
        self.number.next = self.source.val() - bits_of::<7>(register::FLOAT_SOURCE);
        self.sum.next = self.number.val() + self.offset.val().get_bits::<7>(0);
        if (self.source.val() >= bits_of::<7>(register::FLOAT_SOURCE)) && self.in_range.val() {
            if self.sum.val() < bits_of::<7>(register::FLOAT_COUNT) {
                self.address.next = self.sum.val() + bits_of::<7>(register::FLOAT_SOURCE);
            } else {
                self.ones.next = true;
            }
        }
    }
}
