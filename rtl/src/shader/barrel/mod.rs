// SPDX-License-Identifier: MIT
//! The shader unit with several invocations in flight.

mod alu;
mod delay;
mod flow;
mod memory;
mod slots;
mod special;

use super::decode::ShaderDecode;
use super::flow::step;
use super::operand::{OperandAddress, OperandIndex, OperandModifier};
use super::operation;
use super::unit::{Condition, Emitter, Inputs, Loader};
use crate::UnsupportedChoice;
use crate::memory::{BlockRam, LutRam};
use crate::prelude::*;
use alu::BarrelAlu;
use delay::Delay;
use flow::BarrelFlow;
use memory::{Row, Vectors};
use pica_spec::choices::{B15AfterRun, BreakOutsideLoop, MovasConsecutive, Recorder, SetemitSlot3, UnknownOpcode};
use slots::Slots;
use special::BarrelSpecial;

/// The slot of an invocation that runs by itself; those of the ring have the numbers below.
const ALONE: usize = 25;
/// Clocks from the operands of an instruction to those of the next one of its slot, at least.
const PERIOD: usize = BarrelAlu::latency() + 4;

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
    /// Whether it goes to a uniform.
    pub(super) vertex_uniform: Signal<In, Bit>,
    /// Number of the attribute or uniform.
    pub(super) vertex_index: Signal<In, Bits<7>>,
    /// Whether the invocation that it belongs to is independent.
    pub(super) vertex_independent: Signal<In, Bit>,
    /// The input.
    pub(super) vertex_x: Signal<In, Bits<24>>,
    /// Its y component.
    pub(super) vertex_y: Signal<In, Bits<24>>,
    /// Its z component.
    pub(super) vertex_z: Signal<In, Bits<24>>,
    /// Its w component.
    pub(super) vertex_w: Signal<In, Bits<24>>,
    pub(super) start_valid: Signal<In, Bit>,
    pub(super) start_ready: Signal<Out, Bit>,
    /// Whether it is one of a geometry shader.
    pub(super) start_geometry: Signal<In, Bit>,
    /// Whether it depends on nothing that others leave, and may run beside them.
    pub(super) start_independent: Signal<In, Bit>,
    /// Most instructions that it may complete.
    pub(super) start_limit: Signal<In, Bits<32>>,
    pub(super) retire_valid: Signal<Out, Bit>,
    /// Number of its invocation, in the order of the starts, modulo 32.
    pub(super) retire_invocation: Signal<Out, Bits<5>>,
    /// Its address.
    pub(super) retire_pc: Signal<Out, Bits<12>>,
    /// Its word.
    pub(super) retire_word: Signal<Out, Bits<32>>,
    /// Whether it has a destination register.
    pub(super) retire_writes: Signal<Out, Bit>,
    /// Destination register: 0-15 o, 16-31 r.
    pub(super) retire_destination: Signal<Out, Bits<5>>,
    /// Components that it writes, bit 3 = x.
    pub(super) retire_mask: Signal<Out, Bits<4>>,
    /// What it writes; 0 in other components.
    pub(super) retire_x: Signal<Out, Bits<24>>,
    /// Its y component.
    pub(super) retire_y: Signal<Out, Bits<24>>,
    /// Its z component.
    pub(super) retire_z: Signal<Out, Bits<24>>,
    /// Its w component.
    pub(super) retire_w: Signal<Out, Bits<24>>,
    /// cmp.x after it.
    pub(super) retire_cmp_x: Signal<Out, Bit>,
    /// cmp.y after it.
    pub(super) retire_cmp_y: Signal<Out, Bit>,
    /// a0.x after it, two's complement.
    pub(super) retire_a0x: Signal<Out, Bits<32>>,
    /// a0.y after it.
    pub(super) retire_a0y: Signal<Out, Bits<32>>,
    /// aL after it.
    pub(super) retire_al: Signal<Out, Bits<32>>,
    /// Address of the next instruction; its own after END.
    pub(super) retire_next_pc: Signal<Out, Bits<13>>,
    pub(super) emit_valid: Signal<Out, Bit>,
    pub(super) emit_ready: Signal<In, Bit>,
    /// Vertex, 0 to 2.
    pub(super) emit_vertex: Signal<Out, Bits<2>>,
    /// Number of the vector.
    pub(super) emit_index: Signal<Out, Bits<4>>,
    /// Vectors of a vertex.
    pub(super) emit_count: Signal<Out, Bits<5>>,
    /// Winding flag of the primitive.
    pub(super) emit_winding: Signal<Out, Bit>,
    /// Whether it is the last one of the primitive.
    pub(super) emit_last: Signal<Out, Bit>,
    /// The vector.
    pub(super) emit_x: Signal<Out, Bits<24>>,
    /// Its y component.
    pub(super) emit_y: Signal<Out, Bits<24>>,
    /// Its z component.
    pub(super) emit_z: Signal<Out, Bits<24>>,
    /// Its w component.
    pub(super) emit_w: Signal<Out, Bits<24>>,
    pub(super) out_valid: Signal<Out, Bit>,
    pub(super) out_ready: Signal<In, Bit>,
    /// Number of the output, packed.
    pub(super) out_index: Signal<Out, Bits<4>>,
    /// Whether it is the last one.
    pub(super) out_last: Signal<Out, Bit>,
    /// The output.
    pub(super) out_x: Signal<Out, Bits<24>>,
    /// Its y component.
    pub(super) out_y: Signal<Out, Bits<24>>,
    /// Its z component.
    pub(super) out_z: Signal<Out, Bits<24>>,
    /// Its w component.
    pub(super) out_w: Signal<Out, Bits<24>>,
    pub(super) done_valid: Signal<Out, Bit>,
    pub(super) done_ready: Signal<In, Bit>,
    /// How it stopped: 0 END, 1 limit, 2 hang.
    pub(super) done_status: Signal<Out, Bits<2>>,
    /// Instructions that it completed.
    pub(super) done_instructions: Signal<Out, Bits<32>>,
    slots: Slots,
    loader: Loader,
    inputs: Inputs,
    code: BlockRam<A, 32>,
    descriptors: BlockRam<7, 32>,
    decode: ShaderDecode,
    /// The same instruction one clock later, with its descriptor.
    describe: ShaderDecode,
    condition: Condition,
    offset: OperandIndex,
    place: OperandAddress,
    row: [Row; 3],
    load_row: Row,
    write_row: Row,
    flow: BarrelFlow,
    /// The registers, once for each source.
    first: Vectors<10>,
    second: Vectors<10>,
    third: Vectors<10>,
    modifier: [OperandModifier; 3],
    alu: BarrelAlu,
    special: BarrelSpecial,
    late: Delay<20>,
    happened: Delay<2>,
    outputs: Vectors<9>,
    emitter: Emitter,
    // The state of each slot.
    pcs: LutRam<5, 12>,
    completeds: LutRam<5, 32>,
    limits: LutRam<5, 32>,
    after_movas: LutRam<5, 1>,
    cmp_xs: LutRam<5, 1>,
    cmp_ys: LutRam<5, 1>,
    a0xs: LutRam<5, 32>,
    a0ys: LutRam<5, 32>,
    statuses: LutRam<5, 2>,
    numbers: LutRam<5, 5>,
    /// Number of the next invocation.
    number: DFF<Bits<5>>,
    number_late: DFF<Bits<5>>,
    // What is reported of it.
    instructions: BlockRam<5, 32>,
    addresses: BlockRam<5, 25>,
    retired_cmp_x: LutRam<5, 1>,
    retired_cmp_y: LutRam<5, 1>,
    retired_a0x: BlockRam<5, 32>,
    retired_a0y: BlockRam<5, 32>,
    retired_al: BlockRam<5, 32>,
    counts: BlockRam<5, 32>,
    unknown_hangs: Parameter<Bit>,
    mova_hangs: Parameter<Bit>,
    break_hangs: Parameter<Bit>,
    slot_3_hangs: Parameter<Bit>,
    b15_always: Parameter<Bit>,
    alone_slot: Parameter<Bits<5>>,
    // Stages 1 to 7: slot, program counter, whether it runs, whether it begins, and with zeros.
    slot: [DFF<Bits<5>>; 8],
    pc: [DFF<Bits<12>>; 7],
    runs: [DFF<Bit>; 7],
    begins: [DFF<Bit>; 7],
    zeroes: [DFF<Bit>; 7],
    word3: DFF<Bits<32>>,
    word4: DFF<Bits<32>>,
    after_mova4: DFF<Bit>,
    cmp_x4: DFF<Bit>,
    cmp_y4: DFF<Bit>,
    a0x4: DFF<Bits<32>>,
    a0y4: DFF<Bits<32>>,
    is_unknown4: DFF<Bit>,
    is_mova4: DFF<Bit>,
    is_end4: DFF<Bit>,
    is_break4: DFF<Bit>,
    is_jump4: DFF<Bit>,
    is_call4: DFF<Bit>,
    is_if4: DFF<Bit>,
    is_loop4: DFF<Bit>,
    is_emit4: DFF<Bit>,
    is_setemit4: DFF<Bit>,
    emit_slot4: DFF<Bits<2>>,
    primitive4: DFF<Bit>,
    winding4: DFF<Bit>,
    operation4: DFF<Bits<5>>,
    writes4: DFF<Bit>,
    destination4: DFF<Bits<5>>,
    source4: [DFF<Bits<7>>; 3],
    wide4: DFF<Bits<2>>,
    index4: DFF<Bits<2>>,
    target4: DFF<Bits<12>>,
    count4: DFF<Bits<10>>,
    tests_flags4: DFF<Bit>,
    condition4: DFF<Bits<2>>,
    ref_x4: DFF<Bit>,
    ref_y4: DFF<Bit>,
    tests_boolean4: DFF<Bit>,
    boolean_index4: DFF<Bits<4>>,
    boolean_value4: DFF<Bit>,
    integer4: DFF<Bits<2>>,
    hangs4: Signal<Local, Bit>,
    named: [Signal<Local, Bits<7>>; 3],
    step5: DFF<Bits<3>>,
    target5: DFF<Bits<12>>,
    count5: DFF<Bits<10>>,
    x5: DFF<Bits<8>>,
    y5: DFF<Bits<8>>,
    z5: DFF<Bits<8>>,
    address5: [DFF<Bits<10>>; 3],
    ones5: [DFF<Bit>; 3],
    ones6: [DFF<Bit>; 3],
    ones7: DFF<Bit>,
    select7: DFF<Bits<8>>,
    negate7: DFF<Bit>,
    select5: [DFF<Bits<8>>; 3],
    select6: [DFF<Bits<8>>; 3],
    negate5: [DFF<Bit>; 3],
    negate6: [DFF<Bit>; 3],
    operation5: DFF<Bits<5>>,
    operation6: DFF<Bits<5>>,
    operation7: DFF<Bits<5>>,
    writes5: DFF<Bit>,
    writes6: DFF<Bit>,
    writes7: DFF<Bit>,
    destination5: DFF<Bits<5>>,
    destination6: DFF<Bits<5>>,
    destination7: DFF<Bits<5>>,
    mask5: DFF<Bits<4>>,
    mask6: DFF<Bits<4>>,
    mask7: DFF<Bits<4>>,
    enable_x5: DFF<Bit>,
    enable_x6: DFF<Bit>,
    enable_x7: DFF<Bit>,
    enable_y5: DFF<Bit>,
    enable_y6: DFF<Bit>,
    enable_y7: DFF<Bit>,
    compare_x5: DFF<Bits<3>>,
    compare_x6: DFF<Bits<3>>,
    compare_x7: DFF<Bits<3>>,
    compare_y5: DFF<Bits<3>>,
    compare_y6: DFF<Bits<3>>,
    compare_y7: DFF<Bits<3>>,
    is_special5: DFF<Bit>,
    is_special6: DFF<Bit>,
    is_special7: DFF<Bit>,
    is_mova5: DFF<Bit>,
    is_mova6: DFF<Bit>,
    is_mova7: DFF<Bit>,
    is_end5: DFF<Bit>,
    is_end6: DFF<Bit>,
    is_end7: DFF<Bit>,
    is_emit5: DFF<Bit>,
    is_emit6: DFF<Bit>,
    is_emit7: DFF<Bit>,
    is_setemit5: DFF<Bit>,
    is_setemit6: DFF<Bit>,
    is_setemit7: DFF<Bit>,
    emit_slot5: DFF<Bits<2>>,
    emit_slot6: DFF<Bits<2>>,
    emit_slot7: DFF<Bits<2>>,
    primitive5: DFF<Bit>,
    primitive6: DFF<Bit>,
    primitive7: DFF<Bit>,
    winding5: DFF<Bit>,
    winding6: DFF<Bit>,
    winding7: DFF<Bit>,
    hangs5: DFF<Bit>,
    hangs6: DFF<Bit>,
    hangs7: DFF<Bit>,
    completed5: DFF<Bits<32>>,
    limit5: DFF<Bits<32>>,
    completed6: DFF<Bits<32>>,
    completed7: DFF<Bits<32>>,
    next_completed7: DFF<Bits<32>>,
    /// Nothing stops it; its operands are there, and the result of a special function; it is an EMIT.
    may_go7: DFF<Bit>,
    there7: DFF<Bit>,
    has_values7: DFF<Bit>,
    emits7: DFF<Bit>,
    limited6: DFF<Bit>,
    limited7: DFF<Bit>,
    a7: [DFF<Bits<24>>; 4],
    b7: [DFF<Bits<24>>; 4],
    c7: [DFF<Bits<24>>; 4],
    go: Signal<Local, Bit>,
    retires: Signal<Local, Bit>,
    is_last: Signal<Local, Bit>,
    stops: Signal<Local, Bit>,
    new_completed: Signal<Local, Bits<32>>,
    status: Signal<Local, Bits<2>>,
    emitting: DFF<Bit>,
    emitted: DFF<Bit>,
    writes_cmp_x8: DFF<Bit>,
    writes_cmp_y8: DFF<Bit>,
    writes_a0x8: DFF<Bit>,
    writes_a0y8: DFF<Bit>,
    zeroes8: DFF<Bit>,
    writes8: DFF<Bit>,
    retires8: DFF<Bit>,
    stops8: DFF<Bit>,
    result_happened: DFF<Bits<2>>,
    write_happened: DFF<Bits<2>>,
    late8: DFF<Bits<20>>,
    result_late: DFF<Bits<20>>,
    special_value: DFF<Bits<24>>,
    write_late: DFF<Bits<20>>,
    result: [DFF<Bits<24>>; 4],
    cmp_x_late: DFF<Bit>,
    cmp_y_late: DFF<Bit>,
    write_slot: Signal<Local, Bits<5>>,
    write_destination: Signal<Local, Bits<5>>,
    enabled: [Signal<Local, Bit>; 4],
    commits: Signal<Local, Bit>,
    writes_back: Signal<Local, Bit>,
    writes_vector: Signal<Local, Bit>,
    /// It will in the next clock.
    will_write: Signal<Local, Bit>,
    ordered: Signal<Local, Bit>,
    takes_reg: Signal<Local, Bit>,
    takes_vertex: Signal<Local, Bit>,
    takes_start: Signal<Local, Bit>,
    fits: Signal<Local, Bit>,
    sending: DFF<Bit>,
    reporting: DFF<Bit>,
    input_slot: Signal<Local, Bits<5>>,
    /// What an input, a uniform or the clearing of registers writes, a clock later: when no result is written.
    input_write: [DFF<Bit>; 4],
    input_address: DFF<Bits<10>>,
    input_data: [DFF<Bits<24>>; 4],
    vector_write: [Signal<Local, Bit>; 4],
    vector_address: Signal<Local, Bits<10>>,
    vector_data: [Signal<Local, Bits<24>>; 4],
    prepares_outputs: Signal<Local, Bit>,
    prepared_row: Signal<Local, Bits<5>>,
    output_row: Signal<Local, Bits<5>>,
    emitter_row: Signal<Local, Bits<5>>,
    copy_row: Signal<Local, Bits<5>>,
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
        assert!((2..=ALONE).contains(&slots), "2 to 25 invocations are in flight");
        Ok(Self {
            slots: Slots::new(slots, A, choices),
            loader: Loader::new(A, choices),
            inputs: Inputs::new(choices),
            code: BlockRam::apart(1 << A),
            descriptors: BlockRam::apart(1 << 7),
            decode: ShaderDecode::new(choices),
            describe: ShaderDecode::new(choices),
            row: std::array::from_fn(|_| Row::new()),
            load_row: Row::new(),
            write_row: Row::new(),
            flow: BarrelFlow::new(A, choices),
            first: Vectors::new(),
            second: Vectors::new(),
            third: Vectors::new(),
            alu: BarrelAlu::new(choices)?,
            special: BarrelSpecial::new(choices)?,
            late: Delay::new(BarrelAlu::latency() - 2),
            happened: Delay::new(BarrelAlu::latency() - 2),
            outputs: Vectors::new(),
            emitter: Emitter::new(choices),
            instructions: BlockRam::apart(1 << 5),
            addresses: BlockRam::apart(1 << 5),
            retired_a0x: BlockRam::apart(1 << 5),
            retired_a0y: BlockRam::apart(1 << 5),
            retired_al: BlockRam::apart(1 << 5),
            counts: BlockRam::apart(1 << 5),
            unknown_hangs: Parameter::new(choices.unknown_opcode() == UnknownOpcode::Hang),
            mova_hangs: Parameter::new(choices.movas_consecutive() == MovasConsecutive::Hang),
            break_hangs: Parameter::new(choices.break_outside_loop() == BreakOutsideLoop::Hang),
            slot_3_hangs: Parameter::new(choices.setemit_slot_3() == SetemitSlot3::Hang),
            b15_always: Parameter::new(choices.b15_after_run() == B15AfterRun::EveryInvocation),
            alone_slot: Parameter::bits(ALONE as u64),
            ..Self::default()
        })
    }
}

