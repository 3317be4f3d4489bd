// SPDX-License-Identifier: MIT
//! Decoding: stages 3 and 4.

use super::travel::Control;
use crate::parts::BlockRam;
use crate::prelude::*;
use crate::shader::decode::ShaderDecode;
use crate::shader::operation;
use crate::shader::unit::Condition;
use pica_spec::choices::{BreakOutsideLoop, MovasConsecutive, Recorder, SetemitSlot3, UnknownOpcode};

/// Decodes a word in stage 3, and in stage 4 once more, with its descriptor.
///
/// Choices: `break_outside_loop`, `movas_consecutive`, `setemit_slot_3`, `unknown_opcode`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_decoded")]
pub(super) struct Decoded {
    pub clock: Signal<In, Clock>,
    /// Stage 3: the instruction word.
    pub word: Signal<In, Bits<32>>,
    /// Stage 4: the word, the step of flow control, and which integer uniform that step takes.
    pub word4: Signal<Out, Bits<32>>,
    pub step: Signal<Out, Bits<3>>,
    pub target: Signal<Out, Bits<12>>,
    pub count: Signal<Out, Bits<10>>,
    pub integer_index: Signal<Out, Bits<2>>,
    /// Stage 4: the sources, the source that `index` applies to, selectors and negations.
    pub source: [Signal<Out, Bits<7>>; 3],
    pub wide: Signal<Out, Bits<2>>,
    pub index: Signal<Out, Bits<2>>,
    pub select: [Signal<Out, Bits<8>>; 3],
    pub negate: [Signal<Out, Bit>; 3],
    /// Stage 4: all other control signals of the instruction.
    pub control: Signal<Out, Control>,
    /// Flags and boolean uniforms that conditions look at.
    pub cmp: [Signal<In, Bit>; 2],
    pub booleans: Signal<In, Bits<16>>,
    /// What decides whether the unit hangs: a loop runs, a MOVA came before, and this is a geometry shader.
    pub in_loop: Signal<In, Bit>,
    pub after_mova: Signal<In, Bit>,
    pub is_geometry: Signal<In, Bit>,
    /// A descriptor is written.
    pub write: Signal<In, Bit>,
    pub write_address: Signal<In, Bits<7>>,
    pub write_data: Signal<In, Bits<32>>,
    /// Choice `unknown_opcode`.
    unknown_hangs: Parameter<Bit>,
    /// Choice `movas_consecutive`.
    mova_hangs: Parameter<Bit>,
    /// Choice `break_outside_loop`.
    break_hangs: Parameter<Bit>,
    /// Choice `setemit_slot_3`.
    slot_3_hangs: Parameter<Bit>,
    decode: ShaderDecode,
    descriptors: BlockRam<7, 32>,
    describe: ShaderDecode,
    condition: Condition,
    held_word: DFF<Bits<32>>,
    is_break: DFF<Bit>,
    is_jump: DFF<Bit>,
    is_call: DFF<Bit>,
    is_if: DFF<Bit>,
    is_loop: DFF<Bit>,
    held_target: DFF<Bits<12>>,
    held_count: DFF<Bits<10>>,
    held_integer_index: DFF<Bits<2>>,
    tests_flags: DFF<Bit>,
    operator: DFF<Bits<2>>,
    ref_x: DFF<Bit>,
    ref_y: DFF<Bit>,
    tests_boolean: DFF<Bit>,
    boolean_index: DFF<Bits<4>>,
    boolean_value: DFF<Bit>,
    held_source: [DFF<Bits<7>>; 3],
    held_wide: DFF<Bits<2>>,
    held_index: DFF<Bits<2>>,
    held: DFF<Control>,
    is_unknown: DFF<Bit>,
}

