// SPDX-License-Identifier: MIT
//! The instruction decoder: an instruction word and the descriptor that it names become control signals.

use super::operation;
use crate::prelude::*;
use pica_spec::choices::{CmpMask, NumWidth, Recorder, TwoInputRegisters};
use pica_spec::isa::bits::{
    descriptor, format0, format1, format1c, format1i, format1u, format2, format3, format3_loop, format4, format5,
    format5i, mask,
};
use pica_spec::isa::code::{opcode, register, short_opcode};

/// The control signals of an instruction.
///
/// shader-unit.md#instruction-words to shader-unit.md#operations, shader-unit.md#emitting-primitives.
///
/// `descriptor` is the word that `descriptor_index` names; only mask, selectors and negations depend on it. A field
/// that the format of the instruction does not have is 0.
///
/// `operation` is one of [`operation`].
///
/// Choices: `cmp_mask`, `num_width`, `two_input_registers`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct ShaderDecode {
    /// The instruction word.
    pub(super) word: Signal<In, Bits<32>>,
    /// The operand descriptor.
    pub(super) descriptor: Signal<In, Bits<32>>,
    /// Whether the instruction computes: writes a destination register, the flags (CMP, LITP) or the address registers
    /// (MOVA).
    pub(super) is_alu: Signal<Out, Bit>,
    /// MOVA.
    pub(super) is_mova: Signal<Out, Bit>,
    /// An opcode without a known meaning.
    pub(super) is_unknown: Signal<Out, Bit>,
    /// END.
    pub(super) is_end: Signal<Out, Bit>,
    /// BREAK, BREAKC.
    pub(super) is_break: Signal<Out, Bit>,
    /// JMPC, JMPU.
    pub(super) is_jump: Signal<Out, Bit>,
    /// CALL, CALLC, CALLU.
    pub(super) is_call: Signal<Out, Bit>,
    /// IFC, IFU.
    pub(super) is_if: Signal<Out, Bit>,
    /// LOOP.
    pub(super) is_loop: Signal<Out, Bit>,
    /// EMIT.
    pub(super) is_emit: Signal<Out, Bit>,
    /// SETEMIT.
    pub(super) is_setemit: Signal<Out, Bit>,
    /// The operation that the ALU computes.
    pub(super) operation: Signal<Out, Bits<5>>,
    /// Whether a destination register is written.
    pub(super) writes_register: Signal<Out, Bit>,
    /// Destination register: 0-15 o, 16-31 r.
    pub(super) destination: Signal<Out, Bits<5>>,
    /// Destination mask, bit 3 = x.
    pub(super) mask: Signal<Out, Bits<4>>,
    /// Whether cmp.x (CMP, LITP) or a0.x (MOVA) is written.
    pub(super) enable_x: Signal<Out, Bit>,
    /// Whether cmp.y or a0.y is written.
    pub(super) enable_y: Signal<Out, Bit>,
    /// Comparison for cmp.x.
    pub(super) compare_x: Signal<Out, Bits<3>>,
    /// Comparison for cmp.y.
    pub(super) compare_y: Signal<Out, Bits<3>>,
    /// Number of source operands.
    pub(super) sources: Signal<Out, Bits<2>>,
    /// Source register 1: 0-15 v, 16-31 r, 32-127 c.
    pub(super) source1: Signal<Out, Bits<7>>,
    /// Source register 2.
    pub(super) source2: Signal<Out, Bits<7>>,
    /// Source register 3.
    pub(super) source3: Signal<Out, Bits<7>>,
    /// Position (1 to 3) of the source that the index register applies to.
    pub(super) wide: Signal<Out, Bits<2>>,
    /// Index register: 0 none, 1 a0.x, 2 a0.y, 3 aL.
    pub(super) index: Signal<Out, Bits<2>>,
    /// Number of the operand descriptor.
    pub(super) descriptor_index: Signal<Out, Bits<7>>,
    /// Selector of source 1.
    pub(super) select1: Signal<Out, Bits<8>>,
    /// Selector of source 2.
    pub(super) select2: Signal<Out, Bits<8>>,
    /// Selector of source 3.
    pub(super) select3: Signal<Out, Bits<8>>,
    /// Negation of source 1.
    pub(super) negate1: Signal<Out, Bit>,
    /// Negation of source 2.
    pub(super) negate2: Signal<Out, Bit>,
    /// Negation of source 3.
    pub(super) negate3: Signal<Out, Bit>,
    /// DST of flow control: an address.
    pub(super) target: Signal<Out, Bits<12>>,
    /// NUM of flow control: a count of instructions.
    pub(super) count: Signal<Out, Bits<10>>,
    /// Whether the condition is one on cmp.x and cmp.y.
    pub(super) tests_flags: Signal<Out, Bit>,
    /// CONDOP: 0 or, 1 and, 2 cmp.x alone, 3 cmp.y alone.
    pub(super) condition: Signal<Out, Bits<2>>,
    /// The value cmp.x is tested against.
    pub(super) ref_x: Signal<Out, Bit>,
    /// The value cmp.y is tested against.
    pub(super) ref_y: Signal<Out, Bit>,
    /// Whether the condition is one on a boolean uniform.
    pub(super) tests_boolean: Signal<Out, Bit>,
    /// Number of the boolean uniform.
    pub(super) boolean_index: Signal<Out, Bits<4>>,
    /// The value the boolean uniform is tested against.
    pub(super) boolean_value: Signal<Out, Bit>,
    /// Number of the integer uniform of LOOP.
    pub(super) integer_index: Signal<Out, Bits<2>>,
    /// Vertex slot of SETEMIT.
    pub(super) slot: Signal<Out, Bits<2>>,
    /// Primitive flag of SETEMIT.
    pub(super) is_primitive: Signal<Out, Bit>,
    /// Winding flag of SETEMIT.
    pub(super) winding: Signal<Out, Bit>,
    /// Choice `cmp_mask=obeyed`. Choice `cmp_mask`.
    cmp_obeys_mask: Parameter<Bit>,
    /// Choice `num_width=bits-10`. Choice `num_width`.
    wide_num: Parameter<Bit>,
    /// Choice `two_input_registers=first-register`. Choice `two_input_registers`.
    one_input: Parameter<Bit>,
    opcode: Signal<Local, Bits<{ format0::OPCODE_WIDTH }>>,
    format1: Signal<Local, Bit>,
    format1i: Signal<Local, Bit>,
    format1u: Signal<Local, Bit>,
    format1c: Signal<Local, Bit>,
    format2: Signal<Local, Bit>,
    format3: Signal<Local, Bit>,
    format5: Signal<Local, Bit>,
    format5i: Signal<Local, Bit>,
    has_descriptor: Signal<Local, Bit>,
    binary: Signal<Local, Bit>,
    ternary: Signal<Local, Bit>,
    num: Signal<Local, Bits<{ format2::NUM_WIDTH }>>,
    num_high: Signal<Local, Bits<{ format2::NUM_HIGH_WIDTH }>>,
    input1: Signal<Local, Bit>,
    input2: Signal<Local, Bit>,
    input3: Signal<Local, Bit>,
    named1: Signal<Local, Bits<7>>,
    named2: Signal<Local, Bits<7>>,
    named3: Signal<Local, Bits<7>>,
    place1: Signal<Local, Bits<7>>,
    place2: Signal<Local, Bits<7>>,
    place3: Signal<Local, Bits<7>>,
}

