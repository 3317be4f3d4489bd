// SPDX-License-Identifier: MIT
//! Flow control of all invocations, one in each clock.

use crate::parts::{BlockRam, LutRam};
use crate::prelude::*;
use crate::shader::flow::step;
use pica_spec::choices::{AlWidth, LoopExitAl, ProgramEnd, Recorder};

/// What flow control does, with the fields of the instruction and an integer uniform.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub(super) struct Step {
    pub operation: Bits<3>,
    pub target: Bits<12>,
    pub count: Bits<10>,
    pub x: Bits<8>,
    pub y: Bits<8>,
    pub z: Bits<8>,
}

/// What [`ShaderFlow`](crate::shader::ShaderFlow) does, for every slot of [`ShaderBarrel`](super::ShaderBarrel) in its turn.
///
/// A turn takes five clocks, counted as the stages of the unit: state (3), stacks (4), comparisons (5), choice (6), write (7).
/// An instruction that pushes an entry, or pops a CALL entry, takes one more turn for each: only then is its own end compared
/// with what is left. The turn that `finishes` is the last.
///
/// Choices: `al_width`, `loop_exit_al`, `program_end`.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_barrel_flow_{}", self.depth_mask.val().index() + 1))]
pub(super) struct BarrelFlow {
    pub clock: Signal<In, Clock>,
    /// The slot of stage 3; whether its invocation begins, and aL with it.
    pub slot: Signal<In, Bits<5>>,
    pub fresh: Signal<In, Bit>,
    pub zeroes: Signal<In, Bit>,
    /// Stage 4: aL, whether a loop runs, and the step.
    pub al: Signal<Out, Bits<32>>,
    pub in_loop: Signal<Out, Bit>,
    pub step: Signal<In, Step>,
    /// Stage 5: whether the instruction is END, and the program counter.
    pub is_end: Signal<In, Bit>,
    pub pc: Signal<In, Bits<12>>,
    /// Stage 7: the slot, whether it is in use, and whether the step happens.
    pub slot7: Signal<In, Bits<5>>,
    pub active: Signal<In, Bit>,
    pub go: Signal<In, Bit>,
    pub finishes: Signal<Out, Bit>,
    pub next_pc: Signal<Out, Bits<13>>,
    pub past: Signal<Out, Bit>,
    pub next_al: Signal<Out, Bits<32>>,
    /// Choice `program_end`.
    pc_mask: Parameter<Bits<13>>,
    depth_mask: Parameter<Bits<13>>,
    /// Choice `al_width`.
    al_mask: Parameter<Bits<32>>,
    /// Choice `loop_exit_al`.
    restores_al: Parameter<Bit>,
    /// Numbers and places of entries: of CALL in bits 0-4, IF in 5-11, LOOP in 12-16.
    pointers: LutRam<5, 17>,
    /// Whether the instruction goes on, CALL entries popped, and the CALL stack's copy of the program counter.
    progress: LutRam<5, 16>,
    als: LutRam<5, 32>,
    calls: BlockRam<7, 26>,
    ifs: BlockRam<8, 26>,
    loops: BlockRam<7, 26>,
    loop_counters: BlockRam<7, 16>,
    outer_als: BlockRam<7, 32>,
    state3: Signal<Local, Bits<17>>,
    pointers4: DFF<Bits<17>>,
    pointers5: DFF<Bits<17>>,
    pointers6: DFF<Bits<17>>,
    progress3: Signal<Local, Bits<16>>,
    progress4: DFF<Bits<16>>,
    progress5: DFF<Bits<16>>,
    al3: Signal<Local, Bits<32>>,
    al4: DFF<Bits<32>>,
    al5: DFF<Bits<32>>,
    al6: DFF<Bits<32>>,
    step5: DFF<Step>,
    call5: DFF<Bits<26>>,
    if5: DFF<Bits<26>>,
    loop5: DFF<Bits<26>>,
    counter5: DFF<Bits<16>>,
    outer5: DFF<Bits<32>>,
    outer6: DFF<Bits<32>>,
    after5: Signal<Local, Bits<13>>,
    from5: Signal<Local, Bits<13>>,
    wide_target5: Signal<Local, Bits<13>>,
    masked_after: Signal<Local, Bits<13>>,
    masked_from: Signal<Local, Bits<13>>,
    call_end: Signal<Local, Bits<13>>,
    if_end: Signal<Local, Bits<13>>,
    loop_end: Signal<Local, Bits<13>>,
    sum: Signal<Local, Bits<32>>,
    remaining5: Signal<Local, Bits<8>>,
    step6: DFF<Step>,
    operation6: Signal<Local, Bits<3>>,
    is_end6: DFF<Bit>,
    goes_on6: DFF<Bit>,
    pc6: DFF<Bits<12>>,
    after6: DFF<Bits<13>>,
    from6: DFF<Bits<13>>,
    pops6: DFF<Bits<2>>,
    target6: DFF<Bits<13>>,
    target_and_count6: DFF<Bits<13>>,
    behind_target6: DFF<Bits<13>>,
    call_ends6: DFF<Bit>,
    if_ends6: DFF<Bit>,
    loop_ends6: DFF<Bit>,
    any_remaining6: DFF<Bit>,
    fewer6: DFF<Bits<8>>,
    loop_step6: DFF<Bits<8>>,
    stepped6: DFF<Bits<32>>,
    call_return6: DFF<Bits<13>>,
    if_resume6: DFF<Bits<13>>,
    loop_start6: DFF<Bits<13>>,
    loop_end6: DFF<Bits<13>>,
    calls_last: Signal<Local, Bits<2>>,
    calls_len: Signal<Local, Bits<3>>,
    ifs_last: Signal<Local, Bits<3>>,
    ifs_len: Signal<Local, Bits<4>>,
    loops_last: Signal<Local, Bits<2>>,
    loops_len: Signal<Local, Bits<3>>,
    pushes: Signal<Local, Bit>,
    pops: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    loop_closes: Signal<Local, Bit>,
    again: Signal<Local, Bit>,
    chosen: Signal<Local, Bits<13>>,
    outside: Signal<Local, Bits<13>>,
    new_calls_last: Signal<Local, Bits<2>>,
    new_calls_len: Signal<Local, Bits<3>>,
    new_ifs_last: Signal<Local, Bits<3>>,
    new_ifs_len: Signal<Local, Bits<4>>,
    new_loops_last: Signal<Local, Bits<2>>,
    new_loops_len: Signal<Local, Bits<3>>,
    new_pops: Signal<Local, Bits<2>>,
    new_copy: Signal<Local, Bits<13>>,
    old_pointers7: DFF<Bits<17>>,
    pointers7: DFF<Bits<17>>,
    old_progress6: DFF<Bits<16>>,
    old_progress7: DFF<Bits<16>>,
    progress7: DFF<Bits<16>>,
    old_al7: DFF<Bits<32>>,
    al7: DFF<Bits<32>>,
    finishes7: DFF<Bit>,
    pc7: DFF<Bits<13>>,
    past7: DFF<Bit>,
    pushes_call7: DFF<Bit>,
    pushes_if7: DFF<Bit>,
    pushes_loop7: DFF<Bit>,
    counts7: DFF<Bit>,
    call7: DFF<Bits<26>>,
    if7: DFF<Bits<26>>,
    loop7: DFF<Bits<26>>,
    counter7: DFF<Bits<16>>,
    counter_place7: DFF<Bits<2>>,
}

