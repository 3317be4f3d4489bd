// SPDX-License-Identifier: MIT
//! Which invocation has which slot, and whose turn it is.

use super::alu::BarrelAlu;
use crate::prelude::*;
use pica_spec::choices::{Recorder, ShaderRegisterInit, VRegisterRetention};

/// The slot of an invocation that runs by itself; those of the ring have the numbers below.
pub(super) const ALONE: usize = 25;
/// Clocks from the operands of an instruction to those of the next one of its slot, at least.
const PERIOD: usize = BarrelAlu::LATENCY + 4;

/// Gives slots to invocations in a ring, in the order of the starts, takes them back in that order, and counts through the turns.
///
/// An invocation that runs by itself has a slot of its own, and starts when all others are out. Choices:
/// `shader_register_init`, `v_register_retention`.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_slots_{}_{}", self.count.val().index(), self.last_word.val().index() + 1))]
pub(super) struct Slots {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// An invocation is wanted.
    pub start: Signal<In, Bit>,
    pub alone: Signal<In, Bit>,
    pub geometry: Signal<In, Bit>,
    /// The invocation of a slot comes to its end; an invocation is over, and its results are to be sent.
    pub stops: Signal<In, Bit>,
    pub stopped: Signal<In, Bits<5>>,
    pub over: Signal<In, Bit>,
    pub over_slot: Signal<In, Bits<5>>,
    /// The state of `written_slot` has been written.
    pub written: Signal<In, Bit>,
    pub written_slot: Signal<In, Bits<5>>,
    /// The results of `out_slot` have been sent.
    pub sent: Signal<In, Bit>,
    /// Memories are cleared, at `counter`; v, r and, behind them, outputs are, as far as the choices want it or `stale`.
    pub clears: Signal<Out, Bit>,
    pub prepares: Signal<Out, Bit>,
    pub counter: Signal<Out, Bits<12>>,
    pub stale: Signal<Out, Bit>,
    /// No invocation is there. Nothing else is taken unless there is room.
    pub empty: Signal<Out, Bit>,
    pub room: Signal<Out, Bit>,
    /// The slot of the next invocation; inputs that came belong to it until `forgets`.
    pub following: Signal<Out, Bits<5>>,
    pub forgets: Signal<Out, Bit>,
    /// Whether an invocation starts, and its slot.
    pub starts: Signal<Out, Bit>,
    pub started: Signal<Out, Bits<5>>,
    /// The turn: slot, whether it runs, whether it begins, and with zeros.
    pub turn: Signal<Out, Bits<5>>,
    pub runs: Signal<Out, Bit>,
    pub begins: Signal<Out, Bit>,
    pub zeroes: Signal<Out, Bit>,
    /// The slot whose results are sent next, and whether they are there.
    pub out_slot: Signal<Out, Bits<5>>,
    pub out_there: Signal<Out, Bit>,
    pub is_geometry: Signal<Out, Bit>,
    pub is_alone: Signal<Out, Bit>,
    /// Number of slots of the ring.
    count: Parameter<Bits<5>>,
    period: Parameter<Bits<5>>,
    alone_slot: Parameter<Bits<5>>,
    last_word: Parameter<Bits<12>>,
    needs_preparation: Parameter<Bit>,
    clears_registers: Parameter<Bit>,
    state: DFF<SlotsState>,
    place: DFF<Bits<12>>,
    now: DFF<Bits<5>>,
    tail: DFF<Bits<5>>,
    head: DFF<Bits<5>>,
    level: DFF<Bits<5>>,
    running: DFF<Bits<32>>,
    fresh: DFF<Bits<32>>,
    finished: DFF<Bits<32>>,
    ordered: DFF<Bit>,
    geometry_held: DFF<Bit>,
    /// Other invocations have run since one that ran by itself, or none has run by itself since reset.
    dirty: DFF<Bit>,
    lets_go: DFF<Bit>,
    /// The slot that starts, a clock later.
    begins_now: DFF<Bit>,
    beginner: DFF<Bits<5>>,
    prepared: Signal<Local, Bits<12>>,
    takes: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    set: Signal<Local, Bits<32>>,
    clear: Signal<Local, Bits<32>>,
    unfresh: Signal<Local, Bits<32>>,
    gone: Signal<Local, Bits<32>>,
    done: Signal<Local, Bits<32>>,
    kept: Signal<Local, Bits<32>>,
    next_now: Signal<Local, Bits<5>>,
    next_tail: Signal<Local, Bits<5>>,
    next_head: Signal<Local, Bits<5>>,
    seen: Signal<Local, Bits<32>>,
}

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
enum SlotsState {
    /// After reset: clears the memories.
    Clear,
    /// Takes invocations.
    Ready,
    /// Clears registers for an invocation that runs by itself.
    Prepare,
}

