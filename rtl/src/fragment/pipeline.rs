// SPDX-License-Identifier: MIT
//! All stages from the combiner to the framebuffer.

use super::color_stage::{ColorLoad, ColorStage};
use super::combiner_chain::CombinerChain;
use super::depth_stage::DepthStage;
use super::fog::{FogFactor, FogMix, FogPlace};
use super::registers::Registers;
use super::{AlphaTest, DepthQuantise, Morton};
use crate::memory::BlockRam;
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{FragmentMode2, Gas, Recorder};
use pica_spec::pica200::bits::{fog_lut_data, fog_lut_index, texenv_update_buffer};
use pica_spec::pica200::code::{fog_mode, fragment_mode};

/// The fragment pipeline: one fragment per clock, a result for each, in order (dossier section 6.1).
///
/// | clock after a fragment is taken | |
/// |---|---|
/// | 1 to 6 | combiner; the fog factor is looked up beside stages 4 to 6 |
/// | 7 | alpha test, fog, depth in the format of the buffer; the pixel is read |
/// | 8 | stencil and depth test |
/// | 9 | blending or logic operation, colour mask, format |
/// | 10 | the result is offered; taken, it is written |
///
/// The latency is ten clocks, and more only where a result is not taken or a fragment waits for another: one that comes to
/// clock 7 waits there while one before it, in clocks 8 to 10, has the same pixel (the low `P` bits of its number), and then
/// reads what that one has written. Fragments of other pixels go through at one per clock, those of one pixel at one per
/// four clocks; where any four in a row have four pixels, none waits.
///
/// A register write waits until the pipeline is empty and goes before fragments that wait with it: a fragment sees the
/// writes that were taken before it, and no other. Registers keep what was written over a reset.
///
/// # Memory
/// With `read`, `read_pixel` is the pixel whose words have to be at `read_color` and `read_depth` after the next clock
/// edge, and to stay there until the next `read`. With `write`, the words of `pixel` are to be written at the next edge,
/// those whose `color_write` or `depth_write` is set.
///
/// # Not covered
/// Shadow mode and gas (dossier sections 6.5, 6.10): their fragments have outcome 4 and change nothing; for shadow mode the
/// model does more.
#[derive(LogicBlock, Default, Component)]
pub struct FragmentPipeline<const P: usize> {
    pub(super) clock: Signal<In, Clock>,
    pub(super) reset: Signal<In, Bit>,
    pub(super) reg_valid: Signal<In, Bit>,
    pub(super) reg_ready: Signal<Out, Bit>,
    pub(super) reg_id: Signal<In, Bits<10>>,
    pub(super) reg_data: Signal<In, Bits<32>>,
    pub(super) fragment_valid: Signal<In, Bit>,
    pub(super) fragment_ready: Signal<Out, Bit>,
    pub(super) x: Signal<In, Bits<11>>,
    pub(super) y: Signal<In, Bits<10>>,
    pub(super) depth: Signal<In, Bits<32>>,
    pub(super) primary: Signal<In, Bits<32>>,
    pub(super) fragment_primary: Signal<In, Bits<32>>,
    pub(super) fragment_secondary: Signal<In, Bits<32>>,
    pub(super) texture0: Signal<In, Bits<32>>,
    pub(super) texture1: Signal<In, Bits<32>>,
    pub(super) texture2: Signal<In, Bits<32>>,
    pub(super) texture3: Signal<In, Bits<32>>,
    pub(super) read: Signal<Out, Bit>,
    pub(super) read_pixel: Signal<Out, Bits<21>>,
    pub(super) read_color: Signal<In, Bits<32>>,
    pub(super) read_depth: Signal<In, Bits<32>>,
    pub(super) write: Signal<Out, Bit>,
    pub(super) out_valid: Signal<Out, Bit>,
    pub(super) out_ready: Signal<In, Bit>,
    pub(super) pixel: Signal<Out, Bits<21>>,
    pub(super) outcome: Signal<Out, Bits<3>>,
    pub(super) color_write: Signal<Out, Bit>,
    pub(super) color_word: Signal<Out, Bits<32>>,
    pub(super) depth_write: Signal<Out, Bit>,
    pub(super) depth_word: Signal<Out, Bits<32>>,
    /// Whether no fragment is inside.
    pub(super) is_empty: Signal<Out, Bit>,

