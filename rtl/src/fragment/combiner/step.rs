// SPDX-License-Identifier: MIT
//! A combiner stage with its configuration and what goes along with a fragment.

use super::stage::CombinerStage;
use crate::parts::{ByteRegister, Delay};
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::{texenv_color, texenv_combiner, texenv_operand, texenv_scale, texenv_source};

/// A combiner stage, what it leaves of the combiner buffer, and the colours for the next one: as many clocks as the
/// stage.
///
/// The buffer is one stage late (fragment.md#combiner-buffer): `previous_buffer` is what this stage reads,
/// `pending_buffer` what the next one will.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.first.val() { "first" } else { "" })]
pub(crate) struct CombinerStep {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether a register of the stage is written at the next edge, and which: TEXENV_SOURCE, TEXENV_OPERAND, TEXENV_COMBINER,
    /// TEXENV_COLOR or TEXENV_SCALE.
    pub write: Signal<In, Bit>,
    pub is_source: Signal<In, Bit>,
    pub is_operand: Signal<In, Bit>,
    pub is_combiner: Signal<In, Bit>,
    pub is_color: Signal<In, Bit>,
    pub is_scale: Signal<In, Bit>,
    pub write_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub write_mask: Signal<In, Bits<4>>,
    /// Whether colour and alpha of the combiner buffer take the result.
    pub update_color: Signal<In, Bit>,
    pub update_alpha: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    pub in_primary: Signal<In, Bits<32>>,
    pub in_fragment_primary: Signal<In, Bits<32>>,
    pub in_fragment_secondary: Signal<In, Bits<32>>,
    pub in_texture0: Signal<In, Bits<32>>,
    pub in_texture1: Signal<In, Bits<32>>,
    pub in_texture2: Signal<In, Bits<32>>,
    pub in_texture3: Signal<In, Bits<32>>,
    pub in_previous_buffer: Signal<In, Bits<32>>,
    pub in_pending_buffer: Signal<In, Bits<32>>,
    pub in_previous: Signal<In, Bits<32>>,
    pub out_valid: Signal<Out, Bit>,
    pub primary: Signal<Out, Bits<32>>,
    pub fragment_primary: Signal<Out, Bits<32>>,
    pub fragment_secondary: Signal<Out, Bits<32>>,
    pub texture0: Signal<Out, Bits<32>>,
    pub texture1: Signal<Out, Bits<32>>,
    pub texture2: Signal<Out, Bits<32>>,
    pub texture3: Signal<Out, Bits<32>>,
    pub previous_buffer: Signal<Out, Bits<32>>,
    pub pending_buffer: Signal<Out, Bits<32>>,
    pub previous: Signal<Out, Bits<32>>,
    stage: CombinerStage,
    first: Parameter<Bit>,
    texenv_source: ByteRegister<{ texenv_source::BITS }>,
    texenv_operand: ByteRegister<{ texenv_operand::BITS }>,
    texenv_combiner: ByteRegister<{ texenv_combiner::BITS }>,
    texenv_color: ByteRegister<{ texenv_color::BITS }>,
    texenv_scale: ByteRegister<{ texenv_scale::BITS }>,
    held_primary: Delay<32, { CombinerStage::LATENCY }>,
    held_fragment_primary: Delay<32, { CombinerStage::LATENCY }>,
    held_fragment_secondary: Delay<32, { CombinerStage::LATENCY }>,
    held_texture0: Delay<32, { CombinerStage::LATENCY }>,
    held_texture1: Delay<32, { CombinerStage::LATENCY }>,
    held_texture2: Delay<32, { CombinerStage::LATENCY }>,
    held_texture3: Delay<32, { CombinerStage::LATENCY }>,
    held_buffer: Delay<32, { CombinerStage::LATENCY }>,
    buffer_color: Signal<Local, Bits<24>>,
    buffer_alpha: Signal<Local, Bits<8>>,
}

impl CombinerStep {
    /// A stage under `choices`; `first`: it is stage 0.
    pub fn new(first: bool, choices: &Recorder) -> Self {
        Self { stage: CombinerStage::new(choices), first: Parameter::new(first), ..Self::default() }
    }
}

#[hdl]
impl Logic for CombinerStep {
    fn update(&mut self) {
        wire!(self => self.stage: clock, reset, in_valid, primary: in_primary, fragment_primary: in_fragment_primary,
            fragment_secondary: in_fragment_secondary, texture0: in_texture0, texture1: in_texture1,
            texture2: in_texture2, texture3: in_texture3, previous_buffer: in_previous_buffer, previous: in_previous);
        wire!(self => self.{texenv_source, texenv_operand, texenv_combiner, texenv_color, texenv_scale, held_primary,
            held_fragment_primary, held_fragment_secondary, held_texture0, held_texture1, held_texture2, held_texture3,
            held_buffer}: clock);
        self.texenv_source.write.next = self.write.val() && self.is_source.val();
        wire!(self => self.{texenv_source, texenv_operand, texenv_combiner, texenv_color, texenv_scale}:
            mask: write_mask, data: write_data);
        self.texenv_operand.write.next = self.write.val() && self.is_operand.val();
        self.texenv_combiner.write.next = self.write.val() && self.is_combiner.val();
        self.texenv_color.write.next = self.write.val() && self.is_color.val();
        self.texenv_scale.write.next = self.write.val() && self.is_scale.val();
        self.stage.first.next = self.first.val();
        wire!(self.*.y => self.stage: texenv_source, texenv_operand, texenv_combiner, texenv_color, texenv_scale);

        wire!(self.in_* => self.held_*.x: primary, fragment_primary, fragment_secondary, texture0, texture1, texture2,
            texture3, buffer: pending_buffer);

        self.out_valid.next = self.stage.out_valid.val();
        wire!(self.held_*.y => self: primary, fragment_primary, fragment_secondary, texture0, texture1, texture2,
            texture3, previous_buffer: buffer);
        self.buffer_color.next = self.held_buffer.y.val().get_bits::<24>(0);
        if self.update_color.val() {
            self.buffer_color.next = self.stage.y.val().get_bits::<24>(0);
        }
        self.buffer_alpha.next = self.held_buffer.y.val().get_bits::<8>(24);
        if self.update_alpha.val() {
            self.buffer_alpha.next = self.stage.y.val().get_bits::<8>(24);
        }
        self.pending_buffer.next =
            bit_cast::<32, 24>(self.buffer_color.val()) | (bit_cast::<32, 8>(self.buffer_alpha.val()) << 24);
        self.previous.next = self.stage.y.val();
    }
}
