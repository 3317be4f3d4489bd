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
        self.descriptors.clock.next = self.clock.val();

        // Stage 3.
        self.decode.word.next = self.word.val();
        self.decode.descriptor.next = 0.into();
        self.descriptors.read_enable.next = true;
        self.descriptors.read_address.next = self.decode.descriptor_index.val();
        wire!(self => self.descriptors: write_enable: write, write_address, write_data);
        self.held_word.d.next = self.word.val();
        wire!(self.decode => self.*.d: is_unknown, held_source[0]: source1, held_source[1]: source2,
            held_source[2]: source3, held_wide: wide, held_index: index, is_break, is_jump, is_call, is_if, is_loop,
            held_target: target, held_count: count, held_integer_index: integer_index, tests_flags, operator: condition,
            ref_x, ref_y, tests_boolean, boolean_index, boolean_value);
        wire!(self.decode => self.held.d.next: operation, writes: writes_register, destination, is_mova, is_end,
            is_emit, is_setemit, emit_slot: slot, is_primitive, winding);

        // Stage 4.
        self.describe.word.next = self.held_word.q.val();
        self.describe.descriptor.next = self.descriptors.read_data.val();
        self.word4.next = self.held_word.q.val();
        wire!(self.*.q => self.condition: is_jump, is_call, is_if, is_loop, is_break, tests_flags, operator, ref_x,
            ref_y, tests_boolean, boolean_index, boolean_value);
        wire!(self => self.condition: cmp_x: cmp[0], cmp_y: cmp[1], booleans);
        self.step.next = self.condition.step.val();
        wire!(self.*.q => self: target: held_target, count: held_count, integer_index: held_integer_index);
        for i in 0..3 {
            self.source[i].next = self.held_source[i].q.val();
        }
        wire!(self.*.q => self: wide: held_wide, index: held_index);
        wire!(self.describe => self: select[0]: select1, select[1]: select2, select[2]: select3, negate[0]: negate1,
            negate[1]: negate2, negate[2]: negate3);
        self.control.next = self.held.q.val();
        wire!(self.describe => self.control.next: mask, enable_x, enable_y, compare_x, compare_y);
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
