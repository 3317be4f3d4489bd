// SPDX-License-Identifier: MIT
//! The output registers of all slots.

use super::registers::Vectors;
use super::slots;
use crate::prelude::*;

/// The output registers of all slots, in rows of 16.
///
/// Each slot of the ring has a row. Behind these rows are zeros, both banks of the slot by itself, and the vertex slots
/// of EMIT.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_outputs")]
pub(super) struct Outputs {
    pub clock: Signal<In, Clock>,
    /// Clearing: of everything, or of both banks.
    pub clears: Signal<In, Bit>,
    pub prepares: Signal<In, Bit>,
    pub counter: Signal<In, Bits<12>>,
    /// A result: components of a register, which may be one of r.
    pub write: [Signal<In, Bit>; 4],
    pub slot: Signal<In, Bits<5>>,
    pub destination: Signal<In, Bits<5>>,
    pub result: [Signal<In, Bits<24>>; 4],
    /// The bank in use, whether EMIT copies a vector and to which address, and the address that is read.
    pub bank: Signal<In, Bit>,
    pub copies: Signal<In, Bit>,
    pub copy_address: Signal<In, Bits<8>>,
    pub read_address: Signal<In, Bits<8>>,
    /// The slot that is read, and whether it is that of an invocation that runs by itself.
    pub out_slot: Signal<In, Bits<5>>,
    pub is_alone: Signal<In, Bit>,
    /// The vector that was at `read_address` before the clock edge.
    pub vector: [Signal<Out, Bits<24>>; 4],
    vectors: Vectors<9>,
    write_row: Signal<Local, Bits<5>>,
    write_number: Signal<Local, Bits<4>>,
    read_row: Signal<Local, Bits<5>>,
}

impl Outputs {
    pub fn new() -> Self {
        Self { vectors: Vectors::new(), ..Self::default() }
    }
}

#[hdl]
impl Logic for Outputs {
    fn update(&mut self) {
        self.vectors.clock.next = self.clock.val();
        self.write_row.next = self.slot.val();
        if self.slot.val() == bits_of::<5>(slots::ALONE) {
            self.write_row.next = 26.into();
            if self.bank.val() {
                self.write_row.next = 27.into();
            }
        }
        self.write_number.next = self.destination.val().get_bits::<4>(0);
        for i in 0..4 {
            self.vectors.write[i].next = self.write[i].val() && !self.destination.val().get_bit(4);
            self.vectors.write_data[i].next = self.result[i].val();
        }
        if self.copies.val() {
            self.write_row.next = bit_cast::<5, 2>(self.copy_address.val().get_bits::<2>(4)) | 28;
            self.write_number.next = self.copy_address.val().get_bits::<4>(0);
            for i in 0..4 {
                self.vectors.write[i].next = true;
                self.vectors.write_data[i].next = self.vectors.read_data[i].val();
            }
        }
        if self.prepares.val() || self.clears.val() {
            self.write_row.next = bit_cast::<5, 1>(self.counter.val().get_bits::<1>(4)) | 26;
            self.write_number.next = self.counter.val().get_bits::<4>(0);
            for i in 0..4 {
                self.vectors.write[i].next = true;
                self.vectors.write_data[i].next = 0.into();
            }
        }
        if self.clears.val() {
            self.write_row.next = self.counter.val().get_bits::<5>(4);
        }
        self.vectors.write_address.next =
            (bit_cast::<9, 5>(self.write_row.val()) << 4) | bit_cast::<9, 4>(self.write_number.val());

        self.read_row.next = self.out_slot.val();
        if self.is_alone.val() {
            self.read_row.next = bit_cast::<5, 1>(self.read_address.val().get_bits::<1>(4)) | 26;
            if self.read_address.val().get_bit(5) {
                self.read_row.next = 25.into();
            }
            if self.read_address.val().get_bit(6) {
                self.read_row.next = bit_cast::<5, 2>(self.read_address.val().get_bits::<2>(4)) | 28;
            }
        }
        self.vectors.read_address.next =
            (bit_cast::<9, 5>(self.read_row.val()) << 4) | bit_cast::<9, 4>(self.read_address.val().get_bits::<4>(0));
        for i in 0..4 {
            self.vector[i].next = self.vectors.read_data[i].val();
        }
    }
}
