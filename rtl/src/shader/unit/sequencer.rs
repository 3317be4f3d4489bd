//! The order of events.

use crate::Parameter;
use pica_spec::choices::{
    B15AfterRun, BreakOutsideLoop, Choices, MovasConsecutive, SetemitSlot3, ShaderRegisterInit, UnknownOpcode,
    VRegisterRetention,
};
use rust_hdl::core::prelude::*;
use rust_hdl::widgets::prelude::*;

/// Decides what the unit does in which clock, and when a program stops.
///
/// | Clocks of an instruction | |
/// |---|---|
/// | 1 fetch | program memory is read; the limit of instructions stops the program |
/// | 1 decode | the descriptor and source 1 are read; what hangs the unit stops the program |
/// | as many as sources | operands arrive |
/// | EMIT in a geometry shader | vectors are copied and sent |
/// | 1 execute | flow control starts, and so does the ALU |
/// | at least 1, with ALU | the ALU computes |
/// | at least 1 retire | the instruction is reported, then takes effect |
///
/// Choices: `b15_after_run`, `break_outside_loop`, `movas_consecutive`, `setemit_slot_3`, `shader_register_init`, `unknown_opcode`,
/// `v_register_retention`.
#[derive(LogicBlock, Default)]
pub(super) struct Sequencer {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// An invocation is wanted: stage, and how many instructions it may have.
    pub start: Signal<In, Bit>,
    pub start_geometry: Signal<In, Bit>,
    pub start_limit: Signal<In, Bits<32>>,
    /// The instruction. Only the memory of its word has been read in the clock of `decodes`.
    pub is_alu: Signal<In, Bit>,
    pub is_mova: Signal<In, Bit>,
    pub is_unknown: Signal<In, Bit>,
    pub is_end: Signal<In, Bit>,
    pub is_break: Signal<In, Bit>,
    pub is_emit: Signal<In, Bit>,
    pub is_setemit: Signal<In, Bit>,
    pub slot: Signal<In, Bits<2>>,
    pub sources: Signal<In, Bits<2>>,
    /// Its condition holds.
    pub holds: Signal<In, Bit>,
    /// A loop runs.
    pub in_loop: Signal<In, Bit>,
    pub flow_valid: Signal<In, Bit>,
    pub flow_pc: Signal<In, Bits<13>>,
    pub flow_past: Signal<In, Bit>,
    pub alu_ready: Signal<In, Bit>,
    pub alu_valid: Signal<In, Bit>,
    pub emitter_finished: Signal<In, Bit>,
    pub retire_ready: Signal<In, Bit>,
    pub done_ready: Signal<In, Bit>,
    /// All memories are cleared, at `counter`.
    pub clears: Signal<Out, Bit>,
    /// v and r registers are cleared, at `counter`, as far as the choices want it.
    pub prepares: Signal<Out, Bit>,
    pub counter: Signal<Out, Bits<12>>,
    /// Writes are taken.
    pub idle: Signal<Out, Bit>,
    /// Flow control goes to the entry point.
    pub begins: Signal<Out, Bit>,
    /// The source whose address is wanted, and the one that arrives; 0 for none.
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
    /// Address of the instruction.
    pub pc: Signal<Out, Bits<12>>,
    pub geometry: Signal<Out, Bit>,
    /// 0 END, 1 the limit, 2 the unit hangs.
    pub status: Signal<Out, Bits<2>>,
    pub instructions: Signal<Out, Bits<32>>,
    last_word: Parameter<Bits<12>>,
    needs_preparation: Parameter<Bit>,
    unknown_hangs: Parameter<Bit>,
    mova_hangs: Parameter<Bit>,
    break_hangs: Parameter<Bit>,
    slot_3_hangs: Parameter<Bit>,
    b15_always: Parameter<Bit>,
    state: DFF<State>,
    place: DFF<Bits<12>>,
    operand: DFF<Bits<2>>,
    address: DFF<Bits<12>>,
    is_geometry: DFF<Bit>,
    limit: DFF<Bits<32>>,
    completed: DFF<Bits<32>>,
    after_mova: DFF<Bit>,
    result: DFF<Bits<2>>,
    hangs: Signal<Local, Bit>,
}

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
enum State {
    /// After reset: clears the memories.
    Clear,
    /// Takes writes.
    Idle,
    /// Loads the program counter.
    Begin,
    /// Clears registers for the invocation.
    Prepare,
    /// Reads program memory.
    Fetch,
    /// Decodes the word.
    Decode,
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
    /// For `1 << address_bits` words of program memory.
    pub fn new(address_bits: usize, choices: &Choices) -> Self {
        let clears_registers = choices.shader_register_init == ShaderRegisterInit::Zero;
        let clears_inputs = choices.v_register_retention == VRegisterRetention::Zero;
        Self {
            last_word: Parameter::new(((1_u64 << address_bits) - 1).into()),
            needs_preparation: Parameter::new(clears_registers || clears_inputs),
            unknown_hangs: Parameter::new(choices.unknown_opcode == UnknownOpcode::Hang),
            mova_hangs: Parameter::new(choices.movas_consecutive == MovasConsecutive::Hang),
            break_hangs: Parameter::new(choices.break_outside_loop == BreakOutsideLoop::Hang),
            slot_3_hangs: Parameter::new(choices.setemit_slot_3 == SetemitSlot3::Hang),
            b15_always: Parameter::new(choices.b15_after_run == B15AfterRun::EveryInvocation),
            ..Self::default()
        }
    }
}

