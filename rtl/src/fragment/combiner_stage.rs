// SPDX-License-Identifier: MIT
//! TEXENV_SOURCE to TEXENV_SCALE: a combiner stage.

use super::channels::{Join, Split};
use super::combiner_channel::CombinerChannel;
use super::combiner_operand::CombinerOperand;
use super::dot3::Dot3;
use crate::prelude::*;
use pica_spec::choices::{AlphaOp67, Recorder, Stage0Previous};
use pica_spec::pica200::bits::{texenv_color, texenv_combiner, texenv_operand, texenv_scale, texenv_source};
use pica_spec::pica200::code::{combiner_operation, combiner_source};

/// A combiner stage.
///
/// Dossier section 6.3. Combinational. `first`: it is stage 0, where the stage before is the primary
/// colour and the buffer reads 0.
///
/// Choices `add_signed_offset`, `alpha_op_6_7`, `combiner_division`, `dot3_form`, `stage0_previous`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct CombinerStage {
    /// Whether it is stage 0.
    pub(super) first: Signal<In, Bit>,
    /// TEXENV_SOURCE.
    pub(super) texenv_source: Signal<In, Bits<{ texenv_source::BITS }>>,
    /// TEXENV_OPERAND.
    pub(super) texenv_operand: Signal<In, Bits<{ texenv_operand::BITS }>>,
    /// TEXENV_COMBINER.
    pub(super) texenv_combiner: Signal<In, Bits<{ texenv_combiner::BITS }>>,
    /// TEXENV_COLOR.
    pub(super) texenv_color: Signal<In, Bits<{ texenv_color::BITS }>>,
    /// TEXENV_SCALE.
    pub(super) texenv_scale: Signal<In, Bits<{ texenv_scale::BITS }>>,
    /// Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(super) primary: Signal<In, Bits<32>>,
    /// Diffuse and ambient light.
    pub(super) fragment_primary: Signal<In, Bits<32>>,
    /// Specular light.
    pub(super) fragment_secondary: Signal<In, Bits<32>>,
    /// Texture unit 0.
    pub(super) texture0: Signal<In, Bits<32>>,
    /// Texture unit 1.
    pub(super) texture1: Signal<In, Bits<32>>,
    /// Texture unit 2.
    pub(super) texture2: Signal<In, Bits<32>>,
    /// Procedural texture.
    pub(super) texture3: Signal<In, Bits<32>>,
    /// The combiner buffer as the stage sees it.
    pub(super) previous_buffer: Signal<In, Bits<32>>,
    /// Result of the stage before.
    pub(super) previous: Signal<In, Bits<32>>,
    /// The result.
    pub(super) y: Signal<Out, Bits<32>>,
    buffer_seen: Signal<Local, Bits<32>>,
    previous_seen: Signal<Local, Bits<32>>,
    third: Signal<Local, Bits<4>>,
    color_source: [Signal<Local, Bits<4>>; 3],
    alpha_source: [Signal<Local, Bits<4>>; 3],
    /// Three operands and four channels; not arrays, which would be built on the stack.
    operands: Vec<CombinerOperand>,
    split_a: Split,
    split_b: Split,
    split_c: Split,
    channels: Vec<CombinerChannel>,
    dot: Dot3,
    result: Join,
    color_operation: Signal<Local, Bits<4>>,
    alpha_operation: Signal<Local, Bits<4>>,
    color_dot: Signal<Local, Bit>,
    alpha_dot: Signal<Local, Bit>,
    substitutes: Parameter<Bit>,
    alpha_dot_6: Parameter<Bit>,
    alpha_dot_7: Parameter<Bit>,
}

