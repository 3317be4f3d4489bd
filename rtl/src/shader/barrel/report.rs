// SPDX-License-Identifier: MIT
//! What is reported of an instruction when it retires.

use super::travel::Turn;
use crate::parts::{BlockRam, LutRam};
use crate::prelude::*;

/// Keeps for each slot what is known of its instruction early, until the result is there.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_report")]
pub(super) struct Report {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// An invocation is taken, and has the next number.
    pub starts: Signal<In, Bit>,
    pub start_slot: Signal<In, Bits<5>>,
    /// Stage 4: the turn, whether its slot is in use, and the word.
    pub turn4: Signal<In, Turn>,
    pub runs4: Signal<In, Bit>,
    pub word4: Signal<In, Bits<32>>,
    /// Stage 7: the turn, whether its slot is in use, the next program counter and aL.
    pub turn7: Signal<In, Turn>,
    pub runs7: Signal<In, Bit>,
    pub next_pc7: Signal<In, Bits<13>>,
    pub next_al7: Signal<In, Bits<32>>,
    /// The slot, and what was kept for it, one clock later.
    pub slot: Signal<In, Bits<5>>,
    pub invocation: Signal<Out, Bits<5>>,
    pub pc: Signal<Out, Bits<12>>,
    pub word: Signal<Out, Bits<32>>,
    pub al: Signal<Out, Bits<32>>,
    pub next_pc: Signal<Out, Bits<13>>,
    numbers: LutRam<5, 5>,
    words: BlockRam<5, 32>,
    addresses: BlockRam<5, 25>,
    als: BlockRam<5, 32>,
    /// Number of the next invocation.
    number: DFF<Bits<5>>,
    held_number: DFF<Bits<5>>,
}

impl Report {
    pub fn new() -> Self {
        Self {
            words: BlockRam::apart(1 << 5),
            addresses: BlockRam::apart(1 << 5),
            als: BlockRam::apart(1 << 5),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Report {
    fn update(&mut self) {
        wire!(self => self.{numbers, words, addresses, als}: clock);
        wire!(self => self.numbers: write_enable: starts, write_address: start_slot);
        self.numbers.write_data.next = self.number.q.val();
        if self.starts.val() {
            self.number.d.next = self.number.q.val() + 1;
        }
        if self.reset.val() {
            self.number.d.next = 0.into();
        }
        wire!(self => self.words: write_enable: runs4, write_data: word4);
        self.words.write_address.next = self.turn4.val().slot;
        self.addresses.write_enable.next = self.runs7.val();
        self.addresses.write_address.next = self.turn7.val().slot;
        self.addresses.write_data.next =
            (bit_cast::<25, 13>(self.next_pc7.val()) << 12) | bit_cast::<25, 12>(self.turn7.val().pc);
        wire!(self => self.als: write_enable: runs7, write_data: next_al7);
        self.als.write_address.next = self.turn7.val().slot;

        wire!(self => self.{numbers, words, addresses, als}: read_address: slot);
        wire!(true => self.{words, addresses, als}: read_enable);
        self.held_number.d.next = self.numbers.read_data.val();
        self.invocation.next = self.held_number.q.val();
        self.pc.next = self.addresses.read_data.val().get_bits::<12>(0);
        self.word.next = self.words.read_data.val();
        self.al.next = self.als.read_data.val();
        self.next_pc.next = self.addresses.read_data.val().get_bits::<13>(12);
    }
}
