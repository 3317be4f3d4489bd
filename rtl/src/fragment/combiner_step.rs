// SPDX-License-Identifier: MIT
//! A combiner stage with its configuration and its pipeline registers.

use super::combiner_stage::CombinerStage;
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::{texenv_color, texenv_combiner, texenv_operand, texenv_scale, texenv_source};

/// One clock of the combiner: a stage, what it leaves of the combiner buffer, and what goes along with the fragment.
///
/// The buffer is one stage late (dossier section 6.3.4): `previous_buffer` is what this stage reads, `pending_buffer` what
/// the next one will.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.first.val() { "first" } else { "" })]
pub(super) struct CombinerStep {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether a fragment is taken and one given at the next edge.
    pub advance: Signal<In, Bit>,
    /// Whether TEXENV_SOURCE is written at the next edge, and so on.
    pub write_source: Signal<In, Bit>,
    pub write_operand: Signal<In, Bit>,
    pub write_combiner: Signal<In, Bit>,
    pub write_color: Signal<In, Bit>,
    pub write_scale: Signal<In, Bit>,
    pub write_data: Signal<In, Bits<32>>,
    /// Whether colour and alpha of the buffer take the result.
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
    pub in_depth: Signal<In, Bits<32>>,
    pub in_pixel: Signal<In, Bits<21>>,
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
    pub depth: Signal<Out, Bits<32>>,
    pub pixel: Signal<Out, Bits<21>>,
    arithmetic: CombinerStage,
    first: Parameter<Bit>,
    texenv_source: DFF<Bits<{ texenv_source::BITS }>>,
    texenv_operand: DFF<Bits<{ texenv_operand::BITS }>>,
    texenv_combiner: DFF<Bits<{ texenv_combiner::BITS }>>,
    texenv_color: DFF<Bits<{ texenv_color::BITS }>>,
    texenv_scale: DFF<Bits<{ texenv_scale::BITS }>>,
    held_valid: DFF<Bit>,
    held_primary: DFF<Bits<32>>,
    held_fragment_primary: DFF<Bits<32>>,
    held_fragment_secondary: DFF<Bits<32>>,
    held_texture0: DFF<Bits<32>>,
    held_texture1: DFF<Bits<32>>,
    held_texture2: DFF<Bits<32>>,
    held_texture3: DFF<Bits<32>>,
    held_previous_buffer: DFF<Bits<32>>,
    held_pending_buffer: DFF<Bits<32>>,
    held_previous: DFF<Bits<32>>,
    held_depth: DFF<Bits<32>>,
    held_pixel: DFF<Bits<21>>,
    buffer_color: Signal<Local, Bits<24>>,
    buffer_alpha: Signal<Local, Bits<8>>,
}

impl CombinerStep {
    /// A stage under `choices`; `first`: it is stage 0.
    pub fn new(first: bool, choices: &Recorder) -> Self {
        Self { arithmetic: CombinerStage::new(choices), first: Parameter::new(first), ..Self::default() }
    }
}

#[hdl]
impl Logic for CombinerStep {
    fn update(&mut self) {
        if self.write_source.val() {
            self.texenv_source.d.next = self.write_data.val().get_bits::<{ texenv_source::BITS }>(0);
        }
        if self.write_operand.val() {
            self.texenv_operand.d.next = self.write_data.val().get_bits::<{ texenv_operand::BITS }>(0);
        }
        if self.write_combiner.val() {
            self.texenv_combiner.d.next = self.write_data.val().get_bits::<{ texenv_combiner::BITS }>(0);
        }
        if self.write_color.val() {
            self.texenv_color.d.next = self.write_data.val().get_bits::<{ texenv_color::BITS }>(0);
        }
        if self.write_scale.val() {
            self.texenv_scale.d.next = self.write_data.val().get_bits::<{ texenv_scale::BITS }>(0);
        }
        self.arithmetic.first.next = self.first.val();
        self.arithmetic.texenv_source.next = self.texenv_source.q.val();
        self.arithmetic.texenv_operand.next = self.texenv_operand.q.val();
        self.arithmetic.texenv_combiner.next = self.texenv_combiner.q.val();
        self.arithmetic.texenv_color.next = self.texenv_color.q.val();
        self.arithmetic.texenv_scale.next = self.texenv_scale.q.val();
        self.arithmetic.primary.next = self.in_primary.val();
        self.arithmetic.fragment_primary.next = self.in_fragment_primary.val();
        self.arithmetic.fragment_secondary.next = self.in_fragment_secondary.val();
        self.arithmetic.texture0.next = self.in_texture0.val();
        self.arithmetic.texture1.next = self.in_texture1.val();
        self.arithmetic.texture2.next = self.in_texture2.val();
        self.arithmetic.texture3.next = self.in_texture3.val();
        self.arithmetic.previous_buffer.next = self.in_previous_buffer.val();
        self.arithmetic.previous.next = self.in_previous.val();

        self.buffer_color.next = self.in_pending_buffer.val().get_bits::<24>(0);
        if self.update_color.val() {
            self.buffer_color.next = self.arithmetic.y.val().get_bits::<24>(0);
        }
        self.buffer_alpha.next = self.in_pending_buffer.val().get_bits::<8>(24);
        if self.update_alpha.val() {
            self.buffer_alpha.next = self.arithmetic.y.val().get_bits::<8>(24);
        }
        if self.advance.val() {
            self.held_valid.d.next = self.in_valid.val();
            self.held_primary.d.next = self.in_primary.val();
            self.held_fragment_primary.d.next = self.in_fragment_primary.val();
            self.held_fragment_secondary.d.next = self.in_fragment_secondary.val();
            self.held_texture0.d.next = self.in_texture0.val();
            self.held_texture1.d.next = self.in_texture1.val();
            self.held_texture2.d.next = self.in_texture2.val();
            self.held_texture3.d.next = self.in_texture3.val();
            self.held_previous_buffer.d.next = self.in_pending_buffer.val();
            self.held_pending_buffer.d.next =
                bit_cast::<32, 24>(self.buffer_color.val()) | (bit_cast::<32, 8>(self.buffer_alpha.val()) << 24);
            self.held_previous.d.next = self.arithmetic.y.val();
            self.held_depth.d.next = self.in_depth.val();
            self.held_pixel.d.next = self.in_pixel.val();
        }
        if self.reset.val() {
            self.held_valid.d.next = false;
        }
        self.out_valid.next = self.held_valid.q.val();
        self.primary.next = self.held_primary.q.val();
        self.fragment_primary.next = self.held_fragment_primary.q.val();
        self.fragment_secondary.next = self.held_fragment_secondary.q.val();
        self.texture0.next = self.held_texture0.q.val();
        self.texture1.next = self.held_texture1.q.val();
        self.texture2.next = self.held_texture2.q.val();
        self.texture3.next = self.held_texture3.q.val();
        self.previous_buffer.next = self.held_previous_buffer.q.val();
        self.pending_buffer.next = self.held_pending_buffer.q.val();
        self.previous.next = self.held_previous.q.val();
        self.depth.next = self.held_depth.q.val();
        self.pixel.next = self.held_pixel.q.val();
    }
}
