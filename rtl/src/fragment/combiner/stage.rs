// SPDX-License-Identifier: MIT
//! TEXENV_SOURCE to TEXENV_SCALE: a combiner stage.

use super::dot3::Dot3;
use super::operand::{AlphaOperandCode, ColorOperandCode, OperandPick};
use super::operation::CombinerChannel;
use super::source::{SourceCode, SourcePick};
use crate::fragment::color::{Join, Split};
use crate::prelude::*;
use pica_spec::choices::{AlphaOp67, Recorder, Stage0Previous};
use pica_spec::pica200::bits::{texenv_color, texenv_combiner, texenv_operand, texenv_scale, texenv_source};
use pica_spec::pica200::code::{combiner_operation, combiner_source};

/// A combiner stage (fragment.md#combiners). `first`: it is stage 0, where the stage before is the primary colour and
/// the buffer reads 0.
///
/// 1. The codes are decoded.
/// 2. Sources are chosen.
/// 3. Operands are taken of the sources; sum and difference of operands.
/// 4. Factors and addend of the operation.
/// 5. The product.
/// 6. The division by 255, or the sum of the parts of the dot product.
/// 7. The value, limited.
/// 8. The scale, limited.
///
/// Choices `add_signed_offset`, `alpha_op_6_7`, `combiner_division`, `dot3_form`, `stage0_previous`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(latency = Self::LATENCY)]
pub struct CombinerStage {
    /// Rising edges count.
    pub(crate) clock: Signal<In, Clock>,
    /// Empties the pipeline at a rising clock edge.
    pub(crate) reset: Signal<In, Bit>,
    /// The colours are those of a fragment.
    pub(crate) in_valid: Signal<In, Bit>,
    /// Whether the stage is stage 0.
    pub(crate) first: Signal<In, Bit>,
    /// TEXENV_SOURCE.
    pub(crate) texenv_source: Signal<In, Bits<{ texenv_source::BITS }>>,
    /// TEXENV_OPERAND.
    pub(crate) texenv_operand: Signal<In, Bits<{ texenv_operand::BITS }>>,
    /// TEXENV_COMBINER.
    pub(crate) texenv_combiner: Signal<In, Bits<{ texenv_combiner::BITS }>>,
    /// TEXENV_COLOR.
    pub(crate) texenv_color: Signal<In, Bits<{ texenv_color::BITS }>>,
    /// TEXENV_SCALE.
    pub(crate) texenv_scale: Signal<In, Bits<{ texenv_scale::BITS }>>,
    /// Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(crate) primary: Signal<In, Bits<32>>,
    /// Diffuse and ambient light.
    pub(crate) fragment_primary: Signal<In, Bits<32>>,
    /// Specular light.
    pub(crate) fragment_secondary: Signal<In, Bits<32>>,
    /// Texture unit 0.
    pub(crate) texture0: Signal<In, Bits<32>>,
    /// Texture unit 1.
    pub(crate) texture1: Signal<In, Bits<32>>,
    /// Texture unit 2.
    pub(crate) texture2: Signal<In, Bits<32>>,
    /// Procedural texture.
    pub(crate) texture3: Signal<In, Bits<32>>,
    /// The combiner buffer as the stage sees it.
    pub(crate) previous_buffer: Signal<In, Bits<32>>,
    /// Result of the stage before.
    pub(crate) previous: Signal<In, Bits<32>>,
    /// `y` is a result.
    pub(crate) out_valid: Signal<Out, Bit>,
    /// The result.
    pub(crate) y: Signal<Out, Bits<32>>,
    valid: DFF<Bits<{ CombinerStage::LATENCY }>>,

