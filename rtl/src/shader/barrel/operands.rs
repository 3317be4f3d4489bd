// SPDX-License-Identifier: MIT
//! The operands of an instruction: stages 4 to 7.

use super::memory::{Row, Vectors};
use crate::prelude::*;
use crate::shader::operand::{OperandAddress, OperandIndex, OperandModifier};

/// Finds operands in stage 4, reads them in stage 5, each from its own copy of the registers, and selects and negates components in
/// stage 6; those of the third, which waits for a product, in stage 7.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_barrel_operands")]
pub(super) struct Operands {
    pub clock: Signal<In, Clock>,
    /// Stage 4: the slot, sources, selectors and negations.
    pub slot: Signal<In, Bits<5>>,
    pub source: [Signal<In, Bits<7>>; 3],
    pub select: [Signal<In, Bits<8>>; 3],
    pub negate: [Signal<In, Bit>; 3],
    /// The source that `index` applies to.
    pub wide: Signal<In, Bits<2>>,
    pub index: Signal<In, Bits<2>>,
    pub a0: [Signal<In, Bits<32>>; 2],
    pub al: Signal<In, Bits<32>>,
    /// Stage 7: the operands.
    pub a: [Signal<Out, Bits<24>>; 4],
    pub b: [Signal<Out, Bits<24>>; 4],
    pub c: [Signal<Out, Bits<24>>; 4],
    /// A register is written.
    pub write: [Signal<In, Bit>; 4],
    pub write_address: Signal<In, Bits<10>>,
    pub write_data: [Signal<In, Bits<24>>; 4],
    offset: OperandIndex,
    place: OperandAddress,
    named: [Signal<Local, Bits<7>>; 3],
    row: [Row; 3],
    first: Vectors<10>,
    second: Vectors<10>,
    third: Vectors<10>,
    modifier: [OperandModifier; 3],
    address5: [DFF<Bits<10>>; 3],
    ones5: [DFF<Bit>; 3],
    select5: [DFF<Bits<8>>; 3],
    negate5: [DFF<Bit>; 3],
    ones6: [DFF<Bit>; 3],
    select6: [DFF<Bits<8>>; 3],
    negate6: [DFF<Bit>; 3],
    a7: [DFF<Bits<24>>; 4],
    b7: [DFF<Bits<24>>; 4],
    c7: [DFF<Bits<24>>; 4],
    ones7: DFF<Bit>,
    select7: DFF<Bits<8>>,
    negate7: DFF<Bit>,
}

impl Operands {
    pub fn new() -> Self {
        Self {
            row: std::array::from_fn(|_| Row::new()),
            first: Vectors::new(),
            second: Vectors::new(),
            third: Vectors::new(),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Operands {
    fn update(&mut self) {
        clock!(self, clock, first, second, third);

        // Stage 4.
        self.place.source.next = self.source[0].val();
        if self.wide.val() == 2 {
            self.place.source.next = self.source[1].val();
        }
        if self.wide.val() == 3 {
            self.place.source.next = self.source[2].val();
        }
        self.offset.index.next = self.index.val();
        self.offset.a0x.next = self.a0[0].val();
        self.offset.a0y.next = self.a0[1].val();
        self.offset.al.next = self.al.val();
        self.place.low.next = self.offset.low.val();
        self.place.in_range.next = self.offset.in_range.val();
        for i in 0..3 {
            self.named[i].next = self.source[i].val();
            self.ones5[i].d.next = false;
        }
        if self.wide.val() == 1 {
            self.named[0].next = self.place.address.val();
            self.ones5[0].d.next = self.place.ones.val();
        }
        if self.wide.val() == 2 {
            self.named[1].next = self.place.address.val();
            self.ones5[1].d.next = self.place.ones.val();
        }
        if self.wide.val() == 3 {
            self.named[2].next = self.place.address.val();
            self.ones5[2].d.next = self.place.ones.val();
        }
        for i in 0..3 {
            self.row[i].number.next = self.named[i].val();
            self.row[i].slot.next = self.slot.val();
            self.address5[i].d.next = self.row[i].address.val();
            self.select5[i].d.next = self.select[i].val();
            self.negate5[i].d.next = self.negate[i].val();
        }

        // Stage 5.
        self.first.read_address.next = self.address5[0].q.val();
        self.second.read_address.next = self.address5[1].q.val();
        self.third.read_address.next = self.address5[2].q.val();
        self.first.write_address.next = self.write_address.val();
        self.second.write_address.next = self.write_address.val();
        self.third.write_address.next = self.write_address.val();
        for i in 0..4 {
            self.first.write[i].next = self.write[i].val();
            self.first.write_data[i].next = self.write_data[i].val();
            self.second.write[i].next = self.write[i].val();
            self.second.write_data[i].next = self.write_data[i].val();
            self.third.write[i].next = self.write[i].val();
            self.third.write_data[i].next = self.write_data[i].val();
        }
        for i in 0..3 {
            self.ones6[i].d.next = self.ones5[i].q.val();
            self.select6[i].d.next = self.select5[i].q.val();
            self.negate6[i].d.next = self.negate5[i].q.val();
        }

        // Stage 6.
        self.modifier[0].register_x.next = self.first.read_data[0].val();
        self.modifier[0].register_y.next = self.first.read_data[1].val();
        self.modifier[0].register_z.next = self.first.read_data[2].val();
        self.modifier[0].register_w.next = self.first.read_data[3].val();
        self.modifier[1].register_x.next = self.second.read_data[0].val();
        self.modifier[1].register_y.next = self.second.read_data[1].val();
        self.modifier[1].register_z.next = self.second.read_data[2].val();
        self.modifier[1].register_w.next = self.second.read_data[3].val();
        for i in 0..2 {
            self.modifier[i].ones.next = self.ones6[i].q.val();
            self.modifier[i].select.next = self.select6[i].q.val();
            self.modifier[i].negate.next = self.negate6[i].q.val();
        }
        self.a7[0].d.next = self.modifier[0].x.val();
        self.a7[1].d.next = self.modifier[0].y.val();
        self.a7[2].d.next = self.modifier[0].z.val();
        self.a7[3].d.next = self.modifier[0].w.val();
        self.b7[0].d.next = self.modifier[1].x.val();
        self.b7[1].d.next = self.modifier[1].y.val();
        self.b7[2].d.next = self.modifier[1].z.val();
        self.b7[3].d.next = self.modifier[1].w.val();
        for i in 0..4 {
            self.c7[i].d.next = self.third.read_data[i].val();
        }
        self.ones7.d.next = self.ones6[2].q.val();
        self.select7.d.next = self.select6[2].q.val();
        self.negate7.d.next = self.negate6[2].q.val();

        // Stage 7.
        self.modifier[2].register_x.next = self.c7[0].q.val();
        self.modifier[2].register_y.next = self.c7[1].q.val();
        self.modifier[2].register_z.next = self.c7[2].q.val();
        self.modifier[2].register_w.next = self.c7[3].q.val();
        self.modifier[2].ones.next = self.ones7.q.val();
        self.modifier[2].select.next = self.select7.q.val();
        self.modifier[2].negate.next = self.negate7.q.val();
        for i in 0..4 {
            self.a[i].next = self.a7[i].q.val();
            self.b[i].next = self.b7[i].q.val();
        }
        self.c[0].next = self.modifier[2].x.val();
        self.c[1].next = self.modifier[2].y.val();
        self.c[2].next = self.modifier[2].z.val();
        self.c[3].next = self.modifier[2].w.val();
    }
}