impl ShaderDecode {
    /// The decoder under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            cmp_obeys_mask: Parameter::new(choices.cmp_mask() == CmpMask::Obeyed),
            wide_num: Parameter::new(choices.num_width() == NumWidth::Bits10),
            one_input: Parameter::new(choices.two_input_registers() == TwoInputRegisters::FirstRegister),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for ShaderDecode {
    fn update(&mut self) {
        self.opcode.next = field!(self.word, format0::OPCODE);

        // The opcode gives format and operation.
        wire!(false => self: format1, format1i, format1u, format2, format3, is_mova, is_unknown, is_end, is_break,
            is_jump, is_call, is_if, is_loop, is_emit, is_setemit);
        self.format1c.next =
            field!(self.word, format1c::OPCODE) == bits_of::<{ format1c::OPCODE_WIDTH }>(short_opcode::CMP);
        self.format5i.next =
            field!(self.word, format5i::OPCODE) == bits_of::<{ format5i::OPCODE_WIDTH }>(short_opcode::MADI);
        self.format5.next =
            field!(self.word, format5::OPCODE) == bits_of::<{ format5::OPCODE_WIDTH }>(short_opcode::MAD);
        self.operation.next = 0.into();
        match self.opcode.val().index() {
            opcode::ADD => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::ADD);
            }
            opcode::DP3 => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::DP3);
            }
            opcode::DP4 => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::DP4);
            }
            opcode::DPH => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::DPH);
            }
            opcode::DST => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::DST);
            }
            opcode::MUL => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::MUL);
            }
            opcode::SGE => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::SGE);
            }
            opcode::SLT => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::SLT);
            }
            opcode::MAX => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::MAX);
            }
            opcode::MIN => {
                self.format1.next = true;
                self.operation.next = bits_of::<5>(operation::MIN);
            }
            opcode::EX2 => {
                self.format1u.next = true;
                self.operation.next = bits_of::<5>(operation::EX2);
            }
            opcode::LG2 => {
                self.format1u.next = true;
                self.operation.next = bits_of::<5>(operation::LG2);
            }
            opcode::LITP => {
                self.format1u.next = true;
                self.operation.next = bits_of::<5>(operation::LITP);
            }
            opcode::FLR => {
                self.format1u.next = true;
                self.operation.next = bits_of::<5>(operation::FLR);
            }
            opcode::RCP => {
                self.format1u.next = true;
                self.operation.next = bits_of::<5>(operation::RCP);
            }
            opcode::RSQ => {
                self.format1u.next = true;
                self.operation.next = bits_of::<5>(operation::RSQ);
            }
            opcode::MOVA => {
                self.format1u.next = true;
                self.operation.next = bits_of::<5>(operation::MOVA);
                self.is_mova.next = true;
            }
            opcode::MOV => {
                self.format1u.next = true;
                self.operation.next = bits_of::<5>(operation::MOV);
            }
            opcode::DPHI => {
                self.format1i.next = true;
                self.operation.next = bits_of::<5>(operation::DPH);
            }
            opcode::DSTI => {
                self.format1i.next = true;
                self.operation.next = bits_of::<5>(operation::DST);
            }
            opcode::SGEI => {
                self.format1i.next = true;
                self.operation.next = bits_of::<5>(operation::SGE);
            }
            opcode::SLTI => {
                self.format1i.next = true;
                self.operation.next = bits_of::<5>(operation::SLT);
            }
            opcode::BREAK => self.is_break.next = true,
            opcode::NOP => {}
            opcode::END => self.is_end.next = true,
            opcode::BREAKC => {
                wire!(true => self: format2, is_break);
            }
            opcode::CALL | opcode::CALLC => {
                wire!(true => self: format2, is_call);
            }
            opcode::CALLU => {
                wire!(true => self: format3, is_call);
            }
            opcode::IFU => {
                wire!(true => self: format3, is_if);
            }
            opcode::IFC => {
                wire!(true => self: format2, is_if);
            }
            opcode::JMPC => {
                wire!(true => self: format2, is_jump);
            }
            opcode::JMPU => {
                wire!(true => self: format3, is_jump);
            }
            opcode::LOOP => self.is_loop.next = true,
            opcode::EMIT => self.is_emit.next = true,
            opcode::SETEMIT => self.is_setemit.next = true,
            _ => self.is_unknown.next = !(self.format1c.val() || self.format5.val() || self.format5i.val()),
        }
        self.binary.next = self.format1.val() || self.format1i.val() || self.format1c.val();
        self.ternary.next = self.format5.val() || self.format5i.val();
        if self.format1c.val() {
            self.operation.next = bits_of::<5>(operation::CMP);
        }
        if self.ternary.val() {
            self.operation.next = bits_of::<5>(operation::MAD);
        }
        self.has_descriptor.next = self.binary.val() || self.ternary.val() || self.format1u.val();
        self.is_alu.next = self.has_descriptor.val();
        self.writes_register.next = self.has_descriptor.val() && !self.is_mova.val() && !self.format1c.val();

        // Register numbers. Narrow numbers have no uniforms.
        wire!(0 => self: destination, descriptor_index, named1, named2, named3, index, wide, sources);
        if self.format1.val() {
            self.sources.next = 2.into();
            self.descriptor_index.next = bit_cast::<7, { format1::DESC_WIDTH }>(field!(self.word, format1::DESC));
            self.named1.next = bit_cast::<7, { format1::SRC1_WIDTH }>(field!(self.word, format1::SRC1));
            self.named2.next = bit_cast::<7, { format1::SRC2_WIDTH }>(field!(self.word, format1::SRC2));
            self.wide.next = 1.into();
            self.index.next = field!(self.word, format1::IDX);
            self.destination.next = field!(self.word, format1::DST);
        }
        if self.format1i.val() {
            self.sources.next = 2.into();
            self.descriptor_index.next = bit_cast::<7, { format1i::DESC_WIDTH }>(field!(self.word, format1i::DESC));
            self.named1.next = bit_cast::<7, { format1i::SRC1_WIDTH }>(field!(self.word, format1i::SRC1));
            self.named2.next = bit_cast::<7, { format1i::SRC2_WIDTH }>(field!(self.word, format1i::SRC2));
            self.wide.next = 2.into();
            self.index.next = field!(self.word, format1i::IDX);
            self.destination.next = field!(self.word, format1i::DST);
        }
        if self.format1u.val() {
            self.sources.next = 1.into();
            self.descriptor_index.next = bit_cast::<7, { format1u::DESC_WIDTH }>(field!(self.word, format1u::DESC));
            self.named1.next = bit_cast::<7, { format1u::SRC1_WIDTH }>(field!(self.word, format1u::SRC1));
            self.wide.next = 1.into();
            self.index.next = field!(self.word, format1u::IDX);
            self.destination.next = field!(self.word, format1u::DST);
        }
        if self.format1c.val() {
            self.sources.next = 2.into();
            self.descriptor_index.next = bit_cast::<7, { format1c::DESC_WIDTH }>(field!(self.word, format1c::DESC));
            self.named1.next = bit_cast::<7, { format1c::SRC1_WIDTH }>(field!(self.word, format1c::SRC1));
            self.named2.next = bit_cast::<7, { format1c::SRC2_WIDTH }>(field!(self.word, format1c::SRC2));
            self.wide.next = 1.into();
            self.index.next = field!(self.word, format1c::IDX);
        }
        if self.format5.val() {
            self.sources.next = 3.into();
            self.descriptor_index.next = bit_cast::<7, { format5::DESC_WIDTH }>(field!(self.word, format5::DESC));
            self.named1.next = bit_cast::<7, { format5::SRC1_WIDTH }>(field!(self.word, format5::SRC1));
            self.named2.next = bit_cast::<7, { format5::SRC2_WIDTH }>(field!(self.word, format5::SRC2));
            self.named3.next = bit_cast::<7, { format5::SRC3_WIDTH }>(field!(self.word, format5::SRC3));
            self.wide.next = 2.into();
            self.index.next = field!(self.word, format5::IDX);
            self.destination.next = field!(self.word, format5::DST);
        }
        if self.format5i.val() {
            self.sources.next = 3.into();
            self.descriptor_index.next = bit_cast::<7, { format5i::DESC_WIDTH }>(field!(self.word, format5i::DESC));
            self.named1.next = bit_cast::<7, { format5i::SRC1_WIDTH }>(field!(self.word, format5i::SRC1));
            self.named2.next = bit_cast::<7, { format5i::SRC2_WIDTH }>(field!(self.word, format5i::SRC2));
            self.named3.next = bit_cast::<7, { format5i::SRC3_WIDTH }>(field!(self.word, format5i::SRC3));
            self.wide.next = 3.into();
            self.index.next = field!(self.word, format5i::IDX);
            self.destination.next = field!(self.word, format5i::DST);
        }

        // The first v register that is named may stand for the others.
        self.place1.next = self.named1.val() - bits_of::<7>(register::INPUT_SOURCE);
        self.place2.next = self.named2.val() - bits_of::<7>(register::INPUT_SOURCE);
        self.place3.next = self.named3.val() - bits_of::<7>(register::INPUT_SOURCE);
        self.input1.next = self.place1.val() < bits_of::<7>(register::INPUT_COUNT);
        self.input2.next = self.place2.val() < bits_of::<7>(register::INPUT_COUNT);
        self.input3.next = self.ternary.val() && (self.place3.val() < bits_of::<7>(register::INPUT_COUNT));
        wire!(self => self: source1: named1, source2: named2, source3: named3);
        if self.one_input.val() {
            if self.input1.val() {
                if self.input2.val() && (self.binary.val() || self.ternary.val()) {
                    self.source2.next = self.named1.val();
                }
                if self.input3.val() {
                    self.source3.next = self.named1.val();
                }
            } else if self.input2.val() && self.input3.val() {
                self.source3.next = self.named2.val();
            }
        }

        // The descriptor.
        wire!(0 => self: mask, select1, select2, select3);
        wire!(false => self: negate1, negate2, negate3);
        if self.has_descriptor.val() {
            self.mask.next = field!(self.descriptor, descriptor::MASK);
            self.negate1.next = flag!(self.descriptor, descriptor::NEGATE1);
            self.select1.next = field!(self.descriptor, descriptor::SELECT1);
        }
        if self.binary.val() || self.ternary.val() {
            self.negate2.next = flag!(self.descriptor, descriptor::NEGATE2);
            self.select2.next = field!(self.descriptor, descriptor::SELECT2);
        }
        if self.ternary.val() {
            self.negate3.next = flag!(self.descriptor, descriptor::NEGATE3);
            self.select3.next = field!(self.descriptor, descriptor::SELECT3);
        }

        self.enable_x.next = self.operation.val() == bits_of::<5>(operation::LITP);
        self.enable_y.next = self.operation.val() == bits_of::<5>(operation::LITP);
        if self.is_mova.val() || self.format1c.val() {
            self.enable_x.next = flag!(self.mask, mask::X);
            self.enable_y.next = flag!(self.mask, mask::Y);
        }
        wire!(0 => self: compare_x, compare_y);
        if self.format1c.val() {
            self.compare_x.next = field!(self.word, format1c::CMPX);
            self.compare_y.next = field!(self.word, format1c::CMPY);
            if !self.cmp_obeys_mask.val() {
                wire!(true => self: enable_x, enable_y);
            }
        }

        // Flow control.
        wire!(0 => self: target, num, num_high);
        if self.format2.val() {
            self.target.next = field!(self.word, format2::ADDRESS);
            self.num.next = field!(self.word, format2::NUM);
            self.num_high.next = field!(self.word, format2::NUM_HIGH);
        }
        if self.format3.val() {
            self.target.next = field!(self.word, format3::ADDRESS);
            self.num.next = field!(self.word, format3::NUM);
            self.num_high.next = field!(self.word, format3::NUM_HIGH);
        }
        if self.is_loop.val() {
            self.target.next = field!(self.word, format3_loop::ADDRESS);
            self.num.next = field!(self.word, format3_loop::NUM);
            self.num_high.next = field!(self.word, format3_loop::NUM_HIGH);
        }
        self.count.next = bit_cast::<10, { format2::NUM_WIDTH }>(self.num.val());
        if self.wide_num.val() {
            self.count.next = (bit_cast::<10, { format2::NUM_HIGH_WIDTH }>(self.num_high.val()) << 8)
                | bit_cast::<10, { format2::NUM_WIDTH }>(self.num.val());
        }
        // CALL has the fields of a condition and ignores them.
        self.tests_flags.next =
            self.format2.val() && (self.opcode.val() != bits_of::<{ format0::OPCODE_WIDTH }>(opcode::CALL));
        self.condition.next = 0.into();
        wire!(false => self: ref_x, ref_y);
        if self.tests_flags.val() {
            self.condition.next = field!(self.word, format2::CONDOP);
            self.ref_y.next = flag!(self.word, format2::REFY);
            self.ref_x.next = flag!(self.word, format2::REFX);
        }
        // JMPU alone can test for 0: bit 0 of NUM inverts (shader-unit.md#operations).
        self.tests_boolean.next = self.format3.val();
        self.boolean_index.next = 0.into();
        self.boolean_value.next = false;
        if self.tests_boolean.val() {
            self.boolean_index.next = field!(self.word, format3::BOOL);
            self.boolean_value.next = !(self.is_jump.val() && flag!(self.word, format3::NUM));
        }
        self.integer_index.next = 0.into();
        if self.is_loop.val() {
            self.integer_index.next = field!(self.word, format3_loop::INT);
        }

        self.slot.next = 0.into();
        wire!(false => self: is_primitive, winding);
        if self.is_setemit.val() {
            self.winding.next = flag!(self.word, format4::WINDING);
            self.is_primitive.next = flag!(self.word, format4::PRIMITIVE);
            self.slot.next = field!(self.word, format4::VERTEX);
        }
    }
}
