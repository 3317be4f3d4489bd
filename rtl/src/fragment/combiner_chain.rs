// SPDX-License-Identifier: MIT
//! The six combiner stages in a row.

use super::combiner_stage::CombinerStage;
use super::combiner_step::CombinerStep;
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::texenv_update_buffer;
use pica_spec::pica200::label as id;

/// TEXENV0 to TEXENV5 with their registers (fragment.md#combiners): one fragment per clock, and nothing holds it up.
///
/// Registers keep what was written over a reset. They are not to be written while a fragment is inside.
#[derive(LogicBlock, Default, Component)]
pub(super) struct CombinerChain {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// Id of the register that is written; an id that is not of the combiner does nothing here.
    pub write_id: Signal<In, Bits<10>>,
    pub write_data: Signal<In, Bits<32>>,
    pub in_valid: Signal<In, Bit>,
    pub primary: Signal<In, Bits<32>>,
    pub fragment_primary: Signal<In, Bits<32>>,
    pub fragment_secondary: Signal<In, Bits<32>>,
    pub texture0: Signal<In, Bits<32>>,
    pub texture1: Signal<In, Bits<32>>,
    pub texture2: Signal<In, Bits<32>>,
    pub texture3: Signal<In, Bits<32>>,
    pub out_valid: Signal<Out, Bit>,
    pub color: Signal<Out, Bits<32>>,
    /// The six stages; not an array, which would be built on the stack.
    steps: Vec<CombinerStep>,
    buffer_color: DFF<Bits<32>>,
    /// Whether colour and alpha of the combiner buffer take the results of stages 0 to 3.
    update_color: [DFF<Bit>; 4],
    update_alpha: [DFF<Bit>; 4],
}

impl CombinerChain {
    /// Clocks from a fragment to its colour.
    pub const LATENCY: usize = 6 * CombinerStage::LATENCY;

    pub fn new(choices: &Recorder) -> Self {
        Self { steps: (0..6).map(|stage| CombinerStep::new(stage == 0, choices)).collect(), ..Self::default() }
    }
}

