// SPDX-License-Identifier: MIT
//! The registers, and what writes to them do.

mod merge;
mod routes;

use super::channel::{RegisterEffect, RegisterWrite, effect};
use crate::parts::{BlockRam, Credit, Fifo};
use crate::prelude::*;
use merge::Merge;
use pica_spec::choices::Recorder;
use pica_spec::pica200::POWER_UP;
use routes::Routes;

/// Bits of the number of places in the queue of effects.
const PLACES: usize = 3;

/// Registers that hold something after reset.
const HELD: usize = POWER_UP.len();

/// The registers 0x000 to 0x3FF: writes in, in order, and for each what it did; reads of the CPU in, and what they find.
///
/// A write stores the bytes that are enabled, and tells where the word goes (command-lists.md#which-writes-have-an-effect). The
/// CPU reads the bits that were seen to read back: 0 from registers that are only written, and 0x25F from ids without a register.
/// A unit that has a value for a register brings it through `show`, which stores it without any effect.
///
/// Values of units go before writes, and writes before reads, of what is offered together: each sees those that were taken before.
/// A value is taken at every clock. So is a write while there is room for its effect, of which there are 8 places. One read is
/// inside at once.
///
/// After reset the registers are cleared, one a clock, to what they hold after power-up, and nothing is taken in the meantime.
///
/// Choices: `fifo_write_mask`, `undefined_id_write`.
///
/// | clock | |
/// |---|---|
/// | 1, 2 | the route of the id |
/// | 3 | what the register holds |
/// | 4 | that, if nothing on the way to it is newer |
/// | 5 | the bytes are merged, and stored |
#[derive(LogicBlock, Default, Component, Dut)]
pub struct RegisterFile {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    show_valid: Signal<In, Bit>,
    show_ready: Signal<Out, Bit>,
    /// Id of the register that a unit has a value for.
    show_id: Signal<In, Bits<10>>,
    /// The value.
    show_word: Signal<In, Bits<32>>,
    /// The bytes of the register that it replaces: bit k enables bits 8k to 8k+7.
    show_mask: Signal<In, Bits<4>>,
    reg_valid: Signal<In, Bit>,
    reg_ready: Signal<Out, Bit>,
    write: Signal<In, RegisterWrite>,
    read_valid: Signal<In, Bit>,
    read_ready: Signal<Out, Bit>,
    /// Id of the register that the CPU reads.
    read_id: Signal<In, Bits<10>>,
    effect_valid: Signal<Out, Bit>,
    effect_ready: Signal<In, Bit>,
    /// What the write did.
    told: Signal<Out, RegisterEffect>,
    answer_valid: Signal<Out, Bit>,
    answer_ready: Signal<In, Bit>,
    /// What the CPU reads.
    answer_word: Signal<Out, Bits<32>>,

    clears: DFF<Bit>,
    count: DFF<Bits<10>>,
    /// A read is inside.
    reads: DFF<Bit>,
    takes_show: Signal<Local, Bit>,
    takes_write: Signal<Local, Bit>,
    takes_read: Signal<Local, Bit>,
    id: Signal<Local, Bits<10>>,
    routes: Routes,

    id1: DFF<Bits<10>>,
    word1: DFF<Bits<32>>,
    mask1: DFF<Bits<4>>,
    cpu1: DFF<Bit>,
    shows1: DFF<Bit>,
    writes1: DFF<Bit>,
    reads1: DFF<Bit>,

    id2: DFF<Bits<10>>,
    word2: DFF<Bits<32>>,
    mask2: DFF<Bits<4>>,
    cpu2: DFF<Bit>,
    shows2: DFF<Bit>,
    writes2: DFF<Bit>,
    reads2: DFF<Bit>,
    address: Signal<Local, Bits<10>>,
    kind: Signal<Local, Bits<3>>,

    ram: BlockRam<10, 32>,
    address3: DFF<Bits<10>>,
    word3: DFF<Bits<32>>,
    mask3: DFF<Bits<4>>,
    kind3: DFF<Bits<3>>,
    port3: DFF<Bits<5>>,
    visible3: DFF<Bits<32>>,
    shows3: DFF<Bit>,
    writes3: DFF<Bit>,
    reads3: DFF<Bit>,
    /// The write in front of this one is to the same register.
    follows3: DFF<Bit>,
    /// The write in front of that one was, and is in `stored5`.
    late3: DFF<Bit>,
    stored5: DFF<Bits<32>>,

