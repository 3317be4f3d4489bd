// SPDX-License-Identifier: MIT
//! The shader unit.

mod condition;
mod config;
mod execute;
mod inputs;
mod operands;
mod output;
mod registers;
mod results;
mod transfer_index;

use super::alu::ShaderAlu;
use super::decode::ShaderDecode;
use super::flow::{ShaderFlow, step};
use crate::UnsupportedChoice;
use crate::parts::BlockRam;
use crate::prelude::*;
use crate::shader::ports::shader_unit;
pub(super) use condition::Condition;
pub(super) use config::Loader;
use execute::Sequencer;
pub(super) use inputs::Inputs;
use operands::Operands;
pub(super) use output::Emitter;
use pica_spec::choices::Recorder;
use registers::Registers;
use results::Results;
pub(super) use transfer_index::TransferIndex;

shader_unit! {
    /// The shader unit.
    ///
    /// shader-unit.md. Runs vertex and geometry programs. `A` is 9 or 12: program memory has 512 or
    /// 4096 words.
    ///
    /// After reset it clears its memories, one program word a clock, and takes nothing before that is done: everything is 0
    /// then. Registers, inputs and starts are taken while no program runs; if several are offered, in this order.
    ///
    /// - `reg`: a write to the register block of the unit (registers.md#shader-units), of the bytes that `reg_mask` enables.
    ///   Offsets that are not listed there do nothing, and neither does INPUTBUFFER_CONFIG: it concerns what feeds `vertex`.
    ///   After an f32 uniform the next write waits four clocks.
    /// - `vertex`: an input of the next invocation. Attribute n goes to the v register that ATTRIBUTES_PERMUTATION names;
    ///   they come in ascending order. Attributes above 15 are dropped. Geometry shaders may have their input in uniforms,
    ///   which is what `vertex_uniform` is for; those above c95 are dropped.
    /// - `start`: an invocation from ENTRYPOINT. It stops at END, or before instruction number `start_limit` (from 0).
    /// - `retire`: an instruction is done. `retire_x` to `retire_w` are what it writes.
    /// - `emit`: a vector of a primitive that EMIT completes: `emit_count` vectors for each of the vertices 0, 1 and 2. If
    ///   that is 0, a single item stands for the primitive, and carries zeros.
    /// - `out`: an output of a vertex program that came to its end: those that OUTMAP_MASK enables, packed.
    /// - `done`: the end of the invocation, after everything else. `done_status` is 0 for END, 1 for the limit of
    ///   instructions, 2 if the unit hangs; it takes the next invocation all the same.
    ///
    /// What outlives an invocation is choice of the ledger, as in the model; the blocks inside say which ones they follow.
    pub struct ShaderUnit<const A: usize> {
        sequencer: Sequencer,
        loader: Loader,
        inputs: Inputs,
        code: BlockRam<A, 32>,
        /// The instruction that runs.
        word: DFF<Bits<32>>,
        /// Number of the invocation that runs.
        number: DFF<Bits<5>>,
        descriptors: BlockRam<7, 32>,
        // What the instruction does, a clock after decoding, and what its descriptor says, two clocks after decoding.
        step: DFF<Bits<3>>,
        operation: DFF<Bits<5>>,
        compare_x: DFF<Bits<3>>,
        compare_y: DFF<Bits<3>>,
        sources: DFF<Bits<2>>,
        writes: DFF<Bit>,
        written: DFF<Bits<5>>,
        is_mova: DFF<Bit>,
        select: [DFF<Bits<8>>; 3],
        negate: [DFF<Bit>; 3],
        mask: DFF<Bits<4>>,
        enable_x: DFF<Bit>,
        enable_y: DFF<Bit>,
        registers: Registers,
        decode: ShaderDecode,
        operands: Operands,
        condition: Condition,
        alu: ShaderAlu,
        flow: ShaderFlow,
        results: Results,
        emitter: Emitter,
        takes: Signal<Local, Bit>,
        takes_reg: Signal<Local, Bit>,
        takes_vertex: Signal<Local, Bit>,
        fetched: Signal<Local, Bits<12>>,
        destination: Signal<Local, Bits<8>>,
        input_write: [DFF<Bit>; 4],
        input_address: DFF<Bits<8>>,
        input_data: [DFF<Bits<24>>; 4],
    }
}