    third: Signal<Local, Bits<4>>,
    /// The sources of the three operands in colour, then in alpha.
    sources: [SourceCode; 6],
    color_operands: [ColorOperandCode; 3],
    alpha_operands: [AlphaOperandCode; 3],
    places1: [DFF<Bits<6>>; 6],
    color_places1: [DFF<Bits<4>>; 3],
    alpha_places1: [DFF<Bits<3>>; 3],
    color_operation: Signal<Local, Bits<4>>,
    alpha_operation: Signal<Local, Bits<4>>,
    color_operation1: DFF<Bits<4>>,
    alpha_operation1: DFF<Bits<4>>,
    color_dot1: DFF<Bit>,
    alpha_dot1: DFF<Bit>,
    color_scale1: DFF<Bits<2>>,
    alpha_scale1: DFF<Bits<2>>,
    primary1: DFF<Bits<32>>,
    fragment_primary1: DFF<Bits<32>>,
    fragment_secondary1: DFF<Bits<32>>,
    texture0_1: DFF<Bits<32>>,
    texture1_1: DFF<Bits<32>>,
    texture2_1: DFF<Bits<32>>,
    texture3_1: DFF<Bits<32>>,
    buffer1: DFF<Bits<32>>,
    color1: DFF<Bits<32>>,
    previous1: DFF<Bits<32>>,

    /// Vectors, since arrays would be built on the stack.
    picks: Vec<SourcePick>,
    picked2: [DFF<Bits<32>>; 6],
    color_places2: [DFF<Bits<4>>; 3],
    alpha_places2: [DFF<Bits<3>>; 3],
    color_operation2: DFF<Bits<4>>,
    alpha_operation2: DFF<Bits<4>>,
    color_dot2: DFF<Bit>,
    alpha_dot2: DFF<Bit>,
    color_scale2: DFF<Bits<2>>,
    alpha_scale2: DFF<Bits<2>>,

    operands: Vec<OperandPick>,
    split_a: Split,
    split_b: Split,
    split_c: Split,
    channels: Vec<CombinerChannel>,
    dot: Dot3,
    result: Join,
    /// Choice `stage0_previous`.
    substitutes: Parameter<Bit>,
    /// Choice `alpha_op_6_7`.
    alpha_dot_6: Parameter<Bit>,
    /// Choice `alpha_op_6_7`.
    alpha_dot_7: Parameter<Bit>,
}

impl CombinerStage {
    /// Clocks from operands to result.
    pub const LATENCY: usize = 8;

