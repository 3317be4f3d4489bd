// SPDX-License-Identifier: MIT
//! Program counters and program memory.

use super::travel::Turn;
use crate::parts::{BlockRam, LutRam};
use crate::prelude::*;

/// Where each slot is in the program, and the word there: stages 0 to 2.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_fetch_{}", 1 << A))]
pub(super) struct Fetch<const A: usize> {
    pub clock: Signal<In, Clock>,
    /// Stage 0: the slot, and whether its invocation begins.
    pub slot: Signal<In, Bits<5>>,
    pub begins: Signal<In, Bit>,
    pub entry_point: Signal<In, Bits<12>>,
    pub pc: Signal<Out, Bits<12>>,
    /// Stage 1: the program counter.
    pub pc1: Signal<In, Bits<12>>,
    /// Stage 3: the word of the program.
    pub word: Signal<Out, Bits<32>>,
    /// Stage 7: where the slot goes on, if it `retires` an instruction.
    pub turn7: Signal<In, Turn>,
    pub runs7: Signal<In, Bit>,
    pub retires: Signal<In, Bit>,
    pub next_pc: Signal<In, Bits<13>>,
    /// A word of the program is written.
    pub write: Signal<In, Bit>,
    pub write_address: Signal<In, Bits<12>>,
    pub write_data: Signal<In, Bits<32>>,
    pcs: LutRam<5, 12>,
    code: BlockRam<A, 32>,
    held: DFF<Bits<32>>,
}

impl<const A: usize> Fetch<A> {
    pub fn new() -> Self {
        Self { code: BlockRam::apart(1 << A), ..Self::default() }
    }
}

#[hdl]
impl<const A: usize> Logic for Fetch<A> {
    fn update(&mut self) {
        wire!(self => self.{pcs, code}: clock);
        self.pcs.read_address.next = self.slot.val();
        self.pc.next = self.pcs.read_data.val();
        if self.begins.val() {
            self.pc.next = bit_cast::<12, A>(bit_cast::<A, 12>(self.entry_point.val()));
        }
        self.code.read_enable.next = true;
        self.code.read_address.next = bit_cast::<A, 12>(self.pc1.val());
        self.held.d.next = self.code.read_data.val();
        self.word.next = self.held.q.val();

        self.pcs.write_enable.next = self.runs7.val();
        wire!(self.turn7.val() => self.pcs: write_address: slot, write_data: pc);
        if self.retires.val() {
            self.pcs.write_data.next = self.next_pc.val().get_bits::<12>(0);
        }
        wire!(self => self.code: write_enable: write, write_data);
        self.code.write_address.next = bit_cast::<A, 12>(self.write_address.val());
    }
}
