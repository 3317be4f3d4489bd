// SPDX-License-Identifier: MIT
//! One stream of samples for two that take them.

use crate::parts::Skid;
use crate::prelude::*;
use crate::raster::channel::Sample;

/// Gives each sample to two, each of which takes it when it can; a sample leaves when both have it. Samples of pixels that are skipped
/// are dropped.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_spread")]
pub(super) struct Spread {
    pub clock: Signal<In, Clock>,
    /// No sample is inside.
    pub reset: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    pub in_ready: Signal<Out, Bit>,
    pub sample: Signal<In, Sample>,
    /// The pixels of each cell of 2x2 that are drawn: bit x + 2 y.
    pub kept: Signal<In, Bits<4>>,
    pub first_valid: Signal<Out, Bit>,
    pub first_ready: Signal<In, Bit>,
    pub second_valid: Signal<Out, Bit>,
    pub second_ready: Signal<In, Bit>,
    /// The sample that both are offered.
    pub given: Signal<Out, Sample>,
    /// Whether the sample is gone behind the next edge.
    pub leaves: Signal<Out, Bit>,

    column: Signal<Local, Bits<11>>,
    line: Signal<Local, Bits<10>>,
    parity: Signal<Local, Bits<2>>,
    chosen: Signal<Local, Bits<4>>,
    is_kept: Signal<Local, Bit>,
    skid: Skid<124>,
    first_has: DFF<Bit>,
    second_has: DFF<Bit>,
    first_done: Signal<Local, Bit>,
    second_done: Signal<Local, Bit>,
    both: Signal<Local, Bit>,
}

#[hdl]
impl Logic for Spread {
    fn update(&mut self) {
        wire!(self => self.skid: clock, reset);
        wire!(self.sample.val() => self: column: x, line: y);
        self.parity.next = bit_cast::<2, 1>(self.column.val().get_bits::<1>(0))
            | (bit_cast::<2, 1>(self.line.val().get_bits::<1>(0)) << 1);
        self.chosen.next = self.kept.val() >> self.parity.val();
        self.is_kept.next = self.sample.val().done || self.chosen.val().get_bit(0);
        self.skid.in_valid.next = self.in_valid.val() && self.is_kept.val();
        self.in_ready.next = self.skid.in_ready.val() || (!self.is_kept.val());
        self.skid.x.next = bit_cast::<124, 34>(self.sample.val().weight0)
            | (bit_cast::<124, 34>(self.sample.val().weight1) << 34)
            | (bit_cast::<124, 34>(self.sample.val().weight2) << 68)
            | (bit_cast::<124, 11>(self.sample.val().x) << 102)
            | (bit_cast::<124, 10>(self.sample.val().y) << 113)
            | (bit_cast::<124, 1>(self.sample.val().done.into()) << 123);

        self.first_valid.next = self.skid.out_valid.val() && (!self.first_has.q.val());
        self.second_valid.next = self.skid.out_valid.val() && (!self.second_has.q.val());
        self.first_done.next = self.first_ready.val() || self.first_has.q.val();
        self.second_done.next = self.second_ready.val() || self.second_has.q.val();
        self.both.next = self.first_done.val() && self.second_done.val();
        wire!(self => self.skid: out_ready: both);
        self.leaves.next = self.skid.out_valid.val() && self.both.val();
        if self.skid.out_valid.val() {
            self.first_has.d.next = self.first_done.val() && (!self.both.val());
            self.second_has.d.next = self.second_done.val() && (!self.both.val());
        }
        if self.reset.val() {
            wire!(false => self.*.d: first_has, second_has);
        }

        self.given.next.weight0 = self.skid.y.val().get_bits::<34>(0);
        self.given.next.weight1 = self.skid.y.val().get_bits::<34>(34);
        self.given.next.weight2 = self.skid.y.val().get_bits::<34>(68);
        self.given.next.x = self.skid.y.val().get_bits::<11>(102);
        self.given.next.y = self.skid.y.val().get_bits::<10>(113);
        self.given.next.done = self.skid.y.val().get_bit(123);
    }
}
