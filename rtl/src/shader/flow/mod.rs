// SPDX-License-Identifier: MIT
//! Flow control: the three stacks and the next program counter (shader-unit.md#control-flow).

mod stack;
pub mod step;

use crate::prelude::*;
use pica_spec::choices::{AlWidth, LoopExitAl, ProgramEnd, Recorder, ShaderRegisterInit};
pub(super) use stack::Stack;

/// Program counter, flow stacks and loop counter of a unit with 512 program words.
///
/// Flow control of an invocation: program counter, CALL, IF and LOOP stack, aL.
///
/// A step is the end of an instruction: it pushes what the instruction pushes, then pops what ends before the next
/// address, and sets the program counter. Of what the stacks say LOOP comes first, then IF, then CALL, then the target
/// of a jump. The program counter has 13 bits, because with choice `program_end=stop` it can point behind the program.
///
/// | `step_operation` | | `step_target` | `step_count` |
/// |---|---|---|---|
/// | 0 | to the next address | | |
/// | 1 | start of an invocation | entry point | |
/// | 2 | jump, or IF that is not taken | address | |
/// | 3 | CALL that is taken | address | instructions |
/// | 4 | IF that is taken | end of the then part | instructions of the else part |
/// | 5 | LOOP, with its integer uniform in `step_x`, `step_y`, `step_z` | last address | |
/// | 6 | BREAK that is taken; outside of loops as 0 | | |
/// | 7 | start of an invocation with 0 in aL | entry point | |
///
/// A step takes 3 clocks, and one more for each CALL entry that it pops.
///
/// Choices: `al_width`, `loop_exit_al`, `program_end`, and `shader_register_init` for aL.
#[derive(LogicBlock, Default, Component, Dut)]
#[component(variant = if self.depth_mask.val().get_bit(9) { "4096" } else { "" })]
pub struct ShaderFlow {
    pub(super) clock: Signal<In, Clock>,
    pub(super) reset: Signal<In, Bit>,
    pub(super) step_valid: Signal<In, Bit>,
    pub(super) step_ready: Signal<Out, Bit>,
    /// The code of the step that the instruction makes.
    pub(super) step_operation: Signal<In, Bits<3>>,
    /// The address of the step.
    pub(super) step_target: Signal<In, Bits<12>>,
    /// NUM of the instruction.
    pub(super) step_count: Signal<In, Bits<10>>,
    /// LOOP: iterations minus 1.
    pub(super) step_x: Signal<In, Bits<8>>,
    /// LOOP: start of aL.
    pub(super) step_y: Signal<In, Bits<8>>,
    /// LOOP: step of aL.
    pub(super) step_z: Signal<In, Bits<8>>,
    pub(super) next_valid: Signal<Out, Bit>,
    pub(super) next_ready: Signal<In, Bit>,
    /// The program counter after the step.
    pub(super) next_pc: Signal<Out, Bits<13>>,
    /// aL after the step.
    pub(super) next_al: Signal<Out, Bits<32>>,
    /// Whether the program ends here, because the address is behind the program.
    pub(super) next_past: Signal<Out, Bit>,
    /// Whether a loop runs.
    pub(super) next_in_loop: Signal<Out, Bit>,
    /// Bits of an address that the program counter holds: choice `program_end`.
    pc_mask: Parameter<Bits<13>>,
    /// Bits of an address inside the program.
    depth_mask: Parameter<Bits<13>>,
    /// Bits of aL: choice `al_width`.
    al_mask: Parameter<Bits<32>>,
    /// Choice `loop_exit_al`.
    restores_al: Parameter<Bit>,
    /// Choice `shader_register_init`.
    clears_al: Parameter<Bit>,
    /// CALL entries: the return address, and in the bits above it the end.
    calls: Stack<26, 2, 3>,
    /// IF entries: the address behind the else part, and in the bits above it the end of the then part.
    ifs: Stack<26, 3, 4>,
    /// LOOP entries: the start, and in the bits above it the end.
    loops: Stack<26, 2, 3>,
    /// LOOP entries: the remaining iterations, and in the bits above them the step.
    loop_counters: Stack<16, 2, 3>,
    /// LOOP entries: aL before the loop.
    outer_al: Stack<32, 2, 3>,
    state: DFF<FlowState>,
    pc: DFF<Bits<13>>,
    al: DFF<Bits<32>>,
    past: DFF<Bit>,
    target: DFF<Bits<13>>,
    leaves_loop: DFF<Bit>,
    /// The CALL stack's copy of the program counter.
    copy: DFF<Bits<13>>,
    pops: DFF<Bits<2>>,
    starts: Signal<Local, Bit>,
    /// The address behind the program counter.
    after: DFF<Bits<13>>,
    wide_target: Signal<Local, Bits<13>>,
    call_end: Signal<Local, Bits<13>>,
    call_return: Signal<Local, Bits<13>>,
    if_end: Signal<Local, Bits<13>>,
    if_resume: Signal<Local, Bits<13>>,
    loop_start: Signal<Local, Bits<13>>,
    loop_end: Signal<Local, Bits<13>>,
    remaining: Signal<Local, Bits<8>>,
    fewer: Signal<Local, Bits<8>>,
    loop_step: Signal<Local, Bits<8>>,
    target_and_count: Signal<Local, Bits<13>>,
    behind_target: Signal<Local, Bits<13>>,
    masked_after: Signal<Local, Bits<13>>,
    masked_copy: Signal<Local, Bits<13>>,
    masked_end: Signal<Local, Bits<13>>,
    call_ends: Signal<Local, Bit>,
    if_ends: Signal<Local, Bit>,
    loop_ends: Signal<Local, Bit>,
    stepped: Signal<Local, Bits<32>>,
    chosen: Signal<Local, Bits<13>>,
    outside: Signal<Local, Bits<13>>,
}

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
enum FlowState {
    /// Waits for a step, and pushes.
    Push,
    /// Pops, and finds the next address.
    Pop,
    /// Holds the next address until it is taken.
    Next,
}