    /// A stage under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        let rule = choices.alpha_op_6_7();
        Self {
            picks: (0..6).map(|_| SourcePick::default()).collect(),
            operands: (0..3).map(|_| OperandPick::default()).collect(),
            channels: (0..4).map(|_| CombinerChannel::new(choices)).collect(),
            dot: Dot3::new(choices),
            substitutes: Parameter::new(choices.stage0_previous() == Stage0Previous::ThirdSource),
            alpha_dot_6: Parameter::new(rule == AlphaOp67::Dot3Both),
            alpha_dot_7: Parameter::new(rule != AlphaOp67::ReplaceBoth),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for CombinerStage {
    fn update(&mut self) {
        // 1. Decode.
        self.third.next = field!(self.texenv_source, texenv_source::RGB_SOURCE2);
        self.sources[0].code.next = field!(self.texenv_source, texenv_source::RGB_SOURCE0);
        self.sources[1].code.next = field!(self.texenv_source, texenv_source::RGB_SOURCE1);
        self.sources[2].code.next = self.third.val();
        self.sources[3].code.next = field!(self.texenv_source, texenv_source::ALPHA_SOURCE0);
        self.sources[4].code.next = field!(self.texenv_source, texenv_source::ALPHA_SOURCE1);
        self.sources[5].code.next = field!(self.texenv_source, texenv_source::ALPHA_SOURCE2);
        if self.first.val() && self.substitutes.val() {
            if field!(self.texenv_source, texenv_source::RGB_SOURCE0) == bits_of::<4>(combiner_source::PREVIOUS) {
                self.sources[0].code.next = self.third.val();
            }
            if field!(self.texenv_source, texenv_source::RGB_SOURCE1) == bits_of::<4>(combiner_source::PREVIOUS) {
                self.sources[1].code.next = self.third.val();
            }
            if field!(self.texenv_source, texenv_source::ALPHA_SOURCE0) == bits_of::<4>(combiner_source::PREVIOUS) {
                self.sources[3].code.next = self.third.val();
            }
            if field!(self.texenv_source, texenv_source::ALPHA_SOURCE1) == bits_of::<4>(combiner_source::PREVIOUS) {
                self.sources[4].code.next = self.third.val();
            }
        }
        self.color_operands[0].code.next = field!(self.texenv_operand, texenv_operand::RGB_OPERAND0);
        self.color_operands[1].code.next = field!(self.texenv_operand, texenv_operand::RGB_OPERAND1);
        self.color_operands[2].code.next = field!(self.texenv_operand, texenv_operand::RGB_OPERAND2);
        self.alpha_operands[0].code.next = field!(self.texenv_operand, texenv_operand::ALPHA_OPERAND0);
        self.alpha_operands[1].code.next = field!(self.texenv_operand, texenv_operand::ALPHA_OPERAND1);
        self.alpha_operands[2].code.next = field!(self.texenv_operand, texenv_operand::ALPHA_OPERAND2);
        for i in 0..6 {
            self.places1[i].d.next = self.sources[i].place.val();
        }
        for i in 0..3 {
            self.color_places1[i].d.next = self.color_operands[i].place.val();
            self.alpha_places1[i].d.next = self.alpha_operands[i].place.val();
            wire!(self.*.q => self.*.d: color_places2[i]: color_places1[i], alpha_places2[i]: alpha_places1[i]);
        }
        self.color_operation.next = field!(self.texenv_combiner, texenv_combiner::RGB_OPERATION);
        self.alpha_operation.next = field!(self.texenv_combiner, texenv_combiner::ALPHA_OPERATION);
        wire!(self => self.*1.d: color_operation, alpha_operation);
        self.color_dot1.d.next = (self.color_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGB))
            || (self.color_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGBA));
        self.alpha_dot1.d.next = (self.color_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGBA))
            || (self.alpha_dot_6.val() && (self.alpha_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGB)))
            || (self.alpha_dot_7.val() && (self.alpha_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGBA)));
        self.color_scale1.d.next = field!(self.texenv_scale, texenv_scale::RGB_SCALE);
        self.alpha_scale1.d.next = field!(self.texenv_scale, texenv_scale::ALPHA_SCALE);
        wire!(self => self.*.d: primary1: primary, fragment_primary1: fragment_primary,
            fragment_secondary1: fragment_secondary, texture0_1: texture0, texture1_1: texture1, texture2_1: texture2,
            texture3_1: texture3, color1: texenv_color, buffer1: previous_buffer, previous1: previous);
        if self.first.val() {
            self.buffer1.d.next = 0.into();
            self.previous1.d.next = self.primary.val();
        }

        // 2. Sources.
        for i in 0..6 {
            wire!(self.*.q => self.picks[i]: place: places1[i], primary: primary1, fragment_primary: fragment_primary1,
                fragment_secondary: fragment_secondary1, texture0: texture0_1, texture1: texture1_1,
                texture2: texture2_1, texture3: texture3_1, previous_buffer: buffer1, stage_color: color1,
                previous: previous1);
            self.picked2[i].d.next = self.picks[i].y.val();
        }
        wire!(self.*1.q => self.*2.d: color_operation, alpha_operation, color_dot, alpha_dot, color_scale, alpha_scale);

        // 3. Operands. The rest is inside the channels.
        for i in 0..3 {
            wire!(self.*.q => self.operands[i]: color_place: color_places2[i], alpha_place: alpha_places2[i],
                color_source: picked2[i], alpha_source: picked2[i + 3]);
        }
        self.split_a.color.next = self.operands[0].y.val();
        self.split_b.color.next = self.operands[1].y.val();
        self.split_c.color.next = self.operands[2].y.val();
        for i in 0..4 {
            self.channels[i].clock.next = self.clock.val();
            wire!(self.split_*.channel[i] => self.channels[i]: a, b, c);
            wire!(self.*.q => self.channels[i]: operation: color_operation2, is_dot: color_dot2, scale: color_scale2);
            self.channels[i].dot.next = self.dot.y.val();
            self.result.channel[i].next = self.channels[i].y.val();
        }
        wire!(self.*.q => self.channels[3]: operation: alpha_operation2, is_dot: alpha_dot2, scale: alpha_scale2);
        self.dot.clock.next = self.clock.val();
        for i in 0..3 {
            wire!(self.channels[i] => self.dot: a[i]: a_centred, b[i]: b_centred);
        }
        self.y.next = self.result.color.val();

        self.valid.d.next =
            (self.valid.q.val() << 1) | bit_cast::<{ CombinerStage::LATENCY }, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        for i in (CombinerStage::LATENCY - 1)..CombinerStage::LATENCY {
            self.out_valid.next = self.valid.q.val().get_bit(i);
        }
    }
}
