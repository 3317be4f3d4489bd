// SPDX-License-Identifier: MIT
//! The shader unit.

mod condition;
mod emitter;
mod inputs;
mod loader;
mod offset;
mod operands;
mod registers;
mod results;
mod sequencer;

use super::alu::ShaderAlu;
use super::decode::ShaderDecode;
use super::flow::{ShaderFlow, step};
use crate::UnsupportedChoice;
use crate::parts::BlockRam;
use crate::prelude::*;
pub(super) use condition::Condition;
pub(super) use emitter::Emitter;
pub(super) use inputs::Inputs;
pub(super) use loader::Loader;
use operands::Operands;
use pica_spec::choices::Recorder;
use registers::Registers;
use results::Results;
use sequencer::Sequencer;

/// The shader unit.
///
/// shader-unit.md. Runs vertex and geometry programs. `A` is 9 or 12: program memory has 512 or
/// 4096 words.
///
/// After reset it clears its memories, one program word a clock, and takes nothing before that is done: everything is 0
/// then. Registers, inputs and starts are taken while no program runs; if several are offered, in this order.
///
/// - `reg`: a write to the register block of the unit (registers.md#shader-units). Offsets that are not listed there do
///   nothing, and neither does INPUTBUFFER_CONFIG: it concerns what feeds `vertex`. After an f32 uniform the next write
///   waits four clocks.
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
#[derive(LogicBlock, Default, Component, Dut)]
pub struct ShaderUnit<const A: usize> {
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
            loader: Loader::new(A, choices),
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
        clock!(
            self,
            clock,
            sequencer,
            loader,
            inputs,
            code,
            descriptors,
            registers,
            operands,
            alu,
            flow,
            results,
            emitter
        );
        self.sequencer.reset.next = self.reset.val();
        self.loader.reset.next = self.reset.val();
        self.alu.reset.next = self.reset.val();
        self.flow.reset.next = self.reset.val();
        self.results.reset.next = self.reset.val();
        self.emitter.reset.next = self.reset.val();

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
        self.sequencer.start_geometry.next = self.start_geometry.val();
        self.sequencer.start_limit.next = self.start_limit.val();
        self.loader.write.next = self.takes_reg.val();
        self.loader.offset.next = self.reg_offset.val();
        self.loader.data.next = self.reg_data.val();
        self.loader.attribute.next = self.vertex_index.val().get_bits::<4>(0);
        self.inputs.arrives.next = self.takes_vertex.val();
        self.inputs.to_uniform.next = self.vertex_uniform.val();
        self.inputs.number.next = self.vertex_index.val();
        self.inputs.v_register.next = self.loader.v_register.val();
        self.inputs.idle.next = self.sequencer.idle.val();
        self.inputs.begins.next = self.sequencer.begins.val();
        self.inputs.prepares.next = self.sequencer.prepares.val();
        self.inputs.clears.next = self.sequencer.stale.val();
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
        self.descriptors.write_enable.next = self.loader.descriptor_write.val();
        self.descriptors.write_address.next = self.loader.descriptor_address.val();
        self.descriptors.write_data.next = self.reg_data.val();
        if self.sequencer.loads.val() {
            self.word.d.next = self.code.read_data.val();
        }
        self.decode.word.next = self.word.q.val();
        self.decode.descriptor.next = self.descriptors.read_data.val();
        self.operation.d.next = self.decode.operation.val();
        self.compare_x.d.next = self.decode.compare_x.val();
        self.compare_y.d.next = self.decode.compare_y.val();
        self.sources.d.next = self.decode.sources.val();
        self.writes.d.next = self.decode.writes_register.val();
        self.written.d.next = self.decode.destination.val();
        self.is_mova.d.next = self.decode.is_mova.val();
        self.select[0].d.next = self.decode.select1.val();
        self.select[1].d.next = self.decode.select2.val();
        self.select[2].d.next = self.decode.select3.val();
        self.negate[0].d.next = self.decode.negate1.val();
        self.negate[1].d.next = self.decode.negate2.val();
        self.negate[2].d.next = self.decode.negate3.val();
        self.mask.d.next = self.decode.mask.val();
        self.enable_x.d.next = self.decode.enable_x.val();
        self.enable_y.d.next = self.decode.enable_y.val();