impl Decoded {
    pub fn new(choices: &Recorder) -> Self {
        Self {
            unknown_hangs: Parameter::new(choices.unknown_opcode() == UnknownOpcode::Hang),
            mova_hangs: Parameter::new(choices.movas_consecutive() == MovasConsecutive::Hang),
            break_hangs: Parameter::new(choices.break_outside_loop() == BreakOutsideLoop::Hang),
            slot_3_hangs: Parameter::new(choices.setemit_slot_3() == SetemitSlot3::Hang),
            decode: ShaderDecode::new(choices),
            descriptors: BlockRam::apart(1 << 7),
            describe: ShaderDecode::new(choices),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Decoded {
    fn update(&mut self) {
        clock!(self, clock, descriptors);

        // Stage 3.
        self.decode.word.next = self.word.val();
        self.decode.descriptor.next = 0.into();
        self.descriptors.read_enable.next = true;
        self.descriptors.read_address.next = self.decode.descriptor_index.val();
        self.descriptors.write_enable.next = self.write.val();
        self.descriptors.write_address.next = self.write_address.val();
        self.descriptors.write_data.next = self.write_data.val();
        self.held_word.d.next = self.word.val();
        self.is_unknown.d.next = self.decode.is_unknown.val();
        self.held_source[0].d.next = self.decode.source1.val();
        self.held_source[1].d.next = self.decode.source2.val();
        self.held_source[2].d.next = self.decode.source3.val();
        self.held_wide.d.next = self.decode.wide.val();
        self.held_index.d.next = self.decode.index.val();
        self.is_break.d.next = self.decode.is_break.val();
        self.is_jump.d.next = self.decode.is_jump.val();
        self.is_call.d.next = self.decode.is_call.val();
        self.is_if.d.next = self.decode.is_if.val();
        self.is_loop.d.next = self.decode.is_loop.val();
        self.held_target.d.next = self.decode.target.val();
        self.held_count.d.next = self.decode.count.val();
        self.held_integer_index.d.next = self.decode.integer_index.val();
        self.tests_flags.d.next = self.decode.tests_flags.val();
        self.operator.d.next = self.decode.condition.val();
        self.ref_x.d.next = self.decode.ref_x.val();
        self.ref_y.d.next = self.decode.ref_y.val();
        self.tests_boolean.d.next = self.decode.tests_boolean.val();
        self.boolean_index.d.next = self.decode.boolean_index.val();
        self.boolean_value.d.next = self.decode.boolean_value.val();
        self.held.d.next.operation = self.decode.operation.val();
        self.held.d.next.writes = self.decode.writes_register.val();
        self.held.d.next.destination = self.decode.destination.val();
        self.held.d.next.is_mova = self.decode.is_mova.val();
        self.held.d.next.is_end = self.decode.is_end.val();
        self.held.d.next.is_emit = self.decode.is_emit.val();
        self.held.d.next.is_setemit = self.decode.is_setemit.val();
        self.held.d.next.emit_slot = self.decode.slot.val();
        self.held.d.next.is_primitive = self.decode.is_primitive.val();
        self.held.d.next.winding = self.decode.winding.val();

        // Stage 4.
        self.describe.word.next = self.held_word.q.val();
        self.describe.descriptor.next = self.descriptors.read_data.val();
        self.word4.next = self.held_word.q.val();
        self.condition.is_jump.next = self.is_jump.q.val();
        self.condition.is_call.next = self.is_call.q.val();
        self.condition.is_if.next = self.is_if.q.val();
        self.condition.is_loop.next = self.is_loop.q.val();
        self.condition.is_break.next = self.is_break.q.val();
        self.condition.tests_flags.next = self.tests_flags.q.val();
        self.condition.operator.next = self.operator.q.val();
        self.condition.ref_x.next = self.ref_x.q.val();
        self.condition.ref_y.next = self.ref_y.q.val();
        self.condition.cmp_x.next = self.cmp[0].val();
        self.condition.cmp_y.next = self.cmp[1].val();
        self.condition.tests_boolean.next = self.tests_boolean.q.val();
        self.condition.boolean_index.next = self.boolean_index.q.val();
        self.condition.boolean_value.next = self.boolean_value.q.val();
        self.condition.booleans.next = self.booleans.val();
        self.step.next = self.condition.step.val();
        self.target.next = self.held_target.q.val();
        self.count.next = self.held_count.q.val();
        self.integer_index.next = self.held_integer_index.q.val();
        for i in 0..3 {
            self.source[i].next = self.held_source[i].q.val();
        }
        self.wide.next = self.held_wide.q.val();
        self.index.next = self.held_index.q.val();
        self.select[0].next = self.describe.select1.val();
        self.select[1].next = self.describe.select2.val();
        self.select[2].next = self.describe.select3.val();
        self.negate[0].next = self.describe.negate1.val();
        self.negate[1].next = self.describe.negate2.val();
        self.negate[2].next = self.describe.negate3.val();
        self.control.next = self.held.q.val();
        self.control.next.mask = self.describe.mask.val();
        self.control.next.enable_x = self.describe.enable_x.val();
        self.control.next.enable_y = self.describe.enable_y.val();
        self.control.next.compare_x = self.describe.compare_x.val();
        self.control.next.compare_y = self.describe.compare_y.val();
        self.control.next.is_special = (self.held.q.val().operation == bits_of::<5>(operation::RCP))
            || (self.held.q.val().operation == bits_of::<5>(operation::RSQ))
            || (self.held.q.val().operation == bits_of::<5>(operation::EX2))
            || (self.held.q.val().operation == bits_of::<5>(operation::LG2));
        self.control.next.hangs = (self.is_unknown.q.val() && self.unknown_hangs.val())
            || (self.held.q.val().is_mova && self.after_mova.val() && self.mova_hangs.val())
            || (self.is_break.q.val() && self.condition.holds.val() && !self.in_loop.val() && self.break_hangs.val())
            || (self.held.q.val().is_setemit
                && self.is_geometry.val()
                && self.held.q.val().emit_slot.all()
                && self.slot_3_hangs.val());
    }
}
