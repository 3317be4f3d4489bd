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
        self.offset.index.next = self.index.val();
        self.offset.a0x.next = self.a0x.val();
        self.offset.a0y.next = self.a0y.val();
        self.offset.al.next = self.al.val();
        self.low.d.next = self.offset.low.val();
        self.in_range.d.next = self.offset.in_range.val();
        self.named.d.next = self.source[0].val();
        if self.wide.val() == 2 {
            self.named.d.next = self.source[1].val();
        }
        if self.wide.val() == 3 {
            self.named.d.next = self.source[2].val();
        }
        self.place.low.next = self.low.q.val();
        self.place.in_range.next = self.in_range.q.val();
        self.place.source.next = self.named.q.val();

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

        self.modifier.register_x.next = self.register[0].val();
        self.modifier.register_y.next = self.register[1].val();
        self.modifier.register_z.next = self.register[2].val();
        self.modifier.register_w.next = self.register[3].val();
        self.modifier.ones.next = self.ones.q.val();
        self.modifier.select.next = self.select[0].val();
        self.modifier.negate.next = self.negate[0].val();
        if self.arrives.val() == 2 {
            self.modifier.select.next = self.select[1].val();
            self.modifier.negate.next = self.negate[1].val();
        }
        if self.arrives.val() == 3 {
            self.modifier.select.next = self.select[2].val();
            self.modifier.negate.next = self.negate[2].val();
        }
        self.operand[0].next = self.modifier.x.val();
        self.operand[1].next = self.modifier.y.val();
        self.operand[2].next = self.modifier.z.val();
        self.operand[3].next = self.modifier.w.val();

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
            self.a[i].next = self.held_a[i].q.val();
            self.b[i].next = self.held_b[i].q.val();
            self.c[i].next = self.held_c[i].q.val();
        }
    }
}