        // The sequencer sees the instruction.
        self.sequencer.is_alu.next = self.decode.is_alu.val();
        self.sequencer.is_mova.next = self.decode.is_mova.val();
        self.sequencer.is_unknown.next = self.decode.is_unknown.val();
        self.sequencer.is_end.next = self.decode.is_end.val();
        self.sequencer.is_break.next = self.decode.is_break.val();
        self.sequencer.is_emit.next = self.decode.is_emit.val();
        self.sequencer.is_setemit.next = self.decode.is_setemit.val();
        self.sequencer.slot.next = self.decode.slot.val();
        self.sequencer.sources.next = self.sources.q.val();
        self.sequencer.holds.next = self.condition.holds.val();
        self.sequencer.in_loop.next = self.flow.next_in_loop.val();
        self.sequencer.flow_valid.next = self.flow.next_valid.val();
        self.sequencer.flow_pc.next = self.flow.next_pc.val();
        self.sequencer.flow_past.next = self.flow.next_past.val();
        self.sequencer.alu_ready.next = self.alu.in_ready.val();
        self.sequencer.alu_valid.next = self.alu.out_valid.val();
        self.sequencer.emitter_finished.next = self.emitter.finished.val();
        self.sequencer.done_ready.next = self.done_ready.val();

        // Operands.
        self.operands.wanted.next = self.sequencer.wanted.val();
        self.operands.arrives.next = self.sequencer.arrives.val();
        self.operands.source[0].next = self.decode.source1.val();
        self.operands.source[1].next = self.decode.source2.val();
        self.operands.source[2].next = self.decode.source3.val();
        for i in 0..3 {
            self.operands.select[i].next = self.select[i].q.val();
            self.operands.negate[i].next = self.negate[i].q.val();
        }
        self.operands.wide.next = self.decode.wide.val();
        self.operands.index.next = self.decode.index.val();
        self.operands.a0x.next = self.results.a0x.val();
        self.operands.a0y.next = self.results.a0y.val();
        self.operands.al.next = self.flow.next_al.val();

        self.alu.in_valid.next = self.sequencer.runs_alu.val();
        self.alu.out_ready.next = self.sequencer.commits.val();
        self.alu.operation.next = self.operation.q.val();
        self.alu.compare_x.next = self.compare_x.q.val();
        self.alu.compare_y.next = self.compare_y.q.val();
        self.alu.a_x.next = self.operands.a[0].val();
        self.alu.a_y.next = self.operands.a[1].val();
        self.alu.a_z.next = self.operands.a[2].val();
        self.alu.a_w.next = self.operands.a[3].val();
        self.alu.b_x.next = self.operands.b[0].val();
        self.alu.b_y.next = self.operands.b[1].val();
        self.alu.b_z.next = self.operands.b[2].val();
        self.alu.b_w.next = self.operands.b[3].val();
        self.alu.c_x.next = self.operands.c[0].val();
        self.alu.c_y.next = self.operands.c[1].val();
        self.alu.c_z.next = self.operands.c[2].val();
        self.alu.c_w.next = self.operands.c[3].val();