impl ShaderFlow {
    /// Flow control of a unit with `1 << address_bits` words of program memory (at most 4096).
    pub fn new(address_bits: usize, choices: &Recorder) -> Self {
        let inside = (1 << address_bits) - 1;
        Self {
            pc_mask: Parameter::new(match choices.program_end() {
                ProgramEnd::Wrap => inside.into(),
                ProgramEnd::Stop => 0x1FFF.into(),
            }),
            depth_mask: Parameter::new(inside.into()),
            al_mask: Parameter::new(match choices.al_width() {
                AlWidth::Wrap8 => 0xFF.into(),
                AlWidth::Wide32 => 0xFFFF_FFFF.into(),
            }),
            restores_al: Parameter::new(choices.loop_exit_al() == LoopExitAl::RestoreOuter),
            clears_al: Parameter::new(choices.shader_register_init() == ShaderRegisterInit::Zero),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for ShaderFlow {
    fn update(&mut self) {
        wire!(self => self.{calls, ifs, loops, loop_counters, outer_al}: clock);

        // The tops of the stacks.
        self.call_return.next = self.calls.top.val().get_bits::<13>(0);
        self.call_end.next = self.calls.top.val().get_bits::<13>(13);
        self.if_resume.next = self.ifs.top.val().get_bits::<13>(0);
        self.if_end.next = self.ifs.top.val().get_bits::<13>(13);
        self.loop_start.next = self.loops.top.val().get_bits::<13>(0);
        self.loop_end.next = self.loops.top.val().get_bits::<13>(13);
        self.remaining.next = self.loop_counters.top.val().get_bits::<8>(0);
        self.loop_step.next = self.loop_counters.top.val().get_bits::<8>(8);

        self.after.d.next = self.pc.q.val() + 1;
        self.wide_target.next = bit_cast::<13, 12>(self.step_target.val());
        self.target_and_count.next = self.wide_target.val() + bit_cast::<13, 10>(self.step_count.val());
        self.behind_target.next = self.wide_target.val() + 1;
        self.fewer.next = self.remaining.val() - 1;

        // What a push puts on the stacks.
        self.calls.data.next =
            (bit_cast::<26, 13>(self.target_and_count.val()) << 13) | bit_cast::<26, 13>(self.after.q.val());
        self.ifs.data.next =
            (bit_cast::<26, 13>(self.wide_target.val()) << 13) | bit_cast::<26, 13>(self.target_and_count.val());
        self.loops.data.next =
            (bit_cast::<26, 13>(self.behind_target.val()) << 13) | bit_cast::<26, 13>(self.after.q.val());
        self.loop_counters.data.next =
            (bit_cast::<16, 8>(self.step_z.val()) << 8) | bit_cast::<16, 8>(self.step_x.val());
        self.outer_al.data.next = self.al.q.val();

        // What ends before the address that follows.
        self.masked_after.next = self.after.q.val() & self.pc_mask.val();
        self.masked_copy.next = self.copy.q.val() & self.pc_mask.val();
        self.masked_end.next = self.call_end.val() & self.pc_mask.val();
        self.call_ends.next = self.calls.count.val().any() && (self.masked_end.val() == self.masked_copy.val());
        self.masked_end.next = self.if_end.val() & self.pc_mask.val();
        self.if_ends.next = self.ifs.count.val().any() && (self.masked_end.val() == self.masked_after.val());
        self.masked_end.next = self.loop_end.val() & self.pc_mask.val();
        self.loop_ends.next = self.loops.count.val().any()
            && (self.leaves_loop.q.val() || (self.masked_end.val() == self.masked_after.val()));
        self.stepped.next = self.al.q.val() + bit_cast::<32, 8>(self.loop_step.val());

        // The address that follows: LOOP before IF before CALL before the target.
        self.chosen.next = self.target.q.val();
        if self.pops.q.val().any() {
            self.chosen.next = self.copy.q.val();
        }
        if self.if_ends.val() {
            self.chosen.next = self.if_resume.val();
        }
        if self.loop_ends.val() {
            self.chosen.next = self.loop_end.val();
            if self.remaining.val().any() && !self.leaves_loop.q.val() {
                self.chosen.next = self.loop_start.val();
            }
        }
        self.outside.next = self.chosen.val() & self.pc_mask.val();

        self.step_ready.next = self.state.q.val() == FlowState::Push;
        self.next_valid.next = self.state.q.val() == FlowState::Next;
        wire!(false => self.calls: push, pop, replace);
        wire!(false => self.ifs: push, pop, replace);
        wire!(false => self.loops: push, pop, replace);
        wire!(false => self.{calls, ifs, loops}: clear);
        self.loop_counters.replace.next = false;
        self.starts.next = (self.step_operation.val() == bits_of::<3>(step::START))
            || (self.step_operation.val() == bits_of::<3>(step::START_ZERO));
        match self.state.q.val() {
            FlowState::Push => {
                wire!(self.*.q => self.*.d: target: after, copy: after);
                self.pops.d.next = 0.into();
                self.leaves_loop.d.next = false;
                if self.step_valid.val() {
                    self.state.d.next = FlowState::Pop;
                    if self.starts.val() {
                        self.state.d.next = FlowState::Next;
                        self.pc.d.next = self.wide_target.val() & self.depth_mask.val();
                        self.past.d.next = false;
                        wire!(true => self.{calls, ifs, loops}: clear);
                        if self.clears_al.val() || (self.step_operation.val() == bits_of::<3>(step::START_ZERO)) {
                            self.al.d.next = 0.into();
                        }
                    }
                    match self.step_operation.val().index() {
                        step::JUMP => self.target.d.next = self.wide_target.val(),
                        step::CALL => {
                            self.target.d.next = self.wide_target.val();
                            self.calls.push.next = true;
                        }
                        step::THEN => self.ifs.push.next = true,
                        step::LOOP => {
                            self.loops.push.next = true;
                            self.al.d.next = bit_cast::<32, 8>(self.step_y.val());
                        }
                        step::BREAK => self.leaves_loop.d.next = true,
                        _ => {}
                    }
                }
            }
            FlowState::Pop => {
                if self.call_ends.val() {
                    // Every CALL entry that ends here is popped; when four are, the last return address is lost.
                    self.calls.pop.next = true;
                    if self.pops.q.val() != 3 {
                        self.pops.d.next = self.pops.q.val() + 1;
                        self.copy.d.next = self.call_return.val();
                    }
                } else {
                    self.state.d.next = FlowState::Next;
                    self.pc.d.next = self.outside.val();
                    self.past.d.next = self.outside.val() > self.depth_mask.val();
                    self.ifs.pop.next = self.if_ends.val();
                    if self.loop_ends.val() {
                        // The step of aL is added in any case.
                        self.al.d.next = self.stepped.val() & self.al_mask.val();
                        if self.remaining.val().any() && !self.leaves_loop.q.val() {
                            self.loop_counters.replace.next = true;
                            self.loop_counters.data.next =
                                (bit_cast::<16, 8>(self.loop_step.val()) << 8) | bit_cast::<16, 8>(self.fewer.val());
                        } else {
                            self.loops.pop.next = true;
                            if self.restores_al.val() && (self.loops.count.val() != 1) {
                                self.al.d.next = self.outer_al.top.val();
                            }
                        }
                    }
                }
            }
            FlowState::Next => {
                if self.next_ready.val() {
                    self.state.d.next = FlowState::Push;
                }
            }
            _ => self.state.d.next = FlowState::Push,
        }
        // The parts of a LOOP entry go together.
        wire!(self.loops => self.{loop_counters, outer_al}: push, pop);
        self.outer_al.replace.next = false;

        if self.reset.val() {
            self.state.d.next = FlowState::Push;
            self.pc.d.next = 0.into();
            self.after.d.next = 1.into();
            self.al.d.next = 0.into();
            self.past.d.next = false;
            wire!(true => self.{calls, ifs, loops}: clear);
        }
        wire!(self.loops => self.{loop_counters, outer_al}: clear);

        wire!(self.*.q => self: next_pc: pc, next_al: al, next_past: past);
        self.next_in_loop.next = self.loops.count.val().any();
    }
}
