// SPDX-License-Identifier: MIT
//! A circuit that asks a memory: one word after the other.

use pica_rtl::prelude::*;

/// Sums in a memory.
///
/// Each addend goes to the word at its address. One below 256 is added to the low byte alone, and the high byte is not written.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(memory(sum))]
pub struct Accumulate {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    add_valid: Signal<In, Bit>,
    add_ready: Signal<Out, Bit>,
    /// Address of the sum.
    add_address: Signal<In, Bits<4>>,
    /// What is added.
    addend: Signal<In, Bits<16>>,
    answer_sum_valid: Signal<In, Bit>,
    /// Tag of the read that is answered.
    answer_sum_tag: Signal<In, Bits<2>>,
    /// The word that was read.
    answer_sum_word: Signal<In, Bits<16>>,
    total_valid: Signal<Out, Bit>,
    total_ready: Signal<In, Bit>,
    /// The sum.
    total: Signal<Out, Bits<16>>,
    read_sum_valid: Signal<Out, Bit>,
    read_sum_ready: Signal<In, Bit>,
    /// Address of the word that is read.
    read_sum_address: Signal<Out, Bits<4>>,
    /// Tag of the read.
    read_sum_tag: Signal<Out, Bits<2>>,
    write_sum_valid: Signal<Out, Bit>,
    write_sum_ready: Signal<In, Bit>,
    /// Address of the word that is written.
    write_sum_address: Signal<Out, Bits<4>>,
    /// The word that is written.
    write_sum_word: Signal<Out, Bits<16>>,
    /// The bytes of the word that are written.
    write_sum_enable: Signal<Out, Bits<2>>,
    /// Whether an addend is here, whether its word was asked for and is here, and who has taken the sum.
    used: DFF<Bit>,
    asked: DFF<Bit>,
    answered: DFF<Bit>,
    stored: DFF<Bit>,
    told: DFF<Bit>,
    address: DFF<Bits<4>>,
    added: DFF<Bits<16>>,
    word: DFF<Bits<16>>,
    whole: Signal<Local, Bits<16>>,
    result: Signal<Local, Bits<16>>,
    low: Signal<Local, Bit>,
}

#[hdl]
impl Logic for Accumulate {
    fn update(&mut self) {
        self.add_ready.next = !self.used.q.val();
        if self.add_valid.val() && (!self.used.q.val()) {
            self.used.d.next = true;
            self.address.d.next = self.add_address.val();
            self.added.d.next = self.addend.val();
        }

        self.read_sum_valid.next = self.used.q.val() && (!self.asked.q.val());
        self.read_sum_address.next = self.address.q.val();
        self.read_sum_tag.next = 0.into();
        if self.used.q.val() && self.read_sum_ready.val() {
            self.asked.d.next = true;
        }
        // One read is outstanding, so that its tag says nothing.
        if self.answer_sum_valid.val() && (!self.answer_sum_tag.val().any()) {
            self.answered.d.next = true;
            self.word.d.next = self.answer_sum_word.val();
        }

        self.low.next = !self.added.q.val().get_bits::<8>(8).any();
        self.whole.next = self.word.q.val() + self.added.q.val();
        self.result.next = self.whole.val();
        if self.low.val() {
            self.result.next = bit_cast::<16, 8>(self.whole.val().get_bits::<8>(0))
                | (bit_cast::<16, 8>(self.word.q.val().get_bits::<8>(8)) << 8);
        }
        self.total_valid.next = self.answered.q.val() && (!self.told.q.val());
        self.total.next = self.result.val();
        self.write_sum_valid.next = self.answered.q.val() && (!self.stored.q.val());
        self.write_sum_address.next = self.address.q.val();
        self.write_sum_word.next = self.result.val();
        self.write_sum_enable.next = 3.into();
        // What is not enabled is not looked at.
        if self.low.val() {
            self.write_sum_word.next = self.result.val() ^ 0xFF00;
            self.write_sum_enable.next = 1.into();
        }
        if self.answered.q.val() && self.total_ready.val() {
            self.told.d.next = true;
        }
        if self.answered.q.val() && self.write_sum_ready.val() {
            self.stored.d.next = true;
        }
        if self.reset.val() || (self.told.q.val() && self.stored.q.val()) {
            self.used.d.next = false;
            self.asked.d.next = false;
            self.answered.d.next = false;
            self.told.d.next = false;
            self.stored.d.next = false;
        }
    }
}
