// SPDX-License-Identifier: MIT
//! The v registers: which of them an input goes to, and what the others hold.

use crate::prelude::*;
use pica_spec::choices::{DuplicatePermutation, Recorder, ShaderRegisterInit, VRegisterRetention};
use pica_spec::isa::code::register;

/// Addresses what is written before an invocation. Choices: `duplicate_permutation`, `shader_register_init`,
/// `v_register_retention`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_inputs")]
pub(in crate::shader) struct Inputs {
    pub clock: Signal<In, Clock>,
    /// An input arrives: a uniform, or an attribute that goes to `v_register`.
    pub arrives: Signal<In, Bit>,
    pub to_uniform: Signal<In, Bit>,
    pub number: Signal<In, Bits<7>>,
    pub v_register: Signal<In, Bits<4>>,
    /// Writes are taken: inputs are those of the invocation that comes.
    pub idle: Signal<In, Bit>,
    /// The invocation begins.
    pub begins: Signal<In, Bit>,
    /// Register `counter` of v and r is cleared, if it is to be; with `clears` in any case.
    pub prepares: Signal<In, Bit>,
    pub clears: Signal<In, Bit>,
    pub counter: Signal<In, Bits<5>>,
    /// Whether a register is written, and which.
    pub write: Signal<Out, Bit>,
    pub address: Signal<Out, Bits<7>>,
    /// Choice `duplicate_permutation`.
    first_stays: Parameter<Bit>,
    /// Choice `v_register_retention`.
    clears_v: Parameter<Bit>,
    /// Choice `shader_register_init`.
    clears_r: Parameter<Bit>,
    /// The v registers that got an input.
    loaded: DFF<Bits<16>>,
    shifted: Signal<Local, Bits<16>>,
    is_loaded: Signal<Local, Bit>,
    one: Signal<Local, Bits<16>>,
    kept: Signal<Local, Bits<16>>,
}

impl Inputs {
    pub fn new(choices: &Recorder) -> Self {
        Self {
            first_stays: Parameter::new(choices.duplicate_permutation() == DuplicatePermutation::LowerAttribute),
            clears_v: Parameter::new(choices.v_register_retention() == VRegisterRetention::Zero),
            clears_r: Parameter::new(choices.shader_register_init() == ShaderRegisterInit::Zero),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Inputs {
    fn update(&mut self) {
        self.shifted.next = self.loaded.q.val() >> self.v_register.val();
        self.is_loaded.next = self.shifted.val().get_bit(0);
        self.one.next = bits::<16>(1) << self.v_register.val();
        self.kept.next = self.loaded.q.val() >> self.counter.val().get_bits::<4>(0);

        self.write.next = false;
        self.address.next = bit_cast::<7, 4>(self.v_register.val());
        if self.arrives.val() {
            if self.to_uniform.val() {
                self.address.next = self.number.val() + bits_of::<7>(register::FLOAT_SOURCE);
                self.write.next = self.number.val() < bits_of::<7>(register::FLOAT_COUNT);
            } else if self.number.val() < bits_of::<7>(register::INPUT_COUNT) {
                self.write.next = !(self.first_stays.val() && self.is_loaded.val());
                self.loaded.d.next = self.loaded.q.val() | self.one.val();
            }
        }
        if self.prepares.val() {
            self.address.next = bit_cast::<7, 5>(self.counter.val());
            self.write.next = (self.clears_v.val() || self.clears.val()) && !self.kept.val().get_bit(0);
            if self.counter.val().get_bit(4) {
                self.write.next = self.clears_r.val() || self.clears.val();
            }
        }
        if !(self.idle.val() || self.begins.val() || self.prepares.val()) {
            self.loaded.d.next = 0.into();
        }
    }
}
