// SPDX-License-Identifier: MIT
//! The vectors of all slots.

use crate::parts::BlockRam;
use crate::prelude::*;

/// A memory of vectors whose components are written one by one.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_vectors_{A}"))]
pub(in crate::shader) struct Vectors<const A: usize> {
    pub clock: Signal<In, Clock>,
    pub write: [Signal<In, Bit>; 4],
    pub write_address: Signal<In, Bits<A>>,
    pub write_data: [Signal<In, Bits<24>>; 4],
    pub read_address: Signal<In, Bits<A>>,
    pub read_data: [Signal<Out, Bits<24>>; 4],
    component: [BlockRam<A, 24>; 4],
}

impl<const A: usize> Vectors<A> {
    pub fn new() -> Self {
        Self { component: std::array::from_fn(|_| BlockRam::apart(1 << A)), ..Self::default() }
    }
}

#[hdl]
impl<const A: usize> Logic for Vectors<A> {
    fn update(&mut self) {
        for i in 0..4 {
            wire!(self => self.component[i]: clock, write_enable: write[i], write_address, write_data: write_data[i],
                read_address);
            self.component[i].read_enable.next = true;
            self.read_data[i].next = self.component[i].read_data.val();
        }
    }
}

/// Where the r registers of slot 0 are.
const TEMPORARIES: u64 = 1 << 9;
/// Where c0, c32 and c64 are: behind the registers of 28 slots.
const C0: u64 = 28 << 4;
const C32: u64 = 30 << 4;
const C64: u64 = TEMPORARIES + C0;

/// Where a register is: in one half of the memory the v registers of all slots, in the other their r registers, and
/// behind both the uniforms, 64 and 32.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_row")]
pub(super) struct Row {
    /// 0-15 v, 16-31 r, 32-127 c.
    pub number: Signal<In, Bits<7>>,
    pub slot: Signal<In, Bits<5>>,
    pub address: Signal<Out, Bits<10>>,
    temporaries: Parameter<Bits<10>>,
    c0: Parameter<Bits<10>>,
    c32: Parameter<Bits<10>>,
    c64: Parameter<Bits<10>>,
}

impl Row {
    pub fn new() -> Self {
        Self {
            temporaries: Parameter::bits(TEMPORARIES),
            c0: Parameter::bits(C0),
            c32: Parameter::bits(C32),
            c64: Parameter::bits(C64),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Row {
    fn update(&mut self) {
        self.address.next =
            (bit_cast::<10, 5>(self.slot.val()) << 4) | bit_cast::<10, 4>(self.number.val().get_bits::<4>(0));
        if self.number.val().get_bit(4) {
            self.address.next = (bit_cast::<10, 5>(self.slot.val()) << 4)
                | bit_cast::<10, 4>(self.number.val().get_bits::<4>(0))
                | self.temporaries.val();
        }
        if self.number.val().get_bits::<2>(5).any() {
            self.address.next = bit_cast::<10, 5>(self.number.val().get_bits::<5>(0)) | self.c0.val();
            if !self.number.val().get_bit(5) {
                self.address.next = bit_cast::<10, 5>(self.number.val().get_bits::<5>(0)) | self.c32.val();
            }
            if self.number.val().get_bits::<2>(5).all() {
                self.address.next = bit_cast::<10, 5>(self.number.val().get_bits::<5>(0)) | self.c64.val();
            }
        }
    }
}
