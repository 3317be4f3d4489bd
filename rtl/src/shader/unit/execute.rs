// SPDX-License-Identifier: MIT
//! The order of events.

use crate::prelude::*;
use pica_spec::choices::{
    B15AfterRun, BreakOutsideLoop, MovasConsecutive, Recorder, SetemitSlot3, ShaderRegisterInit, UnknownOpcode,
    VRegisterRetention,
};

/// Decides what the unit does in which clock, and when a program stops.
///
/// | Clocks of an instruction | |
/// |---|---|
/// | 1 load | the word leaves program memory; the limit of instructions stops the program |
/// | 1 decode | the descriptor is read; what hangs the unit stops the program |
/// | 1 describe, with ALU | source 1 is read, where an index register has been added; the descriptor is there |
/// | as many as sources | operands arrive |
/// | EMIT in a geometry shader | vectors are copied and sent |
/// | 1 execute | flow control starts, and so does the ALU |
/// | at least 1, with ALU | the ALU computes |
/// | at least 1 retire | the instruction is reported, then takes effect; program memory is read |
///
/// Choices: `b15_after_run`, `break_outside_loop`, `movas_consecutive`, `setemit_slot_3`, `shader_register_init`, `unknown_opcode`,
/// `v_register_retention`.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_sequencer_{}", self.last_word.val().index() + 1))]
pub(super) struct Sequencer {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// An invocation is wanted: stage, and how many instructions it may have.
    pub start: Signal<In, Bit>,
    pub start_geometry: Signal<In, Bit>,
    /// The invocation that is wanted runs by itself.
    pub start_alone: Signal<In, Bit>,
    pub start_limit: Signal<In, Bits<32>>,
    /// The instruction, from here to `slot`.
    pub is_alu: Signal<In, Bit>,
    pub is_mova: Signal<In, Bit>,
    pub is_unknown: Signal<In, Bit>,
    pub is_end: Signal<In, Bit>,
    pub is_break: Signal<In, Bit>,
    pub is_emit: Signal<In, Bit>,
    pub is_setemit: Signal<In, Bit>,
    pub slot: Signal<In, Bits<2>>,
    /// Number of sources of the instruction, a clock after the ports above.
    pub sources: Signal<In, Bits<2>>,
    /// The condition of the instruction holds.
    pub holds: Signal<In, Bit>,
    /// A loop runs.
    pub in_loop: Signal<In, Bit>,
    pub flow_valid: Signal<In, Bit>,
    pub flow_pc: Signal<In, Bits<13>>,
    pub flow_past: Signal<In, Bit>,
    pub alu_ready: Signal<In, Bit>,
    pub alu_valid: Signal<In, Bit>,
    pub emitter_finished: Signal<In, Bit>,
    pub done_ready: Signal<In, Bit>,
    /// All memories are cleared, at `counter`.
    pub clears: Signal<Out, Bit>,
    /// v and r registers, and behind them outputs, are cleared, at `counter`, as far as the choices want it or `stale`.
    pub prepares: Signal<Out, Bit>,
    pub stale: Signal<Out, Bit>,
    /// The invocation begins with zeros in a0, aL and cmp.
    pub zeroes: Signal<Out, Bit>,
    pub counter: Signal<Out, Bits<12>>,
    /// Writes are taken.
    pub idle: Signal<Out, Bit>,
    /// Flow control goes to the entry point.
    pub begins: Signal<Out, Bit>,
    /// The source whose address is wanted: the first, until one arrives; and the one that arrives, or 0.
    pub wanted: Signal<Out, Bits<2>>,
    pub arrives: Signal<Out, Bits<2>>,
    pub steps_flow: Signal<Out, Bit>,
    pub runs_alu: Signal<Out, Bit>,
    pub emits: Signal<Out, Bit>,
    pub shows: Signal<Out, Bit>,
    pub retires: Signal<Out, Bit>,
    /// The instruction takes effect.
    pub commits: Signal<Out, Bit>,
    /// b15 is set.
    pub sets_b15: Signal<Out, Bit>,
    pub is_done: Signal<Out, Bit>,
    /// The word that is read goes into the instruction register.
    pub loads: Signal<Out, Bit>,
    /// Program memory is read at the address that flow control gives.
    pub fetches: Signal<Out, Bit>,
    /// Address of the instruction.
    pub pc: Signal<Out, Bits<12>>,
    pub geometry: Signal<Out, Bit>,
    /// How the program stopped: 0 END, 1 the limit, 2 the unit hangs.
    pub status: Signal<Out, Bits<2>>,
    pub instructions: Signal<Out, Bits<32>>,
    last_word: Parameter<Bits<12>>,
    needs_preparation: Parameter<Bit>,
    /// Choice `unknown_opcode`.
    unknown_hangs: Parameter<Bit>,
    /// Choice `movas_consecutive`.
    mova_hangs: Parameter<Bit>,
    /// Choice `break_outside_loop`.
    break_hangs: Parameter<Bit>,
    /// Choice `setemit_slot_3`.
    slot_3_hangs: Parameter<Bit>,
    /// Choice `b15_after_run`.
    b15_always: Parameter<Bit>,
    state: DFF<SequencerState>,
    place: DFF<Bits<12>>,
    /// The source that arrives.
    operand: DFF<Bits<2>>,
    address: DFF<Bits<12>>,
    is_geometry: DFF<Bit>,
    ordered: DFF<Bit>,
    /// The last invocation did not run by itself.
    dirty: DFF<Bit>,
    prepared: Signal<Local, Bits<12>>,
    limit: DFF<Bits<32>>,
    completed: DFF<Bits<32>>,
    after_mova: DFF<Bit>,
    result: DFF<Bits<2>>,
    /// What the instruction is, from the clock after decoding on.
    computes: DFF<Bit>,
    moves_address: DFF<Bit>,
    ends: DFF<Bit>,
    hangs: Signal<Local, Bit>,
    next_operand: Signal<Local, Bits<2>>,
    is_last: Signal<Local, Bit>,
}

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
enum SequencerState {
    /// After reset: clears the memories.
    Clear,
    /// Takes writes.
    Idle,
    /// Loads the program counter.
    Begin,
    /// Clears registers for the invocation.
    Prepare,
    /// Takes the word from program memory.
    Load,
    /// Decodes the word.
    Decode,
    /// Reads the first source.
    Describe,
    /// Takes operands.
    Operands,
    /// Runs EMIT.
    Emit,
    /// Starts the ALU and flow control.
    Execute,
    /// Waits for the ALU.
    Compute,
    /// Reports the instruction, and lets it take effect.
    Retire,
    /// Sends the outputs of a vertex.
    Show,
    /// Reports the end.
    Done,
}

