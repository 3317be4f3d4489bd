// SPDX-License-Identifier: MIT
//! One combiner stage that a fragment passes six times.

use super::address::TexenvAddress;
use super::ports::combiner_stages;
use super::stage::CombinerStage;
use crate::fragment::pipeline::registers::CombinerRegisters;
use crate::parts::{ByteLutRam, LutRam};
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::{
    texenv_color, texenv_combiner, texenv_operand, texenv_scale, texenv_source, texenv_update_buffer,
};

combiner_stages! {
    /// TEXENV0 to TEXENV5 with their registers in one stage, which a fragment passes six times: a ring of as many places as the
    /// stage has clocks, in which fragments rotate, each behind the one that came before it.
    ///
    /// The place of a fragment comes round every [`CombinerStage::LATENCY`] clocks. Its colours lie in LUT RAM by its place, the
    /// registers by the stage that it is in. Registers keep what was written over a reset. They are not to be written while a
    /// fragment is inside.
    #[derive(LogicBlock, Default, Component)]
    pub(crate) struct CombinerRing(in_ready) {
        stage: CombinerStage,

        /// The place that the stage takes a fragment from now, and the one of the next clock.
        place: DFF<Bits<4>>,
        next_place: Signal<Local, Bits<4>>,
        last_place: Parameter<Bits<4>>,
        takes: Signal<Local, Bit>,
        /// Whether a fragment is in the place that the stage takes from now, and the number of the stage for that fragment.
        valid: DFF<Bit>,
        pass: DFF<Bits<3>>,
        /// Whether fragments are in the places before that from which the stage takes now, the nearest first, and the
        /// numbers of the stages for them.
        valids: DFF<Bits<{ CombinerRing::BEHIND }>>,
        passes: [DFF<Bits<3>>; CombinerRing::BEHIND],
        coming: Signal<Local, Bit>,
        coming_pass: Signal<Local, Bits<3>>,
        last_pass: Signal<Local, Bit>,
        given: DFF<Bit>,

        colors: [LutRam<4, 32>; 7],
        buffers: LutRam<4, 32>,
        buffer_seen: Signal<Local, Bits<32>>,
        pending: Signal<Local, Bits<32>>,
        /// Whether the buffer takes the result of the stage, by the number of the next stage.
        update_color: Signal<Local, Bits<5>>,
        update_alpha: Signal<Local, Bits<5>>,
        /// Whether the buffer takes the result, from the number of the stage that takes the fragment now on.
        color_updates: Signal<Local, Bits<5>>,
        alpha_updates: Signal<Local, Bits<5>>,
        pending_color: Signal<Local, Bits<24>>,
        pending_alpha: Signal<Local, Bits<8>>,

        address: TexenvAddress,
        registers: CombinerRegisters,
        sources: ByteLutRam<3, { texenv_source::BITS }>,
        operands: ByteLutRam<3, { texenv_operand::BITS }>,
        combiners: ByteLutRam<3, { texenv_combiner::BITS }>,
        stage_colors: ByteLutRam<3, { texenv_color::BITS }>,
        scales: ByteLutRam<3, { texenv_scale::BITS }>,
    }
}

impl CombinerRing {
    /// Places behind that from which the stage takes a fragment.
    const BEHIND: usize = CombinerStage::LATENCY - 1;

