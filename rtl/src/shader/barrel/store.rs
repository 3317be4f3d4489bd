// SPDX-License-Identifier: MIT
//! What is written to the v, r and c registers.

use super::registers::Row;
use super::slots;
use crate::prelude::*;

/// The write port of the v, r and c registers.
///
/// What an input, a uniform or the clearing writes waits a clock: no result is written then.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_store")]
pub(super) struct Store {
    pub clock: Signal<In, Clock>,
    /// Clearing: of everything, or as `input_write` says.
    pub clears: Signal<In, Bit>,
    pub prepares: Signal<In, Bit>,
    pub counter: Signal<In, Bits<12>>,
    /// An input, and the slot that it belongs to if its invocation is independent.
    pub input_write: Signal<In, Bit>,
    pub input_register: Signal<In, Bits<7>>,
    pub input_data: [Signal<In, Bits<24>>; 4],
    pub independent: Signal<In, Bit>,
    pub following: Signal<In, Bits<5>>,
    /// A uniform that is stored.
    pub busy: Signal<In, Bit>,
    pub uniform_write: [Signal<In, Bit>; 4],
    pub uniform: Signal<In, Bits<7>>,
    pub uniform_data: [Signal<In, Bits<24>>; 4],
    /// A result that is written.
    pub result_write: [Signal<In, Bit>; 4],
    pub commits: Signal<In, Bit>,
    pub slot: Signal<In, Bits<5>>,
    pub destination: Signal<In, Bits<5>>,
    pub result: [Signal<In, Bits<24>>; 4],
    pub write: [Signal<Out, Bit>; 4],
    pub address: Signal<Out, Bits<10>>,
    pub data: [Signal<Out, Bits<24>>; 4],
    input_row: Row,
    result_row: Row,
    held_write: [DFF<Bit>; 4],
    held_address: DFF<Bits<10>>,
    held_data: [DFF<Bits<24>>; 4],
}

impl Store {
    pub fn new() -> Self {
        Self { input_row: Row::new(), result_row: Row::new(), ..Self::default() }
    }
}

#[hdl]
impl Logic for Store {
    fn update(&mut self) {
        self.input_row.slot.next = self.following.val();
        if !self.independent.val() || self.prepares.val() {
            self.input_row.slot.next = bits_of::<5>(slots::ALONE);
        }
        self.input_row.number.next = self.input_register.val();
        for i in 0..4 {
            wire!(self => self.*.d: held_write[i]: input_write, held_data[i]: input_data[i]);
            if self.prepares.val() || self.clears.val() {
                self.held_data[i].d.next = 0.into();
            }
        }
        if self.busy.val() {
            self.input_row.number.next = self.uniform.val();
            for i in 0..4 {
                wire!(self => self.*.d: held_write[i]: uniform_write[i], held_data[i]: uniform_data[i]);
            }
        }
        self.held_address.d.next = self.input_row.address.val();
        if self.clears.val() {
            self.held_address.d.next = self.counter.val().get_bits::<10>(0);
            for i in 0..4 {
                self.held_write[i].d.next = true;
            }
        }

        self.result_row.slot.next = self.slot.val();
        self.result_row.number.next = bit_cast::<7, 5>(self.destination.val());
        self.address.next = self.held_address.q.val();
        for i in 0..4 {
            wire!(self.*.q => self: write[i]: held_write[i], data[i]: held_data[i]);
        }
        if self.commits.val() && self.destination.val().get_bit(4) {
            self.address.next = self.result_row.address.val();
            for i in 0..4 {
                wire!(self => self: write[i]: result_write[i], data[i]: result[i]);
            }
        }
    }
}