    address4: DFF<Bits<10>>,
    word4: DFF<Bits<32>>,
    mask4: DFF<Bits<4>>,
    kind4: DFF<Bits<3>>,
    port4: DFF<Bits<5>>,
    visible4: DFF<Bits<32>>,
    stores4: DFF<Bit>,
    ignored4: DFF<Bit>,
    raw4: DFF<Bit>,
    writes4: DFF<Bit>,
    reads4: DFF<Bit>,
    held4: DFF<Bits<32>>,
    merge: Merge,
    final_word: Signal<Local, Bits<32>>,
    final_port: Signal<Local, Bits<5>>,
    about: Signal<Local, Bits<22>>,

    credit: Credit<{ 1 << PLACES }>,
    gives: Signal<Local, Bit>,
    words: Fifo<PLACES, 32>,
    rest: Fifo<PLACES, 22>,
    answered: DFF<Bit>,
    answer: DFF<Bits<32>>,

    last_id: Parameter<Bits<10>>,
    held_ids: [Parameter<Bits<10>>; HELD],
    held_words: [Parameter<Bits<32>>; HELD],
    /// Words for transfers are merged with those before them: choice `fifo_write_mask`.
    merges: Parameter<Bit>,
}

impl RegisterFile {
    /// Writes whose effects are not taken, at most.
    pub const INSIDE: usize = 1 << PLACES;