impl CombinerStage {
    /// A stage under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        let rule = choices.alpha_op_6_7();
        Self {
            operands: (0..3).map(|_| CombinerOperand::default()).collect(),
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
        self.buffer_seen.next = self.previous_buffer.val();
        self.previous_seen.next = self.previous.val();
        if self.first.val() {
            self.buffer_seen.next = 0.into();
            self.previous_seen.next = self.primary.val();
        }
        self.third.next = field!(self.texenv_source, texenv_source::RGB_SOURCE2);
        self.color_source[0].next = field!(self.texenv_source, texenv_source::RGB_SOURCE0);
        self.color_source[1].next = field!(self.texenv_source, texenv_source::RGB_SOURCE1);
        self.color_source[2].next = field!(self.texenv_source, texenv_source::RGB_SOURCE2);
        self.alpha_source[0].next = field!(self.texenv_source, texenv_source::ALPHA_SOURCE0);
        self.alpha_source[1].next = field!(self.texenv_source, texenv_source::ALPHA_SOURCE1);
        self.alpha_source[2].next = field!(self.texenv_source, texenv_source::ALPHA_SOURCE2);
        if self.first.val() && self.substitutes.val() {
            if field!(self.texenv_source, texenv_source::RGB_SOURCE0) == bits_of::<4>(combiner_source::PREVIOUS) {
                self.color_source[0].next = self.third.val();
            }
            if field!(self.texenv_source, texenv_source::ALPHA_SOURCE0) == bits_of::<4>(combiner_source::PREVIOUS) {
                self.alpha_source[0].next = self.third.val();
            }
            if field!(self.texenv_source, texenv_source::RGB_SOURCE1) == bits_of::<4>(combiner_source::PREVIOUS) {
                self.color_source[1].next = self.third.val();
            }
            if field!(self.texenv_source, texenv_source::ALPHA_SOURCE1) == bits_of::<4>(combiner_source::PREVIOUS) {
                self.alpha_source[1].next = self.third.val();
            }
        }
        for i in 0..3 {
            self.operands[i].color_source.next = self.color_source[i].val();
            self.operands[i].alpha_source.next = self.alpha_source[i].val();
            self.operands[i].primary.next = self.primary.val();
            self.operands[i].fragment_primary.next = self.fragment_primary.val();
            self.operands[i].fragment_secondary.next = self.fragment_secondary.val();
            self.operands[i].texture0.next = self.texture0.val();
            self.operands[i].texture1.next = self.texture1.val();
            self.operands[i].texture2.next = self.texture2.val();
            self.operands[i].texture3.next = self.texture3.val();
            self.operands[i].previous_buffer.next = self.buffer_seen.val();
            self.operands[i].stage_color.next = self.texenv_color.val();
            self.operands[i].previous.next = self.previous_seen.val();
        }

        self.operands[0].color_operand.next = field!(self.texenv_operand, texenv_operand::RGB_OPERAND0);
        self.operands[0].alpha_operand.next = field!(self.texenv_operand, texenv_operand::ALPHA_OPERAND0);
        self.operands[1].color_operand.next = field!(self.texenv_operand, texenv_operand::RGB_OPERAND1);
        self.operands[1].alpha_operand.next = field!(self.texenv_operand, texenv_operand::ALPHA_OPERAND1);
        self.operands[2].color_operand.next = field!(self.texenv_operand, texenv_operand::RGB_OPERAND2);
        self.operands[2].alpha_operand.next = field!(self.texenv_operand, texenv_operand::ALPHA_OPERAND2);

        self.color_operation.next = field!(self.texenv_combiner, texenv_combiner::RGB_OPERATION);
        self.alpha_operation.next = field!(self.texenv_combiner, texenv_combiner::ALPHA_OPERATION);
        self.color_dot.next = (self.color_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGB))
            || (self.color_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGBA));
        self.alpha_dot.next = (self.color_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGBA))
            || (self.alpha_dot_6.val() && (self.alpha_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGB)))
            || (self.alpha_dot_7.val() && (self.alpha_operation.val() == bits_of::<4>(combiner_operation::DOT3_RGBA)));
        for i in 0..3 {
            self.dot.products[i].next = self.channels[i].product.val();
            self.dot.sums[i].next = self.channels[i].sum.val();
            self.channels[i].operation.next = self.color_operation.val();
            self.channels[i].is_dot.next = self.color_dot.val();
            self.channels[i].scale.next = field!(self.texenv_scale, texenv_scale::RGB_SCALE);
        }
        self.channels[3].operation.next = self.alpha_operation.val();
        self.channels[3].is_dot.next = self.alpha_dot.val();
        self.channels[3].scale.next = field!(self.texenv_scale, texenv_scale::ALPHA_SCALE);
        self.split_a.color.next = self.operands[0].y.val();
        self.split_b.color.next = self.operands[1].y.val();
        self.split_c.color.next = self.operands[2].y.val();
        for i in 0..4 {
            self.channels[i].a.next = self.split_a.channel[i].val();
            self.channels[i].b.next = self.split_b.channel[i].val();
            self.channels[i].c.next = self.split_c.channel[i].val();
            self.channels[i].dot.next = self.dot.y.val();
            self.result.channel[i].next = self.channels[i].y.val();
        }
        self.y.next = self.result.color.val();
    }
}
