// SPDX-License-Identifier: MIT
//! The conditions of flow control.

use crate::prelude::*;
use pica_spec::isa::code::condition;

/// Whether the condition of an instruction holds (dossier section 2.5). One without a test holds.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_condition")]
pub(in crate::shader) struct Condition {
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
    }
}