    registers: Registers,
    draws_mode_2: Parameter<Bit>,
    draws: Signal<Local, Bit>,
    writes_register: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,

    // Clocks 1 to 6.
    morton: Morton,
    chain: CombinerChain,
    fog_place: FogPlace,
    fog_table: BlockRam<{ fog_lut_index::INDEX_WIDTH }, { fog_lut_data::BITS }>,
    fog_fraction: DFF<Bits<17>>,
    fog_factor: FogFactor,
    factor: DFF<Bits<28>>,

    // Clock 7.
    quantise: DepthQuantise,
    alpha_test: AlphaTest,
    fog_mix: FogMix,
    advance: Signal<Local, Bit>,
    valid7: DFF<Bit>,
    pixel7: DFF<Bits<21>>,
    color7: DFF<Bits<32>>,
    depth7: DFF<Bits<24>>,
    alive7: DFF<Bit>,
    outcome7: DFF<Bits<3>>,
    in_flight: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,

    // Clock 8.
    moves: Signal<Local, Bit>,
    valid8: DFF<Bit>,
    pixel8: DFF<Bits<21>>,
    color8: DFF<Bits<32>>,
    depth8: DFF<Bits<24>>,
    alive8: DFF<Bit>,
    outcome8: DFF<Bits<3>>,
    depth_stage: DepthStage,
    color_load: ColorLoad,

    // Clock 9.
    valid9: DFF<Bit>,
    pixel9: DFF<Bits<21>>,
    source9: DFF<Bits<32>>,
    destination9: DFF<Bits<32>>,
    alive9: DFF<Bit>,
    outcome9: DFF<Bits<3>>,
    depth_write9: DFF<Bit>,
    depth_word9: DFF<Bits<32>>,
    color_stage: ColorStage,

    // Clock 10.
    valid10: DFF<Bit>,
    pixel10: DFF<Bits<21>>,
    outcome10: DFF<Bits<3>>,
    color_write10: DFF<Bit>,
    color_word10: DFF<Bits<32>>,
    depth_write10: DFF<Bit>,
    depth_word10: DFF<Bits<32>>,
}

impl<const P: usize> FragmentPipeline<P> {
    /// The pipeline under `choices`.
    ///
    /// # Errors
    /// If there is no hardware for one of them.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        if choices.gas() == Gas::Accumulate {
            let reason = "what the density of a fragment is, and how depth weights it, is not known";
            return Err(UnsupportedChoice { id: "gas", value: choices.gas().name(), reason });
        }
        Ok(Self {
            draws_mode_2: Parameter::new(choices.fragment_mode_2() == FragmentMode2::Default),
            morton: Morton::new(choices),
            chain: CombinerChain::new(choices),
            fog_place: FogPlace::new(choices),
            fog_factor: FogFactor::new(choices),
            fog_mix: FogMix::new(choices)?,
            quantise: DepthQuantise::new(choices),
            color_stage: ColorStage::new(choices),
            ..Self::default()
        })
    }
}

