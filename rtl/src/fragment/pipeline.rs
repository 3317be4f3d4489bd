// SPDX-License-Identifier: MIT
//! All stages from the combiner to the framebuffer.

use super::combiner_chain::CombinerChain;
use super::combiner_stages::CombinerStages;
use super::fog_mix::FogMix;
use super::fragment_place::{FragmentFog, FragmentPlace};
use super::framebuffer::Framebuffer;
use super::registers::Registers;
use crate::parts::{BlockRam, Credit, Queue, QueueWords};
use crate::prelude::*;
use crate::{Builder, UnsupportedChoice};
use pica_spec::choices::{FragmentMode2, Gas};
use pica_spec::pica200::bits::{fog_lut_data, texenv_update_buffer};
use pica_spec::pica200::code::{fog_mode, fragment_mode};

/// Bits of the number of fragments that are inside at once: more than the pipeline has clocks.
const INSIDE: usize = 7;

/// The pipeline: one fragment per clock, a result for each, in order (fragment.md#order-of-operations); of the one
/// combiner stage of `--build combiner=folded`, one per six clocks.
///
/// 1. The combiner. Beside it the pixel of a fragment, its depth in the format of the buffer and its share in fog are
///    found, and wait for the colour.
/// 2. Fog.
/// 3. A queue.
/// 4. The framebuffer: the pixel is read, tested, changed and written. A fragment waits while one before it, still
///    inside, has the same pixel (the low `P` bits of its number). It then reads what that one has written.
/// 5. A queue of results.
///
/// Nothing stops in between: a fragment is taken where there is room for its result, of which there are 128 places.
/// [`FragmentPipeline::LATENCY`] clocks after a fragment was taken its result is offered, and later only where results
/// are not taken, or fragments wait for others. Fragments of other pixels go through at one per clock, those of one
/// pixel at one per [`FragmentPipeline::INTERVAL`] clocks.
///
/// A register write waits until the pipeline is empty and goes before fragments that wait with it: a fragment sees the
/// writes that were taken before it, and no other. Registers keep what was written over a reset.
///
/// # Memory
/// With `read`, `read_pixel` is the pixel whose words have to be at `read_color` and `read_depth` after the next clock
/// edge. With `write`, the words of `write_pixel` are to be written at the next edge, those whose `writes_color` or
/// `writes_depth` is set. They are written whether or not results are taken.
///
/// # Not covered
/// Shadow mode and gas (fragment.md#gas, framebuffer.md#shadow): their fragments have outcome 4 and change nothing; for
/// shadow mode the model does more.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.stages.is_folded() { "folded" } else { "" })]
pub struct FragmentPipeline<const P: usize> {
    /// Rising edges count.
    pub(super) clock: Signal<In, Clock>,
    /// Synchronous, active high.
    pub(super) reset: Signal<In, Bit>,
    /// A register write is offered.
    pub(super) reg_valid: Signal<In, Bit>,
    /// The register write is taken at the next rising edge: no fragment is inside.
    pub(super) reg_ready: Signal<Out, Bit>,
    /// Register id, from TEXENV0_SOURCE to FRAMEBUFFER_DIM; those without effect on fragments do nothing.
    pub(super) reg_id: Signal<In, Bits<10>>,
    /// The word that is written.
    pub(super) reg_data: Signal<In, Bits<32>>,
    /// A fragment is offered.
    pub(super) fragment_valid: Signal<In, Bit>,
    /// The fragment is taken at the next rising edge.
    pub(super) fragment_ready: Signal<Out, Bit>,
    /// Column of the fragment.
    pub(super) x: Signal<In, Bits<11>>,
    /// Line of the fragment.
    pub(super) y: Signal<In, Bits<10>>,
    /// Depth of the fragment; 1.0 is 0xFFFFFF00.
    pub(super) depth: Signal<In, Bits<32>>,
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
    /// Whether the words of a pixel are read at the next rising edge.
    pub(super) read: Signal<Out, Bit>,
    /// Number of the pixel that is read: its place in the buffers in units of their pixels.
    pub(super) read_pixel: Signal<Out, Bits<21>>,
    /// Word of `read_pixel` in the colour buffer, in the clock after the edge at which it is read.
    pub(super) read_color: Signal<In, Bits<32>>,
    /// Word of `read_pixel` in the depth buffer, in the clock after the edge at which it is read.
    pub(super) read_depth: Signal<In, Bits<32>>,
    /// Whether a pixel is written at the next rising edge; nothing holds a write up.
    pub(super) write: Signal<Out, Bit>,
    /// Number of the pixel that is written.
    pub(super) write_pixel: Signal<Out, Bits<21>>,
    /// With `write`: whether the word of `write_pixel` in the colour buffer is written.
    pub(super) writes_color: Signal<Out, Bit>,
    /// The word that is written to the colour buffer.
    pub(super) write_color: Signal<Out, Bits<32>>,
    /// With `write`: whether the word of `write_pixel` in the depth buffer is written.
    pub(super) writes_depth: Signal<Out, Bit>,
    /// The word that is written to the depth buffer.
    pub(super) write_depth: Signal<Out, Bits<32>>,
    /// A result is offered.
    pub(super) out_valid: Signal<Out, Bit>,
    /// The result is taken at the next rising edge.
    pub(super) out_ready: Signal<In, Bit>,
    /// Number of the pixel of the fragment.
    pub(super) pixel: Signal<Out, Bits<21>>,
    /// Outcome: 0 passed; rejected by 1 alpha, 2 stencil, 3 depth test; 4 the mode draws nothing, or not here.
    pub(super) outcome: Signal<Out, Bits<3>>,
    /// Whether the fragment has written the colour buffer.
    pub(super) color_write: Signal<Out, Bit>,
    /// The word that the fragment has written to the colour buffer; 0 without a write.
    pub(super) color_word: Signal<Out, Bits<32>>,
    /// Whether the fragment has written the depth buffer.
    pub(super) depth_write: Signal<Out, Bit>,
    /// The word that the fragment has written to the depth buffer; 0 without a write.
    pub(super) depth_word: Signal<Out, Bits<32>>,
    /// Whether no fragment is inside.
    pub(super) is_empty: Signal<Out, Bit>,