impl<const A: usize> ShaderUnit<A> {
    /// A unit under `choices`.
    ///
    /// # Errors
    /// If the hardware cannot follow one of them.
    ///
    /// # Panics
    /// If `A` is not 9 or 12.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        assert!(A == 9 || A == 12, "program memory has 512 or 4096 words");
        Ok(Self {
            sequencer: Sequencer::new(A, choices),
            loader: Loader::new(A, choices)?,
            inputs: Inputs::new(choices),
            code: BlockRam::apart(1 << A),
            descriptors: BlockRam::apart(1 << 7),
            registers: Registers::new(),
            decode: ShaderDecode::new(choices),
            alu: ShaderAlu::new(choices)?,
            flow: ShaderFlow::new(A, choices),
            results: Results::new(choices),
            emitter: Emitter::new(choices),
            ..Self::default()
        })
    }
}

#[hdl]
impl<const A: usize> Logic for ShaderUnit<A> {
    fn update(&mut self) {
        wire!(self => self.{sequencer, loader, alu, flow, results, emitter}: clock, reset);
        wire!(self => self.{inputs, code, descriptors, registers, operands}: clock);

        // What comes in between invocations: one thing at a time.
        self.takes.next = self.sequencer.idle.val() && !self.loader.busy.val();
        self.reg_ready.next = self.takes.val();
        self.takes_reg.next = self.takes.val() && self.reg_valid.val();
        self.vertex_ready.next = self.takes.val() && !self.reg_valid.val();
        self.takes_vertex.next = self.vertex_ready.val() && self.vertex_valid.val();
        self.start_ready.next = self.takes.val() && !self.reg_valid.val() && !self.vertex_valid.val();
        self.sequencer.start.next = self.start_ready.val() && self.start_valid.val();
        if self.sequencer.is_done.val() && self.done_ready.val() {
            self.number.d.next = self.number.q.val() + 1;
        }
        if self.reset.val() {
            self.number.d.next = 0.into();
        }
        self.sequencer.start_alone.next = !self.start_independent.val() || self.start_geometry.val();
        wire!(self => self.sequencer: start_geometry, start_limit);
        wire!(self => self.loader: write: takes_reg, offset: reg_offset, data: reg_data, mask: reg_mask);
        self.loader.attribute.next = self.vertex_index.val().get_bits::<4>(0);
        wire!(self => self.inputs: arrives: takes_vertex, to_uniform: vertex_uniform, number: vertex_index);
        self.inputs.v_register.next = self.loader.v_register.val();
        wire!(self.sequencer => self.inputs: idle, begins, prepares, clears: stale);
        self.inputs.counter.next = self.sequencer.counter.val().get_bits::<5>(0);

        // Program memory and descriptors.
        self.code.read_enable.next = true;
        self.fetched.next = self.sequencer.pc.val();
        if self.sequencer.fetches.val() {
            self.fetched.next = self.flow.next_pc.val().get_bits::<12>(0);
        }
        self.code.read_address.next = bit_cast::<A, 12>(self.fetched.val());
        self.code.write_enable.next = self.loader.code_write.val();
        self.code.write_address.next = bit_cast::<A, 12>(self.loader.code_address.val());
        self.code.write_data.next = self.reg_data.val();
        self.descriptors.read_enable.next = true;
        self.descriptors.read_address.next = self.decode.descriptor_index.val();
        wire!(self.loader => self.descriptors: write_enable: descriptor_write, write_address: descriptor_address);
        self.descriptors.write_data.next = self.reg_data.val();
        if self.sequencer.loads.val() {
            self.word.d.next = self.code.read_data.val();
        }
        self.decode.word.next = self.word.q.val();
        self.decode.descriptor.next = self.descriptors.read_data.val();
        wire!(self.decode => self.*.d: operation, compare_x, compare_y, sources, writes: writes_register,
            written: destination, is_mova, select[0]: select1, select[1]: select2, select[2]: select3,
            negate[0]: negate1, negate[1]: negate2, negate[2]: negate3, mask, enable_x, enable_y);

        // The sequencer sees the instruction.
        wire!(self.decode => self.sequencer: is_alu, is_mova, is_unknown, is_end, is_break, is_emit, is_setemit, slot);
        self.sequencer.sources.next = self.sources.q.val();
        self.sequencer.holds.next = self.condition.holds.val();
        wire!(self.flow => self.sequencer: in_loop: next_in_loop, flow_valid: next_valid, flow_pc: next_pc,
            flow_past: next_past);
        wire!(self.alu => self.sequencer: alu_ready: in_ready, alu_valid: out_valid);
        self.sequencer.emitter_finished.next = self.emitter.finished.val();
        self.sequencer.done_ready.next = self.done_ready.val();

        // Operands.
        wire!(self.sequencer => self.operands: wanted, arrives);
        wire!(self.decode => self.operands: source[0]: source1, source[1]: source2, source[2]: source3, wide, index);
        for i in 0..3 {
            wire!(self.*.q => self.operands: select[i], negate[i]);
        }
        wire!(self.results => self.operands: a0x, a0y);
        self.operands.al.next = self.flow.next_al.val();

        wire!(self.sequencer => self.alu: in_valid: runs_alu, out_ready: commits);
        wire!(self.*.q => self.alu: operation, compare_x, compare_y);
        wire!(self.operands => self.alu: a_x: a[0], a_y: a[1], a_z: a[2], a_w: a[3], b_x: b[0], b_y: b[1], b_z: b[2],
            b_w: b[3], c_x: c[0], c_y: c[1], c_z: c[2], c_w: c[3]);

        // Flow control.
        wire!(self.decode => self.condition: is_jump, is_call, is_if, is_loop, is_break, tests_flags,
            operator: condition, ref_x, ref_y, tests_boolean, boolean_index, boolean_value);
        wire!(self.results => self.condition: cmp_x, cmp_y);
        self.condition.booleans.next = self.loader.booleans.val();
        self.loader.integer_index.next = self.decode.integer_index.val();
        wire!(self.sequencer => self.flow: step_valid: steps_flow, next_ready: commits);
        wire!(self.decode => self.flow: step_target: target, step_count: count);
        wire!(self.loader => self.flow: step_x: integer_x, step_y: integer_y, step_z: integer_z);
        self.step.d.next = self.condition.step.val();
        self.flow.step_operation.next = self.step.q.val();
        if self.sequencer.begins.val() {
            self.flow.step_operation.next = bits_of::<3>(step::START);
            if self.sequencer.zeroes.val() {
                self.flow.step_operation.next = bits_of::<3>(step::START_ZERO);
            }
            self.flow.step_target.next = self.loader.entry_point.val();
            self.flow.step_valid.next = !self.flow.next_valid.val();
            self.flow.next_ready.next = true;
        }

        // Results.
        wire!(self.sequencer => self.results: begins, zeroes, commits);
        wire!(self.*.q => self.results: is_mova, enable_x, enable_y, writes_register: writes, mask);
        wire!(self.alu => self.results: result[0]: x, result[1]: y, result[2]: z, result[3]: w, alu_cmp_x: cmp_x,
            alu_cmp_y: cmp_y, alu_a0x: a0x, alu_a0y: a0y);
        self.loader.set_b15.next = self.sequencer.sets_b15.val();
        wire!(self.sequencer => self.emitter: emit: emits, show: shows);
        self.emitter.keeps_bank.next = false;
        self.emitter.set.next =
            self.sequencer.commits.val() && self.decode.is_setemit.val() && self.sequencer.geometry.val();
        wire!(self.decode => self.emitter: slot, is_primitive, winding);
        self.emitter.outmap_mask.next = self.loader.outmap_mask.val();
        wire!(self => self.emitter: emit_ready, out_ready);

        self.destination.next = bit_cast::<8, 5>(self.written.q.val());
        if !self.written.q.val().get_bit(4) {
            self.destination.next = bit_cast::<8, 5>(self.written.q.val()) | 0x80;
            if self.emitter.bank.val() {
                self.destination.next = bit_cast::<8, 5>(self.written.q.val()) | 0x90;
            }
        }
        self.registers.read_address.next = bit_cast::<8, 7>(self.operands.address.val());
        if self.sequencer.emits.val() || self.sequencer.shows.val() {
            self.registers.read_address.next = self.emitter.read_address.val();
        }
        // What an input, a uniform or the clearing of registers writes waits a clock.
        self.input_address.d.next = bit_cast::<8, 7>(self.inputs.address.val());
        wire!(self => self.*.d: input_data[0]: vertex_x, input_data[1]: vertex_y, input_data[2]: vertex_z,
            input_data[3]: vertex_w);
        for i in 0..4 {
            self.input_write[i].d.next = self.inputs.write.val();
        }
        if self.loader.busy.val() {
            self.input_address.d.next = bit_cast::<8, 7>(self.loader.uniform.val());
            for i in 0..4 {
                wire!(self.loader => self.*.d: input_write[i]: uniform_write[i], input_data[i]: uniform_data[i]);
            }
        }
        if self.sequencer.prepares.val() && self.sequencer.counter.val().get_bit(5) {
            // Both banks of outputs.
            self.input_address.d.next = self.sequencer.counter.val().get_bits::<8>(0) ^ 0xA0;
            for i in 0..4 {
                self.input_write[i].d.next = true;
            }
        }
        if self.sequencer.prepares.val() || self.sequencer.clears.val() {
            for i in 0..4 {
                self.input_data[i].d.next = 0.into();
            }
        }
        if self.sequencer.clears.val() {
            self.input_address.d.next = self.sequencer.counter.val().get_bits::<8>(0);
            for i in 0..4 {
                self.input_write[i].d.next = true;
            }
            self.code.write_enable.next = true;
            self.code.write_address.next = bit_cast::<A, 12>(self.sequencer.counter.val());
            self.code.write_data.next = 0.into();
            self.descriptors.write_enable.next = true;
            self.descriptors.write_address.next = self.sequencer.counter.val().get_bits::<7>(0);
            self.descriptors.write_data.next = 0.into();
        }
        self.registers.write_address.next = self.input_address.q.val();
        for i in 0..4 {
            self.operands.register[i].next = self.registers.read_data[i].val();
            self.registers.write[i].next = self.input_write[i].q.val() || self.results.write[i].val();
            self.registers.write_data[i].next = self.input_data[i].q.val();
        }
        if self.sequencer.commits.val() {
            self.registers.write_address.next = self.destination.val();
            for i in 0..4 {
                self.registers.write_data[i].next = self.results.result[i].val();
            }
        }
        if self.emitter.write.val() {
            self.registers.write_address.next = self.emitter.write_address.val();
            for i in 0..4 {
                self.registers.write[i].next = true;
                self.registers.write_data[i].next = self.registers.read_data[i].val();
            }
        }

        // What goes out.
        self.retire_valid.next = self.sequencer.retires.val();
        self.retire_invocation.next = self.number.q.val();
        self.retire_pc.next = self.sequencer.pc.val();
        wire!(self.*.q => self: retire_word: word, retire_writes: writes);
        wire!(0 => self: retire_destination, retire_mask);
        if self.writes.q.val() {
            wire!(self.*.q => self: retire_destination: written, retire_mask: mask);
        }
        wire!(self.results => self: retire_x: value[0], retire_y: value[1], retire_z: value[2], retire_w: value[3],
            retire_cmp_x: next_cmp_x, retire_cmp_y: next_cmp_y, retire_a0x: next_a0x, retire_a0y: next_a0y);
        wire!(self.flow => self: retire_al: next_al, retire_next_pc: next_pc);

        wire!(self.emitter => self: emit_valid, emit_vertex, emit_index, emit_count, emit_winding, emit_last);
        wire!(self.registers => self: emit_x: read_data[0], emit_y: read_data[1], emit_z: read_data[2],
            emit_w: read_data[3]);
        wire!(self.emitter => self: out_valid, out_index, out_last);
        wire!(self.registers => self: out_x: read_data[0], out_y: read_data[1], out_z: read_data[2],
            out_w: read_data[3]);
        wire!(self.sequencer => self: done_valid: is_done, done_status: status, done_instructions: instructions);
    }
}
