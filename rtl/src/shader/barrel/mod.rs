// SPDX-License-Identifier: MIT
//! The shader unit with several invocations in flight.

mod admission;
mod alu;
mod decode;
mod fetch;
mod flags;
mod flow;
mod operands;
mod outcome;
mod output;
mod registers;
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
use crate::shader::ports::shader_unit;
use admission::Admission;
use alu::BarrelAlu;
use decode::Decoded;
use fetch::Fetch;
use flags::Flags;
use flow::BarrelFlow;
use operands::Operands;
use outcome::Outcome;
use output::Outputs;
use pica_spec::choices::Recorder;
pub(super) use registers::Vectors;
use report::Report;
use results::BarrelResults;
use sending::Sending;
use slots::Slots;
use special::BarrelSpecial;
use store::Store;
use travel::Travel;

shader_unit! {
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
    #[component(variant = "barrel")]
    pub struct ShaderBarrel<const A: usize> {
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
            loader: Loader::new(A, choices)?,
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
        wire!(self => self.{slots, loader, travel, alu, special, outcome, report, emitter, sending}: clock, reset);
        wire!(self => self.{inputs, fetch, decoded, flow, flags, operands, results, store, outputs}: clock);

        // What comes in.
        wire!(self => self.admission: reg_valid, vertex_valid, vertex_uniform, vertex_independent, start_valid,
            start_geometry, start_independent);
        wire!(self.admission => self: reg_ready, vertex_ready, start_ready);
        self.admission.busy.next = self.loader.busy.val();
        wire!(self.slots => self.admission: empty, room, following);
        self.admission.will_write.next = self.results.will_write.val();
        wire!(self.admission => self.slots: start: starts, alone);
        self.slots.geometry.next = self.start_geometry.val();
        self.loader.write.next = self.admission.takes_reg.val();
        wire!(self => self.loader: offset: reg_offset, data: reg_data, mask: reg_mask);
        self.loader.attribute.next = self.vertex_index.val().get_bits::<4>(0);
        self.inputs.arrives.next = self.admission.takes_vertex.val();
        wire!(self => self.inputs: to_uniform: vertex_uniform, number: vertex_index);
        self.inputs.v_register.next = self.loader.v_register.val();
        self.inputs.idle.next = !self.slots.forgets.val();
        self.inputs.begins.next = false;
        wire!(self.slots => self.inputs: prepares, clears: stale);
        self.inputs.counter.next = self.slots.counter.val().get_bits::<5>(0);

        // Stages 0 to 2.
        wire!(self.slots => self.fetch: slot: turn, begins);
        self.fetch.entry_point.next = self.loader.entry_point.val();
        self.travel.runs.next = self.slots.runs.val();
        self.travel.turn.next.slot = self.slots.turn.val();
        self.travel.turn.next.pc = self.fetch.pc.val();
        wire!(self.slots => self.travel.turn.next: begins, zeroes);
        self.fetch.pc1.next = self.travel.turns[1].val().pc;

        // Stages 3 and 4.
        self.decoded.word.next = self.fetch.word.val();
        wire!(self.flags => self.decoded: cmp[0], cmp[1], after_mova);
        self.decoded.booleans.next = self.loader.booleans.val();
        self.decoded.in_loop.next = self.flow.in_loop.val();
        self.decoded.is_geometry.next = self.slots.is_geometry.val();
        self.travel.control.next = self.decoded.control.val();
        self.loader.integer_index.next = self.decoded.integer_index.val();
        wire!(self.travel.turns[3].val() => self.flow: slot, fresh: begins, zeroes);
        wire!(self.decoded => self.flow.step.next: operation: step, target, count);
        wire!(self.loader => self.flow.step.next: x: integer_x, y: integer_y, z: integer_z);
        self.flags.turn3.next = self.travel.turns[3].val();
        self.outcome.turn4.next = self.travel.turns[4].val();
        wire!(self.travel => self.report: turn4: turns[4], runs4: running[4]);
        self.report.word4.next = self.decoded.word4.val();
        self.operands.slot.next = self.travel.turns[4].val().slot;
        wire!(self.decoded => self.operands: wide, index);
        self.operands.al.next = self.flow.al.val();
        for i in 0..2 {
            self.operands.a0[i].next = self.flags.a0[i].val();
        }
        for i in 0..3 {
            wire!(self.decoded => self.operands: source[i], select[i], negate[i]);
        }

        // Stages 5 and 6.
        self.flow.is_end.next = self.travel.control5.val().is_end;
        self.flow.pc.next = self.travel.turns[5].val().pc;
        self.special.looks.next = self.travel.turns[6].val().slot;
        wire!(self.travel => self.outcome: runs6: running[6], control6);
        self.outcome.special_there.next = self.special.there.val();
        self.outcome.is_geometry.next = self.slots.is_geometry.val();
        self.alu.operation.next = self.travel.control6.val().operation;

        // Stage 7: the arithmetic begins, and the instruction takes effect.
        wire!(self.travel.control7.val() => self.alu: compare_x, compare_y);
        for i in 0..4 {
            wire!(self.operands => self.alu: a[i], b[i], c[i]);
        }
        wire!(self.travel => self.outcome: turn7: turns[7], runs7: running[7], control7);
        wire!(self.flow => self.outcome: finishes, past);
        self.outcome.emitted.next = self.emitter.finished.val();
        wire!(self.admission => self.{outcome, report}: starts, start_slot: slot);
        self.outcome.limit.next = self.start_limit.val();
        wire!(self.outcome => self.special: asks, takes);
        self.special.slot.next = self.travel.turns[7].val().slot;
        self.special.operation.next = self.travel.control7.val().operation;
        self.special.a.next = self.operands.a[0].val();
        self.flow.slot7.next = self.travel.turns[7].val().slot;
        self.flow.active.next = self.travel.running[7].val();
        self.flow.go.next = self.outcome.go.val();
        wire!(self.travel => self.{fetch, report}: turn7: turns[7], runs7: running[7]);
        self.fetch.retires.next = self.outcome.retires.val();
        self.fetch.next_pc.next = self.flow.next_pc.val();
        self.slots.stops.next = self.outcome.stops.val();
        wire!(self.travel.turns[7].val() => self.slots: stopped: slot, written_slot: slot);
        self.slots.written.next = self.travel.running[7].val();
        self.loader.set_b15.next = self.outcome.sets_b15.val();
        wire!(self.flow => self.report: next_pc7: next_pc, next_al7: next_al);

        // Stage 8: flags and address registers.
        wire!(self.travel => self.flags: turn7: turns[7], runs7: running[7], control7);
        self.flags.retires.next = self.outcome.retires.val();
        wire!(self.alu => self.flags: new_cmp[0]: cmp_x, new_cmp[1]: cmp_y, new_a0[0]: a0x, new_a0[1]: a0y);

        // The result, and what is reported with it.
        self.results.clears.next = self.slots.clears.val();
        wire!(self.travel => self.results: turn7: turns[7], control7);
        wire!(self.outcome => self.results: retires, stops);
        self.special.read_slot.next = self.results.special_slot.val();
        self.results.special.next = self.special.y.val();
        wire!(self.results => self.alu: result_operation: operation, special: held_special);
        for i in 0..4 {
            self.results.y[i].next = self.alu.y[i].val();
        }
        self.flags.late_slot.next = self.results.slot.val();
        self.report.slot.next = self.results.slot.val();
        wire!(self.results => self.slots: over, over_slot: written_slot);

        // What is written to registers.
        self.prepares_outputs.next = self.slots.prepares.val() && self.slots.counter.val().get_bit(5);
        wire!(self.slots => self.store: clears, prepares, counter, following);
        self.store.input_write.next = self.inputs.write.val() && !self.prepares_outputs.val();
        self.store.input_register.next = self.inputs.address.val();
        wire!(self => self.store: input_data[0]: vertex_x, input_data[1]: vertex_y, input_data[2]: vertex_z,
            input_data[3]: vertex_w, independent: vertex_independent);
        wire!(self.loader => self.store: busy, uniform);
        wire!(self.results => self.{store, outputs}: slot: written_slot, destination);
        self.store.commits.next = self.results.commits.val() && self.results.writes.val();
        wire!(self.slots => self.outputs: clears, counter);
        self.outputs.prepares.next = self.prepares_outputs.val();
        self.operands.write_address.next = self.store.address.val();
        for i in 0..4 {
            wire!(self.loader => self.store: uniform_write[i], uniform_data[i]);
            wire!(self.results => self.store: result_write[i]: write[i], result[i]);
            wire!(self.results => self.outputs: write[i], result[i]);
            wire!(self.store => self.operands: write[i], write_data[i]: data[i]);
        }

        // Program memory and descriptors.
        self.loaded.next = self.reg_data.val();
        wire!(self.loader => self.fetch: write: code_write, write_address: code_address);
        wire!(self.loader => self.decoded: write: descriptor_write, write_address: descriptor_address);
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
        wire!(self.emitter => self.outputs: bank, copies: write, copy_address: write_address, read_address);
        wire!(self.slots => self.outputs: out_slot, is_alone);
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
        wire!(self.travel.control7.val() => self.emitter: slot: emit_slot, is_primitive, winding);
        self.emitter.outmap_mask.next = self.loader.outmap_mask.val();
        wire!(self => self.emitter: emit_ready, out_ready);

        // What goes out.
        self.retire_valid.next = self.results.commits.val();
        wire!(self.report => self: retire_invocation: invocation, retire_pc: pc, retire_word: word);
        self.retire_writes.next = self.results.writes.val();
        wire!(0 => self: retire_destination, retire_mask);
        if self.results.writes.val() {
            wire!(self.results => self: retire_destination: destination, retire_mask: mask);
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
        wire!(self.flags => self: retire_cmp_x: late_cmp[0], retire_cmp_y: late_cmp[1], retire_a0x: late_a0[0],
            retire_a0y: late_a0[1]);
        wire!(self.report => self: retire_al: al, retire_next_pc: next_pc);

        wire!(self.emitter => self: emit_valid, emit_vertex, emit_index, emit_count, emit_winding, emit_last);
        wire!(self.outputs => self: emit_x: vector[0], emit_y: vector[1], emit_z: vector[2], emit_w: vector[3]);
        wire!(self.emitter => self: out_valid, out_index, out_last);
        wire!(self.outputs => self: out_x: vector[0], out_y: vector[1], out_z: vector[2], out_w: vector[3]);
        self.done_valid.next = self.sending.done_valid.val();
        wire!(self.outcome => self: done_status: status, done_instructions: instructions);
    }
}