    registers: Registers,
    draws_mode_2: Parameter<Bit>,
    draws: DFF<Bit>,
    writes_register: Signal<Local, Bit>,
    credit: Credit<{ 1 << INSIDE }>,
    ready: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,

    // 1. Combiner, and what waits for its colour.
    stages: CombinerStages,
    place: FragmentPlace,
    fog: FragmentFog,
    factors: BlockRam<INSIDE, 28>,
    factor_written: DFF<Bits<INSIDE>>,
    factor_read: DFF<Bits<INSIDE>>,

    // 2. Fog.
    color: DFF<Bits<32>>,
    factor: DFF<Bits<28>>,
    mix: FogMix,
    mixing: DFF<Bits<{ 1 + FogMix::LATENCY }>>,
    mixed: Signal<Local, Bit>,

    // 3. The queue before the framebuffer.
    queue: Queue<INSIDE>,
    colors: QueueWords<INSIDE, 32>,
    pixels: QueueWords<INSIDE, 21>,
    depths: QueueWords<INSIDE, 24>,
    place_written: DFF<Bits<INSIDE>>,

    // 4. The framebuffer.
    framebuffer: Framebuffer<P>,

    // 5. The queue of results.
    results: Queue<INSIDE>,
    result_colors: QueueWords<INSIDE, 32>,
    result_depths: QueueWords<INSIDE, 32>,
    result_states: QueueWords<INSIDE, 26>,
}

impl<const P: usize> FragmentPipeline<P> {
    /// Clocks from a fragment to its result, with six combiner stages and nothing that waits.
    pub const LATENCY: usize =
        CombinerChain::LATENCY + 1 + FogMix::LATENCY + 2 * Queue::<INSIDE>::LATENCY + Framebuffer::<P>::LATENCY;
    /// Clocks between fragments of one pixel.
    pub const INTERVAL: usize = Framebuffer::<P>::INTERVAL;

    /// The pipeline under `builder`.
    ///
    /// # Errors
    /// If there is no hardware for one of its choices.
    pub fn new(builder: &Builder) -> Result<Self, UnsupportedChoice> {
        if builder.gas() == Gas::Accumulate {
            let reason = "gas is not in this block: its fragments change nothing";
            return Err(UnsupportedChoice { id: "gas", value: builder.gas().name(), reason });
        }
        Ok(Self {
            draws_mode_2: Parameter::new(builder.fragment_mode_2() == FragmentMode2::Default),
            stages: CombinerStages::new(builder),
            place: FragmentPlace::new(builder),
            fog: FragmentFog::new(builder),
            mix: FogMix::new(builder)?,
            framebuffer: Framebuffer::new(builder),
            ..Self::default()
        })
    }
}