#[hdl]
impl Logic for CombinerChain {
    fn update(&mut self) {
        for i in 0..6 {
            self.steps[i].clock.next = self.clock.val();
            self.steps[i].reset.next = self.reset.val();
            self.steps[i].write_source.next = false;
            self.steps[i].write_operand.next = false;
            self.steps[i].write_combiner.next = false;
            self.steps[i].write_color.next = false;
            self.steps[i].write_scale.next = false;
            self.steps[i].write_data.next = self.write_data.val();
            self.steps[i].update_color.next = false;
            self.steps[i].update_alpha.next = false;
        }
        for i in 0..4 {
            self.steps[i].update_color.next = self.update_color[i].q.val();
            self.steps[i].update_alpha.next = self.update_alpha[i].q.val();
        }
        if self.write.val() {
            match self.write_id.val().index() {
                id::TEXENV_SOURCE_0 => self.steps[0].write_source.next = true,
                id::TEXENV_OPERAND_0 => self.steps[0].write_operand.next = true,
                id::TEXENV_COMBINER_0 => self.steps[0].write_combiner.next = true,
                id::TEXENV_COLOR_0 => self.steps[0].write_color.next = true,
                id::TEXENV_SCALE_0 => self.steps[0].write_scale.next = true,
                id::TEXENV_SOURCE_1 => self.steps[1].write_source.next = true,
                id::TEXENV_OPERAND_1 => self.steps[1].write_operand.next = true,
                id::TEXENV_COMBINER_1 => self.steps[1].write_combiner.next = true,
                id::TEXENV_COLOR_1 => self.steps[1].write_color.next = true,
                id::TEXENV_SCALE_1 => self.steps[1].write_scale.next = true,
                id::TEXENV_SOURCE_2 => self.steps[2].write_source.next = true,
                id::TEXENV_OPERAND_2 => self.steps[2].write_operand.next = true,
                id::TEXENV_COMBINER_2 => self.steps[2].write_combiner.next = true,
                id::TEXENV_COLOR_2 => self.steps[2].write_color.next = true,
                id::TEXENV_SCALE_2 => self.steps[2].write_scale.next = true,
                id::TEXENV_SOURCE_3 => self.steps[3].write_source.next = true,
                id::TEXENV_OPERAND_3 => self.steps[3].write_operand.next = true,
                id::TEXENV_COMBINER_3 => self.steps[3].write_combiner.next = true,
                id::TEXENV_COLOR_3 => self.steps[3].write_color.next = true,
                id::TEXENV_SCALE_3 => self.steps[3].write_scale.next = true,
                id::TEXENV_SOURCE_4 => self.steps[4].write_source.next = true,
                id::TEXENV_OPERAND_4 => self.steps[4].write_operand.next = true,
                id::TEXENV_COMBINER_4 => self.steps[4].write_combiner.next = true,
                id::TEXENV_COLOR_4 => self.steps[4].write_color.next = true,
                id::TEXENV_SCALE_4 => self.steps[4].write_scale.next = true,
                id::TEXENV_SOURCE_5 => self.steps[5].write_source.next = true,
                id::TEXENV_OPERAND_5 => self.steps[5].write_operand.next = true,
                id::TEXENV_COMBINER_5 => self.steps[5].write_combiner.next = true,
                id::TEXENV_COLOR_5 => self.steps[5].write_color.next = true,
                id::TEXENV_SCALE_5 => self.steps[5].write_scale.next = true,
                id::TEXENV_UPDATE_BUFFER => {
                    self.update_color[0].d.next = flag!(self.write_data, texenv_update_buffer::RGB_UPDATE0);
                    self.update_alpha[0].d.next = flag!(self.write_data, texenv_update_buffer::ALPHA_UPDATE0);
                    self.update_color[1].d.next = flag!(self.write_data, texenv_update_buffer::RGB_UPDATE1);
                    self.update_alpha[1].d.next = flag!(self.write_data, texenv_update_buffer::ALPHA_UPDATE1);
                    self.update_color[2].d.next = flag!(self.write_data, texenv_update_buffer::RGB_UPDATE2);
                    self.update_alpha[2].d.next = flag!(self.write_data, texenv_update_buffer::ALPHA_UPDATE2);
                    self.update_color[3].d.next = flag!(self.write_data, texenv_update_buffer::RGB_UPDATE3);
                    self.update_alpha[3].d.next = flag!(self.write_data, texenv_update_buffer::ALPHA_UPDATE3);
                }
                id::TEXENV_BUFFER_COLOR => self.buffer_color.d.next = self.write_data.val(),
                _ => {}
            }
        }
        self.steps[0].in_valid.next = self.in_valid.val();
        self.steps[0].in_primary.next = self.primary.val();
        self.steps[0].in_fragment_primary.next = self.fragment_primary.val();
        self.steps[0].in_fragment_secondary.next = self.fragment_secondary.val();
        self.steps[0].in_texture0.next = self.texture0.val();
        self.steps[0].in_texture1.next = self.texture1.val();
        self.steps[0].in_texture2.next = self.texture2.val();
        self.steps[0].in_texture3.next = self.texture3.val();
        self.steps[0].in_previous_buffer.next = self.buffer_color.q.val();
        self.steps[0].in_pending_buffer.next = self.buffer_color.q.val();
        self.steps[0].in_previous.next = self.primary.val();
        for i in 1..6 {
            self.steps[i].in_valid.next = self.steps[i - 1].out_valid.val();
            self.steps[i].in_primary.next = self.steps[i - 1].primary.val();
            self.steps[i].in_fragment_primary.next = self.steps[i - 1].fragment_primary.val();
            self.steps[i].in_fragment_secondary.next = self.steps[i - 1].fragment_secondary.val();
            self.steps[i].in_texture0.next = self.steps[i - 1].texture0.val();
            self.steps[i].in_texture1.next = self.steps[i - 1].texture1.val();
            self.steps[i].in_texture2.next = self.steps[i - 1].texture2.val();
            self.steps[i].in_texture3.next = self.steps[i - 1].texture3.val();
            self.steps[i].in_previous_buffer.next = self.steps[i - 1].previous_buffer.val();
            self.steps[i].in_pending_buffer.next = self.steps[i - 1].pending_buffer.val();
            self.steps[i].in_previous.next = self.steps[i - 1].previous.val();
        }
        self.out_valid.next = self.steps[5].out_valid.val();
        self.color.next = self.steps[5].previous.val();
    }
}
