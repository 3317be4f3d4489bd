// SPDX-License-Identifier: MIT
//! The six combiner stages in a row.

use super::combiner_stage::CombinerStage;
use super::combiner_step::CombinerStep;
use super::register_banks::CombinerRegisters;
use super::texenv_address::TexenvAddress;
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::texenv_update_buffer;

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
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub write_mask: Signal<In, Bits<4>>,
    /// Whether the id is one of the combiner.
    pub known: Signal<Out, Bit>,
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
    address: TexenvAddress,
    registers: CombinerRegisters,
    stage0: Signal<Local, Bits<6>>,
    /// A bit for the stage whose register is written.
    chosen: Signal<Local, Bits<6>>,
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
        clock!(self, clock, registers);
        self.address.id.next = self.write_id.val();
        self.registers.id.next = self.write_id.val();
        self.registers.write.next = self.write.val();
        self.registers.write_id.next = self.write_id.val();
        self.registers.write_data.next = self.write_data.val();
        self.registers.write_mask.next = self.write_mask.val();
        self.known.next = self.address.known.val() || self.registers.known.val();
        self.stage0.next = 1.into();
        self.chosen.next = self.stage0.val() << self.address.stage.val();
        for i in 0..6 {
            self.steps[i].clock.next = self.clock.val();
            self.steps[i].reset.next = self.reset.val();
            self.steps[i].write.next = self.write.val() && self.chosen.val().get_bit(i);
            self.steps[i].is_source.next = self.address.is_source.val();
            self.steps[i].is_operand.next = self.address.is_operand.val();
            self.steps[i].is_combiner.next = self.address.is_combiner.val();
            self.steps[i].is_color.next = self.address.is_color.val();
            self.steps[i].is_scale.next = self.address.is_scale.val();
            self.steps[i].write_data.next = self.write_data.val();
            self.steps[i].write_mask.next = self.write_mask.val();
            self.steps[i].update_color.next = false;
            self.steps[i].update_alpha.next = false;
        }
        self.steps[0].update_color.next = flag!(self.registers.texenv_update_buffer, texenv_update_buffer::RGB_UPDATE0);
        self.steps[0].update_alpha.next =
            flag!(self.registers.texenv_update_buffer, texenv_update_buffer::ALPHA_UPDATE0);
        self.steps[1].update_color.next = flag!(self.registers.texenv_update_buffer, texenv_update_buffer::RGB_UPDATE1);
        self.steps[1].update_alpha.next =
            flag!(self.registers.texenv_update_buffer, texenv_update_buffer::ALPHA_UPDATE1);
        self.steps[2].update_color.next = flag!(self.registers.texenv_update_buffer, texenv_update_buffer::RGB_UPDATE2);
        self.steps[2].update_alpha.next =
            flag!(self.registers.texenv_update_buffer, texenv_update_buffer::ALPHA_UPDATE2);
        self.steps[3].update_color.next = flag!(self.registers.texenv_update_buffer, texenv_update_buffer::RGB_UPDATE3);
        self.steps[3].update_alpha.next =
            flag!(self.registers.texenv_update_buffer, texenv_update_buffer::ALPHA_UPDATE3);
        self.steps[0].in_valid.next = self.in_valid.val();
        self.steps[0].in_primary.next = self.primary.val();
        self.steps[0].in_fragment_primary.next = self.fragment_primary.val();
        self.steps[0].in_fragment_secondary.next = self.fragment_secondary.val();
        self.steps[0].in_texture0.next = self.texture0.val();
        self.steps[0].in_texture1.next = self.texture1.val();
        self.steps[0].in_texture2.next = self.texture2.val();
        self.steps[0].in_texture3.next = self.texture3.val();
        self.steps[0].in_previous_buffer.next = self.registers.texenv_buffer_color.val();
        self.steps[0].in_pending_buffer.next = self.registers.texenv_buffer_color.val();
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
