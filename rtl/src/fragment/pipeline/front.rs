// SPDX-License-Identifier: MIT
//! From the colours of a fragment to the one that meets its pixel.

use super::place::{FragmentFog, FragmentPlace};
use super::registers::FrontRegisters;
use crate::UnsupportedChoice;
use crate::fragment::access::numbers::{NUMBER, PLACE};
use crate::fragment::combiner::chain::CombinerChain;
use crate::fragment::combiner::stages::CombinerStages;
use crate::fragment::fog::lut::FogPort;
use crate::fragment::fog::mix::FogMix;
use crate::parts::BlockRam;
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::{depthbuffer_format, fog_lut_data, texenv_update_buffer};
use pica_spec::pica200::code::fog_mode;

/// Combiner and fog. Beside them the pixel of a fragment and its depth in the format of the buffer are found.
///
/// Nothing stops in between, and nothing is kept here: whoever sends a fragment has room for it. Registers are not to be written
/// while a fragment is inside; they keep what was written over a reset.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.stages.is_folded() { "folded" } else { "" })]
pub(crate) struct FragmentFront {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// Id of the register that is written; an id that is not of this section does nothing.
    pub write_id: Signal<In, Bits<10>>,
    pub write_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub write_mask: Signal<In, Bits<4>>,
    /// Whether the id is one of this section.
    pub known: Signal<Out, Bit>,
    /// Whether no fragment is inside; a clock late to rise.
    pub is_empty: Signal<Out, Bit>,
    pub in_valid: Signal<In, Bit>,
    /// Whether the combiner can take a fragment.
    pub in_ready: Signal<Out, Bit>,
    pub x: Signal<In, Bits<11>>,
    pub y: Signal<In, Bits<10>>,
    pub depth: Signal<In, Bits<32>>,
    pub primary: Signal<In, Bits<32>>,
    pub fragment_primary: Signal<In, Bits<32>>,
    pub fragment_secondary: Signal<In, Bits<32>>,
    pub texture0: Signal<In, Bits<32>>,
    pub texture1: Signal<In, Bits<32>>,
    pub texture2: Signal<In, Bits<32>>,
    pub texture3: Signal<In, Bits<32>>,
    /// How many fragments were taken.
    pub taken: Signal<Out, Bits<{ NUMBER }>>,
    /// Whether the pixel and the depth of a fragment are there, and its place.
    pub placed: Signal<Out, Bit>,
    pub placed_at: Signal<Out, Bits<{ PLACE }>>,
    pub pixel: Signal<Out, Bits<21>>,
    pub depth_word: Signal<Out, Bits<24>>,
    /// Whether the colour of a fragment is there, and its place.
    pub mixed: Signal<Out, Bit>,
    pub mixed_at: Signal<Out, Bits<{ PLACE }>>,
    pub color: Signal<Out, Bits<32>>,

    registers: FrontRegisters,
    fog_port: FogPort,
    taken_count: DFF<Bits<{ NUMBER }>>,
    mixed_count: DFF<Bits<{ NUMBER }>>,
    placed_count: DFF<Bits<{ PLACE }>>,
    empty: DFF<Bit>,

    // 1. Combiner, and what waits for its colour.
    stages: CombinerStages,
    place: FragmentPlace,
    fog: FragmentFog,
    factors: BlockRam<{ PLACE }, 28>,
    factor_written: DFF<Bits<{ PLACE }>>,
    factor_read: DFF<Bits<{ PLACE }>>,

    // 2. Fog.
    combined: DFF<Bits<32>>,
    factor: DFF<Bits<28>>,
    mix: FogMix,
    mixing: DFF<Bits<{ 1 + FogMix::LATENCY }>>,
    mixes: Signal<Local, Bit>,
}

impl FragmentFront {
    /// Clocks from a fragment to its colour, with six combiner stages.
    pub const LATENCY: usize = CombinerChain::LATENCY + 1 + FogMix::LATENCY;

    /// The section under `builder`.
    ///
    /// # Errors
    /// If there is no hardware for one of its choices.
    pub fn new(choices: &Recorder, stages: CombinerStages) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            fog_port: FogPort::new(choices)?,
            stages,
            place: FragmentPlace::new(choices),
            fog: FragmentFog::new(choices),
            mix: FogMix::new(choices)?,
            ..Self::default()
        })
    }

    /// Whether there is one combiner stage in hardware.
    pub fn is_folded(&self) -> bool {
        self.stages.is_folded()
    }
}

