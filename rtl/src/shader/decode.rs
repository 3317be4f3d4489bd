// SPDX-License-Identifier: MIT
//! The instruction decoder: an instruction word and the descriptor that it names become control signals.

use crate::prelude::*;
use pica_spec::choices::{CmpMask, NumWidth, Recorder, TwoInputRegisters};

/// The control signals of an instruction.
///
/// Dossier sections 2.3 to 2.5, 2.9.
///
/// `descriptor` is the word that `descriptor_index` names; only mask, selectors and negations depend on it. A field that
/// the format of the instruction does not have is 0.
///
/// | `operation` | | `operation` | | `operation` | |
/// |---|---|---|---|---|---|
/// | 0 | ADD | 7 | LITP | 14 | RCP |
/// | 1 | DP3 | 8 | MUL | 15 | RSQ |
/// | 2 | DP4 | 9 | SGE | 16 | MAD |
/// | 3 | DPH | 10 | SLT | 17 | CMP |
/// | 4 | DST | 11 | FLR | 18 | MOVA |
/// | 5 | EX2 | 12 | MAX | 19 | MOV |
/// | 6 | LG2 | 13 | MIN | | |
///
/// Choices: `cmp_mask`, `num_width`, `two_input_registers`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct ShaderDecode {
    /// The instruction word.
    pub(super) word: Signal<In, Bits<32>>,
    /// The operand descriptor.
    pub(super) descriptor: Signal<In, Bits<32>>,
    /// Whether it computes: writes a destination register, the flags (CMP, LITP) or the address registers (MOVA).
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
    /// What the ALU computes.
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
    /// Choice `cmp_mask=obeyed`.
    cmp_obeys_mask: Parameter<Bit>,
    /// Choice `num_width`: the bits of NUM that count.
    num_bits: Parameter<Bits<10>>,
    /// Choice `two_input_registers=first-register`.
    one_input: Parameter<Bit>,
    opcode: Signal<Local, Bits<6>>,
    group: Signal<Local, Bits<3>>,
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
    flow: Signal<Local, Bit>,
    input1: Signal<Local, Bit>,
    input2: Signal<Local, Bit>,
    input3: Signal<Local, Bit>,
    named1: Signal<Local, Bits<7>>,
    named2: Signal<Local, Bits<7>>,
    named3: Signal<Local, Bits<7>>,
}

