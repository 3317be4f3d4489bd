// SPDX-License-Identifier: MIT
//! The words of pixels, as they come.

use super::numbers::{self, PLACE};
use crate::parts::{BlockRam, LutRam};
use crate::prelude::*;

/// The answers of the memory of a buffer, by their tags: they come in any order, and are used in that of the fragments.
///
/// A bit for each tag tells whether the answer has come. It is not cleared when the answer is used, since another answer may come
/// in the same clock; what it means alternates with each use of the tag. A buffer that is not read gets no answers, and its bits
/// are written when fragments have gone by.
#[derive(LogicBlock, Default, Component)]
#[component(name = "fragment_answers")]
pub(crate) struct Answers {
    pub clock: Signal<In, Clock>,
    /// Whether the bit of `clear_tag` becomes that of an answer which has not come.
    pub clear: Signal<In, Bit>,
    pub clear_tag: Signal<In, Bits<{ numbers::TAG }>>,
    /// Whether fragments read the buffer.
    pub reads: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub tag: Signal<In, Bits<{ numbers::TAG }>>,
    pub word: Signal<In, Bits<32>>,
    /// Number of the fragment that waits for its answer, and whether it goes on at the next edge.
    pub consumed: Signal<In, Bits<{ PLACE }>>,
    pub consumes: Signal<In, Bit>,
    /// Whether the answer has come, or none is to come.
    pub arrived: Signal<Out, Bit>,
    /// The answer of a fragment, two clocks behind the one in which it goes on.
    pub y: Signal<Out, Bits<32>>,
    bits: LutRam<{ numbers::TAG }, 1>,
    store: BlockRam<{ numbers::TAG }, 32>,
    /// The number of the clock before, and whether its fragment went on.
    last: DFF<Bits<{ PLACE }>>,
    went: DFF<Bit>,
    turn: Signal<Local, Bit>,
    is_later: Signal<Local, Bit>,
    came: Signal<Local, Bit>,
}

impl Answers {
    pub fn new() -> Self {
        Self { store: BlockRam::apart(1 << numbers::TAG), ..Self::default() }
    }
}

#[hdl]
impl Logic for Answers {
    fn update(&mut self) {
        wire!(self => self.{bits, store}: clock);
        // Tags below that of the fragment which waits are those of fragments behind the one with the last tag.
        self.turn.next = self.consumed.val().get_bit(numbers::TAG);
        self.is_later.next = self.tag.val() < self.consumed.val().get_bits::<{ numbers::TAG }>(0);
        self.came.next = self.turn.val() == self.is_later.val();
        wire!(self => self.bits: write_enable: valid, write_address: tag);
        if !self.reads.val() {
            self.bits.write_enable.next = self.went.q.val();
            self.bits.write_address.next = self.last.q.val().get_bits::<{ numbers::TAG }>(0);
            self.came.next = !self.last.q.val().get_bit(numbers::TAG);
        }
        if self.clear.val() {
            self.bits.write_enable.next = true;
            self.bits.write_address.next = self.clear_tag.val();
            self.came.next = false;
        }
        self.bits.write_data.next = self.came.val().into();
        self.bits.read_address.next = self.consumed.val().get_bits::<{ numbers::TAG }>(0);
        self.arrived.next = (!self.reads.val()) || (self.bits.read_data.val().any() != self.turn.val());

        // A tag is used again two clocks behind the one in which its fragment goes on, at the earliest.
        wire!(self => self.store: write_enable: valid, write_address: tag, write_data: word);
        wire!(self => self.*.d: last: consumed, went: consumes);
        self.store.read_enable.next = true;
        self.store.read_address.next = self.last.q.val().get_bits::<{ numbers::TAG }>(0);
        self.y.next = self.store.read_data.val();
    }
}