impl BarrelFlow {
    /// Flow control for `1 << address_bits` words of program memory.
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
            calls: BlockRam::apart(1 << 7),
            ifs: BlockRam::apart(1 << 8),
            loops: BlockRam::apart(1 << 7),
            loop_counters: BlockRam::apart(1 << 7),
            outer_als: BlockRam::apart(1 << 7),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for BarrelFlow {
    fn update(&mut self) {
        wire!(self => self.{pointers, progress, als, calls, ifs, loops, loop_counters, outer_als}: clock);

        // Stage 3: the state of the slot.
        wire!(self => self.{pointers, progress, als}: read_address: slot);
        self.state3.next = self.pointers.read_data.val();
        self.progress3.next = self.progress.read_data.val();
        if self.fresh.val() {
            wire!(0 => self: state3, progress3);
        }
        self.al3.next = self.als.read_data.val();
        if self.zeroes.val() {
            self.al3.next = 0.into();
        }
        wire!(self => self.*.d: pointers4: state3, progress4: progress3, al4: al3);
        wire!(true => self.{calls, ifs, loops, loop_counters, outer_als}: read_enable);
        self.calls.read_address.next =
            (bit_cast::<7, 5>(self.slot.val()) << 2) | bit_cast::<7, 2>(self.state3.val().get_bits::<2>(0));
        self.ifs.read_address.next =
            (bit_cast::<8, 5>(self.slot.val()) << 3) | bit_cast::<8, 3>(self.state3.val().get_bits::<3>(5));
        self.loops.read_address.next =
            (bit_cast::<7, 5>(self.slot.val()) << 2) | bit_cast::<7, 2>(self.state3.val().get_bits::<2>(12));
        wire!(self.loops => self.{loop_counters, outer_als}: read_address);

        // Stage 4: the tops of the stacks.
        self.al.next = self.al4.q.val();
        self.in_loop.next = self.pointers4.q.val().get_bits::<3>(14).any();
        wire!(self.*4.q => self.*5.d: pointers, progress, al);
        self.step5.d.next = self.step.val();
        self.call5.d.next = self.calls.read_data.val();
        self.if5.d.next = self.ifs.read_data.val();
        self.loop5.d.next = self.loops.read_data.val();
        self.counter5.d.next = self.loop_counters.read_data.val();
        self.outer5.d.next = self.outer_als.read_data.val();

        // Stage 5: what ends before the address that follows.
        self.after5.next = bit_cast::<13, 12>(self.pc.val()) + 1;
        self.wide_target5.next = bit_cast::<13, 12>(self.step5.q.val().target);
        self.from5.next = self.after5.val();
        if self.progress5.q.val().get_bit(0) {
            self.from5.next = self.progress5.q.val().get_bits::<13>(3);
        }
        self.masked_after.next = self.after5.val() & self.pc_mask.val();
        self.masked_from.next = self.from5.val() & self.pc_mask.val();
        self.call_end.next = self.call5.q.val().get_bits::<13>(13) & self.pc_mask.val();
        self.if_end.next = self.if5.q.val().get_bits::<13>(13) & self.pc_mask.val();
        self.loop_end.next = self.loop5.q.val().get_bits::<13>(13) & self.pc_mask.val();
        self.call_ends6.d.next =
            self.pointers5.q.val().get_bits::<3>(2).any() && (self.call_end.val() == self.masked_from.val());
        self.if_ends6.d.next =
            self.pointers5.q.val().get_bits::<4>(8).any() && (self.if_end.val() == self.masked_after.val());
        self.loop_ends6.d.next = self.loop_end.val() == self.masked_after.val();
        self.remaining5.next = self.counter5.q.val().get_bits::<8>(0);
        self.any_remaining6.d.next = self.remaining5.val().any();
        self.fewer6.d.next = self.remaining5.val() - 1;
        self.loop_step6.d.next = self.counter5.q.val().get_bits::<8>(8);
        self.sum.next = self.al5.q.val() + bit_cast::<32, 8>(self.counter5.q.val().get_bits::<8>(8));
        self.stepped6.d.next = self.sum.val() & self.al_mask.val();
        self.step6.d.next = self.step5.q.val();
        self.is_end6.d.next = self.is_end.val();
        self.goes_on6.d.next = self.progress5.q.val().get_bit(0);
        self.pops6.d.next = self.progress5.q.val().get_bits::<2>(1);
        wire!(self => self.*6.d: pc, after: after5, from: from5, target: wide_target5);
        self.target_and_count6.d.next = self.wide_target5.val() + bit_cast::<13, 10>(self.step5.q.val().count);
        self.behind_target6.d.next = self.wide_target5.val() + 1;
        self.call_return6.d.next = self.call5.q.val().get_bits::<13>(0);
        self.if_resume6.d.next = self.if5.q.val().get_bits::<13>(0);
        self.loop_start6.d.next = self.loop5.q.val().get_bits::<13>(0);
        self.loop_end6.d.next = self.loop5.q.val().get_bits::<13>(13);
        wire!(self.*5.q => self.*6.d: al, outer, pointers, old_progress: progress);

        // Stage 6: one thing at a time, and at last the address: LOOP before IF before CALL before the target.
        self.operation6.next = self.step6.q.val().operation;
        self.calls_last.next = self.pointers6.q.val().get_bits::<2>(0);
        self.calls_len.next = self.pointers6.q.val().get_bits::<3>(2);
        self.ifs_last.next = self.pointers6.q.val().get_bits::<3>(5);
        self.ifs_len.next = self.pointers6.q.val().get_bits::<4>(8);
        self.loops_last.next = self.pointers6.q.val().get_bits::<2>(12);
        self.loops_len.next = self.pointers6.q.val().get_bits::<3>(14);
        self.pushes.next = !self.goes_on6.q.val()
            && ((self.operation6.val() == bits_of::<3>(step::CALL))
                || (self.operation6.val() == bits_of::<3>(step::THEN))
                || (self.operation6.val() == bits_of::<3>(step::LOOP)));
        self.pops.next = !self.pushes.val() && self.call_ends6.q.val() && !self.is_end6.q.val();
        self.ends.next = !self.pushes.val() && !self.pops.val();
        self.leaves.next = self.operation6.val() == bits_of::<3>(step::BREAK);
        self.loop_closes.next = self.loops_len.val().any() && (self.leaves.val() || self.loop_ends6.q.val());
        self.again.next = self.any_remaining6.q.val() && !self.leaves.val();
        self.chosen.next = self.after6.q.val();
        if (self.operation6.val() == bits_of::<3>(step::JUMP)) || (self.operation6.val() == bits_of::<3>(step::CALL)) {
            self.chosen.next = self.target6.q.val();
        }
        if self.pops6.q.val().any() {
            self.chosen.next = self.from6.q.val();
        }
        if self.if_ends6.q.val() {
            self.chosen.next = self.if_resume6.q.val();
        }
        if self.loop_closes.val() {
            self.chosen.next = self.loop_end6.q.val();
            if self.again.val() {
                self.chosen.next = self.loop_start6.q.val();
            }
        }
        self.outside.next = self.chosen.val() & self.pc_mask.val();
        self.pc7.d.next = self.outside.val();
        self.past7.d.next = self.outside.val() > self.depth_mask.val();
        if self.is_end6.q.val() {
            self.pc7.d.next = bit_cast::<13, 12>(self.pc6.q.val());
            self.past7.d.next = false;
        }
        self.finishes7.d.next = self.ends.val();

        wire!(self => self.new_*: calls_last, calls_len, ifs_last, ifs_len, loops_last, loops_len);
        self.new_pops.next = 0.into();
        self.new_copy.next = self.from6.q.val();
        wire!(false => self.*.d: pushes_call7, pushes_if7, pushes_loop7, counts7);
        self.al7.d.next = self.al6.q.val();
        self.call7.d.next =
            (bit_cast::<26, 13>(self.target_and_count6.q.val()) << 13) | bit_cast::<26, 13>(self.after6.q.val());
        self.if7.d.next =
            (bit_cast::<26, 13>(self.target6.q.val()) << 13) | bit_cast::<26, 13>(self.target_and_count6.q.val());
        self.loop7.d.next =
            (bit_cast::<26, 13>(self.behind_target6.q.val()) << 13) | bit_cast::<26, 13>(self.after6.q.val());
        self.counter7.d.next = (bit_cast::<16, 8>(self.step6.q.val().z) << 8) | bit_cast::<16, 8>(self.step6.q.val().x);
        if self.pushes.val() {
            if self.operation6.val() == bits_of::<3>(step::CALL) {
                self.pushes_call7.d.next = true;
                self.new_calls_last.next = self.calls_last.val() + 1;
                if !self.calls_len.val().get_bit(2) {
                    self.new_calls_len.next = self.calls_len.val() + 1;
                }
            }
            if self.operation6.val() == bits_of::<3>(step::THEN) {
                self.pushes_if7.d.next = true;
                self.new_ifs_last.next = self.ifs_last.val() + 1;
                if !self.ifs_len.val().get_bit(3) {
                    self.new_ifs_len.next = self.ifs_len.val() + 1;
                }
            }
            if self.operation6.val() == bits_of::<3>(step::LOOP) {
                wire!(true => self.*.d: pushes_loop7, counts7);
                self.al7.d.next = bit_cast::<32, 8>(self.step6.q.val().y);
                self.new_loops_last.next = self.loops_last.val() + 1;
                if !self.loops_len.val().get_bit(2) {
                    self.new_loops_len.next = self.loops_len.val() + 1;
                }
            }
        }
        if self.pops.val() {
            // When four entries end here the last return address is lost.
            self.new_calls_last.next = self.calls_last.val() - 1;
            self.new_calls_len.next = self.calls_len.val() - 1;
            self.new_pops.next = self.pops6.q.val();
            if !self.pops6.q.val().all() {
                self.new_pops.next = self.pops6.q.val() + 1;
                self.new_copy.next = self.call_return6.q.val();
            }
        }
        if self.ends.val() && !self.is_end6.q.val() {
            if self.if_ends6.q.val() {
                self.new_ifs_last.next = self.ifs_last.val() - 1;
                self.new_ifs_len.next = self.ifs_len.val() - 1;
            }
            if self.loop_closes.val() {
                // The step of aL is added in any case.
                self.al7.d.next = self.stepped6.q.val();
                if self.again.val() {
                    self.counts7.d.next = true;
                    self.counter7.d.next =
                        (bit_cast::<16, 8>(self.loop_step6.q.val()) << 8) | bit_cast::<16, 8>(self.fewer6.q.val());
                } else {
                    self.new_loops_last.next = self.loops_last.val() - 1;
                    self.new_loops_len.next = self.loops_len.val() - 1;
                    if self.restores_al.val() && (self.loops_len.val() != 1) {
                        self.al7.d.next = self.outer6.q.val();
                    }
                }
            }
        }
        self.counter_place7.d.next = self.new_loops_last.val();
        self.pointers7.d.next = bit_cast::<17, 2>(self.new_calls_last.val())
            | (bit_cast::<17, 3>(self.new_calls_len.val()) << 2)
            | (bit_cast::<17, 3>(self.new_ifs_last.val()) << 5)
            | (bit_cast::<17, 4>(self.new_ifs_len.val()) << 8)
            | (bit_cast::<17, 2>(self.new_loops_last.val()) << 12)
            | (bit_cast::<17, 3>(self.new_loops_len.val()) << 14);
        self.progress7.d.next = 0.into();
        if !self.ends.val() {
            self.progress7.d.next =
                (bit_cast::<16, 13>(self.new_copy.val()) << 3) | (bit_cast::<16, 2>(self.new_pops.val()) << 1) | 1;
        }
        wire!(self.*6.q => self.*7.d: old_pointers: pointers, old_progress, old_al: al);

        // Stage 7: the new state, or the old one.
        wire!(self.*7.q => self: finishes, next_pc: pc, past);
        wire!(self => self.{pointers, progress}: write_enable: active, write_address: slot7);
        self.pointers.write_data.next = self.old_pointers7.q.val();
        self.progress.write_data.next = self.old_progress7.q.val();
        self.next_al.next = self.old_al7.q.val();
        if self.go.val() {
            wire!(self.*7.q => self.*.write_data: pointers, progress);
            self.next_al.next = self.al7.q.val();
        }
        wire!(self => self.als: write_enable: active, write_address: slot7, write_data: next_al);
        self.calls.write_enable.next = self.go.val() && self.pushes_call7.q.val();
        self.ifs.write_enable.next = self.go.val() && self.pushes_if7.q.val();
        self.loops.write_enable.next = self.go.val() && self.pushes_loop7.q.val();
        self.outer_als.write_enable.next = self.go.val() && self.pushes_loop7.q.val();
        self.loop_counters.write_enable.next = self.go.val() && self.counts7.q.val();
        self.calls.write_address.next =
            (bit_cast::<7, 5>(self.slot7.val()) << 2) | bit_cast::<7, 2>(self.pointers7.q.val().get_bits::<2>(0));
        self.ifs.write_address.next =
            (bit_cast::<8, 5>(self.slot7.val()) << 3) | bit_cast::<8, 3>(self.pointers7.q.val().get_bits::<3>(5));
        self.loops.write_address.next =
            (bit_cast::<7, 5>(self.slot7.val()) << 2) | bit_cast::<7, 2>(self.counter_place7.q.val());
        wire!(self.loops => self.{loop_counters, outer_als}: write_address);
        self.calls.write_data.next = self.call7.q.val();
        self.ifs.write_data.next = self.if7.q.val();
        self.loops.write_data.next = self.loop7.q.val();
        self.loop_counters.write_data.next = self.counter7.q.val();
        self.outer_als.write_data.next = self.old_al7.q.val();
    }
}
