// SPDX-License-Identifier: MIT
//! What is multiplied.

use crate::prelude::*;

/// In the phases 0 to 2 the lower halves of the weights of three vertices, in 3 to 5 the upper ones, and beside each the number that it
/// weighs. Combinational.
///
/// If the depth is constant, vertex 0 weighs 1 and the others nothing.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_depth_operand")]
pub(super) struct Operand {
    pub phase: Signal<In, Bits<3>>,
    /// The numbers are 1/w.
    pub second: Signal<In, Bit>,
    pub same_depth: Signal<In, Bit>,
    pub weight0: Signal<In, Bits<34>>,
    pub weight1: Signal<In, Bits<34>>,
    pub weight2: Signal<In, Bits<34>>,
    pub number0: Signal<In, Bits<58>>,
    pub number1: Signal<In, Bits<58>>,
    pub number2: Signal<In, Bits<58>>,
    pub reciprocal0: Signal<In, Bits<29>>,
    pub reciprocal1: Signal<In, Bits<29>>,
    pub reciprocal2: Signal<In, Bits<29>>,
    /// Half of a weight, signed.
    pub weight: Signal<Out, Bits<18>>,
    /// Signed.
    pub number: Signal<Out, Bits<58>>,
    vertex: Signal<Local, Bits<3>>,
    chosen: Signal<Local, Bits<34>>,
    half: Signal<Local, Bits<17>>,
    reciprocal: Signal<Local, Bits<29>>,
    sign_of_half: Parameter<Bits<18>>,
    sign_of_reciprocal: Parameter<Bits<58>>,
}

impl Operand {
    /// Operands.
    pub fn new() -> Self {
        Self {
            sign_of_half: Parameter::bits(1 << 17),
            sign_of_reciprocal: Parameter::bits((1 << 58) - (1 << 29)),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Operand {
    fn update(&mut self) {
        wire!(self => self: vertex: phase);
        if self.phase.val() > 2 {
            self.vertex.next = self.phase.val() - 3;
        }
        match self.vertex.val().index() {
            0 => {
                wire!(self => self: chosen: weight0, number: number0, reciprocal: reciprocal0);
            }
            1 => {
                wire!(self => self: chosen: weight1, number: number1, reciprocal: reciprocal1);
            }
            _ => {
                wire!(self => self: chosen: weight2, number: number2, reciprocal: reciprocal2);
            }
        }
        if self.second.val() {
            self.number.next = bit_cast::<58, 29>(self.reciprocal.val());
            if self.reciprocal.val().get_bit(28) {
                self.number.next = bit_cast::<58, 29>(self.reciprocal.val()) | self.sign_of_reciprocal.val();
            }
        }

        self.half.next = self.chosen.val().get_bits::<17>(0);
        self.weight.next = bit_cast::<18, 17>(self.half.val());
        if self.phase.val() > 2 {
            self.half.next = self.chosen.val().get_bits::<17>(17);
            self.weight.next = bit_cast::<18, 17>(self.half.val());
            if self.chosen.val().get_bit(33) {
                self.weight.next = bit_cast::<18, 17>(self.half.val()) | self.sign_of_half.val();
            }
        }
        if self.same_depth.val() {
            self.weight.next = 0.into();
            if !self.phase.val().any() {
                self.weight.next = 1.into();
            }
        }
    }
}