    pub fn new(choices: &Recorder) -> Self {
        Self {
            stage: CombinerStage::new(choices),
            last_place: Parameter::bits(CombinerStage::LATENCY as u64 - 1),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for CombinerRing {
    fn update(&mut self) {
        wire!(self => self.{stage, registers, buffers, sources, operands, combiners, stage_colors, scales}: clock);
        // The place of the next clock: its fragment goes on, or, after six stages or if there is none, another is taken.
        self.next_place.next = self.place.q.val() + 1;
        if self.place.q.val() == self.last_place.val() {
            self.next_place.next = 0.into();
        }
        self.place.d.next = self.next_place.val();
        for i in (CombinerRing::BEHIND - 1)..CombinerRing::BEHIND {
            self.coming.next = self.valids.q.val().get_bit(i);
            self.coming_pass.next = self.passes[i].q.val();
        }
        self.last_pass.next = self.coming_pass.val() == 5;
        self.given.d.next = self.coming.val() && self.last_pass.val();
        self.in_ready.next = (!self.coming.val()) || self.last_pass.val();
        self.takes.next = self.in_valid.val() && ((!self.coming.val()) || self.last_pass.val());
        self.valid.d.next = self.takes.val() || (self.coming.val() && (!self.last_pass.val()));
        self.pass.d.next = self.coming_pass.val() + 1;
        if self.takes.val() {
            self.pass.d.next = 0.into();
        }
        self.valids.d.next =
            (self.valids.q.val() << 1) | bit_cast::<{ CombinerRing::BEHIND }, 1>(self.valid.q.val().into());
        self.passes[0].d.next = self.pass.q.val();
        for i in 1..CombinerRing::BEHIND {
            self.passes[i].d.next = self.passes[i - 1].q.val();
        }
        if self.reset.val() {
            self.valid.d.next = false;
            self.valids.d.next = 0.into();
            self.given.d.next = false;
        }

        // The colours of the fragment.
        for i in 0..7 {
            wire!(self => self.colors[i]: clock, write_enable: takes, write_address: next_place);
            self.colors[i].read_address.next = self.place.q.val();
        }
        self.colors[0].write_data.next = self.primary.val();
        self.colors[1].write_data.next = self.fragment_primary.val();
        self.colors[2].write_data.next = self.fragment_secondary.val();
        self.colors[3].write_data.next = self.texture0.val();
        self.colors[4].write_data.next = self.texture1.val();
        self.colors[5].write_data.next = self.texture2.val();
        self.colors[6].write_data.next = self.texture3.val();
        self.stage.primary.next = self.colors[0].read_data.val();
        self.stage.fragment_primary.next = self.colors[1].read_data.val();
        self.stage.fragment_secondary.next = self.colors[2].read_data.val();
        self.stage.texture0.next = self.colors[3].read_data.val();
        self.stage.texture1.next = self.colors[4].read_data.val();
        self.stage.texture2.next = self.colors[5].read_data.val();
        self.stage.texture3.next = self.colors[6].read_data.val();

        // The buffer is one stage late: what was pending is read, what the last stage has made is pending.
        self.buffers.write_enable.next = true;
        wire!(self.*.q => self.buffers: write_address: place, read_address: place);
        self.buffer_seen.next = self.buffers.read_data.val();
        self.update_color.next = bit_cast::<5, 4>(
            self.registers.texenv_update_buffer.val().get_bits::<4>(texenv_update_buffer::RGB_UPDATE0),
        ) << 1;
        self.update_alpha.next = bit_cast::<5, 4>(
            self.registers.texenv_update_buffer.val().get_bits::<4>(texenv_update_buffer::ALPHA_UPDATE0),
        ) << 1;
        self.color_updates.next = self.update_color.val() >> self.pass.q.val();
        self.alpha_updates.next = self.update_alpha.val() >> self.pass.q.val();
        self.pending_color.next = self.buffer_seen.val().get_bits::<24>(0);
        if self.color_updates.val().get_bit(0) {
            self.pending_color.next = self.stage.y.val().get_bits::<24>(0);
        }
        self.pending_alpha.next = self.buffer_seen.val().get_bits::<8>(24);
        if self.alpha_updates.val().get_bit(0) {
            self.pending_alpha.next = self.stage.y.val().get_bits::<8>(24);
        }
        self.pending.next =
            bit_cast::<32, 24>(self.pending_color.val()) | (bit_cast::<32, 8>(self.pending_alpha.val()) << 24);
        if !self.pass.q.val().any() {
            self.pending.next = self.registers.texenv_buffer_color.val();
        }
        self.buffers.write_data.next = self.pending.val();

        // The registers.
        self.address.id.next = self.write_id.val();
        wire!(self => self.registers: id: write_id, write, write_id, write_data, write_mask);
        self.known.next = self.address.known.val() || self.registers.known.val();
        self.sources.write_enable.next = self.write.val() && self.address.is_source.val();
        self.operands.write_enable.next = self.write.val() && self.address.is_operand.val();
        self.combiners.write_enable.next = self.write.val() && self.address.is_combiner.val();
        self.stage_colors.write_enable.next = self.write.val() && self.address.is_color.val();
        self.scales.write_enable.next = self.write.val() && self.address.is_scale.val();
        wire!(self.address => self.{sources, operands, combiners, stage_colors, scales}: write_address: stage);
        wire!(self => self.{sources, operands, combiners, stage_colors, scales}: write_data, write_mask);
        self.sources.read_address.next = self.pass.q.val();
        self.operands.read_address.next = self.pass.q.val();
        self.combiners.read_address.next = self.pass.q.val();
        self.stage_colors.read_address.next = self.pass.q.val();
        self.scales.read_address.next = self.pass.q.val();

        // The stage.
        self.stage.reset.next = self.reset.val();
        self.stage.in_valid.next = self.valid.q.val();
        self.stage.first.next = !self.pass.q.val().any();
        self.stage.texenv_source.next = self.sources.read_data.val();
        self.stage.texenv_operand.next = self.operands.read_data.val();
        self.stage.texenv_combiner.next = self.combiners.read_data.val();
        self.stage.texenv_color.next = self.stage_colors.read_data.val();
        self.stage.texenv_scale.next = self.scales.read_data.val();
        self.stage.previous_buffer.next = self.buffer_seen.val();
        self.stage.previous.next = self.stage.y.val();
        self.out_valid.next = self.given.q.val();
        self.color.next = self.stage.y.val();
    }
}
