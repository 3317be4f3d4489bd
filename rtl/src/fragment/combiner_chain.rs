// SPDX-License-Identifier: MIT
//! The six combiner stages in a row.

use super::combiner_step::CombinerStep;
use crate::prelude::*;
use pica_spec::choices::Recorder;

/// TEXENV0 to TEXENV5 with their registers (dossier section 6.3): one fragment per clock, six clocks later its colour.
///
/// Registers keep what was written over a reset. They are not to be written while a fragment is inside.
#[derive(LogicBlock, Default, Component)]
pub(super) struct CombinerChain {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether a fragment is taken and one given at the next edge.
    pub advance: Signal<In, Bit>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// Its id; one that is not of the combiner does nothing here.
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
    /// What goes along.
    pub depth: Signal<In, Bits<32>>,
    pub pixel: Signal<In, Bits<21>>,
    pub out_valid: Signal<Out, Bit>,
    pub color: Signal<Out, Bits<32>>,
    pub out_depth: Signal<Out, Bits<32>>,
    pub out_pixel: Signal<Out, Bits<21>>,
    /// Depth of the fragment that has gone through four stages.
    pub early_depth: Signal<Out, Bits<32>>,
    /// Whether no fragment is inside.
    pub is_empty: Signal<Out, Bit>,
    /// Six of them; not an array, which would be built on the stack.
    steps: Vec<CombinerStep>,
    buffer_color: DFF<Bits<32>>,
    update: DFF<Bits<8>>,
}

impl CombinerChain {
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
            self.steps[i].advance.next = self.advance.val();
            self.steps[i].write.next = false;
            self.steps[i].write_offset.next = self.write_id.val().get_bits::<3>(0);
            self.steps[i].write_data.next = self.write_data.val();
            self.steps[i].update_color.next = false;
            self.steps[i].update_alpha.next = false;
        }
        self.steps[0].update_color.next = self.update.q.val().get_bit(0);
        self.steps[0].update_alpha.next = self.update.q.val().get_bit(4);
        self.steps[1].update_color.next = self.update.q.val().get_bit(1);
        self.steps[1].update_alpha.next = self.update.q.val().get_bit(5);
        self.steps[2].update_color.next = self.update.q.val().get_bit(2);
        self.steps[2].update_alpha.next = self.update.q.val().get_bit(6);
        self.steps[3].update_color.next = self.update.q.val().get_bit(3);
        self.steps[3].update_alpha.next = self.update.q.val().get_bit(7);
        // Blocks of eight registers from 0x0C0 and from 0x0F0.
        if self.write.val() {
            match self.write_id.val().get_bits::<7>(3).index() {
                24 => self.steps[0].write.next = true,
                25 => self.steps[1].write.next = true,
                26 => self.steps[2].write.next = true,
                27 => self.steps[3].write.next = true,
                30 => self.steps[4].write.next = true,
                31 => self.steps[5].write.next = true,
                _ => {}
            }
            match self.write_id.val().index() {
                224 => self.update.d.next = self.write_data.val().get_bits::<8>(8),
                253 => self.buffer_color.d.next = self.write_data.val(),
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
        self.steps[0].in_depth.next = self.depth.val();
        self.steps[0].in_pixel.next = self.pixel.val();
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
            self.steps[i].in_depth.next = self.steps[i - 1].depth.val();
            self.steps[i].in_pixel.next = self.steps[i - 1].pixel.val();
        }
        self.out_valid.next = self.steps[5].out_valid.val();
        self.color.next = self.steps[5].previous.val();
        self.out_depth.next = self.steps[5].depth.val();
        self.out_pixel.next = self.steps[5].pixel.val();
        self.early_depth.next = self.steps[3].depth.val();
        self.is_empty.next = !(self.steps[0].out_valid.val()
            || self.steps[1].out_valid.val()
            || self.steps[2].out_valid.val()
            || self.steps[3].out_valid.val()
            || self.steps[4].out_valid.val()
            || self.steps[5].out_valid.val());
    }
}
