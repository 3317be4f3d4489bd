// SPDX-License-Identifier: MIT
//! The conditions of flow control, and what it does then.

use crate::prelude::*;
use crate::shader::flow::step;
use pica_spec::isa::code::condition;

/// Whether the condition of an instruction holds (shader-unit.md#operations), and which [`step`] of flow control
/// follows.
///
/// The condition of an instruction without a test holds.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_condition")]
pub(in crate::shader) struct Condition {
    pub is_jump: Signal<In, Bit>,
    pub is_call: Signal<In, Bit>,
    pub is_if: Signal<In, Bit>,
    pub is_loop: Signal<In, Bit>,
    pub is_break: Signal<In, Bit>,
    pub tests_flags: Signal<In, Bit>,
    /// CONDOP: 0 or, 1 and, 2 cmp.x alone, 3 cmp.y alone.
    pub operator: Signal<In, Bits<2>>,
    pub ref_x: Signal<In, Bit>,
    pub ref_y: Signal<In, Bit>,
    pub cmp_x: Signal<In, Bit>,
    pub cmp_y: Signal<In, Bit>,
    pub tests_boolean: Signal<In, Bit>,
    pub boolean_index: Signal<In, Bits<4>>,
    pub boolean_value: Signal<In, Bit>,
    pub booleans: Signal<In, Bits<16>>,
    pub holds: Signal<Out, Bit>,
    pub step: Signal<Out, Bits<3>>,
    x: Signal<Local, Bit>,
    y: Signal<Local, Bit>,
    shifted: Signal<Local, Bits<16>>,
}

#[hdl]
impl Logic for Condition {
    fn update(&mut self) {
        self.x.next = self.cmp_x.val() == self.ref_x.val();
        self.y.next = self.cmp_y.val() == self.ref_y.val();
        self.shifted.next = self.booleans.val() >> self.boolean_index.val();
        self.holds.next = true;
        if self.tests_boolean.val() {
            self.holds.next = self.shifted.val().get_bit(0) == self.boolean_value.val();
        }
        if self.tests_flags.val() {
            match self.operator.val().index() {
                condition::OR => self.holds.next = self.x.val() || self.y.val(),
                condition::AND => self.holds.next = self.x.val() && self.y.val(),
                condition::X => self.holds.next = self.x.val(),
                condition::Y => self.holds.next = self.y.val(),
                _ => {}
            }
        }
        self.step.next = bits_of::<3>(step::SEQUENTIAL);
        if self.is_jump.val() && self.holds.val() {
            self.step.next = bits_of::<3>(step::JUMP);
        }
        if self.is_call.val() && self.holds.val() {
            self.step.next = bits_of::<3>(step::CALL);
        }
        if self.is_if.val() {
            self.step.next = bits_of::<3>(step::JUMP);
            if self.holds.val() {
                self.step.next = bits_of::<3>(step::THEN);
            }
        }
        if self.is_loop.val() {
            self.step.next = bits_of::<3>(step::LOOP);
        }
        if self.is_break.val() && self.holds.val() {
            self.step.next = bits_of::<3>(step::BREAK);
        }
    }
}
