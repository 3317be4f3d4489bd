// SPDX-License-Identifier: MIT
//! The interrupt lanes.

use crate::parts::LutRam;
use crate::prelude::*;
use pica_spec::choices::{FinalizeMatch, Recorder};

/// The 64 compare bytes, four a word, and, a clock later, which lanes a write to the request words matches
/// (command-lists.md#end-of-a-list).
#[derive(LogicBlock, Default, Component)]
#[component(name = "interrupt_lanes")]
pub(super) struct InterruptLanes {
    pub clock: Signal<In, Clock>,
    /// Whether a compare word is written at the next edge.
    pub write: Signal<In, Bit>,
    /// Number of the compare word that is written.
    pub number: Signal<In, Bits<4>>,
    /// What is written to it.
    pub compare: Signal<In, Bits<32>>,
    /// Number of the request word.
    pub word: Signal<In, Bits<4>>,
    /// What is written to it.
    pub data: Signal<In, Bits<32>>,
    /// The bytes of it that are written.
    pub mask: Signal<In, Bits<4>>,
    /// IRQ_MASK_LOW.
    pub masked_low: Signal<In, Bits<32>>,
    /// IRQ_MASK_HIGH.
    pub masked_high: Signal<In, Bits<32>>,
    /// A lane matches.
    pub matching: Signal<Out, Bit>,
    /// The lanes that match and are not masked.
    pub requests: Signal<Out, Bits<4>>,
    /// One does and is not.
    pub interrupts: Signal<Out, Bit>,
    compares: LutRam<4, 32>,
    equal: Signal<Local, Bits<4>>,
    matched: Signal<Local, Bits<4>>,
    masked: Signal<Local, Bits<32>>,
    shift: Signal<Local, Bits<5>>,
    shifted: Signal<Local, Bits<32>>,
    different: Signal<Local, Bits<32>>,
    lane: [Parameter<Bits<4>>; 4],
    /// Any write to FINALIZE matches: choice `finalize_match`.
    any_write: Parameter<Bit>,
    parts: [Signal<Local, Bits<8>>; 4],
    unmasked: Signal<Local, Bits<4>>,
    found: DFF<Bit>,
    found_requests: DFF<Bits<4>>,
    found_interrupt: DFF<Bit>,
}

impl InterruptLanes {
    /// Lanes under choice `finalize_match`.
    pub(super) fn new(choices: &Recorder) -> Self {
        Self {
            any_write: Parameter::new(choices.finalize_match() == FinalizeMatch::AnyWrite),
            lane: std::array::from_fn(|lane| Parameter::bits(1 << lane)),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for InterruptLanes {
    fn update(&mut self) {
        wire!(self => self.compares: clock, write_enable: write, write_address: number, write_data: compare,
            read_address: word);
        self.different.next = self.compares.read_data.val() ^ self.data.val();
        self.parts[0].next = self.different.val().get_bits::<8>(0);
        self.parts[1].next = self.different.val().get_bits::<8>(8);
        self.parts[2].next = self.different.val().get_bits::<8>(16);
        self.parts[3].next = self.different.val().get_bits::<8>(24);
        self.equal.next = 0.into();
        for i in 0..4 {
            if !self.parts[i].val().any() {
                self.equal.next = self.equal.val() | self.lane[i].val();
            }
        }
        if self.any_write.val() && (!self.word.val().any()) {
            self.equal.next = 15.into();
        }
        self.matched.next = self.equal.val() & self.mask.val();
        wire!(self => self: masked: masked_low);
        if self.word.val().get_bit(3) {
            wire!(self => self: masked: masked_high);
        }
        self.shift.next = bit_cast::<5, 3>(self.word.val().get_bits::<3>(0)) << 2;
        self.shifted.next = self.masked.val() >> self.shift.val();
        self.unmasked.next = self.matched.val() & (!self.shifted.val().get_bits::<4>(0));
        self.found.d.next = self.matched.val().any();
        wire!(self => self.*.d: found_requests: unmasked);
        self.found_interrupt.d.next = self.unmasked.val().any();
        wire!(self.*.q => self: matching: found, requests: found_requests, interrupts: found_interrupt);
    }
}