impl Sequencer {
    /// A sequencer for `1 << address_bits` words of program memory.
    pub fn new(address_bits: usize, choices: &Recorder) -> Self {
        let clears_registers = choices.shader_register_init() == ShaderRegisterInit::Zero;
        let clears_inputs = choices.v_register_retention() == VRegisterRetention::Zero;
        Self {
            last_word: Parameter::new(((1_u64 << address_bits) - 1).into()),
            needs_preparation: Parameter::new(clears_registers || clears_inputs),
            unknown_hangs: Parameter::new(choices.unknown_opcode() == UnknownOpcode::Hang),
            mova_hangs: Parameter::new(choices.movas_consecutive() == MovasConsecutive::Hang),
            break_hangs: Parameter::new(choices.break_outside_loop() == BreakOutsideLoop::Hang),
            slot_3_hangs: Parameter::new(choices.setemit_slot_3() == SetemitSlot3::Hang),
            b15_always: Parameter::new(choices.b15_after_run() == B15AfterRun::EveryInvocation),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Sequencer {
    fn update(&mut self) {
        self.hangs.next = (self.is_unknown.val() && self.unknown_hangs.val())
            || (self.is_mova.val() && self.after_mova.q.val() && self.mova_hangs.val())
            || (self.is_break.val() && self.holds.val() && !self.in_loop.val() && self.break_hangs.val())
            || (self.is_setemit.val() && self.is_geometry.q.val() && self.slot.val().all() && self.slot_3_hangs.val());

        wire!(self => self.*.d: computes: is_alu, moves_address: is_mova, ends: is_end);

        self.clears.next = self.state.q.val() == SequencerState::Clear;
        self.idle.next = self.state.q.val() == SequencerState::Idle;
        self.begins.next = self.state.q.val() == SequencerState::Begin;
        self.fetches.next = self.begins.val() || (self.state.q.val() == SequencerState::Retire);
        self.loads.next = self.state.q.val() == SequencerState::Load;
        self.prepares.next = self.state.q.val() == SequencerState::Prepare;
        self.stale.next = self.dirty.q.val() && self.ordered.q.val();
        self.zeroes.next = self.dirty.q.val() || !self.ordered.q.val();
        self.prepared.next = 31.into();
        if self.stale.val() {
            self.prepared.next = 63.into();
        }
        self.emits.next = self.state.q.val() == SequencerState::Emit;
        self.steps_flow.next = self.state.q.val() == SequencerState::Execute;
        self.runs_alu.next =
            self.computes.q.val() && (self.steps_flow.val() || (self.state.q.val() == SequencerState::Compute));
        self.shows.next = self.state.q.val() == SequencerState::Show;
        self.is_done.next = self.state.q.val() == SequencerState::Done;
        self.next_operand.next = self.operand.q.val() + 1;
        self.wanted.next = self.next_operand.val();
        self.arrives.next = self.operand.q.val();
        self.operand.d.next = 0.into();
        self.retires.next = (self.state.q.val() == SequencerState::Retire)
            && (self.ends.q.val() || self.flow_valid.val())
            && (!self.computes.q.val() || self.alu_valid.val());
        self.commits.next = self.retires.val();
        self.is_last.next = self.ends.q.val() || self.flow_past.val();
        self.sets_b15.next =
            self.commits.val() && self.is_last.val() && (self.b15_always.val() || self.is_geometry.q.val());

        match self.state.q.val() {
            SequencerState::Clear => {
                self.place.d.next = self.place.q.val() + 1;
                if self.place.q.val() == self.last_word.val() {
                    self.state.d.next = SequencerState::Idle;
                }
            }
            SequencerState::Idle => {
                wire!(0 => self.*.d: place, completed);
                self.after_mova.d.next = false;
                wire!(self => self.*.d: is_geometry: start_geometry, ordered: start_alone, limit: start_limit);
                if self.start.val() {
                    self.state.d.next = SequencerState::Begin;
                }
            }
            SequencerState::Begin => {
                self.address.d.next = self.flow_pc.val().get_bits::<12>(0);
                if self.flow_valid.val() {
                    self.state.d.next = SequencerState::Load;
                    if self.needs_preparation.val() || self.stale.val() {
                        self.state.d.next = SequencerState::Prepare;
                    }
                }
            }
            SequencerState::Prepare => {
                self.place.d.next = self.place.q.val() + 1;
                if self.place.q.val() == self.prepared.val() {
                    self.state.d.next = SequencerState::Load;
                }
            }
            SequencerState::Load => {
                self.state.d.next = SequencerState::Decode;
                if self.completed.q.val() == self.limit.q.val() {
                    self.result.d.next = 1.into();
                    self.state.d.next = SequencerState::Done;
                }
            }
            SequencerState::Decode => {
                self.state.d.next = SequencerState::Execute;
                if self.is_alu.val() {
                    self.state.d.next = SequencerState::Describe;
                }
                if self.is_end.val() {
                    self.state.d.next = SequencerState::Retire;
                }
                if self.is_emit.val() && self.is_geometry.q.val() {
                    self.state.d.next = SequencerState::Emit;
                }
                if self.hangs.val() {
                    self.result.d.next = 2.into();
                    self.state.d.next = SequencerState::Done;
                }
            }
            SequencerState::Describe => {
                self.operand.d.next = 1.into();
                self.state.d.next = SequencerState::Operands;
            }
            SequencerState::Operands => {
                if self.operand.q.val() == self.sources.val() {
                    self.state.d.next = SequencerState::Execute;
                } else {
                    self.operand.d.next = self.next_operand.val();
                }
            }
            SequencerState::Emit => {
                if self.emitter_finished.val() {
                    self.state.d.next = SequencerState::Execute;
                }
            }
            SequencerState::Execute => {
                self.state.d.next = SequencerState::Retire;
                if self.computes.q.val() {
                    self.state.d.next = SequencerState::Compute;
                }
            }
            SequencerState::Compute => {
                if self.alu_ready.val() {
                    self.state.d.next = SequencerState::Retire;
                }
            }
            SequencerState::Retire => {
                if self.commits.val() {
                    self.completed.d.next = self.completed.q.val() + 1;
                    self.after_mova.d.next = self.moves_address.q.val();
                    self.address.d.next = self.flow_pc.val().get_bits::<12>(0);
                    self.state.d.next = SequencerState::Load;
                    if self.is_last.val() {
                        self.result.d.next = 0.into();
                        self.state.d.next = SequencerState::Done;
                        if !self.is_geometry.q.val() {
                            self.state.d.next = SequencerState::Show;
                        }
                    }
                }
            }
            SequencerState::Show => {
                if self.emitter_finished.val() {
                    self.state.d.next = SequencerState::Done;
                }
            }
            SequencerState::Done => {
                if self.done_ready.val() {
                    self.dirty.d.next = !self.ordered.q.val();
                    self.state.d.next = SequencerState::Idle;
                }
            }
            _ => self.state.d.next = SequencerState::Clear,
        }
        if self.reset.val() {
            self.state.d.next = SequencerState::Clear;
            self.place.d.next = 0.into();
            self.dirty.d.next = false;
        }
        wire!(self.*.q => self: counter: place, pc: address, geometry: is_geometry, status: result,
            instructions: completed);
    }
}