        // Flow control.
        self.condition.is_jump.next = self.decode.is_jump.val();
        self.condition.is_call.next = self.decode.is_call.val();
        self.condition.is_if.next = self.decode.is_if.val();
        self.condition.is_loop.next = self.decode.is_loop.val();
        self.condition.is_break.next = self.decode.is_break.val();
        self.condition.tests_flags.next = self.decode.tests_flags.val();
        self.condition.operator.next = self.decode.condition.val();
        self.condition.ref_x.next = self.decode.ref_x.val();
        self.condition.ref_y.next = self.decode.ref_y.val();
        self.condition.cmp_x.next = self.results.cmp_x.val();
        self.condition.cmp_y.next = self.results.cmp_y.val();
        self.condition.tests_boolean.next = self.decode.tests_boolean.val();
        self.condition.boolean_index.next = self.decode.boolean_index.val();
        self.condition.boolean_value.next = self.decode.boolean_value.val();
        self.condition.booleans.next = self.loader.booleans.val();
        self.loader.integer_index.next = self.decode.integer_index.val();
        self.flow.step_valid.next = self.sequencer.steps_flow.val();
        self.flow.next_ready.next = self.sequencer.commits.val();
        self.flow.step_target.next = self.decode.target.val();
        self.flow.step_count.next = self.decode.count.val();
        self.flow.step_x.next = self.loader.integer_x.val();
        self.flow.step_y.next = self.loader.integer_y.val();
        self.flow.step_z.next = self.loader.integer_z.val();
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
        self.results.begins.next = self.sequencer.begins.val();
        self.results.zeroes.next = self.sequencer.zeroes.val();
        self.results.commits.next = self.sequencer.commits.val();
        self.results.is_mova.next = self.is_mova.q.val();
        self.results.enable_x.next = self.enable_x.q.val();
        self.results.enable_y.next = self.enable_y.q.val();
        self.results.writes_register.next = self.writes.q.val();
        self.results.mask.next = self.mask.q.val();
        self.results.result[0].next = self.alu.x.val();
        self.results.result[1].next = self.alu.y.val();
        self.results.result[2].next = self.alu.z.val();
        self.results.result[3].next = self.alu.w.val();
        self.results.alu_cmp_x.next = self.alu.cmp_x.val();
        self.results.alu_cmp_y.next = self.alu.cmp_y.val();
        self.results.alu_a0x.next = self.alu.a0x.val();
        self.results.alu_a0y.next = self.alu.a0y.val();
        self.loader.set_b15.next = self.sequencer.sets_b15.val();
        self.emitter.emit.next = self.sequencer.emits.val();
        self.emitter.show.next = self.sequencer.shows.val();
        self.emitter.keeps_bank.next = false;
        self.emitter.set.next =
            self.sequencer.commits.val() && self.decode.is_setemit.val() && self.sequencer.geometry.val();
        self.emitter.slot.next = self.decode.slot.val();
        self.emitter.is_primitive.next = self.decode.is_primitive.val();
        self.emitter.winding.next = self.decode.winding.val();
        self.emitter.outmap_mask.next = self.loader.outmap_mask.val();
        self.emitter.emit_ready.next = self.emit_ready.val();
        self.emitter.out_ready.next = self.out_ready.val();

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
        self.input_data[0].d.next = self.vertex_x.val();
        self.input_data[1].d.next = self.vertex_y.val();
        self.input_data[2].d.next = self.vertex_z.val();
        self.input_data[3].d.next = self.vertex_w.val();
        for i in 0..4 {
            self.input_write[i].d.next = self.inputs.write.val();
        }
        if self.loader.busy.val() {
            self.input_address.d.next = bit_cast::<8, 7>(self.loader.uniform.val());
            for i in 0..4 {
                self.input_write[i].d.next = self.loader.uniform_write[i].val();
                self.input_data[i].d.next = self.loader.uniform_data[i].val();
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
        self.retire_word.next = self.word.q.val();
        self.retire_writes.next = self.writes.q.val();
        self.retire_destination.next = 0.into();
        self.retire_mask.next = 0.into();
        if self.writes.q.val() {
            self.retire_destination.next = self.written.q.val();
            self.retire_mask.next = self.mask.q.val();
        }
        self.retire_x.next = self.results.value[0].val();
        self.retire_y.next = self.results.value[1].val();
        self.retire_z.next = self.results.value[2].val();
        self.retire_w.next = self.results.value[3].val();
        self.retire_cmp_x.next = self.results.next_cmp_x.val();
        self.retire_cmp_y.next = self.results.next_cmp_y.val();
        self.retire_a0x.next = self.results.next_a0x.val();
        self.retire_a0y.next = self.results.next_a0y.val();
        self.retire_al.next = self.flow.next_al.val();
        self.retire_next_pc.next = self.flow.next_pc.val();

        self.emit_valid.next = self.emitter.emit_valid.val();
        self.emit_vertex.next = self.emitter.emit_vertex.val();
        self.emit_index.next = self.emitter.emit_index.val();
        self.emit_count.next = self.emitter.emit_count.val();
        self.emit_winding.next = self.emitter.emit_winding.val();
        self.emit_last.next = self.emitter.emit_last.val();
        self.emit_x.next = self.registers.read_data[0].val();
        self.emit_y.next = self.registers.read_data[1].val();
        self.emit_z.next = self.registers.read_data[2].val();
        self.emit_w.next = self.registers.read_data[3].val();
        self.out_valid.next = self.emitter.out_valid.val();
        self.out_index.next = self.emitter.out_index.val();
        self.out_last.next = self.emitter.out_last.val();
        self.out_x.next = self.registers.read_data[0].val();
        self.out_y.next = self.registers.read_data[1].val();
        self.out_z.next = self.registers.read_data[2].val();
        self.out_w.next = self.registers.read_data[3].val();
        self.done_valid.next = self.sequencer.is_done.val();
        self.done_status.next = self.sequencer.status.val();
        self.done_instructions.next = self.sequencer.instructions.val();
    }
}
