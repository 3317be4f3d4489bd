// SPDX-License-Identifier: MIT
//! The shader unit with several invocations in flight.

mod admission;
mod alu;
mod decoded;
mod fetch;
mod flags;
mod flow;
mod memory;
mod operands;
mod outcome;
mod outputs;
mod report;
mod results;
mod sending;
mod slots;
mod special;
mod store;
mod travel;

use super::unit::{Emitter, Inputs, Loader};
use crate::UnsupportedChoice;
use crate::prelude::*;
use admission::Admission;
use alu::BarrelAlu;
use decoded::Decoded;
use fetch::Fetch;
use flags::Flags;
use flow::BarrelFlow;
use operands::Operands;
use outcome::Outcome;
use outputs::Outputs;
use pica_spec::choices::Recorder;
use report::Report;
use results::BarrelResults;
use sending::Sending;
use slots::Slots;
use special::BarrelSpecial;
use store::Store;
use travel::Travel;

/// The shader unit with up to 25 invocations in flight.
///
/// Each invocation has a slot, and each slot its turn, in a fixed rotation of as many clocks as an instruction needs from its
/// operands to those of the next one. In its turn it completes one instruction, so nothing waits for a result and straight
/// code takes a clock an instruction when all slots are in use. Turns are lost by slots that wait: for RCP, RSQ, EX2 and LG2,
/// which are computed aside, one after the other; for EMIT; and CALL, LOOP, an IF that is taken and the last instruction
/// of a procedure take one more.
///
/// | Stage | |
/// |---|---|
/// | 0 | the slot of the turn; its program counter |
/// | 1, 2 | program memory |
/// | 3 | decode, flow control's state |
/// | 4 | descriptor, condition, relative addresses |
/// | 5 | registers are read |
/// | 6 | selection and negation; of the third operand in the next |
/// | 7 | the arithmetic begins; the instruction takes effect, or is tried again in the next turn |
/// | 7 + arithmetic | result |
/// | 8 + arithmetic | the result is written; `retire` |
#[derive(LogicBlock, Default, Component, Dut)]
#[component(variant = "barrel")]
pub struct ShaderBarrel<const A: usize> {
    pub(super) clock: Signal<In, Clock>,
    pub(super) reset: Signal<In, Bit>,
    pub(super) reg_valid: Signal<In, Bit>,
    pub(super) reg_ready: Signal<Out, Bit>,
    /// Register id, less that of BOOLUNIFORM of the same block.
    pub(super) reg_offset: Signal<In, Bits<6>>,
    /// The word that is written.
    pub(super) reg_data: Signal<In, Bits<32>>,
    pub(super) vertex_valid: Signal<In, Bit>,
    pub(super) vertex_ready: Signal<Out, Bit>,
    /// Whether the input goes to a uniform.
    pub(super) vertex_uniform: Signal<In, Bit>,
    /// Number of the attribute or uniform.
    pub(super) vertex_index: Signal<In, Bits<7>>,
    /// Whether the invocation that the input belongs to is independent.
    pub(super) vertex_independent: Signal<In, Bit>,
    /// x of the input.
    pub(super) vertex_x: Signal<In, Bits<24>>,
    /// y of the input.
    pub(super) vertex_y: Signal<In, Bits<24>>,
    /// z of the input.
    pub(super) vertex_z: Signal<In, Bits<24>>,
    /// w of the input.
    pub(super) vertex_w: Signal<In, Bits<24>>,
    pub(super) start_valid: Signal<In, Bit>,
    pub(super) start_ready: Signal<Out, Bit>,
    /// Whether the invocation is one of a geometry shader.
    pub(super) start_geometry: Signal<In, Bit>,
    /// Whether the invocation depends on nothing that others leave, and may run beside them.
    pub(super) start_independent: Signal<In, Bit>,
    /// Most instructions that the invocation may complete.
    pub(super) start_limit: Signal<In, Bits<32>>,
    pub(super) retire_valid: Signal<Out, Bit>,
    /// Number of the invocation of the instruction, in the order of the starts, modulo 32.
    pub(super) retire_invocation: Signal<Out, Bits<5>>,
    /// Address of the instruction.
    pub(super) retire_pc: Signal<Out, Bits<12>>,
    /// Word of the instruction.
    pub(super) retire_word: Signal<Out, Bits<32>>,
    /// Whether the instruction has a destination register.
    pub(super) retire_writes: Signal<Out, Bit>,
    /// Destination register: 0-15 o, 16-31 r.
    pub(super) retire_destination: Signal<Out, Bits<5>>,
    /// Components that the instruction writes, bit 3 = x.
    pub(super) retire_mask: Signal<Out, Bits<4>>,
    /// x of the vector that is written; 0 if x is not written.
    pub(super) retire_x: Signal<Out, Bits<24>>,
    /// y of the vector that is written; 0 if y is not written.
    pub(super) retire_y: Signal<Out, Bits<24>>,
    /// z of the vector that is written; 0 if z is not written.
    pub(super) retire_z: Signal<Out, Bits<24>>,
    /// w of the vector that is written; 0 if w is not written.
    pub(super) retire_w: Signal<Out, Bits<24>>,
    /// cmp.x after the instruction.
    pub(super) retire_cmp_x: Signal<Out, Bit>,
    /// cmp.y after the instruction.
    pub(super) retire_cmp_y: Signal<Out, Bit>,
    /// a0.x after the instruction, two's complement.
    pub(super) retire_a0x: Signal<Out, Bits<32>>,
    /// a0.y after the instruction, two's complement.
    pub(super) retire_a0y: Signal<Out, Bits<32>>,
    /// aL after the instruction.
    pub(super) retire_al: Signal<Out, Bits<32>>,
    /// Address of the next instruction; that of END itself after END.
    pub(super) retire_next_pc: Signal<Out, Bits<13>>,
    pub(super) emit_valid: Signal<Out, Bit>,
    pub(super) emit_ready: Signal<In, Bit>,
    /// Number of the vertex in the primitive, 0 to 2.
    pub(super) emit_vertex: Signal<Out, Bits<2>>,
    /// Number of the vector in the vertex.
    pub(super) emit_index: Signal<Out, Bits<4>>,
    /// Number of vectors of a vertex.
    pub(super) emit_count: Signal<Out, Bits<5>>,
    /// Winding flag of the primitive.
    pub(super) emit_winding: Signal<Out, Bit>,
    /// Whether the vector is the last one of the primitive.
    pub(super) emit_last: Signal<Out, Bit>,
    /// x of the vector.
    pub(super) emit_x: Signal<Out, Bits<24>>,
    /// y of the vector.
    pub(super) emit_y: Signal<Out, Bits<24>>,
    /// z of the vector.
    pub(super) emit_z: Signal<Out, Bits<24>>,
    /// w of the vector.
    pub(super) emit_w: Signal<Out, Bits<24>>,
    pub(super) out_valid: Signal<Out, Bit>,
    pub(super) out_ready: Signal<In, Bit>,
    /// Number of the output, packed.
    pub(super) out_index: Signal<Out, Bits<4>>,
    /// Whether the output is the last one.
    pub(super) out_last: Signal<Out, Bit>,
    /// x of the output.
    pub(super) out_x: Signal<Out, Bits<24>>,
    /// y of the output.
    pub(super) out_y: Signal<Out, Bits<24>>,
    /// z of the output.
    pub(super) out_z: Signal<Out, Bits<24>>,
    /// w of the output.
    pub(super) out_w: Signal<Out, Bits<24>>,
    pub(super) done_valid: Signal<Out, Bit>,
    pub(super) done_ready: Signal<In, Bit>,
    /// How the invocation stopped: 0 END, 1 limit, 2 hang.
    pub(super) done_status: Signal<Out, Bits<2>>,
    /// Instructions that the invocation completed.
    pub(super) done_instructions: Signal<Out, Bits<32>>,
    slots: Slots,
    admission: Admission,
    loader: Loader,
    inputs: Inputs,
    travel: Travel,
    fetch: Fetch<A>,
    decoded: Decoded,
    flow: BarrelFlow,
    flags: Flags,
    operands: Operands,
    alu: BarrelAlu,
    special: BarrelSpecial,
    outcome: Outcome,
    results: BarrelResults,
    report: Report,
    store: Store,
    outputs: Outputs,
    emitter: Emitter,
    sending: Sending,
    prepares_outputs: Signal<Local, Bit>,
    loaded: Signal<Local, Bits<32>>,
}