#[hdl]
impl<const P: usize> Logic for FragmentPipeline<P> {
    fn update(&mut self) {
        clock!(self, clock, registers, chain, fog_table);
        // What moves: clocks 8 to 10 together, clock 7 unless its pixel is in flight, those before with clock 7.
        self.moves.next = self.out_ready.val() || (!self.valid10.q.val());
        self.in_flight.next = (self.valid8.q.val()
            && (self.pixel8.q.val().get_bits::<P>(0) == self.pixel7.q.val().get_bits::<P>(0)))
            || (self.valid9.q.val() && (self.pixel9.q.val().get_bits::<P>(0) == self.pixel7.q.val().get_bits::<P>(0)))
            || (self.valid10.q.val()
                && (self.pixel10.q.val().get_bits::<P>(0) == self.pixel7.q.val().get_bits::<P>(0)));
        self.leaves.next = self.valid7.q.val() && self.moves.val() && (!self.in_flight.val());
        self.advance.next = self.leaves.val() || (!self.valid7.q.val());

        // Registers.
        self.is_empty.next = self.chain.is_empty.val()
            && (!(self.valid7.q.val() || self.valid8.q.val() || self.valid9.q.val() || self.valid10.q.val()));
        self.reg_ready.next = self.is_empty.val();
        self.writes_register.next = self.reg_valid.val() && self.is_empty.val();
        self.registers.write.next = self.writes_register.val();
        self.registers.write_id.next = self.reg_id.val();
        self.registers.write_data.next = self.reg_data.val();
        match self.registers.fragment_mode.val().index() {
            fragment_mode::DEFAULT => self.draws.next = true,
            fragment_mode::GAS => self.draws.next = false,
            fragment_mode::SHADOW => self.draws.next = false,
            _ => self.draws.next = self.draws_mode_2.val(),
        }

        // 1 to 6. Combiner.
        self.fragment_ready.next = self.advance.val() && (!self.reg_valid.val());
        self.takes.next = self.fragment_valid.val() && (!self.reg_valid.val());
        self.morton.framebuffer_dim.next = self.registers.framebuffer_dim.val();
        self.morton.block32.next = self.registers.block32.val();
        self.morton.x.next = self.x.val();
        self.morton.y.next = self.y.val();
        self.chain.reset.next = self.reset.val();
        self.chain.advance.next = self.advance.val();
        self.chain.write.next = self.writes_register.val();
        self.chain.write_id.next = self.reg_id.val();
        self.chain.write_data.next = self.reg_data.val();
        self.chain.in_valid.next = self.takes.val();
        self.chain.primary.next = self.primary.val();
        self.chain.fragment_primary.next = self.fragment_primary.val();
        self.chain.fragment_secondary.next = self.fragment_secondary.val();
        self.chain.texture0.next = self.texture0.val();
        self.chain.texture1.next = self.texture1.val();
        self.chain.texture2.next = self.texture2.val();
        self.chain.texture3.next = self.texture3.val();
        self.chain.depth.next = self.depth.val();
        self.chain.pixel.next = self.morton.pixel.val();

        // 5 and 6. The fog table, and the factor.
        self.fog_place.depth.next = self.chain.early_depth.val();
        self.fog_place.flip.next = self.registers.fog_flip.val();
        self.fog_table.read_enable.next = self.advance.val();
        self.fog_table.read_address.next = self.fog_place.entry.val();
        self.fog_table.write_enable.next = self.registers.fog_write.val();
        self.fog_table.write_address.next = self.registers.fog_address.val();
        self.fog_table.write_data.next = self.reg_data.val().get_bits::<{ fog_lut_data::BITS }>(0);
        self.fog_factor.word.next = self.fog_table.read_data.val();
        self.fog_factor.fraction.next = self.fog_fraction.q.val();

        // 7. Alpha test, fog, depth.
        self.alpha_test.test.next = self.registers.alpha_test.val();
        self.alpha_test.alpha.next = self.chain.color.val().get_bits::<8>(24);
        self.fog_mix.factor.next = self.factor.q.val();
        self.fog_mix.color.next = self.chain.color.val();
        self.fog_mix.fog_color.next = self.registers.fog_color.val();
        self.quantise.depth_format.next = self.registers.depth_format.val();
        self.quantise.depth.next = self.chain.out_depth.val();
        if self.advance.val() {
            self.fog_fraction.d.next = self.fog_place.fraction.val();
            self.factor.d.next = self.fog_factor.y.val();
            self.valid7.d.next = self.chain.out_valid.val();
            self.pixel7.d.next = self.chain.out_pixel.val();
            self.color7.d.next = self.chain.color.val();
            if self.registers.fog_mode.val() == bits_of::<{ texenv_update_buffer::FOG_MODE_WIDTH }>(fog_mode::FOG) {
                self.color7.d.next = self.fog_mix.y.val();
            }
            self.depth7.d.next = self.quantise.y.val();
            self.alive7.d.next = self.draws.val() && self.alpha_test.pass.val();
            self.outcome7.d.next = 0.into();
            if !self.alpha_test.pass.val() {
                self.outcome7.d.next = 1.into();
            }
            if !self.draws.val() {
                self.outcome7.d.next = 4.into();
            }
        }
        self.read.next = self.leaves.val();
        self.read_pixel.next = self.pixel7.q.val();

        // 8. Stencil and depth test.
        self.depth_stage.depth_format.next = self.registers.depth_format.val();
        self.depth_stage.stencil_test.next = self.registers.stencil_test.val();
        self.depth_stage.stencil_op.next = self.registers.stencil_op.val();
        self.depth_stage.depth_color_mask.next = self.registers.depth_color_mask.val();
        self.depth_stage.readable.next = self.registers.depth_read.val();
        self.depth_stage.writable.next = self.registers.depth_write.val();
        self.depth_stage.alive.next = self.alive8.q.val();
        self.depth_stage.depth.next = self.depth8.q.val();
        self.depth_stage.stored.next = self.read_depth.val();
        self.color_load.color_format.next = self.registers.color_format.val();
        self.color_load.readable.next = self.registers.color_read.val();
        self.color_load.word.next = self.read_color.val();

        // 9. Blending or logic operation.
        self.color_stage.color_format.next = self.registers.color_format.val();
        self.color_stage.blends.next = self.registers.blends.val();
        self.color_stage.blend_func.next = self.registers.blend_func.val();
        self.color_stage.blend_color.next = self.registers.blend_color.val();
        self.color_stage.logic_operation.next = self.registers.logic_operation.val();
        self.color_stage.depth_color_mask.next = self.registers.depth_color_mask.val();
        self.color_stage.writable.next = self.registers.color_write.val();
        self.color_stage.alive.next = self.alive9.q.val();
        self.color_stage.source.next = self.source9.q.val();
        self.color_stage.destination.next = self.destination9.q.val();

        if self.moves.val() {
            self.valid8.d.next = self.leaves.val();
            self.pixel8.d.next = self.pixel7.q.val();
            self.color8.d.next = self.color7.q.val();
            self.depth8.d.next = self.depth7.q.val();
            self.alive8.d.next = self.alive7.q.val();
            self.outcome8.d.next = self.outcome7.q.val();

            self.valid9.d.next = self.valid8.q.val();
            self.pixel9.d.next = self.pixel8.q.val();
            self.source9.d.next = self.color8.q.val();
            self.destination9.d.next = self.color_load.color.val();
            self.alive9.d.next = self.depth_stage.pass.val();
            self.outcome9.d.next = self.outcome8.q.val();
            if self.alive8.q.val() && (!self.depth_stage.pass.val()) {
                self.outcome9.d.next = 3.into();
                if !self.depth_stage.passes_stencil.val() {
                    self.outcome9.d.next = 2.into();
                }
            }
            self.depth_write9.d.next = self.depth_stage.write.val();
            self.depth_word9.d.next = 0.into();
            if self.depth_stage.write.val() {
                self.depth_word9.d.next = self.depth_stage.word.val();
            }

            self.valid10.d.next = self.valid9.q.val();
            self.pixel10.d.next = self.pixel9.q.val();
            self.outcome10.d.next = self.outcome9.q.val();
            self.color_write10.d.next = self.color_stage.write.val();
            self.color_word10.d.next = 0.into();
            if self.color_stage.write.val() {
                self.color_word10.d.next = self.color_stage.word.val();
            }
            self.depth_write10.d.next = self.depth_write9.q.val();
            self.depth_word10.d.next = self.depth_word9.q.val();
        }
        if self.reset.val() {
            self.valid7.d.next = false;
            self.valid8.d.next = false;
            self.valid9.d.next = false;
            self.valid10.d.next = false;
        }

        // 10. The result.
        self.out_valid.next = self.valid10.q.val();
        self.write.next = self.valid10.q.val() && self.out_ready.val();
        self.pixel.next = self.pixel10.q.val();
        self.outcome.next = self.outcome10.q.val();
        self.color_write.next = self.color_write10.q.val();
        self.color_word.next = self.color_word10.q.val();
        self.depth_write.next = self.depth_write10.q.val();
        self.depth_word.next = self.depth_word10.q.val();
    }
}
