// SPDX-License-Identifier: MIT
//! Whether an instruction takes effect, and how its invocation stops.

use super::travel::{Control, Turn};
use crate::parts::{BlockRam, LutRam};
use crate::prelude::*;
use pica_spec::choices::{B15AfterRun, Recorder};

/// Decides in stage 7 what becomes of an instruction, and counts what each invocation completes.
///
/// An instruction whose turn is lost is tried again in the next one: RCP, RSQ, EX2 and LG2 until their result is there, EMIT until
/// it is done, and what flow control has not finished. Choice `b15_after_run`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_outcome")]
pub(super) struct Outcome {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub is_geometry: Signal<In, Bit>,
    /// An invocation is taken. The limit of an invocation may come before the slot begins.
    pub starts: Signal<In, Bit>,
    pub start_slot: Signal<In, Bits<5>>,
    pub limit: Signal<In, Bits<32>>,
    pub turn4: Signal<In, Turn>,
    /// Stage 6, and whether the result of a special function is there.
    pub runs6: Signal<In, Bit>,
    pub control6: Signal<In, Control>,
    pub special_there: Signal<In, Bit>,
    /// Stage 7, and what flow control says.
    pub turn7: Signal<In, Turn>,
    pub runs7: Signal<In, Bit>,
    pub control7: Signal<In, Control>,
    pub finishes: Signal<In, Bit>,
    pub past: Signal<In, Bit>,
    /// Nothing stops the instruction; the instruction takes effect; the invocation comes to its end.
    pub go: Signal<Out, Bit>,
    pub retires: Signal<Out, Bit>,
    pub stops: Signal<Out, Bit>,
    pub sets_b15: Signal<Out, Bit>,
    /// The instruction asks for the result of a special function, or takes that result.
    pub asks: Signal<Out, Bit>,
    pub takes: Signal<Out, Bit>,
    /// An EMIT is done, until it is `emitted`.
    pub emits: Signal<Out, Bit>,
    pub emitted: Signal<In, Bit>,
    /// A slot, how its invocation stopped, 0 if by END, and in the next clock how many instructions it completed.
    pub out_slot: Signal<In, Bits<5>>,
    pub status: Signal<Out, Bits<2>>,
    pub instructions: Signal<Out, Bits<32>>,
    /// Choice `b15_after_run`.
    b15_always: Parameter<Bit>,
    completeds: LutRam<5, 32>,
    limits: LutRam<5, 32>,
    statuses: LutRam<5, 2>,
    counts: BlockRam<5, 32>,
    /// Instructions that the invocation has completed, in stages 5 to 7.
    completed: [DFF<Bits<32>>; 3],
    limit5: DFF<Bits<32>>,
    limited6: DFF<Bit>,
    limited7: DFF<Bit>,
    next_completed7: DFF<Bits<32>>,
    new_completed: Signal<Local, Bits<32>>,
    /// Nothing stops the instruction; the result of a special function is there; all values are there; it is an EMIT.
    may_go7: DFF<Bit>,
    there7: DFF<Bit>,
    has_values7: DFF<Bit>,
    emits7: DFF<Bit>,
    emitting: DFF<Bit>,
    has_emitted: DFF<Bit>,
    is_last: Signal<Local, Bit>,
}

impl Outcome {
    pub fn new(choices: &Recorder) -> Self {
        Self {
            b15_always: Parameter::new(choices.b15_after_run() == B15AfterRun::EveryInvocation),
            counts: BlockRam::apart(1 << 5),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Outcome {
    fn update(&mut self) {
        wire!(self => self.{completeds, limits, statuses, counts}: clock);
        wire!(self => self.limits: write_enable: starts, write_address: start_slot, write_data: limit);

        // Stages 4 and 5.
        self.completeds.read_address.next = self.turn4.val().slot;
        self.limits.read_address.next = self.turn4.val().slot;
        self.completed[0].d.next = self.completeds.read_data.val();
        if self.turn4.val().begins {
            self.completed[0].d.next = 0.into();
        }
        self.limit5.d.next = self.limits.read_data.val();
        for i in 0..2 {
            self.completed[i + 1].d.next = self.completed[i].q.val();
        }
        self.limited6.d.next = self.completed[0].q.val() == self.limit5.q.val();

        // Stage 6.
        self.limited7.d.next = self.limited6.q.val();
        self.next_completed7.d.next = self.completed[1].q.val() + 1;
        self.may_go7.d.next = self.runs6.val() && !self.limited6.q.val() && !self.control6.val().hangs;
        self.there7.d.next = self.special_there.val();
        self.has_values7.d.next = self.may_go7.d.val() && (!self.control6.val().is_special || self.special_there.val());
        self.emits7.d.next = self.may_go7.d.val() && self.control6.val().is_emit && self.is_geometry.val();

        // Stage 7.
        self.asks.next = self.may_go7.q.val() && self.control7.val().is_special && !self.there7.q.val();
        self.go.next = self.has_values7.q.val() && (!self.emits7.q.val() || self.has_emitted.q.val());
        self.retires.next = self.go.val() && self.finishes.val();
        self.takes.next = self.retires.val() && self.control7.val().is_special;
        self.is_last.next = self.control7.val().is_end || self.past.val();
        self.stops.next = self.runs7.val()
            && (self.limited7.q.val() || self.control7.val().hangs || (self.retires.val() && self.is_last.val()));
        self.sets_b15.next =
            self.retires.val() && self.is_last.val() && (self.b15_always.val() || self.is_geometry.val());
        self.statuses.write_enable.next = self.stops.val();
        self.statuses.write_address.next = self.turn7.val().slot;
        self.statuses.write_data.next = 0.into();
        if self.control7.val().hangs {
            self.statuses.write_data.next = 2.into();
        }
        if self.limited7.q.val() {
            self.statuses.write_data.next = 1.into();
        }
        self.new_completed.next = self.completed[2].q.val();
        if self.retires.val() {
            self.new_completed.next = self.next_completed7.q.val();
        }
        self.completeds.write_address.next = self.turn7.val().slot;
        wire!(self => self.completeds: write_enable: runs7, write_data: new_completed);
        self.counts.write_address.next = self.turn7.val().slot;
        wire!(self => self.counts: write_enable: runs7, write_data: new_completed);

        // An EMIT waits until it has been `emitted`.
        self.emits.next = self.emitting.q.val();
        if self.emits7.q.val() && !self.has_emitted.q.val() {
            self.emitting.d.next = true;
        }
        if self.emitted.val() && self.emitting.q.val() {
            self.emitting.d.next = false;
            self.has_emitted.d.next = true;
        }
        if self.retires.val() && self.control7.val().is_emit {
            self.has_emitted.d.next = false;
        }

        wire!(self => self.{statuses, counts}: read_address: out_slot);
        self.status.next = self.statuses.read_data.val();
        self.counts.read_enable.next = true;
        self.instructions.next = self.counts.read_data.val();
        if self.reset.val() {
            wire!(false => self.*.d: may_go7, has_values7, emits7, emitting, has_emitted);
        }
    }
}