impl<const A: usize> ShaderBarrel<A> {
    /// A unit with `slots` invocations in flight under `choices`.
    ///
    /// # Errors
    /// If the hardware cannot follow one of them.
    ///
    /// # Panics
    /// If `A` is not 9 or 12, or `slots` not 2 to 25.
    pub fn new(slots: usize, choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        assert!(A == 9 || A == 12, "program memory has 512 or 4096 words");
        assert!((2..=slots::ALONE).contains(&slots), "2 to 25 invocations are in flight");
        Ok(Self {
            slots: Slots::new(slots, A, choices),
            loader: Loader::new(A, choices),
            inputs: Inputs::new(choices),
            fetch: Fetch::new(),
            decoded: Decoded::new(choices),
            flow: BarrelFlow::new(A, choices),
            flags: Flags::new(),
            operands: Operands::new(),
            alu: BarrelAlu::new(choices)?,
            special: BarrelSpecial::new(choices)?,
            outcome: Outcome::new(choices),
            report: Report::new(),
            store: Store::new(),
            outputs: Outputs::new(),
            emitter: Emitter::new(choices),
            ..Self::default()
        })
    }
}

#[hdl]
impl<const A: usize> Logic for ShaderBarrel<A> {
    fn update(&mut self) {
        clock!(
            self, clock, slots, loader, inputs, travel, fetch, decoded, flow, flags, operands, alu, special, outcome,
            results, report, store, outputs, emitter, sending
        );
        self.slots.reset.next = self.reset.val();
        self.loader.reset.next = self.reset.val();
        self.travel.reset.next = self.reset.val();
        self.alu.reset.next = self.reset.val();
        self.special.reset.next = self.reset.val();
        self.outcome.reset.next = self.reset.val();
        self.report.reset.next = self.reset.val();
        self.emitter.reset.next = self.reset.val();
        self.sending.reset.next = self.reset.val();

        // What comes in.
        self.admission.reg_valid.next = self.reg_valid.val();
        self.reg_ready.next = self.admission.reg_ready.val();
        self.admission.vertex_valid.next = self.vertex_valid.val();
        self.vertex_ready.next = self.admission.vertex_ready.val();
        self.admission.vertex_uniform.next = self.vertex_uniform.val();
        self.admission.vertex_independent.next = self.vertex_independent.val();
        self.admission.start_valid.next = self.start_valid.val();
        self.start_ready.next = self.admission.start_ready.val();
        self.admission.start_geometry.next = self.start_geometry.val();
        self.admission.start_independent.next = self.start_independent.val();
        self.admission.busy.next = self.loader.busy.val();
        self.admission.empty.next = self.slots.empty.val();
        self.admission.room.next = self.slots.room.val();
        self.admission.will_write.next = self.results.will_write.val();
        self.admission.following.next = self.slots.following.val();
        self.slots.start.next = self.admission.starts.val();
        self.slots.alone.next = self.admission.alone.val();
        self.slots.geometry.next = self.start_geometry.val();
        self.loader.write.next = self.admission.takes_reg.val();
        self.loader.offset.next = self.reg_offset.val();
        self.loader.data.next = self.reg_data.val();
        self.loader.attribute.next = self.vertex_index.val().get_bits::<4>(0);
        self.inputs.arrives.next = self.admission.takes_vertex.val();
        self.inputs.to_uniform.next = self.vertex_uniform.val();
        self.inputs.number.next = self.vertex_index.val();
        self.inputs.v_register.next = self.loader.v_register.val();
        self.inputs.idle.next = !self.slots.forgets.val();
        self.inputs.begins.next = false;
        self.inputs.prepares.next = self.slots.prepares.val();
        self.inputs.clears.next = self.slots.stale.val();
        self.inputs.counter.next = self.slots.counter.val().get_bits::<5>(0);

        // Stages 0 to 2.
        self.fetch.slot.next = self.slots.turn.val();
        self.fetch.begins.next = self.slots.begins.val();
        self.fetch.entry_point.next = self.loader.entry_point.val();
        self.travel.runs.next = self.slots.runs.val();
        self.travel.turn.next.slot = self.slots.turn.val();
        self.travel.turn.next.pc = self.fetch.pc.val();
        self.travel.turn.next.begins = self.slots.begins.val();
        self.travel.turn.next.zeroes = self.slots.zeroes.val();
        self.fetch.pc1.next = self.travel.turns[1].val().pc;

        // Stages 3 and 4.
        self.decoded.word.next = self.fetch.word.val();
        self.decoded.cmp[0].next = self.flags.cmp[0].val();
        self.decoded.cmp[1].next = self.flags.cmp[1].val();
        self.decoded.booleans.next = self.loader.booleans.val();
        self.decoded.in_loop.next = self.flow.in_loop.val();
        self.decoded.after_mova.next = self.flags.after_mova.val();
        self.decoded.is_geometry.next = self.slots.is_geometry.val();
        self.travel.control.next = self.decoded.control.val();
        self.loader.integer_index.next = self.decoded.integer_index.val();
        self.flow.slot.next = self.travel.turns[3].val().slot;
        self.flow.fresh.next = self.travel.turns[3].val().begins;
        self.flow.zeroes.next = self.travel.turns[3].val().zeroes;
        self.flow.step.next.operation = self.decoded.step.val();
        self.flow.step.next.target = self.decoded.target.val();
        self.flow.step.next.count = self.decoded.count.val();
        self.flow.step.next.x = self.loader.integer_x.val();
        self.flow.step.next.y = self.loader.integer_y.val();
        self.flow.step.next.z = self.loader.integer_z.val();
        self.flags.turn3.next = self.travel.turns[3].val();
        self.outcome.turn4.next = self.travel.turns[4].val();
        self.report.turn4.next = self.travel.turns[4].val();
        self.report.runs4.next = self.travel.running[4].val();
        self.report.word4.next = self.decoded.word4.val();
        self.operands.slot.next = self.travel.turns[4].val().slot;
        self.operands.wide.next = self.decoded.wide.val();
        self.operands.index.next = self.decoded.index.val();
        self.operands.al.next = self.flow.al.val();
        for i in 0..2 {
            self.operands.a0[i].next = self.flags.a0[i].val();
        }
        for i in 0..3 {
            self.operands.source[i].next = self.decoded.source[i].val();
            self.operands.select[i].next = self.decoded.select[i].val();
            self.operands.negate[i].next = self.decoded.negate[i].val();
        }

        // Stages 5 and 6.
        self.flow.is_end.next = self.travel.control5.val().is_end;
        self.flow.pc.next = self.travel.turns[5].val().pc;
        self.special.looks.next = self.travel.turns[6].val().slot;
        self.outcome.runs6.next = self.travel.running[6].val();
        self.outcome.control6.next = self.travel.control6.val();
        self.outcome.special_there.next = self.special.there.val();
        self.outcome.is_geometry.next = self.slots.is_geometry.val();
        self.alu.operation.next = self.travel.control6.val().operation;

        // Stage 7: the arithmetic begins, and the instruction takes effect.
        self.alu.compare_x.next = self.travel.control7.val().compare_x;
        self.alu.compare_y.next = self.travel.control7.val().compare_y;
        for i in 0..4 {
            self.alu.a[i].next = self.operands.a[i].val();
            self.alu.b[i].next = self.operands.b[i].val();
            self.alu.c[i].next = self.operands.c[i].val();
        }
        self.outcome.turn7.next = self.travel.turns[7].val();
        self.outcome.runs7.next = self.travel.running[7].val();
        self.outcome.control7.next = self.travel.control7.val();
        self.outcome.finishes.next = self.flow.finishes.val();
        self.outcome.past.next = self.flow.past.val();
        self.outcome.emitted.next = self.emitter.finished.val();
        self.outcome.starts.next = self.admission.starts.val();
        self.outcome.start_slot.next = self.admission.slot.val();
        self.outcome.limit.next = self.start_limit.val();
        self.special.asks.next = self.outcome.asks.val();
        self.special.slot.next = self.travel.turns[7].val().slot;
        self.special.operation.next = self.travel.control7.val().operation;
        self.special.a.next = self.operands.a[0].val();
        self.special.takes.next = self.outcome.takes.val();
        self.flow.slot7.next = self.travel.turns[7].val().slot;
        self.flow.active.next = self.travel.running[7].val();
        self.flow.go.next = self.outcome.go.val();
        self.fetch.turn7.next = self.travel.turns[7].val();
        self.fetch.runs7.next = self.travel.running[7].val();
        self.fetch.retires.next = self.outcome.retires.val();
        self.fetch.next_pc.next = self.flow.next_pc.val();
        self.slots.stops.next = self.outcome.stops.val();
        self.slots.stopped.next = self.travel.turns[7].val().slot;
        self.slots.written.next = self.travel.running[7].val();
        self.slots.written_slot.next = self.travel.turns[7].val().slot;
        self.loader.set_b15.next = self.outcome.sets_b15.val();
        self.report.turn7.next = self.travel.turns[7].val();
        self.report.runs7.next = self.travel.running[7].val();
        self.report.next_pc7.next = self.flow.next_pc.val();
        self.report.next_al7.next = self.flow.next_al.val();
        self.report.starts.next = self.admission.starts.val();
        self.report.start_slot.next = self.admission.slot.val();

        // Stage 8: flags and address registers.
        self.flags.turn7.next = self.travel.turns[7].val();
        self.flags.runs7.next = self.travel.running[7].val();
        self.flags.control7.next = self.travel.control7.val();
        self.flags.retires.next = self.outcome.retires.val();
        self.flags.new_cmp[0].next = self.alu.cmp_x.val();
        self.flags.new_cmp[1].next = self.alu.cmp_y.val();
        self.flags.new_a0[0].next = self.alu.a0x.val();
        self.flags.new_a0[1].next = self.alu.a0y.val();

        // The result, and what is reported with it.
        self.results.clears.next = self.slots.clears.val();
        self.results.turn7.next = self.travel.turns[7].val();
        self.results.control7.next = self.travel.control7.val();
        self.results.retires.next = self.outcome.retires.val();
        self.results.stops.next = self.outcome.stops.val();
        self.special.read_slot.next = self.results.special_slot.val();
        self.results.special.next = self.special.y.val();
        self.alu.result_operation.next = self.results.operation.val();
        self.alu.special.next = self.results.held_special.val();
        for i in 0..4 {
            self.results.y[i].next = self.alu.y[i].val();
        }
        self.flags.late_slot.next = self.results.slot.val();
        self.report.slot.next = self.results.slot.val();
        self.slots.over.next = self.results.over.val();
        self.slots.over_slot.next = self.results.written_slot.val();

        // What is written to registers.
        self.prepares_outputs.next = self.slots.prepares.val() && self.slots.counter.val().get_bit(5);
        self.store.clears.next = self.slots.clears.val();
        self.store.prepares.next = self.slots.prepares.val();
        self.store.counter.next = self.slots.counter.val();
        self.store.input_write.next = self.inputs.write.val() && !self.prepares_outputs.val();
        self.store.input_register.next = self.inputs.address.val();
        self.store.input_data[0].next = self.vertex_x.val();
        self.store.input_data[1].next = self.vertex_y.val();
        self.store.input_data[2].next = self.vertex_z.val();
        self.store.input_data[3].next = self.vertex_w.val();
        self.store.independent.next = self.vertex_independent.val();
        self.store.following.next = self.slots.following.val();
        self.store.busy.next = self.loader.busy.val();
        self.store.uniform.next = self.loader.uniform.val();
        self.store.slot.next = self.results.written_slot.val();
        self.store.destination.next = self.results.destination.val();
        self.store.commits.next = self.results.commits.val() && self.results.writes.val();
        self.outputs.clears.next = self.slots.clears.val();
        self.outputs.prepares.next = self.prepares_outputs.val();
        self.outputs.counter.next = self.slots.counter.val();
        self.outputs.slot.next = self.results.written_slot.val();
        self.outputs.destination.next = self.results.destination.val();
        self.operands.write_address.next = self.store.address.val();
        for i in 0..4 {
            self.store.uniform_write[i].next = self.loader.uniform_write[i].val();
            self.store.uniform_data[i].next = self.loader.uniform_data[i].val();
            self.store.result_write[i].next = self.results.write[i].val();
            self.store.result[i].next = self.results.result[i].val();
            self.outputs.write[i].next = self.results.write[i].val();
            self.outputs.result[i].next = self.results.result[i].val();
            self.operands.write[i].next = self.store.write[i].val();
            self.operands.write_data[i].next = self.store.data[i].val();
        }

        // Program memory and descriptors.
        self.loaded.next = self.reg_data.val();
        self.fetch.write.next = self.loader.code_write.val();
        self.fetch.write_address.next = self.loader.code_address.val();
        self.decoded.write.next = self.loader.descriptor_write.val();
        self.decoded.write_address.next = self.loader.descriptor_address.val();
        if self.slots.clears.val() {
            self.loaded.next = 0.into();
            self.fetch.write.next = true;
            self.fetch.write_address.next = self.slots.counter.val();
            self.decoded.write.next = true;
            self.decoded.write_address.next = self.slots.counter.val().get_bits::<7>(0);
        }
        self.fetch.write_data.next = self.loaded.val();
        self.decoded.write_data.next = self.loaded.val();

        // Outputs leave.
        self.outputs.bank.next = self.emitter.bank.val();
        self.outputs.copies.next = self.emitter.write.val();
        self.outputs.copy_address.next = self.emitter.write_address.val();
        self.outputs.read_address.next = self.emitter.read_address.val();
        self.outputs.out_slot.next = self.slots.out_slot.val();
        self.outputs.is_alone.next = self.slots.is_alone.val();
        self.outcome.out_slot.next = self.slots.out_slot.val();
        self.sending.there.next = self.slots.out_there.val();
        self.sending.has_outputs.next = !self.outcome.status.val().any() && !self.slots.is_geometry.val();
        self.sending.finished.next = self.emitter.finished.val();
        self.sending.done_ready.next = self.done_ready.val();
        self.slots.sent.next = self.sending.sent.val();
        self.emitter.emit.next = self.outcome.emits.val();
        self.emitter.show.next = self.sending.show.val();
        self.emitter.keeps_bank.next = !self.slots.is_alone.val();
        self.emitter.set.next =
            self.outcome.retires.val() && self.travel.control7.val().is_setemit && self.slots.is_geometry.val();
        self.emitter.slot.next = self.travel.control7.val().emit_slot;
        self.emitter.is_primitive.next = self.travel.control7.val().is_primitive;
        self.emitter.winding.next = self.travel.control7.val().winding;
        self.emitter.outmap_mask.next = self.loader.outmap_mask.val();
        self.emitter.emit_ready.next = self.emit_ready.val();
        self.emitter.out_ready.next = self.out_ready.val();

        // What goes out.
        self.retire_valid.next = self.results.commits.val();
        self.retire_invocation.next = self.report.invocation.val();
        self.retire_pc.next = self.report.pc.val();
        self.retire_word.next = self.report.word.val();
        self.retire_writes.next = self.results.writes.val();
        self.retire_destination.next = 0.into();
        self.retire_mask.next = 0.into();
        if self.results.writes.val() {
            self.retire_destination.next = self.results.destination.val();
            self.retire_mask.next = self.results.mask.val();
        }
        self.retire_x.next = 0.into();
        if self.results.write[0].val() {
            self.retire_x.next = self.results.result[0].val();
        }
        self.retire_y.next = 0.into();
        if self.results.write[1].val() {
            self.retire_y.next = self.results.result[1].val();
        }
        self.retire_z.next = 0.into();
        if self.results.write[2].val() {
            self.retire_z.next = self.results.result[2].val();
        }
        self.retire_w.next = 0.into();
        if self.results.write[3].val() {
            self.retire_w.next = self.results.result[3].val();
        }
        self.retire_cmp_x.next = self.flags.late_cmp[0].val();
        self.retire_cmp_y.next = self.flags.late_cmp[1].val();
        self.retire_a0x.next = self.flags.late_a0[0].val();
        self.retire_a0y.next = self.flags.late_a0[1].val();
        self.retire_al.next = self.report.al.val();
        self.retire_next_pc.next = self.report.next_pc.val();

        self.emit_valid.next = self.emitter.emit_valid.val();
        self.emit_vertex.next = self.emitter.emit_vertex.val();
        self.emit_index.next = self.emitter.emit_index.val();
        self.emit_count.next = self.emitter.emit_count.val();
        self.emit_winding.next = self.emitter.emit_winding.val();
        self.emit_last.next = self.emitter.emit_last.val();
        self.emit_x.next = self.outputs.vector[0].val();
        self.emit_y.next = self.outputs.vector[1].val();
        self.emit_z.next = self.outputs.vector[2].val();
        self.emit_w.next = self.outputs.vector[3].val();
        self.out_valid.next = self.emitter.out_valid.val();
        self.out_index.next = self.emitter.out_index.val();
        self.out_last.next = self.emitter.out_last.val();
        self.out_x.next = self.outputs.vector[0].val();
        self.out_y.next = self.outputs.vector[1].val();
        self.out_z.next = self.outputs.vector[2].val();
        self.out_w.next = self.outputs.vector[3].val();
        self.done_valid.next = self.sending.done_valid.val();
        self.done_status.next = self.outcome.status.val();
        self.done_instructions.next = self.outcome.instructions.val();
    }
}