impl ShaderDecode {
    /// The decoder under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            cmp_obeys_mask: Parameter::new(choices.cmp_mask() == CmpMask::Obeyed),
            num_bits: Parameter::new(match choices.num_width() {
                NumWidth::Bits8 => 0xFF.into(),
                NumWidth::Bits10 => 0x3FF.into(),
            }),
            one_input: Parameter::new(choices.two_input_registers() == TwoInputRegisters::FirstRegister),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for ShaderDecode {
    fn update(&mut self) {
        self.opcode.next = self.word.val().get_bits::<6>(26);
        self.group.next = self.word.val().get_bits::<3>(29);

        // The opcode gives format and operation.
        self.format1.next = false;
        self.format1i.next = false;
        self.format1u.next = false;
        self.format2.next = false;
        self.format3.next = false;
        self.is_mova.next = false;
        self.is_unknown.next = false;
        self.is_end.next = false;
        self.is_break.next = false;
        self.is_jump.next = false;
        self.is_call.next = false;
        self.is_if.next = false;
        self.is_loop.next = false;
        self.is_emit.next = false;
        self.is_setemit.next = false;
        self.format1c.next = self.word.val().get_bits::<5>(27) == 23;
        self.format5i.next = self.group.val() == 6;
        self.format5.next = self.group.val() == 7;
        self.operation.next = self.word.val().get_bits::<5>(26);
        match self.opcode.val().index() {
            0 => self.format1.next = true,
            1 => self.format1.next = true,
            2 => self.format1.next = true,
            3 => self.format1.next = true,
            4 => self.format1.next = true,
            5 => self.format1u.next = true,
            6 => self.format1u.next = true,
            7 => self.format1u.next = true,
            8 => self.format1.next = true,
            9 => self.format1.next = true,
            10 => self.format1.next = true,
            11 => self.format1u.next = true,
            12 => self.format1.next = true,
            13 => self.format1.next = true,
            14 => self.format1u.next = true,
            15 => self.format1u.next = true,
            18 => {
                self.format1u.next = true;
                self.is_mova.next = true;
            }
            19 => self.format1u.next = true,
            24 => {
                self.format1i.next = true;
                self.operation.next = 3.into();
            }
            25 => {
                self.format1i.next = true;
                self.operation.next = 4.into();
            }
            26 => {
                self.format1i.next = true;
                self.operation.next = 9.into();
            }
            27 => {
                self.format1i.next = true;
                self.operation.next = 10.into();
            }
            32 => self.is_break.next = true,
            33 => {}
            34 => self.is_end.next = true,
            35 => {
                self.format2.next = true;
                self.is_break.next = true;
            }
            36 => {
                self.format2.next = true;
                self.is_call.next = true;
            }
            37 => {
                self.format2.next = true;
                self.is_call.next = true;
            }
            38 => {
                self.format3.next = true;
                self.is_call.next = true;
            }
            39 => {
                self.format3.next = true;
                self.is_if.next = true;
            }
            40 => {
                self.format2.next = true;
                self.is_if.next = true;
            }
            41 => self.is_loop.next = true,
            42 => self.is_emit.next = true,
            43 => self.is_setemit.next = true,
            44 => {
                self.format2.next = true;
                self.is_jump.next = true;
            }
            45 => {
                self.format3.next = true;
                self.is_jump.next = true;
            }
            _ => self.is_unknown.next = !(self.format1c.val() || self.format5.val() || self.format5i.val()),
        }
        if self.format1c.val() {
            self.operation.next = 17.into();
        }

        self.binary.next = self.format1.val() || self.format1i.val() || self.format1c.val();
        self.ternary.next = self.format5.val() || self.format5i.val();
        self.has_descriptor.next = self.binary.val() || self.ternary.val() || self.format1u.val();
        self.is_alu.next = self.has_descriptor.val();
        if self.ternary.val() {
            self.operation.next = 16.into();
        } else if !self.has_descriptor.val() {
            self.operation.next = 0.into();
        }
        self.writes_register.next = self.has_descriptor.val() && !self.is_mova.val() && !self.format1c.val();
        self.flow.next = self.format2.val() || self.format3.val() || self.is_loop.val();

        // Register numbers. Narrow ones have no uniforms.
        self.destination.next = 0.into();
        self.descriptor_index.next = 0.into();
        self.named1.next = 0.into();
        self.named2.next = 0.into();
        self.named3.next = 0.into();
        self.index.next = 0.into();
        self.wide.next = 0.into();
        self.sources.next = 0.into();
        if self.format1u.val() {
            self.sources.next = 1.into();
        }
        if self.binary.val() {
            self.sources.next = 2.into();
        }
        if self.format1u.val() || self.binary.val() {
            self.descriptor_index.next = self.word.val().get_bits::<7>(0);
            self.named1.next = self.word.val().get_bits::<7>(12);
            self.wide.next = 1.into();
            self.index.next = self.word.val().get_bits::<2>(19);
            if !self.format1c.val() {
                self.destination.next = self.word.val().get_bits::<5>(21);
            }
        }
        if self.binary.val() {
            self.named2.next = bit_cast::<7, 5>(self.word.val().get_bits::<5>(7));
        }
        if self.format1i.val() {
            self.named1.next = bit_cast::<7, 5>(self.word.val().get_bits::<5>(14));
            self.named2.next = self.word.val().get_bits::<7>(7);
            self.wide.next = 2.into();
        }
        if self.ternary.val() {
            self.sources.next = 3.into();
            self.descriptor_index.next = bit_cast::<7, 5>(self.word.val().get_bits::<5>(0));
            self.named1.next = bit_cast::<7, 5>(self.word.val().get_bits::<5>(17));
            self.index.next = self.word.val().get_bits::<2>(22);
            self.destination.next = self.word.val().get_bits::<5>(24);
        }
        if self.format5.val() {
            self.named2.next = self.word.val().get_bits::<7>(10);
            self.named3.next = bit_cast::<7, 5>(self.word.val().get_bits::<5>(5));
            self.wide.next = 2.into();
        }
        if self.format5i.val() {
            self.named2.next = bit_cast::<7, 5>(self.word.val().get_bits::<5>(12));
            self.named3.next = self.word.val().get_bits::<7>(5);
            self.wide.next = 3.into();
        }

        // The first v register that is named may stand for the others.
        self.input1.next = self.named1.val() < 16;
        self.input2.next = self.named2.val() < 16;
        self.input3.next = self.ternary.val() && (self.named3.val() < 16);
        self.source1.next = self.named1.val();
        self.source2.next = self.named2.val();
        self.source3.next = self.named3.val();
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
        self.mask.next = 0.into();
        self.select1.next = 0.into();
        self.select2.next = 0.into();
        self.select3.next = 0.into();
        self.negate1.next = false;
        self.negate2.next = false;
        self.negate3.next = false;
        if self.has_descriptor.val() {
            self.mask.next = self.descriptor.val().get_bits::<4>(0);
            self.negate1.next = self.descriptor.val().get_bit(4);
            self.select1.next = self.descriptor.val().get_bits::<8>(5);
        }
        if self.binary.val() || self.ternary.val() {
            self.negate2.next = self.descriptor.val().get_bit(13);
            self.select2.next = self.descriptor.val().get_bits::<8>(14);
        }
        if self.ternary.val() {
            self.negate3.next = self.descriptor.val().get_bit(22);
            self.select3.next = self.descriptor.val().get_bits::<8>(23);
        }

        self.enable_x.next = self.operation.val() == 7;
        self.enable_y.next = self.operation.val() == 7;
        if self.is_mova.val() || self.format1c.val() {
            self.enable_x.next = self.mask.val().get_bit(3);
            self.enable_y.next = self.mask.val().get_bit(2);
        }
        self.compare_x.next = 0.into();
        self.compare_y.next = 0.into();
        if self.format1c.val() {
            self.compare_x.next = self.word.val().get_bits::<3>(24);
            self.compare_y.next = self.word.val().get_bits::<3>(21);
            if !self.cmp_obeys_mask.val() {
                self.enable_x.next = true;
                self.enable_y.next = true;
            }
        }

        // Flow control.
        self.target.next = 0.into();
        self.count.next = 0.into();
        if self.flow.val() {
            self.target.next = self.word.val().get_bits::<12>(10);
            self.count.next = self.word.val().get_bits::<10>(0) & self.num_bits.val();
        }
        // CALL has the fields of a condition and ignores them.
        self.tests_flags.next = self.format2.val() && (self.opcode.val() != 36);
        self.condition.next = 0.into();
        self.ref_x.next = false;
        self.ref_y.next = false;
        if self.tests_flags.val() {
            self.condition.next = self.word.val().get_bits::<2>(22);
            self.ref_y.next = self.word.val().get_bit(24);
            self.ref_x.next = self.word.val().get_bit(25);
        }
        // JMPU alone can test for 0: bit 0 of NUM inverts (dossier section 2.5).
        self.tests_boolean.next = self.format3.val();
        self.boolean_index.next = 0.into();
        self.boolean_value.next = false;
        if self.tests_boolean.val() {
            self.boolean_index.next = self.word.val().get_bits::<4>(22);
            self.boolean_value.next = !(self.is_jump.val() && self.word.val().get_bit(0));
        }
        self.integer_index.next = 0.into();
        if self.is_loop.val() {
            self.integer_index.next = self.word.val().get_bits::<2>(22);
        }

        self.slot.next = 0.into();
        self.is_primitive.next = false;
        self.winding.next = false;
        if self.is_setemit.val() {
            self.winding.next = self.word.val().get_bit(22);
            self.is_primitive.next = self.word.val().get_bit(23);
            self.slot.next = self.word.val().get_bits::<2>(24);
        }
    }
}