impl Slots {
    /// A ring of `count` slots, for `1 << address_bits` words of program memory.
    pub fn new(count: usize, address_bits: usize, choices: &Recorder) -> Self {
        let clears_registers = choices.shader_register_init() == ShaderRegisterInit::Zero;
        let clears_inputs = choices.v_register_retention() == VRegisterRetention::Zero;
        Self {
            count: Parameter::bits(count as u64),
            period: Parameter::bits(PERIOD.max(count + 1) as u64),
            alone_slot: Parameter::bits(ALONE as u64),
            last_word: Parameter::bits((1 << address_bits.max(10)) - 1),
            needs_preparation: Parameter::new(clears_registers || clears_inputs),
            clears_registers: Parameter::new(clears_registers),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Slots {
    fn update(&mut self) {
        self.clears.next = self.state.q.val() == SlotsState::Clear;
        self.prepares.next = self.state.q.val() == SlotsState::Prepare;
        self.empty.next =
            (self.state.q.val() == SlotsState::Ready) && !self.level.q.val().any() && !self.ordered.q.val();
        self.room.next = (self.state.q.val() == SlotsState::Ready)
            && !self.ordered.q.val()
            && (self.level.q.val() != self.count.val());
        self.takes.next = self.start.val() && !self.alone.val();
        self.leaves.next = self.sent.val() && !self.ordered.q.val();
        self.forgets.next = self.takes.val() || self.lets_go.q.val();
        self.lets_go.d.next = false;
        self.starts.next = self.takes.val();
        wire!(self.*.q => self: started: tail, following: tail);

        // The ring.
        self.next_tail.next = self.tail.q.val() + 1;
        if self.next_tail.val() == self.count.val() {
            self.next_tail.next = 0.into();
        }
        self.next_head.next = self.head.q.val() + 1;
        if self.next_head.val() == self.count.val() {
            self.next_head.next = 0.into();
        }
        if self.takes.val() {
            self.tail.d.next = self.next_tail.val();
        }
        if self.leaves.val() {
            self.head.d.next = self.next_head.val();
        }
        if self.takes.val() && !self.leaves.val() {
            self.level.d.next = self.level.q.val() + 1;
        }
        if self.leaves.val() && !self.takes.val() {
            self.level.d.next = self.level.q.val() - 1;
        }

        self.prepared.next = 31.into();
        if self.dirty.q.val() {
            self.prepared.next = 63.into();
        }
        self.stale.next = self.dirty.q.val();
        match self.state.q.val() {
            SlotsState::Clear => {
                self.place.d.next = self.place.q.val() + 1;
                if self.place.q.val() == self.last_word.val() {
                    self.state.d.next = SlotsState::Ready;
                    self.place.d.next = 0.into();
                }
            }
            SlotsState::Ready => {
                if self.start.val() && self.alone.val() {
                    self.ordered.d.next = true;
                    self.geometry_held.d.next = self.geometry.val();
                    self.started.next = self.alone_slot.val();
                    self.starts.next = !self.needs_preparation.val() && !self.dirty.q.val();
                    self.lets_go.d.next = self.starts.val();
                    if !self.starts.val() {
                        self.state.d.next = SlotsState::Prepare;
                    }
                }
            }
            SlotsState::Prepare => {
                self.place.d.next = self.place.q.val() + 1;
                if self.place.q.val() == self.prepared.val() {
                    self.place.d.next = 0.into();
                    self.state.d.next = SlotsState::Ready;
                    self.started.next = self.alone_slot.val();
                    self.starts.next = true;
                    self.lets_go.d.next = true;
                }
            }
            _ => self.state.d.next = SlotsState::Clear,
        }
        if self.sent.val() && self.ordered.q.val() {
            wire!(false => self.*.d: ordered, geometry_held, dirty);
        }
        if self.takes.val() {
            self.dirty.d.next = true;
        }

        // The state of each slot.
        wire!(self => self.*.d: begins_now: starts, beginner: started);
        self.set.next = 0.into();
        if self.begins_now.q.val() {
            self.set.next = bits::<32>(1) << self.beginner.q.val();
        }
        self.clear.next = 0.into();
        if self.stops.val() {
            self.clear.next = bits::<32>(1) << self.stopped.val();
        }
        self.unfresh.next = 0.into();
        if self.written.val() {
            self.unfresh.next = bits::<32>(1) << self.written_slot.val();
        }
        self.gone.next = !self.clear.val();
        self.kept.next = self.running.q.val() & self.gone.val();
        self.running.d.next = self.kept.val() | self.set.val();
        self.gone.next = !self.unfresh.val();
        self.kept.next = self.fresh.q.val() & self.gone.val();
        self.fresh.d.next = self.kept.val() | self.set.val();
        self.out_slot.next = self.head.q.val();
        if self.ordered.q.val() {
            self.out_slot.next = self.alone_slot.val();
        }
        self.done.next = 0.into();
        if self.over.val() {
            self.done.next = bits::<32>(1) << self.over_slot.val();
        }
        self.clear.next = 0.into();
        if self.sent.val() {
            self.clear.next = bits::<32>(1) << self.out_slot.val();
        }
        self.gone.next = !self.clear.val();
        self.kept.next = self.finished.q.val() & self.gone.val();
        self.finished.d.next = self.kept.val() | self.done.val();
        self.seen.next = self.finished.q.val() >> self.out_slot.val();
        self.out_there.next = self.seen.val().get_bit(0);

        // Turns: behind those of the ring comes the turn of the slot by itself.
        self.next_now.next = self.now.q.val() + 1;
        if self.next_now.val() == self.period.val() {
            self.next_now.next = 0.into();
        }
        self.now.d.next = self.next_now.val();
        self.turn.next = self.now.q.val();
        if self.now.q.val() == self.count.val() {
            self.turn.next = self.alone_slot.val();
        }
        self.seen.next = self.running.q.val() >> self.turn.val();
        self.runs.next = self.seen.val().get_bit(0) && (self.now.q.val() <= self.count.val());
        self.seen.next = self.fresh.q.val() >> self.turn.val();
        self.begins.next = self.seen.val().get_bit(0);
        self.zeroes.next =
            self.begins.val() && (!self.ordered.q.val() || self.clears_registers.val() || self.dirty.q.val());

        wire!(self.*.q => self: is_geometry: geometry_held, is_alone: ordered, counter: place);
        if self.reset.val() {
            self.state.d.next = SlotsState::Clear;
            wire!(0 => self.*.d: place, tail, head, level);
            self.begins_now.d.next = false;
            wire!(0 => self.*.d: running, fresh, finished);
            wire!(false => self.*.d: ordered, geometry_held);
            self.dirty.d.next = true;
        }
    }
}
