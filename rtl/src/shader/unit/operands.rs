// SPDX-License-Identifier: MIT
//! The operands of an instruction, fetched one after the other.

use crate::prelude::*;
use crate::shader::operand::{OperandAddress, OperandIndex, OperandModifier};

/// Fetches the sources of an instruction: gives the address of one, and in the next clock takes its value. Addresses are
/// there one clock after the instruction.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_operands")]
pub(super) struct Operands {
    pub clock: Signal<In, Clock>,
    /// The source (1 to 3) whose address is wanted.
    pub wanted: Signal<In, Bits<2>>,
    /// The source (1 to 3) whose register is there: the one wanted in the clock before; 0 for none.
    pub arrives: Signal<In, Bits<2>>,
    pub source: [Signal<In, Bits<7>>; 3],
    pub select: [Signal<In, Bits<8>>; 3],
    pub negate: [Signal<In, Bit>; 3],
    /// The source that `index` applies to.
    pub wide: Signal<In, Bits<2>>,
    pub index: Signal<In, Bits<2>>,
    pub a0x: Signal<In, Bits<32>>,
    pub a0y: Signal<In, Bits<32>>,
    pub al: Signal<In, Bits<32>>,
    /// The register that arrives.
    pub register: [Signal<In, Bits<24>>; 4],
    pub address: Signal<Out, Bits<7>>,
    /// The operands.
    pub a: [Signal<Out, Bits<24>>; 4],
    pub b: [Signal<Out, Bits<24>>; 4],
    pub c: [Signal<Out, Bits<24>>; 4],
    offset: OperandIndex,
    place: OperandAddress,
    named: DFF<Bits<7>>,
    held_source: [DFF<Bits<7>>; 3],
    held_wide: DFF<Bits<2>>,
    low: DFF<Bits<7>>,
    in_range: DFF<Bit>,
    modifier: OperandModifier,
    /// Whether the register that arrives does not exist.
    ones: DFF<Bit>,
    held_a: [DFF<Bits<24>>; 4],
    held_b: [DFF<Bits<24>>; 4],
    held_c: [DFF<Bits<24>>; 4],
    operand: [Signal<Local, Bits<24>>; 4],
}

#[hdl]
impl Logic for Operands {
    fn update(&mut self) {
        wire!(self => self.offset: index, a0x, a0y, al);
        wire!(self.offset => self.*.d: low, in_range);
        self.named.d.next = self.source[0].val();
        if self.wide.val() == 2 {
            self.named.d.next = self.source[1].val();
        }
        if self.wide.val() == 3 {
            self.named.d.next = self.source[2].val();
        }
        wire!(self.*.q => self.place: low, in_range, source: named);

        self.held_wide.d.next = self.wide.val();
        for i in 0..3 {
            self.held_source[i].d.next = self.source[i].val();
        }
        self.address.next = self.held_source[0].q.val();
        if self.wanted.val() == 2 {
            self.address.next = self.held_source[1].q.val();
        }
        if self.wanted.val() == 3 {
            self.address.next = self.held_source[2].q.val();
        }
        self.ones.d.next = false;
        if self.wanted.val() == self.held_wide.q.val() {
            self.address.next = self.place.address.val();
            self.ones.d.next = self.place.ones.val();
        }

        wire!(self => self.modifier: register_x: register[0], register_y: register[1], register_z: register[2],
            register_w: register[3], select: select[0], negate: negate[0]);
        self.modifier.ones.next = self.ones.q.val();
        if self.arrives.val() == 2 {
            wire!(self => self.modifier: select: select[1], negate: negate[1]);
        }
        if self.arrives.val() == 3 {
            wire!(self => self.modifier: select: select[2], negate: negate[2]);
        }
        wire!(self.modifier => self: operand[0]: x, operand[1]: y, operand[2]: z, operand[3]: w);

        for i in 0..4 {
            if self.arrives.val() == 1 {
                self.held_a[i].d.next = self.operand[i].val();
            }
            if self.arrives.val() == 2 {
                self.held_b[i].d.next = self.operand[i].val();
            }
            if self.arrives.val() == 3 {
                self.held_c[i].d.next = self.operand[i].val();
            }
            wire!(self.*.q => self: a[i]: held_a[i], b[i]: held_b[i], c[i]: held_c[i]);
        }
    }
}
