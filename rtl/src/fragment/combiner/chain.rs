// SPDX-License-Identifier: MIT
//! The six combiner stages in a row.

use super::address::TexenvAddress;
use super::ports::combiner_stages;
use super::stage::CombinerStage;
use super::step::CombinerStep;
use crate::fragment::pipeline::registers::CombinerRegisters;
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::texenv_update_buffer;

combiner_stages! {
    /// TEXENV0 to TEXENV5 with their registers (fragment.md#combiners): one fragment per clock, and nothing holds it up.
    ///
    /// Registers keep what was written over a reset. They are not to be written while a fragment is inside.
    #[derive(LogicBlock, Default, Component)]
    pub(crate) struct CombinerChain() {
        /// The six stages; not an array, which would be built on the stack.
        steps: Vec<CombinerStep>,
        address: TexenvAddress,
        registers: CombinerRegisters,
        stage0: Signal<Local, Bits<6>>,
        /// A bit for the stage whose register is written.
        chosen: Signal<Local, Bits<6>>,
    }
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
        wire!(self => self.registers: clock, id: write_id, write, write_id, write_data, write_mask);
        self.address.id.next = self.write_id.val();
        self.known.next = self.address.known.val() || self.registers.known.val();
        self.stage0.next = 1.into();
        self.chosen.next = self.stage0.val() << self.address.stage.val();
        for i in 0..6 {
            wire!(self => self.steps[i]: clock, reset, write_data, write_mask);
            self.steps[i].write.next = self.write.val() && self.chosen.val().get_bit(i);
            wire!(self.address => self.steps[i]: is_source, is_operand, is_combiner, is_color, is_scale);
            wire!(false => self.steps[i]: update_color, update_alpha);
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
        wire!(self => self.steps[0].in_*: valid: in_valid, primary, fragment_primary, fragment_secondary, texture0,
            texture1, texture2, texture3);
        self.steps[0].in_previous_buffer.next = self.registers.texenv_buffer_color.val();
        self.steps[0].in_pending_buffer.next = self.registers.texenv_buffer_color.val();
        self.steps[0].in_previous.next = self.primary.val();
        for i in 1..6 {
            wire!(self.steps[i - 1] => self.steps[i].in_*: valid: out_valid, primary, fragment_primary,
                fragment_secondary, texture0, texture1, texture2, texture3, previous_buffer, pending_buffer, previous);
        }
        wire!(self.steps[5] => self: out_valid, color: previous);
    }
}
