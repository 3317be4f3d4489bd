// SPDX-License-Identifier: MIT
//! The operands of an instruction: stages 4 to 7.

use super::registers::{Row, Vectors};
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
        wire!(self => self.{first, second, third}: clock);

        // Stage 4.
        self.place.source.next = self.source[0].val();
        if self.wide.val() == 2 {
            self.place.source.next = self.source[1].val();
        }
        if self.wide.val() == 3 {
            self.place.source.next = self.source[2].val();
        }
        wire!(self => self.offset: index, a0x: a0[0], a0y: a0[1], al);
        wire!(self.offset => self.place: low, in_range);
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
            wire!(self => self.row[i]: number: named[i], slot);
            self.address5[i].d.next = self.row[i].address.val();
            wire!(self => self.*.d: select5[i]: select[i], negate5[i]: negate[i]);
        }

        // Stage 5.
        self.first.read_address.next = self.address5[0].q.val();
        self.second.read_address.next = self.address5[1].q.val();
        self.third.read_address.next = self.address5[2].q.val();
        wire!(self => self.{first, second, third}: write_address);
        for i in 0..4 {
            wire!(self => self.{first, second, third}: write[i], write_data[i]);
        }
        for i in 0..3 {
            wire!(self.*.q => self.*.d: ones6[i]: ones5[i], select6[i]: select5[i], negate6[i]: negate5[i]);
        }

        // Stage 6.
        wire!(self.first => self.modifier[0]: register_x: read_data[0], register_y: read_data[1],
            register_z: read_data[2], register_w: read_data[3]);
        wire!(self.second => self.modifier[1]: register_x: read_data[0], register_y: read_data[1],
            register_z: read_data[2], register_w: read_data[3]);
        for i in 0..2 {
            wire!(self.*.q => self.modifier[i]: ones: ones6[i], select: select6[i], negate: negate6[i]);
        }
        wire!(self.modifier[0] => self.*.d: a7[0]: x, a7[1]: y, a7[2]: z, a7[3]: w);
        wire!(self.modifier[1] => self.*.d: b7[0]: x, b7[1]: y, b7[2]: z, b7[3]: w);
        for i in 0..4 {
            self.c7[i].d.next = self.third.read_data[i].val();
        }
        wire!(self.*.q => self.*.d: ones7: ones6[2], select7: select6[2], negate7: negate6[2]);

        // Stage 7.
        wire!(self.*.q => self.modifier[2]: register_x: c7[0], register_y: c7[1], register_z: c7[2], register_w: c7[3],
            ones: ones7, select: select7, negate: negate7);
        for i in 0..4 {
            wire!(self.*.q => self: a[i]: a7[i], b[i]: b7[i]);
        }
        wire!(self.modifier[2] => self: c[0]: x, c[1]: y, c[2]: z, c[3]: w);
    }
}
