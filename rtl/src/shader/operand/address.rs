// SPDX-License-Identifier: MIT
//! Relative addressing: where the register of a source operand is.

use crate::prelude::*;
use pica_spec::isa::code::{index, register};

/// What an index register adds to the number of a uniform.
#[derive(LogicBlock, Default, Component)]
pub struct OperandIndex {
    /// Index register: 0 none, 1 a0.x, 2 a0.y, 3 aL.
    pub index: Signal<In, Bits<2>>,
    /// a0.x, two's complement.
    pub a0x: Signal<In, Bits<32>>,
    /// a0.y, two's complement.
    pub a0y: Signal<In, Bits<32>>,
    /// aL, unsigned.
    pub al: Signal<In, Bits<32>>,
    /// Low bits of the number that is added.
    pub low: Signal<Out, Bits<7>>,
    /// Whether the number that is added is -128 to 127: other numbers count as nothing.
    pub in_range: Signal<Out, Bit>,
    sign_x: Signal<Local, Bits<25>>,
    sign_y: Signal<Local, Bits<25>>,
    high_l: Signal<Local, Bits<25>>,
}

#[hdl]
impl Logic for OperandIndex {
    fn update(&mut self) {
        // A number is in range if it sign-extends from bit 7; aL has no sign.
        self.sign_x.next = self.a0x.val().get_bits::<25>(7);
        self.sign_y.next = self.a0y.val().get_bits::<25>(7);
        self.high_l.next = self.al.val().get_bits::<25>(7);
        self.low.next = 0.into();
        self.in_range.next = true;
        match self.index.val().index() {
            index::A0X => {
                self.low.next = self.a0x.val().get_bits::<7>(0);
                self.in_range.next = !self.sign_x.val().any() || self.sign_x.val().all();
            }
            index::A0Y => {
                self.low.next = self.a0y.val().get_bits::<7>(0);
                self.in_range.next = !self.sign_y.val().any() || self.sign_y.val().all();
            }
            index::AL => {
                self.low.next = self.al.val().get_bits::<7>(0);
                self.in_range.next = !self.high_l.val().any();
            }
            _ => {}
        }
    }
}

/// Adds the index register to the number of a uniform (shader-unit.md#relative-addressing).
///
/// Registers are numbered as in the 7-bit source fields: v0-v15 from 0, r0-r15 from 16, c0-c95 from 32. An offset that
/// is not in -128 to 127 counts as 0; v and r are never indexed.
#[derive(LogicBlock, Default, Component)]
pub struct OperandAddress {
    /// The register that the instruction names.
    pub source: Signal<In, Bits<7>>,
    /// Low bits of the number that the index register adds.
    pub low: Signal<In, Bits<7>>,
    /// Whether the number that the index register adds is in range.
    pub in_range: Signal<In, Bit>,
    /// The register to read; `source` itself with `ones`.
    pub address: Signal<Out, Bits<7>>,
    /// Whether the uniform that is meant does not exist: all components read as 1.0.
    pub ones: Signal<Out, Bit>,
    sum: Signal<Local, Bits<7>>,
}

/// Behind the last uniform the numbers begin anew, so a sum is one of a uniform if it is not below the first.
const _: () = assert!(register::FLOAT_SOURCE + register::FLOAT_COUNT == 1 << 7);

#[hdl]
impl Logic for OperandAddress {
    fn update(&mut self) {
        self.address.next = self.source.val();
        self.ones.next = false;
        self.sum.next = self.source.val() + self.low.val();
        if (self.source.val() >= bits_of::<7>(register::FLOAT_SOURCE)) && self.in_range.val() {
            if self.sum.val() >= bits_of::<7>(register::FLOAT_SOURCE) {
                self.address.next = self.sum.val();
            } else {
                self.ones.next = true;
            }
        }
    }
}