#[hdl]
impl Logic for FragmentFront {
    fn update(&mut self) {
        wire!(self => self.{registers, fog_port, stages, place, fog, factors, mix}: clock);
        // Registers.
        wire!(self => self.registers: id: write_id, write, write_id, write_data, write_mask);
        wire!(self => self.stages: write, write_id, write_data, write_mask);
        self.known.next = self.stages.known.val() || self.registers.known.val();
        wire!(self => self.fog_port: write_data, write_mask);
        wire!(self.registers => self.fog_port: index_written: fog_lut_index_written, arrives: fog_lut_arrives);

        // 1. Combiner, and what waits for its colour.
        self.in_ready.next = self.stages.in_ready.val();
        wire!(self => self.{stages, place}: reset);
        wire!(self => self.stages: in_valid, primary, fragment_primary, fragment_secondary, texture0, texture1,
            texture2, texture3);
        self.place.framebuffer_dim.next = self.registers.framebuffer_dim.val();
        // The register has this bit alone, and Verilog takes no bit of one.
        self.place.block32.next = self.registers.framebuffer_block32.val().any();
        self.place.depth_format.next = field!(self.registers.depthbuffer_format, depthbuffer_format::FORMAT);
        wire!(self => self.place: in_valid, x, y, depth);
        wire!(self => self.fog: reset, in_valid, depth);
        self.fog.flip.next = flag!(self.registers.texenv_update_buffer, texenv_update_buffer::Z_FLIP);
        self.fog.off.next = field!(self.registers.texenv_update_buffer, texenv_update_buffer::FOG_MODE)
            != bits_of::<{ texenv_update_buffer::FOG_MODE_WIDTH }>(fog_mode::FOG);
        wire!(self.fog_port => self.fog: write: writes_entry, write_entry: entry);
        self.fog.write_word.next = self.write_data.val().get_bits::<{ fog_lut_data::BITS }>(0);
        wire!(self.fog => self.factors: write_enable: out_valid, write_data: y);
        self.factors.write_address.next = self.factor_written.q.val();
        if self.fog.out_valid.val() {
            self.factor_written.d.next = self.factor_written.q.val() + 1;
        }

        // 2. Fog. The factor comes a clock behind the colour.
        self.factors.read_enable.next = true;
        self.factors.read_address.next = self.factor_read.q.val();
        if self.stages.out_valid.val() {
            self.factor_read.d.next = self.factor_read.q.val() + 1;
        }
        self.combined.d.next = self.stages.color.val();
        self.factor.d.next = self.factors.read_data.val();
        wire!(self.*.q => self.mix: color: combined, factor);
        self.mix.fog_color.next = self.registers.fog_color.val();
        self.mixing.d.next =
            (self.mixing.q.val() << 1) | bit_cast::<{ 1 + FogMix::LATENCY }, 1>(self.stages.out_valid.val().into());
        for i in FogMix::LATENCY..(1 + FogMix::LATENCY) {
            self.mixes.next = self.mixing.q.val().get_bit(i);
        }

        // What is known of a fragment has the place of its number.
        self.placed.next = self.place.out_valid.val();
        self.placed_at.next = self.placed_count.q.val();
        wire!(self.place => self: pixel, depth_word);
        self.mixed.next = self.mixes.val();
        self.mixed_at.next = self.mixed_count.q.val().get_bits::<{ PLACE }>(0);
        self.color.next = self.mix.y.val();
        self.taken.next = self.taken_count.q.val();
        self.empty.d.next = (self.taken_count.q.val() == self.mixed_count.q.val()) && (!self.in_valid.val());
        self.is_empty.next = self.empty.q.val();
        if self.in_valid.val() {
            self.taken_count.d.next = self.taken_count.q.val() + 1;
        }
        if self.place.out_valid.val() {
            self.placed_count.d.next = self.placed_count.q.val() + 1;
        }
        if self.mixes.val() {
            self.mixed_count.d.next = self.mixed_count.q.val() + 1;
        }
        if self.reset.val() {
            wire!(0 => self.*.d: taken_count, placed_count, mixed_count);
            self.empty.d.next = true;
            wire!(0 => self.*.d: mixing, factor_written, factor_read);
        }
    }
}