#[hdl]
impl<const P: usize> Logic for FragmentPipeline<P> {
    fn update(&mut self) {
        clock!(
            self,
            clock,
            registers,
            credit,
            stages,
            place,
            fog,
            factors,
            mix,
            queue,
            colors,
            pixels,
            depths,
            framebuffer,
            results,
            result_colors,
            result_depths,
            result_states
        );
        // Registers.
        self.credit.reset.next = self.reset.val();
        self.is_empty.next = self.credit.is_empty.val();
        self.reg_ready.next = self.credit.is_empty.val();
        self.writes_register.next = self.reg_valid.val() && self.credit.is_empty.val();
        self.registers.write.next = self.writes_register.val();
        self.registers.write_id.next = self.reg_id.val();
        self.registers.write_data.next = self.reg_data.val();
        match self.registers.fragment_mode.val().index() {
            fragment_mode::DEFAULT => self.draws.d.next = true,
            fragment_mode::GAS => self.draws.d.next = false,
            fragment_mode::SHADOW => self.draws.d.next = false,
            _ => self.draws.d.next = self.draws_mode_2.val(),
        }

        // 1. Combiner, and what waits for its colour.
        self.ready.next = self.credit.has_room.val() && self.stages.in_ready.val() && (!self.reg_valid.val());
        self.takes.next = self.fragment_valid.val() && self.ready.val();
        self.fragment_ready.next = self.ready.val();
        self.credit.take.next = self.takes.val();
        self.stages.reset.next = self.reset.val();
        self.stages.write.next = self.writes_register.val();
        self.stages.write_id.next = self.reg_id.val();
        self.stages.write_data.next = self.reg_data.val();
        self.stages.in_valid.next = self.takes.val();
        self.stages.primary.next = self.primary.val();
        self.stages.fragment_primary.next = self.fragment_primary.val();
        self.stages.fragment_secondary.next = self.fragment_secondary.val();
        self.stages.texture0.next = self.texture0.val();
        self.stages.texture1.next = self.texture1.val();
        self.stages.texture2.next = self.texture2.val();
        self.stages.texture3.next = self.texture3.val();
        self.place.reset.next = self.reset.val();
        self.place.framebuffer_dim.next = self.registers.framebuffer_dim.val();
        self.place.block32.next = self.registers.block32.val();
        self.place.depth_format.next = self.registers.depth_format.val();
        self.place.in_valid.next = self.takes.val();
        self.place.x.next = self.x.val();
        self.place.y.next = self.y.val();
        self.place.depth.next = self.depth.val();
        self.fog.reset.next = self.reset.val();
        self.fog.flip.next = self.registers.fog_flip.val();
        self.fog.off.next =
            self.registers.fog_mode.val() != bits_of::<{ texenv_update_buffer::FOG_MODE_WIDTH }>(fog_mode::FOG);
        self.fog.write.next = self.registers.fog_write.val();
        self.fog.write_entry.next = self.registers.fog_address.val();
        self.fog.write_word.next = self.reg_data.val().get_bits::<{ fog_lut_data::BITS }>(0);
        self.fog.in_valid.next = self.takes.val();
        self.fog.depth.next = self.depth.val();
        self.factors.write_enable.next = self.fog.out_valid.val();
        self.factors.write_address.next = self.factor_written.q.val();
        self.factors.write_data.next = self.fog.y.val();
        if self.fog.out_valid.val() {
            self.factor_written.d.next = self.factor_written.q.val() + 1;
        }

        // 2. Fog. The factor comes a clock behind the colour.
        self.factors.read_enable.next = true;
        self.factors.read_address.next = self.factor_read.q.val();
        if self.stages.out_valid.val() {
            self.factor_read.d.next = self.factor_read.q.val() + 1;
        }
        self.color.d.next = self.stages.color.val();
        self.factor.d.next = self.factors.read_data.val();
        self.mix.color.next = self.color.q.val();
        self.mix.fog_color.next = self.registers.fog_color.val();
        self.mix.factor.next = self.factor.q.val();
        self.mixing.d.next =
            (self.mixing.q.val() << 1) | bit_cast::<{ 1 + FogMix::LATENCY }, 1>(self.stages.out_valid.val().into());
        for i in FogMix::LATENCY..(1 + FogMix::LATENCY) {
            self.mixed.next = self.mixing.q.val().get_bit(i);
        }

        // 3. The queue before the framebuffer.
        self.queue.reset.next = self.reset.val();
        self.queue.put.next = self.mixed.val();
        self.queue.take.next = self.framebuffer.in_ready.val();
        self.colors.put.next = self.mixed.val();
        self.colors.write_address.next = self.queue.write_address.val();
        self.colors.x.next = self.mix.y.val();
        self.pixels.put.next = self.place.out_valid.val();
        self.pixels.write_address.next = self.place_written.q.val();
        self.pixels.x.next = self.place.pixel.val();
        self.depths.put.next = self.place.out_valid.val();
        self.depths.write_address.next = self.place_written.q.val();
        self.depths.x.next = self.place.depth_word.val();
        if self.place.out_valid.val() {
            self.place_written.d.next = self.place_written.q.val() + 1;
        }
        self.colors.fetch.next = self.queue.fetch.val();
        self.colors.read_address.next = self.queue.read_address.val();
        self.colors.load.next = self.queue.load.val();
        self.pixels.fetch.next = self.queue.fetch.val();
        self.pixels.read_address.next = self.queue.read_address.val();
        self.pixels.load.next = self.queue.load.val();
        self.depths.fetch.next = self.queue.fetch.val();
        self.depths.read_address.next = self.queue.read_address.val();
        self.depths.load.next = self.queue.load.val();

        // 4. The framebuffer.
        self.framebuffer.reset.next = self.reset.val();
        self.framebuffer.alpha_test.next = self.registers.alpha_test.val();
        self.framebuffer.stencil_test.next = self.registers.stencil_test.val();
        self.framebuffer.stencil_op.next = self.registers.stencil_op.val();
        self.framebuffer.depth_color_mask.next = self.registers.depth_color_mask.val();
        self.framebuffer.blends.next = self.registers.blends.val();
        self.framebuffer.blend_func.next = self.registers.blend_func.val();
        self.framebuffer.blend_color.next = self.registers.blend_color.val();
        self.framebuffer.logic_operation.next = self.registers.logic_operation.val();
        self.framebuffer.color_format.next = self.registers.color_format.val();
        self.framebuffer.depth_format.next = self.registers.depth_format.val();
        self.framebuffer.color_read.next = self.registers.color_read.val();
        self.framebuffer.color_write.next = self.registers.color_write.val();
        self.framebuffer.depth_read.next = self.registers.depth_read.val();
        self.framebuffer.depth_write.next = self.registers.depth_write.val();
        self.framebuffer.draws.next = self.draws.q.val();
        self.framebuffer.in_valid.next = self.queue.valid.val();
        self.framebuffer.pixel.next = self.pixels.y.val();
        self.framebuffer.color.next = self.colors.y.val();
        self.framebuffer.depth.next = self.depths.y.val();
        self.read.next = self.framebuffer.read.val();
        self.read_pixel.next = self.framebuffer.read_pixel.val();
        self.framebuffer.read_color.next = self.read_color.val();
        self.framebuffer.read_depth.next = self.read_depth.val();
        self.write.next = self.framebuffer.out_valid.val();
        self.write_pixel.next = self.framebuffer.out_pixel.val();
        self.writes_color.next = self.framebuffer.writes_color.val();
        self.write_color.next = self.framebuffer.color_word.val();
        self.writes_depth.next = self.framebuffer.writes_depth.val();
        self.write_depth.next = self.framebuffer.depth_word.val();

        // 5. The queue of results.
        self.results.reset.next = self.reset.val();
        self.results.put.next = self.framebuffer.out_valid.val();
        self.results.take.next = self.out_ready.val();
        self.credit.give.next = self.results.valid.val() && self.out_ready.val();
        self.result_colors.put.next = self.framebuffer.out_valid.val();
        self.result_colors.write_address.next = self.results.write_address.val();
        self.result_colors.x.next = self.framebuffer.color_word.val();
        self.result_colors.fetch.next = self.results.fetch.val();
        self.result_colors.read_address.next = self.results.read_address.val();
        self.result_colors.load.next = self.results.load.val();
        self.result_depths.put.next = self.framebuffer.out_valid.val();
        self.result_depths.write_address.next = self.results.write_address.val();
        self.result_depths.x.next = self.framebuffer.depth_word.val();
        self.result_depths.fetch.next = self.results.fetch.val();
        self.result_depths.read_address.next = self.results.read_address.val();
        self.result_depths.load.next = self.results.load.val();
        self.result_states.put.next = self.framebuffer.out_valid.val();
        self.result_states.write_address.next = self.results.write_address.val();
        self.result_states.x.next = bit_cast::<26, 21>(self.framebuffer.out_pixel.val())
            | (bit_cast::<26, 3>(self.framebuffer.outcome.val()) << 21)
            | (bit_cast::<26, 1>(self.framebuffer.writes_color.val().into()) << 24)
            | (bit_cast::<26, 1>(self.framebuffer.writes_depth.val().into()) << 25);
        self.result_states.fetch.next = self.results.fetch.val();
        self.result_states.read_address.next = self.results.read_address.val();
        self.result_states.load.next = self.results.load.val();
        self.out_valid.next = self.results.valid.val();
        self.pixel.next = self.result_states.y.val().get_bits::<21>(0);
        self.outcome.next = self.result_states.y.val().get_bits::<3>(21);
        self.color_write.next = self.result_states.y.val().get_bit(24);
        self.color_word.next = self.result_colors.y.val();
        self.depth_write.next = self.result_states.y.val().get_bit(25);
        self.depth_word.next = self.result_depths.y.val();

        if self.reset.val() {
            self.mixing.d.next = 0.into();
            self.factor_written.d.next = 0.into();
            self.factor_read.d.next = 0.into();
            self.place_written.d.next = 0.into();
        }
    }
}
