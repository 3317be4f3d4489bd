// SPDX-License-Identifier: MIT
//! Selection and negation of the components of a source operand.

use crate::prelude::*;

/// Selects four components of a register and negates them (dossier section 2.4).
#[derive(LogicBlock, Default, Component)]
pub struct OperandModifier {
    /// x of the register, before selection and negation.
    pub register_x: Signal<In, Bits<24>>,
    /// Its y component.
    pub register_y: Signal<In, Bits<24>>,
    /// Its z component.
    pub register_z: Signal<In, Bits<24>>,
    /// Its w component.
    pub register_w: Signal<In, Bits<24>>,
    /// Whether 1.0 stands for all of its components.
    pub ones: Signal<In, Bit>,
    /// Two bits a component, those for x highest: 0 x, 1 y, 2 z, 3 w.
    pub select: Signal<In, Bits<8>>,
    /// Whether the sign bits are flipped.
    pub negate: Signal<In, Bit>,
    /// x of the operand, after selection and negation.
    pub x: Signal<Out, Bits<24>>,
    /// Its y component.
    pub y: Signal<Out, Bits<24>>,
    /// Its z component.
    pub z: Signal<Out, Bits<24>>,
    /// Its w component.
    pub w: Signal<Out, Bits<24>>,
    lane: [Lane; 4],
}

/// One component of the operand.
#[derive(LogicBlock, Default, Component)]
struct Lane {
    register_x: Signal<In, Bits<24>>,
    register_y: Signal<In, Bits<24>>,
    register_z: Signal<In, Bits<24>>,
    register_w: Signal<In, Bits<24>>,
    select: Signal<In, Bits<2>>,
    ones: Signal<In, Bit>,
    negate: Signal<In, Bit>,
    y: Signal<Out, Bits<24>>,
    selected: Signal<Local, Bits<24>>,
}

#[hdl]
impl Logic for Lane {
    fn update(&mut self) {
        self.selected.next = self.register_x.val();
        match self.select.val().index() {
            1 => self.selected.next = self.register_y.val(),
            2 => self.selected.next = self.register_z.val(),
            3 => self.selected.next = self.register_w.val(),
            _ => {}
        }
        if self.ones.val() {
            self.selected.next = 0x3F_0000.into();
        }
        self.y.next = self.selected.val();
        if self.negate.val() {
            self.y.next = self.selected.val() ^ 0x80_0000;
        }
    }
}

#[hdl]
impl Logic for OperandModifier {
    fn update(&mut self) {
        for i in 0..4 {
            self.lane[i].register_x.next = self.register_x.val();
            self.lane[i].register_y.next = self.register_y.val();
            self.lane[i].register_z.next = self.register_z.val();
            self.lane[i].register_w.next = self.register_w.val();
            self.lane[i].ones.next = self.ones.val();
            self.lane[i].negate.next = self.negate.val();
        }
        self.lane[0].select.next = self.select.val().get_bits::<2>(6);
        self.lane[1].select.next = self.select.val().get_bits::<2>(4);
        self.lane[2].select.next = self.select.val().get_bits::<2>(2);
        self.lane[3].select.next = self.select.val().get_bits::<2>(0);
        self.x.next = self.lane[0].y.val();
        self.y.next = self.lane[1].y.val();
        self.z.next = self.lane[2].y.val();
        self.w.next = self.lane[3].y.val();
    }
}