#[hdl]
impl<const A: usize> Logic for ShaderBarrel<A> {
    fn update(&mut self) {
        clock!(
            self,
            clock,
            slots,
            loader,
            inputs,
            code,
            descriptors,
            flow,
            alu,
            special,
            first,
            second,
            third,
            late,
            happened,
            outputs,
            emitter,
            pcs,
            completeds,
            limits,
            after_movas,
            cmp_xs,
            cmp_ys,
            a0xs,
            a0ys,
            statuses,
            numbers,
            instructions,
            addresses,
            retired_cmp_x,
            retired_cmp_y,
            retired_a0x,
            retired_a0y,
            retired_al,
            counts
        );
        self.slots.reset.next = self.reset.val();
        self.loader.reset.next = self.reset.val();
        self.alu.reset.next = self.reset.val();
        self.special.reset.next = self.reset.val();
        self.emitter.reset.next = self.reset.val();

        // The last stage: what is written, and where.
        self.write_slot.next = self.write_late.q.val().get_bits::<5>(0);
        self.write_destination.next = self.write_late.q.val().get_bits::<5>(5);
        self.commits.next = self.write_happened.q.val().get_bit(0) && !self.slots.clears.val();
        self.writes_back.next = self.commits.val() && self.write_late.q.val().get_bit(14);
        self.writes_vector.next = self.writes_back.val() && self.write_destination.val().get_bit(4);
        self.will_write.next = self.result_happened.q.val().get_bit(0)
            && self.result_late.q.val().get_bit(14)
            && self.result_late.q.val().get_bit(9);
        for i in 0..4 {
            self.enabled[i].next = self.writes_back.val() && self.write_late.q.val().get_bit(13 - i);
        }

        // What comes in: one thing at a time. Registers and uniforms are those of all invocations.
        self.fits.next = self.slots.empty.val() && !self.loader.busy.val();
        self.reg_ready.next = self.fits.val();
        self.takes_reg.next = self.fits.val() && self.reg_valid.val();
        if self.vertex_independent.val() && !self.vertex_uniform.val() {
            self.fits.next = self.slots.room.val() && !self.loader.busy.val() && !self.will_write.val();
        }
        self.vertex_ready.next = self.fits.val() && !self.reg_valid.val();
        self.takes_vertex.next = self.vertex_ready.val() && self.vertex_valid.val();
        self.ordered.next = !self.start_independent.val() || self.start_geometry.val();
        self.fits.next = self.slots.room.val();
        if self.ordered.val() {
            self.fits.next = self.slots.empty.val();
        }
        self.start_ready.next =
            self.fits.val() && !self.loader.busy.val() && !self.reg_valid.val() && !self.vertex_valid.val();
        self.takes_start.next = self.start_ready.val() && self.start_valid.val();
        self.slots.start.next = self.takes_start.val();
        self.slots.alone.next = self.ordered.val();
        self.slots.geometry.next = self.start_geometry.val();
        self.loader.write.next = self.takes_reg.val();
        self.loader.offset.next = self.reg_offset.val();
        self.loader.data.next = self.reg_data.val();
        self.loader.attribute.next = self.vertex_index.val().get_bits::<4>(0);
        self.inputs.arrives.next = self.takes_vertex.val();
        self.inputs.to_uniform.next = self.vertex_uniform.val();
        self.inputs.number.next = self.vertex_index.val();
        self.inputs.v_register.next = self.loader.v_register.val();
        self.inputs.idle.next = !self.slots.forgets.val();
        self.inputs.begins.next = false;
        self.inputs.prepares.next = self.slots.prepares.val();
        self.inputs.clears.next = self.slots.stale.val();
        self.inputs.counter.next = self.slots.counter.val().get_bits::<5>(0);
        // The limit may come before the slot begins.
        self.limits.write_enable.next = self.takes_start.val();
        self.limits.write_address.next = self.slots.following.val();
        if self.ordered.val() {
            self.limits.write_address.next = self.alone_slot.val();
        }
        self.limits.write_data.next = self.start_limit.val();
        self.numbers.write_enable.next = self.takes_start.val();
        self.numbers.write_address.next = self.limits.write_address.val();
        self.numbers.write_data.next = self.number.q.val();
        if self.takes_start.val() {
            self.number.d.next = self.number.q.val() + 1;
        }

        // Stage 0: whose turn it is.
        self.pcs.read_address.next = self.slots.turn.val();
        self.slot[0].d.next = self.slots.turn.val();
        self.runs[0].d.next = self.slots.runs.val();
        self.begins[0].d.next = self.slots.begins.val();
        self.zeroes[0].d.next = self.slots.zeroes.val();
        self.pc[0].d.next = self.pcs.read_data.val();
        if self.slots.begins.val() {
            self.pc[0].d.next = bit_cast::<12, A>(bit_cast::<A, 12>(self.loader.entry_point.val()));
        }
        for i in 1..7 {
            self.slot[i].d.next = self.slot[i - 1].q.val();
            self.pc[i].d.next = self.pc[i - 1].q.val();
            self.runs[i].d.next = self.runs[i - 1].q.val();
            self.begins[i].d.next = self.begins[i - 1].q.val();
            self.zeroes[i].d.next = self.zeroes[i - 1].q.val();
        }
        self.slot[7].d.next = self.slot[6].q.val();

        // Stages 1 and 2: the word.
        self.code.read_enable.next = true;
        self.code.read_address.next = bit_cast::<A, 12>(self.pc[0].q.val());
        self.code.write_enable.next = self.loader.code_write.val();
        self.code.write_address.next = bit_cast::<A, 12>(self.loader.code_address.val());
        self.code.write_data.next = self.reg_data.val();
        self.word3.d.next = self.code.read_data.val();

        // Stage 3: decode.
        self.decode.word.next = self.word3.q.val();
        self.decode.descriptor.next = 0.into();
        self.descriptors.read_enable.next = true;
        self.descriptors.read_address.next = self.decode.descriptor_index.val();
        self.descriptors.write_enable.next = self.loader.descriptor_write.val();
        self.descriptors.write_address.next = self.loader.descriptor_address.val();
        self.descriptors.write_data.next = self.reg_data.val();
        self.flow.slot.next = self.slot[2].q.val();
        self.flow.fresh.next = self.begins[2].q.val();
        self.flow.zeroes.next = self.zeroes[2].q.val();
        self.after_movas.read_address.next = self.slot[2].q.val();
        self.cmp_xs.read_address.next = self.slot[2].q.val();
        self.cmp_ys.read_address.next = self.slot[2].q.val();
        self.a0xs.read_address.next = self.slot[2].q.val();
        self.a0ys.read_address.next = self.slot[2].q.val();
        self.after_mova4.d.next = self.after_movas.read_data.val().get_bit(0) && !self.begins[2].q.val();
        self.cmp_x4.d.next = self.cmp_xs.read_data.val().get_bit(0) && !self.zeroes[2].q.val();
        self.cmp_y4.d.next = self.cmp_ys.read_data.val().get_bit(0) && !self.zeroes[2].q.val();
        self.a0x4.d.next = self.a0xs.read_data.val();
        self.a0y4.d.next = self.a0ys.read_data.val();
        if self.zeroes[2].q.val() {
            self.a0x4.d.next = 0.into();
            self.a0y4.d.next = 0.into();
        }
        self.word4.d.next = self.word3.q.val();
        self.is_unknown4.d.next = self.decode.is_unknown.val();
        self.is_mova4.d.next = self.decode.is_mova.val();
        self.is_end4.d.next = self.decode.is_end.val();
        self.is_break4.d.next = self.decode.is_break.val();
        self.is_jump4.d.next = self.decode.is_jump.val();
        self.is_call4.d.next = self.decode.is_call.val();
        self.is_if4.d.next = self.decode.is_if.val();
        self.is_loop4.d.next = self.decode.is_loop.val();
        self.is_emit4.d.next = self.decode.is_emit.val();
        self.is_setemit4.d.next = self.decode.is_setemit.val();
        self.emit_slot4.d.next = self.decode.slot.val();
        self.primitive4.d.next = self.decode.is_primitive.val();
        self.winding4.d.next = self.decode.winding.val();
        self.operation4.d.next = self.decode.operation.val();
        self.writes4.d.next = self.decode.writes_register.val();
        self.destination4.d.next = self.decode.destination.val();
        self.source4[0].d.next = self.decode.source1.val();
        self.source4[1].d.next = self.decode.source2.val();
        self.source4[2].d.next = self.decode.source3.val();
        self.wide4.d.next = self.decode.wide.val();
        self.index4.d.next = self.decode.index.val();
        self.target4.d.next = self.decode.target.val();
        self.count4.d.next = self.decode.count.val();
        self.tests_flags4.d.next = self.decode.tests_flags.val();
        self.condition4.d.next = self.decode.condition.val();
        self.ref_x4.d.next = self.decode.ref_x.val();
        self.ref_y4.d.next = self.decode.ref_y.val();
        self.tests_boolean4.d.next = self.decode.tests_boolean.val();
        self.boolean_index4.d.next = self.decode.boolean_index.val();
        self.boolean_value4.d.next = self.decode.boolean_value.val();
        self.integer4.d.next = self.decode.integer_index.val();

        // Stage 4: the descriptor, the condition, and where the operands are.
        self.describe.word.next = self.word4.q.val();
        self.describe.descriptor.next = self.descriptors.read_data.val();
        self.condition.tests_flags.next = self.tests_flags4.q.val();
        self.condition.operator.next = self.condition4.q.val();
        self.condition.ref_x.next = self.ref_x4.q.val();
        self.condition.ref_y.next = self.ref_y4.q.val();
        self.condition.cmp_x.next = self.cmp_x4.q.val();
        self.condition.cmp_y.next = self.cmp_y4.q.val();
        self.condition.tests_boolean.next = self.tests_boolean4.q.val();
        self.condition.boolean_index.next = self.boolean_index4.q.val();
        self.condition.boolean_value.next = self.boolean_value4.q.val();
        self.condition.booleans.next = self.loader.booleans.val();
        self.step5.d.next = bits_of::<3>(step::SEQUENTIAL);
        if self.is_jump4.q.val() && self.condition.holds.val() {
            self.step5.d.next = bits_of::<3>(step::JUMP);
        }
        if self.is_call4.q.val() && self.condition.holds.val() {
            self.step5.d.next = bits_of::<3>(step::CALL);
        }
        if self.is_if4.q.val() {
            self.step5.d.next = bits_of::<3>(step::JUMP);
            if self.condition.holds.val() {
                self.step5.d.next = bits_of::<3>(step::THEN);
            }
        }
        if self.is_loop4.q.val() {
            self.step5.d.next = bits_of::<3>(step::LOOP);
        }
        if self.is_break4.q.val() && self.condition.holds.val() {
            self.step5.d.next = bits_of::<3>(step::BREAK);
        }
        self.target5.d.next = self.target4.q.val();
        self.count5.d.next = self.count4.q.val();
        self.loader.integer_index.next = self.integer4.q.val();
        self.x5.d.next = self.loader.integer_x.val();
        self.y5.d.next = self.loader.integer_y.val();
        self.z5.d.next = self.loader.integer_z.val();
        self.hangs4.next = (self.is_unknown4.q.val() && self.unknown_hangs.val())
            || (self.is_mova4.q.val() && self.after_mova4.q.val() && self.mova_hangs.val())
            || (self.is_break4.q.val()
                && self.condition.holds.val()
                && !self.flow.in_loop.val()
                && self.break_hangs.val())
            || (self.is_setemit4.q.val()
                && self.slots.is_geometry.val()
                && self.emit_slot4.q.val().all()
                && self.slot_3_hangs.val());
        self.place.source.next = self.source4[0].q.val();
        if self.wide4.q.val() == 2 {
            self.place.source.next = self.source4[1].q.val();
        }
        if self.wide4.q.val() == 3 {
            self.place.source.next = self.source4[2].q.val();
        }
        self.offset.index.next = self.index4.q.val();
        self.offset.a0x.next = self.a0x4.q.val();
        self.offset.a0y.next = self.a0y4.q.val();
        self.offset.al.next = self.flow.al.val();
        self.place.low.next = self.offset.low.val();
        self.place.in_range.next = self.offset.in_range.val();
        for i in 0..3 {
            self.named[i].next = self.source4[i].q.val();
            self.ones5[i].d.next = false;
        }
        if self.wide4.q.val() == 1 {
            self.named[0].next = self.place.address.val();
            self.ones5[0].d.next = self.place.ones.val();
        }
        if self.wide4.q.val() == 2 {
            self.named[1].next = self.place.address.val();
            self.ones5[1].d.next = self.place.ones.val();
        }
        if self.wide4.q.val() == 3 {
            self.named[2].next = self.place.address.val();
            self.ones5[2].d.next = self.place.ones.val();
        }
        for i in 0..3 {
            self.row[i].number.next = self.named[i].val();
            self.row[i].slot.next = self.slot[3].q.val();
            self.address5[i].d.next = self.row[i].address.val();
        }
        self.select5[0].d.next = self.describe.select1.val();
        self.select5[1].d.next = self.describe.select2.val();
        self.select5[2].d.next = self.describe.select3.val();
        self.negate5[0].d.next = self.describe.negate1.val();
        self.negate5[1].d.next = self.describe.negate2.val();
        self.negate5[2].d.next = self.describe.negate3.val();
        self.operation5.d.next = self.operation4.q.val();
        self.writes5.d.next = self.writes4.q.val();
        self.destination5.d.next = self.destination4.q.val();
        self.mask5.d.next = self.describe.mask.val();
        self.enable_x5.d.next = self.describe.enable_x.val();
        self.enable_y5.d.next = self.describe.enable_y.val();
        self.compare_x5.d.next = self.describe.compare_x.val();
        self.compare_y5.d.next = self.describe.compare_y.val();
        self.is_special5.d.next = (self.operation4.q.val() == bits_of::<5>(operation::RCP))
            || (self.operation4.q.val() == bits_of::<5>(operation::RSQ))
            || (self.operation4.q.val() == bits_of::<5>(operation::EX2))
            || (self.operation4.q.val() == bits_of::<5>(operation::LG2));
        self.is_mova5.d.next = self.is_mova4.q.val();
        self.is_end5.d.next = self.is_end4.q.val();
        self.is_emit5.d.next = self.is_emit4.q.val();
        self.is_setemit5.d.next = self.is_setemit4.q.val();
        self.emit_slot5.d.next = self.emit_slot4.q.val();
        self.primitive5.d.next = self.primitive4.q.val();
        self.winding5.d.next = self.winding4.q.val();
        self.hangs5.d.next = self.hangs4.val();
        self.completeds.read_address.next = self.slot[3].q.val();
        self.limits.read_address.next = self.slot[3].q.val();
        self.completed5.d.next = self.completeds.read_data.val();
        if self.begins[3].q.val() {
            self.completed5.d.next = 0.into();
        }
        self.limit5.d.next = self.limits.read_data.val();

        // Stage 5: the registers are read.
        self.flow.operation.next = self.step5.q.val();
        self.flow.is_end.next = self.is_end5.q.val();
        self.flow.pc.next = self.pc[4].q.val();
        self.flow.target.next = self.target5.q.val();
        self.flow.count.next = self.count5.q.val();
        self.flow.x.next = self.x5.q.val();
        self.flow.y.next = self.y5.q.val();
        self.flow.z.next = self.z5.q.val();
        self.first.read_address.next = self.address5[0].q.val();
        self.second.read_address.next = self.address5[1].q.val();
        self.third.read_address.next = self.address5[2].q.val();
        for i in 0..3 {
            self.ones6[i].d.next = self.ones5[i].q.val();
            self.select6[i].d.next = self.select5[i].q.val();
            self.negate6[i].d.next = self.negate5[i].q.val();
        }
        self.completed6.d.next = self.completed5.q.val();
        self.limited6.d.next = self.completed5.q.val() == self.limit5.q.val();
        self.operation6.d.next = self.operation5.q.val();
        self.operation7.d.next = self.operation6.q.val();
        self.writes6.d.next = self.writes5.q.val();
        self.writes7.d.next = self.writes6.q.val();
        self.destination6.d.next = self.destination5.q.val();
        self.destination7.d.next = self.destination6.q.val();
        self.mask6.d.next = self.mask5.q.val();
        self.mask7.d.next = self.mask6.q.val();
        self.enable_x6.d.next = self.enable_x5.q.val();
        self.enable_x7.d.next = self.enable_x6.q.val();
        self.enable_y6.d.next = self.enable_y5.q.val();
        self.enable_y7.d.next = self.enable_y6.q.val();
        self.compare_x6.d.next = self.compare_x5.q.val();
        self.compare_x7.d.next = self.compare_x6.q.val();
        self.compare_y6.d.next = self.compare_y5.q.val();
        self.compare_y7.d.next = self.compare_y6.q.val();
        self.is_special6.d.next = self.is_special5.q.val();
        self.is_special7.d.next = self.is_special6.q.val();
        self.is_mova6.d.next = self.is_mova5.q.val();
        self.is_mova7.d.next = self.is_mova6.q.val();
        self.is_end6.d.next = self.is_end5.q.val();
        self.is_end7.d.next = self.is_end6.q.val();
        self.is_emit6.d.next = self.is_emit5.q.val();
        self.is_emit7.d.next = self.is_emit6.q.val();
        self.is_setemit6.d.next = self.is_setemit5.q.val();
        self.is_setemit7.d.next = self.is_setemit6.q.val();
        self.emit_slot6.d.next = self.emit_slot5.q.val();
        self.emit_slot7.d.next = self.emit_slot6.q.val();
        self.primitive6.d.next = self.primitive5.q.val();
        self.primitive7.d.next = self.primitive6.q.val();
        self.winding6.d.next = self.winding5.q.val();
        self.winding7.d.next = self.winding6.q.val();
        self.hangs6.d.next = self.hangs5.q.val();
        self.hangs7.d.next = self.hangs6.q.val();

        // Stage 6: selection and negation.
        self.modifier[0].register_x.next = self.first.read_data[0].val();
        self.modifier[0].register_y.next = self.first.read_data[1].val();
        self.modifier[0].register_z.next = self.first.read_data[2].val();
        self.modifier[0].register_w.next = self.first.read_data[3].val();
        self.modifier[1].register_x.next = self.second.read_data[0].val();
        self.modifier[1].register_y.next = self.second.read_data[1].val();
        self.modifier[1].register_z.next = self.second.read_data[2].val();
        self.modifier[1].register_w.next = self.second.read_data[3].val();
        for i in 0..2 {
            self.modifier[i].ones.next = self.ones6[i].q.val();
            self.modifier[i].select.next = self.select6[i].q.val();
            self.modifier[i].negate.next = self.negate6[i].q.val();
        }
        self.a7[0].d.next = self.modifier[0].x.val();
        self.a7[1].d.next = self.modifier[0].y.val();
        self.a7[2].d.next = self.modifier[0].z.val();
        self.a7[3].d.next = self.modifier[0].w.val();
        self.b7[0].d.next = self.modifier[1].x.val();
        self.b7[1].d.next = self.modifier[1].y.val();
        self.b7[2].d.next = self.modifier[1].z.val();
        self.b7[3].d.next = self.modifier[1].w.val();
        // The third operand has time: it waits for a product.
        for i in 0..4 {
            self.c7[i].d.next = self.third.read_data[i].val();
        }
        self.ones7.d.next = self.ones6[2].q.val();
        self.select7.d.next = self.select6[2].q.val();
        self.negate7.d.next = self.negate6[2].q.val();
        self.completed7.d.next = self.completed6.q.val();
        self.next_completed7.d.next = self.completed6.q.val() + 1;
        self.limited7.d.next = self.limited6.q.val();
        self.special.looks.next = self.slot[5].q.val();
        self.may_go7.d.next = self.runs[5].q.val() && !self.limited6.q.val() && !self.hangs6.q.val();
        self.has_values7.d.next = self.may_go7.d.val() && (!self.is_special6.q.val() || self.special.there.val());
        self.there7.d.next = self.special.there.val();
        self.emits7.d.next = self.may_go7.d.val() && self.is_emit6.q.val() && self.slots.is_geometry.val();

        // Stage 7: the arithmetic begins, and the instruction takes effect.
        self.alu.operation.next = self.operation6.q.val();
        self.alu.compare_x.next = self.compare_x7.q.val();
        self.alu.compare_y.next = self.compare_y7.q.val();
        for i in 0..4 {
            self.alu.a[i].next = self.a7[i].q.val();
            self.alu.b[i].next = self.b7[i].q.val();
        }
        self.modifier[2].register_x.next = self.c7[0].q.val();
        self.modifier[2].register_y.next = self.c7[1].q.val();
        self.modifier[2].register_z.next = self.c7[2].q.val();
        self.modifier[2].register_w.next = self.c7[3].q.val();
        self.modifier[2].ones.next = self.ones7.q.val();
        self.modifier[2].select.next = self.select7.q.val();
        self.modifier[2].negate.next = self.negate7.q.val();
        self.alu.c[0].next = self.modifier[2].x.val();
        self.alu.c[1].next = self.modifier[2].y.val();
        self.alu.c[2].next = self.modifier[2].z.val();
        self.alu.c[3].next = self.modifier[2].w.val();
        self.special.asks.next = self.may_go7.q.val() && self.is_special7.q.val() && !self.there7.q.val();
        self.special.slot.next = self.slot[6].q.val();
        self.special.operation.next = self.operation7.q.val();
        self.special.a.next = self.a7[0].q.val();
        self.go.next = self.has_values7.q.val() && (!self.emits7.q.val() || self.emitted.q.val());
        self.flow.slot7.next = self.slot[6].q.val();
        self.flow.active.next = self.runs[6].q.val();
        self.flow.go.next = self.go.val();
        self.retires.next = self.go.val() && self.flow.finishes.val();
        self.special.takes.next = self.retires.val() && self.is_special7.q.val();
        self.is_last.next = self.is_end7.q.val() || self.flow.past.val();
        self.stops.next = self.runs[6].q.val()
            && (self.limited7.q.val() || self.hangs7.q.val() || (self.retires.val() && self.is_last.val()));
        self.status.next = 0.into();
        if self.hangs7.q.val() {
            self.status.next = 2.into();
        }
        if self.limited7.q.val() {
            self.status.next = 1.into();
        }
        self.loader.set_b15.next =
            self.retires.val() && self.is_last.val() && (self.b15_always.val() || self.slots.is_geometry.val());
        self.slots.stops.next = self.stops.val();
        self.slots.stopped.next = self.slot[6].q.val();
        self.slots.written.next = self.runs[6].q.val();
        self.slots.written_slot.next = self.slot[6].q.val();
        self.statuses.write_enable.next = self.stops.val();
        self.statuses.write_address.next = self.slot[6].q.val();
        self.statuses.write_data.next = self.status.val();
        self.new_completed.next = self.completed7.q.val();
        if self.retires.val() {
            self.new_completed.next = self.next_completed7.q.val();
        }
        self.completeds.write_enable.next = self.runs[6].q.val();
        self.completeds.write_address.next = self.slot[6].q.val();
        self.completeds.write_data.next = self.new_completed.val();
        self.counts.write_enable.next = self.runs[6].q.val();
        self.counts.write_address.next = self.slot[6].q.val();
        self.counts.write_data.next = self.new_completed.val();
        self.after_movas.write_enable.next = self.retires.val() || self.begins[6].q.val();
        self.after_movas.write_address.next = self.slot[6].q.val();
        self.after_movas.write_data.next = (self.retires.val() && self.is_mova7.q.val()).into();
        self.pcs.write_enable.next = self.runs[6].q.val();
        self.pcs.write_address.next = self.slot[6].q.val();
        self.pcs.write_data.next = self.pc[6].q.val();
        if self.retires.val() {
            self.pcs.write_data.next = self.flow.next_pc.val().get_bits::<12>(0);
        }
        self.addresses.write_enable.next = self.runs[6].q.val();
        self.addresses.write_address.next = self.slot[6].q.val();
        self.addresses.write_data.next =
            (bit_cast::<25, 13>(self.flow.next_pc.val()) << 12) | bit_cast::<25, 12>(self.pc[6].q.val());
        self.instructions.write_enable.next = self.runs[3].q.val();
        self.instructions.write_address.next = self.slot[3].q.val();
        self.instructions.write_data.next = self.word4.q.val();
        self.retired_al.write_enable.next = self.runs[6].q.val();
        self.retired_al.write_address.next = self.slot[6].q.val();
        self.retired_al.write_data.next = self.flow.next_al.val();

        // EMIT waits for what it does.
        self.emitter.emit.next = self.emitting.q.val();
        if self.emits7.q.val() && !self.emitted.q.val() {
            self.emitting.d.next = true;
        }
        if self.emitter.finished.val() && self.emitting.q.val() {
            self.emitting.d.next = false;
            self.emitted.d.next = true;
        }
        if self.retires.val() && self.is_emit7.q.val() {
            self.emitted.d.next = false;
        }
        self.emitter.set.next = self.retires.val() && self.is_setemit7.q.val() && self.slots.is_geometry.val();
        self.emitter.slot.next = self.emit_slot7.q.val();
        self.emitter.is_primitive.next = self.primitive7.q.val();
        self.emitter.winding.next = self.winding7.q.val();
        self.emitter.outmap_mask.next = self.loader.outmap_mask.val();
        self.emitter.emit_ready.next = self.emit_ready.val();
        self.emitter.out_ready.next = self.out_ready.val();

        // Stage 8: flags and address registers.
        self.writes_cmp_x8.d.next = self.retires.val() && self.enable_x7.q.val() && !self.is_mova7.q.val();
        self.writes_cmp_y8.d.next = self.retires.val() && self.enable_y7.q.val() && !self.is_mova7.q.val();
        self.writes_a0x8.d.next = self.retires.val() && self.enable_x7.q.val() && self.is_mova7.q.val();
        self.writes_a0y8.d.next = self.retires.val() && self.enable_y7.q.val() && self.is_mova7.q.val();
        self.zeroes8.d.next = self.zeroes[6].q.val() && self.runs[6].q.val();
        self.cmp_xs.write_enable.next = self.writes_cmp_x8.q.val() || self.zeroes8.q.val();
        self.cmp_ys.write_enable.next = self.writes_cmp_y8.q.val() || self.zeroes8.q.val();
        self.a0xs.write_enable.next = self.writes_a0x8.q.val() || self.zeroes8.q.val();
        self.a0ys.write_enable.next = self.writes_a0y8.q.val() || self.zeroes8.q.val();
        self.cmp_xs.write_address.next = self.slot[7].q.val();
        self.cmp_ys.write_address.next = self.slot[7].q.val();
        self.a0xs.write_address.next = self.slot[7].q.val();
        self.a0ys.write_address.next = self.slot[7].q.val();
        self.cmp_xs.write_data.next = (self.writes_cmp_x8.q.val() && self.alu.cmp_x.val()).into();
        self.cmp_ys.write_data.next = (self.writes_cmp_y8.q.val() && self.alu.cmp_y.val()).into();
        self.a0xs.write_data.next = 0.into();
        if self.writes_a0x8.q.val() {
            self.a0xs.write_data.next = self.alu.a0x.val();
        }
        self.a0ys.write_data.next = 0.into();
        if self.writes_a0y8.q.val() {
            self.a0ys.write_data.next = self.alu.a0y.val();
        }
        self.retired_cmp_x.write_enable.next = self.cmp_xs.write_enable.val();
        self.retired_cmp_y.write_enable.next = self.cmp_ys.write_enable.val();
        self.retired_a0x.write_enable.next = self.a0xs.write_enable.val();
        self.retired_a0y.write_enable.next = self.a0ys.write_enable.val();
        self.retired_cmp_x.write_address.next = self.slot[7].q.val();
        self.retired_cmp_y.write_address.next = self.slot[7].q.val();
        self.retired_a0x.write_address.next = self.slot[7].q.val();
        self.retired_a0y.write_address.next = self.slot[7].q.val();
        self.retired_cmp_x.write_data.next = self.cmp_xs.write_data.val();
        self.retired_cmp_y.write_data.next = self.cmp_ys.write_data.val();
        self.retired_a0x.write_data.next = self.a0xs.write_data.val();
        self.retired_a0y.write_data.next = self.a0ys.write_data.val();

        // What the last stages need waits in a memory.
        self.late8.d.next = bit_cast::<20, 5>(self.slot[6].q.val())
            | (bit_cast::<20, 5>(self.destination7.q.val()) << 5)
            | (bit_cast::<20, 4>(self.mask7.q.val()) << 10)
            | (bit_cast::<20, 5>(self.operation7.q.val()) << 15);
        self.late.d.next = self.late8.q.val();
        if self.writes8.q.val() {
            self.late.d.next = self.late8.q.val() | 0x4000;
        }
        self.writes8.d.next = self.retires.val() && self.writes7.q.val();
        self.retires8.d.next = self.retires.val();
        self.stops8.d.next = self.stops.val();
        self.happened.d.next =
            (bit_cast::<2, 1>(self.stops8.q.val().into()) << 1) | bit_cast::<2, 1>(self.retires8.q.val().into());
        self.special.read_slot.next = self.late.y.val().get_bits::<5>(0);
        self.special_value.d.next = self.special.y.val();
        self.result_late.d.next = self.late.y.val();
        self.result_happened.d.next = self.happened.y.val();

        // The result.
        self.alu.result_operation.next = self.result_late.q.val().get_bits::<5>(15);
        self.alu.special.next = self.special_value.q.val();
        for i in 0..4 {
            self.result[i].d.next = self.alu.y[i].val();
        }
        self.write_late.d.next = self.result_late.q.val();
        self.write_happened.d.next = self.result_happened.q.val();
        self.retired_cmp_x.read_address.next = self.result_late.q.val().get_bits::<5>(0);
        self.retired_cmp_y.read_address.next = self.result_late.q.val().get_bits::<5>(0);
        self.numbers.read_address.next = self.result_late.q.val().get_bits::<5>(0);
        self.number_late.d.next = self.numbers.read_data.val();
        self.cmp_x_late.d.next = self.retired_cmp_x.read_data.val().get_bit(0);
        self.cmp_y_late.d.next = self.retired_cmp_y.read_data.val().get_bit(0);
        self.instructions.read_enable.next = true;
        self.addresses.read_enable.next = true;
        self.retired_a0x.read_enable.next = true;
        self.retired_a0y.read_enable.next = true;
        self.retired_al.read_enable.next = true;
        self.instructions.read_address.next = self.result_late.q.val().get_bits::<5>(0);
        self.addresses.read_address.next = self.result_late.q.val().get_bits::<5>(0);
        self.retired_a0x.read_address.next = self.result_late.q.val().get_bits::<5>(0);
        self.retired_a0y.read_address.next = self.result_late.q.val().get_bits::<5>(0);
        self.retired_al.read_address.next = self.result_late.q.val().get_bits::<5>(0);

        // It is written.
        self.slots.over.next = self.write_happened.q.val().get_bit(1) && !self.slots.clears.val();
        self.slots.over_slot.next = self.write_slot.val();
        self.input_slot.next = self.slots.following.val();
        if !self.vertex_independent.val() || self.slots.prepares.val() {
            self.input_slot.next = self.alone_slot.val();
        }
        self.load_row.slot.next = self.input_slot.val();
        self.load_row.number.next = self.inputs.address.val();
        if self.loader.busy.val() {
            self.load_row.number.next = self.loader.uniform.val();
        }
        self.prepares_outputs.next = self.slots.prepares.val() && self.slots.counter.val().get_bit(5);
        for i in 0..4 {
            self.input_write[i].d.next = self.inputs.write.val() && !self.prepares_outputs.val();
            self.input_data[i].d.next = 0.into();
        }
        if !self.slots.prepares.val() && !self.slots.clears.val() {
            self.input_data[0].d.next = self.vertex_x.val();
            self.input_data[1].d.next = self.vertex_y.val();
            self.input_data[2].d.next = self.vertex_z.val();
            self.input_data[3].d.next = self.vertex_w.val();
        }
        if self.loader.busy.val() {
            for i in 0..4 {
                self.input_write[i].d.next = self.loader.uniform_write[i].val();
                self.input_data[i].d.next = self.loader.uniform_data[i].val();
            }
        }
        self.input_address.d.next = self.load_row.address.val();
        if self.slots.clears.val() {
            self.input_address.d.next = self.slots.counter.val().get_bits::<10>(0);
            for i in 0..4 {
                self.input_write[i].d.next = true;
            }
        }
        self.write_row.slot.next = self.write_slot.val();
        self.write_row.number.next = bit_cast::<7, 5>(self.write_destination.val());
        self.vector_address.next = self.input_address.q.val();
        for i in 0..4 {
            self.vector_write[i].next = self.input_write[i].q.val();
            self.vector_data[i].next = self.input_data[i].q.val();
        }
        if self.writes_vector.val() {
            self.vector_address.next = self.write_row.address.val();
            for i in 0..4 {
                self.vector_write[i].next = self.enabled[i].val();
                self.vector_data[i].next = self.result[i].q.val();
            }
        }

        // Outputs: of the ring in rows of their own; both banks, zeros, and the vertex slots of EMIT are behind them.
        self.output_row.next = self.write_slot.val();
        if self.write_slot.val() == self.alone_slot.val() {
            self.output_row.next = 26.into();
            if self.emitter.bank.val() {
                self.output_row.next = 27.into();
            }
        }
        self.outputs.write_address.next = (bit_cast::<9, 5>(self.output_row.val()) << 4)
            | bit_cast::<9, 4>(self.write_destination.val().get_bits::<4>(0));
        for i in 0..4 {
            self.outputs.write[i].next = self.enabled[i].val() && !self.write_destination.val().get_bit(4);
            self.outputs.write_data[i].next = self.result[i].q.val();
        }
        self.emitter_row.next = self.slots.out_slot.val();
        if self.slots.is_alone.val() {
            self.emitter_row.next = bit_cast::<5, 1>(self.emitter.read_address.val().get_bits::<1>(4)) | 26;
            if self.emitter.read_address.val().get_bit(5) {
                self.emitter_row.next = 25.into();
            }
            if self.emitter.read_address.val().get_bit(6) {
                self.emitter_row.next = bit_cast::<5, 2>(self.emitter.read_address.val().get_bits::<2>(4)) | 28;
            }
        }
        self.outputs.read_address.next = (bit_cast::<9, 5>(self.emitter_row.val()) << 4)
            | bit_cast::<9, 4>(self.emitter.read_address.val().get_bits::<4>(0));
        self.copy_row.next = bit_cast::<5, 2>(self.emitter.write_address.val().get_bits::<2>(4)) | 28;
        if self.emitter.write.val() {
            self.outputs.write_address.next = (bit_cast::<9, 5>(self.copy_row.val()) << 4)
                | bit_cast::<9, 4>(self.emitter.write_address.val().get_bits::<4>(0));
            for i in 0..4 {
                self.outputs.write[i].next = true;
                self.outputs.write_data[i].next = self.outputs.read_data[i].val();
            }
        }
        self.prepared_row.next = bit_cast::<5, 1>(self.slots.counter.val().get_bits::<1>(4)) | 26;
        if self.prepares_outputs.val() {
            self.outputs.write_address.next = (bit_cast::<9, 5>(self.prepared_row.val()) << 4)
                | bit_cast::<9, 4>(self.slots.counter.val().get_bits::<4>(0));
            for i in 0..4 {
                self.outputs.write[i].next = true;
                self.outputs.write_data[i].next = 0.into();
            }
        }
        if self.slots.clears.val() {
            self.outputs.write_address.next = self.slots.counter.val().get_bits::<9>(0);
            for i in 0..4 {
                self.outputs.write[i].next = true;
                self.outputs.write_data[i].next = 0.into();
            }
            self.code.write_enable.next = true;
            self.code.write_address.next = bit_cast::<A, 12>(self.slots.counter.val());
            self.code.write_data.next = 0.into();
            self.descriptors.write_enable.next = true;
            self.descriptors.write_address.next = self.slots.counter.val().get_bits::<7>(0);
            self.descriptors.write_data.next = 0.into();
        }
        self.first.write_address.next = self.vector_address.val();
        self.second.write_address.next = self.vector_address.val();
        self.third.write_address.next = self.vector_address.val();
        for i in 0..4 {
            self.first.write[i].next = self.vector_write[i].val();
            self.first.write_data[i].next = self.vector_data[i].val();
            self.second.write[i].next = self.vector_write[i].val();
            self.second.write_data[i].next = self.vector_data[i].val();
            self.third.write[i].next = self.vector_write[i].val();
            self.third.write_data[i].next = self.vector_data[i].val();
        }

        // Results leave in the order of the starts.
        self.emitter.show.next = self.sending.q.val();
        self.emitter.keeps_bank.next = !self.slots.is_alone.val();
        self.statuses.read_address.next = self.slots.out_slot.val();
        self.counts.read_enable.next = true;
        self.counts.read_address.next = self.slots.out_slot.val();
        self.slots.sent.next = self.reporting.q.val() && self.done_ready.val();
        if self.slots.out_there.val() && !self.sending.q.val() && !self.reporting.q.val() {
            if self.statuses.read_data.val().any() || self.slots.is_geometry.val() {
                self.reporting.d.next = true;
            } else {
                self.sending.d.next = true;
            }
        }
        if self.sending.q.val() && self.emitter.finished.val() {
            self.sending.d.next = false;
            self.reporting.d.next = true;
        }
        if self.slots.sent.val() {
            self.reporting.d.next = false;
        }
        if self.reset.val() {
            for i in 0..7 {
                self.runs[i].d.next = false;
            }
            self.may_go7.d.next = false;
            self.has_values7.d.next = false;
            self.emits7.d.next = false;
            self.number.d.next = 0.into();
            self.emitting.d.next = false;
            self.emitted.d.next = false;
            self.sending.d.next = false;
            self.reporting.d.next = false;
        }

        // What goes out.
        self.retire_valid.next = self.write_happened.q.val().get_bit(0) && !self.slots.clears.val();
        self.retire_invocation.next = self.number_late.q.val();
        self.retire_pc.next = self.addresses.read_data.val().get_bits::<12>(0);
        self.retire_next_pc.next = self.addresses.read_data.val().get_bits::<13>(12);
        self.retire_word.next = self.instructions.read_data.val();
        self.retire_writes.next = self.write_late.q.val().get_bit(14);
        self.retire_destination.next = 0.into();
        self.retire_mask.next = 0.into();
        if self.write_late.q.val().get_bit(14) {
            self.retire_destination.next = self.write_destination.val();
            self.retire_mask.next = self.write_late.q.val().get_bits::<4>(10);
        }
        self.retire_x.next = 0.into();
        if self.enabled[0].val() {
            self.retire_x.next = self.result[0].q.val();
        }
        self.retire_y.next = 0.into();
        if self.enabled[1].val() {
            self.retire_y.next = self.result[1].q.val();
        }
        self.retire_z.next = 0.into();
        if self.enabled[2].val() {
            self.retire_z.next = self.result[2].q.val();
        }
        self.retire_w.next = 0.into();
        if self.enabled[3].val() {
            self.retire_w.next = self.result[3].q.val();
        }
        self.retire_cmp_x.next = self.cmp_x_late.q.val();
        self.retire_cmp_y.next = self.cmp_y_late.q.val();
        self.retire_a0x.next = self.retired_a0x.read_data.val();
        self.retire_a0y.next = self.retired_a0y.read_data.val();
        self.retire_al.next = self.retired_al.read_data.val();

        self.emit_valid.next = self.emitter.emit_valid.val();
        self.emit_vertex.next = self.emitter.emit_vertex.val();
        self.emit_index.next = self.emitter.emit_index.val();
        self.emit_count.next = self.emitter.emit_count.val();
        self.emit_winding.next = self.emitter.emit_winding.val();
        self.emit_last.next = self.emitter.emit_last.val();
        self.emit_x.next = self.outputs.read_data[0].val();
        self.emit_y.next = self.outputs.read_data[1].val();
        self.emit_z.next = self.outputs.read_data[2].val();
        self.emit_w.next = self.outputs.read_data[3].val();
        self.out_valid.next = self.emitter.out_valid.val();
        self.out_index.next = self.emitter.out_index.val();
        self.out_last.next = self.emitter.out_last.val();
        self.out_x.next = self.outputs.read_data[0].val();
        self.out_y.next = self.outputs.read_data[1].val();
        self.out_z.next = self.outputs.read_data[2].val();
        self.out_w.next = self.outputs.read_data[3].val();
        self.done_valid.next = self.reporting.q.val();
        self.done_status.next = self.statuses.read_data.val();
        self.done_instructions.next = self.counts.read_data.val();
    }
}
