// SPDX-License-Identifier: MIT
//! Selection and negation of the components of a source operand.

use crate::float::f24;
use crate::prelude::*;
use pica_spec::isa::bits::selector;
use pica_spec::isa::code::component;

/// Selects four components of a register and negates them (shader-unit.md#operand-descriptors).
#[vectors]
#[derive(LogicBlock, Default, Component)]
pub struct OperandModifier {
    /// {component} of the register, before selection and negation.
    #[vector]
    pub register: Signal<In, Bits<24>>,
    /// Whether 1.0 stands for all components of the register.
    pub ones: Signal<In, Bit>,
    /// The component that each component takes.
    pub select: Signal<In, Bits<8>>,
    /// Whether the sign bits are flipped.
    pub negate: Signal<In, Bit>,
    /// {component} of the operand, after selection and negation.
    #[vector]
    pub xyzw: Signal<Out, Bits<24>>,
    lane: [Lane; 4],
}

/// One component of the operand.
#[derive(LogicBlock, Default, Component)]
#[component(name = "operand_lane")]
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
            component::Y => self.selected.next = self.register_y.val(),
            component::Z => self.selected.next = self.register_z.val(),
            component::W => self.selected.next = self.register_w.val(),
            _ => {}
        }
        if self.ones.val() {
            self.selected.next = bits_of::<24>(f24::ONE);
        }
        self.y.next = self.selected.val();
        if self.negate.val() {
            self.y.next = self.selected.val() ^ bits_of::<24>(f24::SIGN);
        }
    }
}

#[hdl]
impl Logic for OperandModifier {
    fn update(&mut self) {
        for i in 0..4 {
            wire!(self => self.lane[i]: register_x, register_y, register_z, register_w, ones, negate);
        }
        self.lane[0].select.next = field!(self.select, selector::X);
        self.lane[1].select.next = field!(self.select, selector::Y);
        self.lane[2].select.next = field!(self.select, selector::Z);
        self.lane[3].select.next = field!(self.select, selector::W);
        self.x.next = self.lane[0].y.val();
        self.y.next = self.lane[1].y.val();
        self.z.next = self.lane[2].y.val();
        self.w.next = self.lane[3].y.val();
    }
}