    /// The registers under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        let held = |k: usize| POWER_UP[k];
        Self {
            routes: Routes::new(choices),
            merges: Parameter::new(routes::merges(choices)),
            last_id: Parameter::bits(routes::LAST_ID),
            held_ids: std::array::from_fn(|k| Parameter::bits(held(k).0.into())),
            held_words: std::array::from_fn(|k| Parameter::bits(held(k).1.into())),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for RegisterFile {
    fn update(&mut self) {
        wire!(self => self.{routes, ram}: clock);
        wire!(self => self.{credit, words, rest}: clock, reset);

        // Who comes next.
        self.show_ready.next = !self.clears.q.val();
        self.reg_ready.next = self.credit.has_room.val() && (!self.clears.q.val()) && (!self.show_valid.val());
        self.read_ready.next =
            (!self.reads.q.val()) && (!self.clears.q.val()) && (!self.show_valid.val()) && (!self.reg_valid.val());
        self.takes_show.next = self.show_valid.val() && (!self.clears.q.val());
        self.takes_write.next = self.reg_valid.val() && self.reg_ready.val();
        self.takes_read.next = self.read_valid.val() && self.read_ready.val();
        wire!(self => self.credit: take: takes_write);

        wire!(self => self: id: read_id);
        wire!(self => self.*.d: word1: show_word);
        wire!(self => self.*.d: mask1: show_mask);
        if self.reg_valid.val() {
            self.id.next = self.write.val().reg_id;
            self.word1.d.next = self.write.val().reg_data;
            self.mask1.d.next = self.write.val().reg_mask;
        }
        if self.show_valid.val() {
            wire!(self => self: id: show_id);
            wire!(self => self.*.d: word1: show_word, mask1: show_mask);
        }
        self.cpu1.d.next = self.write.val().reg_cpu;
        wire!(self => self.*.d: shows1: takes_show, writes1: takes_write, reads1: takes_read);
        // What is cleared is shown.
        if self.clears.q.val() {
            wire!(self.*.q => self: id: count);
            self.word1.d.next = 0.into();
            for i in 0..HELD {
                if self.count.q.val() == self.held_ids[i].val() {
                    self.word1.d.next = self.held_words[i].val();
                }
            }
            self.mask1.d.next = 15.into();
            self.shows1.d.next = true;
            self.count.d.next = self.count.q.val() + 1;
            if self.count.q.val() == self.last_id.val() {
                self.clears.d.next = false;
            }
        }
        wire!(self => self.*.d: id1: id);

        // 1 and 2. Where the write goes.
        wire!(self => self.routes: id);
        wire!(self.*1.q => self.*2.d: id, word, mask, cpu, shows, writes, reads);

        // 3. What the register holds that is written, or read.
        wire!(self.*.q => self: address: id2);
        // A write of no byte leads nowhere.
        if self.reads2.q.val() || (self.writes2.q.val() && self.routes.leads.val() && self.mask2.q.val().any()) {
            wire!(self.routes => self: address: source);
        }
        wire!(self.routes => self: kind);
        if self.routes.is_of_cpu.val() && (!self.cpu2.q.val()) {
            self.kind.next = bits_of::<3>(effect::CPU_ONLY);
        }
        if (!self.mask2.q.val().any()) && (!self.routes.needs_no_byte.val()) {
            self.kind.next = bits_of::<3>(effect::EMPTY_MASK);
        }
        self.ram.read_enable.next = true;
        wire!(self => self.ram: read_address: address);
        wire!(self => self.*.d: address3: address, kind3: kind);
        wire!(self.*2.q => self.*3.d: word, mask, shows, writes, reads);
        wire!(self.routes => self.*.d: port3: port, visible3: visible);
        self.follows3.d.next = self.address.val() == self.address3.q.val();
        self.late3.d.next = (self.address.val() == self.address4.q.val()) && self.stores4.q.val();
        wire!(self.merge => self.*.d: stored5: y);

        // 4. The newest of it.
        wire!(self.*3.q => self.*4.d: address, word, mask, kind, port, visible, writes, reads);
        self.ignored4.d.next = self.kind3.q.val().get_bit(2);
        self.stores4.d.next = self.shows3.q.val() || (self.writes3.q.val() && (!self.kind3.q.val().get_bit(2)));
        self.raw4.d.next = (self.kind3.q.val() == bits_of::<3>(effect::DATA)) && (!self.merges.val());
        wire!(self.ram => self.*.d: held4: read_data);
        if self.late3.q.val() {
            wire!(self.*.q => self.*.d: held4: stored5);
        }
        if self.follows3.q.val() && self.stores4.q.val() {
            wire!(self.merge => self.*.d: held4: y);
        }

        // 5. What is stored, and what is told.
        wire!(self.*.q => self.merge: held: held4, word: word4, mask: mask4);
        wire!(self.*.q => self.ram: write_enable: stores4, write_address: address4);
        wire!(self.merge => self.ram: write_data: y);
        wire!(self.merge => self: final_word: y);
        if self.raw4.q.val() {
            wire!(self.*.q => self: final_word: word4);
        }
        wire!(self.*.q => self: final_port: port4);
        if self.ignored4.q.val() {
            wire!(0 => self: final_word, final_port);
        }
        wire!(self.*.q => self.words: in_valid: writes4);
        wire!(self => self.words: x: final_word);
        wire!(self.*.q => self.rest: in_valid: writes4);
        self.about.next = bit_cast::<22, 3>(self.kind4.q.val())
            | (bit_cast::<22, 10>(self.address4.q.val()) << 3)
            | (bit_cast::<22, 4>(self.mask4.q.val()) << 13)
            | (bit_cast::<22, 5>(self.final_port.val()) << 17);
        wire!(self => self.rest: x: about);
        wire!(self => self.{words, rest}: out_ready: effect_ready);
        wire!(self.words => self: effect_valid: out_valid);
        self.told.next.effect_word = self.words.y.val();
        self.told.next.effect = self.rest.y.val().get_bits::<3>(0);
        self.told.next.effect_id = self.rest.y.val().get_bits::<10>(3);
        self.told.next.effect_mask = self.rest.y.val().get_bits::<4>(13);
        self.told.next.effect_port = self.rest.y.val().get_bits::<5>(17);
        self.gives.next = self.words.out_valid.val() && self.effect_ready.val();
        wire!(self => self.credit: give: gives);

        // The CPU.
        if self.reads4.q.val() {
            self.answer.d.next = self.held4.q.val() & self.visible4.q.val();
            self.answered.d.next = true;
        }
        if self.answered.q.val() && self.answer_ready.val() {
            wire!(false => self.*.d: answered, reads);
        }
        if self.takes_read.val() {
            self.reads.d.next = true;
        }
        wire!(self.*.q => self: answer_valid: answered, answer_word: answer);
        if self.reset.val() {
            wire!(0 => self.*.d: count);
            self.clears.d.next = true;
            wire!(false => self.*.d: shows1, writes1, reads1, shows2, writes2, reads2, shows3, writes3, reads3, writes4,
                reads4, reads, answered);
        }
    }
}