impl Logic for Sequencer {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, place, operand, address, is_geometry, limit, completed, after_mova, result);
        self.hangs.next = (self.is_unknown.val() && self.unknown_hangs.val())
            || (self.is_mova.val() && self.after_mova.q.val() && self.mova_hangs.val())
            || (self.is_break.val() && self.holds.val() && !self.in_loop.val() && self.break_hangs.val())
            || (self.is_setemit.val() && self.is_geometry.q.val() && self.slot.val().all() && self.slot_3_hangs.val());

        self.clears.next = false;
        self.prepares.next = false;
        self.idle.next = false;
        self.begins.next = false;
        self.wanted.next = 0.into();
        self.arrives.next = 0.into();
        self.steps_flow.next = false;
        self.runs_alu.next = false;
        self.emits.next = false;
        self.shows.next = false;
        self.retires.next = false;
        self.commits.next = false;
        self.sets_b15.next = false;
        self.is_done.next = false;
        match self.state.q.val() {
            State::Clear => {
                self.clears.next = true;
                self.place.d.next = self.place.q.val() + 1;
                if self.place.q.val() == self.last_word.val() {
                    self.state.d.next = State::Idle;
                }
            }
            State::Idle => {
                self.idle.next = true;
                self.place.d.next = 0.into();
                self.completed.d.next = 0.into();
                self.after_mova.d.next = false;
                self.is_geometry.d.next = self.start_geometry.val();
                self.limit.d.next = self.start_limit.val();
                if self.start.val() {
                    self.state.d.next = State::Begin;
                }
            }
            State::Begin => {
                self.begins.next = true;
                self.address.d.next = self.flow_pc.val().get_bits::<12>(0);
                if self.flow_valid.val() {
                    self.state.d.next = State::Fetch;
                    if self.needs_preparation.val() {
                        self.state.d.next = State::Prepare;
                    }
                }
            }
            State::Prepare => {
                self.prepares.next = true;
                self.place.d.next = self.place.q.val() + 1;
                if self.place.q.val() == 31 {
                    self.state.d.next = State::Fetch;
                }
            }
            State::Fetch => {
                self.state.d.next = State::Decode;
                if self.completed.q.val() == self.limit.q.val() {
                    self.result.d.next = 1.into();
                    self.state.d.next = State::Done;
                }
            }
            State::Decode => {
                self.wanted.next = 1.into();
                self.operand.d.next = 1.into();
                self.state.d.next = State::Execute;
                if self.is_alu.val() {
                    self.state.d.next = State::Operands;
                }
                if self.is_end.val() {
                    self.state.d.next = State::Retire;
                }
                if self.is_emit.val() && self.is_geometry.q.val() {
                    self.state.d.next = State::Emit;
                }
                if self.hangs.val() {
                    self.result.d.next = 2.into();
                    self.state.d.next = State::Done;
                }
            }
            State::Operands => {
                self.arrives.next = self.operand.q.val();
                self.wanted.next = self.operand.q.val() + 1;
                self.operand.d.next = self.operand.q.val() + 1;
                if self.operand.q.val() == self.sources.val() {
                    self.state.d.next = State::Execute;
                }
            }
            State::Emit => {
                self.emits.next = true;
                if self.emitter_finished.val() {
                    self.state.d.next = State::Execute;
                }
            }
            State::Execute => {
                self.steps_flow.next = true;
                self.runs_alu.next = self.is_alu.val();
                self.state.d.next = State::Retire;
                if self.is_alu.val() {
                    self.state.d.next = State::Compute;
                }
            }
            State::Compute => {
                self.runs_alu.next = true;
                if self.alu_ready.val() {
                    self.state.d.next = State::Retire;
                }
            }
            State::Retire => {
                self.retires.next =
                    (self.is_end.val() || self.flow_valid.val()) && (!self.is_alu.val() || self.alu_valid.val());
                self.commits.next = self.retires.val() && self.retire_ready.val();
                if self.commits.val() {
                    self.completed.d.next = self.completed.q.val() + 1;
                    self.after_mova.d.next = self.is_mova.val();
                    self.address.d.next = self.flow_pc.val().get_bits::<12>(0);
                    self.state.d.next = State::Fetch;
                    if self.is_end.val() || self.flow_past.val() {
                        self.sets_b15.next = self.b15_always.val() || self.is_geometry.q.val();
                        self.result.d.next = 0.into();
                        self.state.d.next = State::Done;
                        if !self.is_geometry.q.val() {
                            self.state.d.next = State::Show;
                        }
                    }
                }
            }
            State::Show => {
                self.shows.next = true;
                if self.emitter_finished.val() {
                    self.state.d.next = State::Done;
                }
            }
            State::Done => {
                self.is_done.next = true;
                if self.done_ready.val() {
                    self.state.d.next = State::Idle;
                }
            }
            _ => self.state.d.next = State::Clear,
        }
        if self.reset.val() {
            self.state.d.next = State::Clear;
            self.place.d.next = 0.into();
        }
        self.counter.next = self.place.q.val();
        self.pc.next = self.address.q.val();
        self.geometry.next = self.is_geometry.q.val();
        self.status.next = self.result.q.val();
        self.instructions.next = self.completed.q.val();
    }
}
