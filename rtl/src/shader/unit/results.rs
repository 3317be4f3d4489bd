// SPDX-License-Identifier: MIT
//! What an instruction changes: the flags and address registers, and the value of its destination.

use crate::prelude::*;
use pica_spec::choices::{Recorder, ShaderRegisterInit};
use pica_spec::isa::bits::mask;

/// cmp.x, cmp.y, a0.x and a0.y, and the destination register under its mask. Choice `shader_register_init`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_results")]
pub(super) struct Results {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// An invocation begins.
    pub begins: Signal<In, Bit>,
    pub zeroes: Signal<In, Bit>,
    /// The instruction takes effect.
    pub commits: Signal<In, Bit>,
    pub is_mova: Signal<In, Bit>,
    pub enable_x: Signal<In, Bit>,
    pub enable_y: Signal<In, Bit>,
    pub writes_register: Signal<In, Bit>,
    pub mask: Signal<In, Bits<4>>,
    /// Results of the ALU.
    pub result: [Signal<In, Bits<24>>; 4],
    pub alu_cmp_x: Signal<In, Bit>,
    pub alu_cmp_y: Signal<In, Bit>,
    pub alu_a0x: Signal<In, Bits<32>>,
    pub alu_a0y: Signal<In, Bits<32>>,
    /// The state before the instruction.
    pub cmp_x: Signal<Out, Bit>,
    pub cmp_y: Signal<Out, Bit>,
    pub a0x: Signal<Out, Bits<32>>,
    pub a0y: Signal<Out, Bits<32>>,
    /// The state after the instruction.
    pub next_cmp_x: Signal<Out, Bit>,
    pub next_cmp_y: Signal<Out, Bit>,
    pub next_a0x: Signal<Out, Bits<32>>,
    pub next_a0y: Signal<Out, Bits<32>>,
    /// The components that are written; 0 for others.
    pub value: [Signal<Out, Bits<24>>; 4],
    /// The components that are written when the instruction takes effect.
    pub write: [Signal<Out, Bit>; 4],
    /// Choice `shader_register_init`.
    clears: Parameter<Bit>,
    flag_x: DFF<Bit>,
    flag_y: DFF<Bit>,
    /// Components that are written.
    enabled: [Signal<Local, Bit>; 4],
    address_x: DFF<Bits<32>>,
    address_y: DFF<Bits<32>>,
}

impl Results {
    pub fn new(choices: &Recorder) -> Self {
        Self { clears: Parameter::new(choices.shader_register_init() == ShaderRegisterInit::Zero), ..Self::default() }
    }
}

#[hdl]
impl Logic for Results {
    fn update(&mut self) {
        wire!(self.*.q => self: next_cmp_x: flag_x, next_cmp_y: flag_y, next_a0x: address_x, next_a0y: address_y);
        if self.enable_x.val() {
            if self.is_mova.val() {
                self.next_a0x.next = self.alu_a0x.val();
            } else {
                self.next_cmp_x.next = self.alu_cmp_x.val();
            }
        }
        if self.enable_y.val() {
            if self.is_mova.val() {
                self.next_a0y.next = self.alu_a0y.val();
            } else {
                self.next_cmp_y.next = self.alu_cmp_y.val();
            }
        }
        self.enabled[0].next = flag!(self.mask, mask::X);
        self.enabled[1].next = flag!(self.mask, mask::Y);
        self.enabled[2].next = flag!(self.mask, mask::Z);
        self.enabled[3].next = flag!(self.mask, mask::W);
        for i in 0..4 {
            self.write[i].next = self.writes_register.val() && self.commits.val() && self.enabled[i].val();
            self.value[i].next = 0.into();
            if self.writes_register.val() && self.enabled[i].val() {
                self.value[i].next = self.result[i].val();
            }
        }
        if self.commits.val() {
            wire!(self => self.*.d: flag_x: next_cmp_x, flag_y: next_cmp_y, address_x: next_a0x, address_y: next_a0y);
        }
        if self.reset.val() || (self.begins.val() && (self.clears.val() || self.zeroes.val())) {
            wire!(false => self.*.d: flag_x, flag_y);
            wire!(0 => self.*.d: address_x, address_y);
        }
        wire!(self.*.q => self: cmp_x: flag_x, cmp_y: flag_y, a0x: address_x, a0y: address_y);
    }
}
