// SPDX-License-Identifier: MIT
//! From triangles on the screen to the words of the framebuffer.

mod collect;
mod registers;
mod skip;

use super::channel::DrawnTriangle;
use crate::UnsupportedChoice;
use crate::fragment::{FragmentPipeline, TAG};
use crate::parts::Skid;
use crate::prelude::*;
use crate::raster::{RasterChain, VertexComponents};
use collect::Collect;
use pica_spec::choices::{EarlyDepth, OutsideFramebuffer, Recorder};
use pica_spec::pica200::bits::{
    color_operation, depthmap_offset, depthmap_scale, framebuffer_dim, scissortest_dim, scissortest_mode,
    scissortest_pos, unknown0060,
};
use registers::RasterRegisters;
use skip::Skip;

/// The rasterizer and the fragment pipeline: triangles on the screen become words of the colour and the depth buffer.
///
/// A triangle comes in two channels: what its vertices have, 1/w first, and behind that where it is. Of the components
/// count the colours. A triangle has one component at least. A fragment takes six clocks, as long as its combiner stage
/// and its depth.
///
/// # Register writes
/// What is offered together is taken in the order of the channels. A write is taken when no triangle and no fragment is
/// in front of the fragment pipeline, and then as that has it.
///
/// # Memory
/// As that of [`FragmentPipeline`].
///
/// # Not covered
/// Textures and light: fragments have neither. Flat shading is a matter of what the components are (`attribute_setup`).
///
/// Choices: those of the blocks inside, `pixel_skip_pattern`, `line_skip_pattern`, `outside_framebuffer`, `early_depth`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(memory(color, depth))]
pub struct BackEnd {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    reg_valid: Signal<In, Bit>,
    reg_ready: Signal<Out, Bit>,
    /// Register id, those without effect on triangles and fragments do nothing.
    reg_id: Signal<In, Bits<10>>,
    /// The word that is written.
    reg_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    reg_mask: Signal<In, Bits<4>>,
    components_valid: Signal<In, Bit>,
    components_ready: Signal<Out, Bit>,
    /// What the vertices of the next triangle have.
    components: Signal<In, VertexComponents>,
    triangle_valid: Signal<In, Bit>,
    triangle_ready: Signal<Out, Bit>,
    /// Where a triangle is.
    triangle: Signal<In, DrawnTriangle>,
    answer_color_valid: Signal<In, Bit>,
    /// Tag of the read of the colour buffer that is answered.
    answer_color_tag: Signal<In, Bits<{ TAG }>>,
    /// The word of its pixel.
    answer_color_word: Signal<In, Bits<32>>,
    answer_depth_valid: Signal<In, Bit>,
    /// Tag of the read of the depth buffer that is answered.
    answer_depth_tag: Signal<In, Bits<{ TAG }>>,
    /// The word of its pixel.
    answer_depth_word: Signal<In, Bits<32>>,
    read_color_valid: Signal<Out, Bit>,
    read_color_ready: Signal<In, Bit>,
    /// Number of the pixel whose word in the colour buffer is read: its place in the buffer in units of pixels.
    read_color_address: Signal<Out, Bits<21>>,
    /// What the answer has to carry.
    read_color_tag: Signal<Out, Bits<{ TAG }>>,
    write_color_valid: Signal<Out, Bit>,
    write_color_ready: Signal<In, Bit>,
    /// Number of the pixel whose word in the colour buffer is written.
    write_color_address: Signal<Out, Bits<21>>,
    /// The word that is written.
    write_color_word: Signal<Out, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    write_color_enable: Signal<Out, Bits<4>>,
    read_depth_valid: Signal<Out, Bit>,
    read_depth_ready: Signal<In, Bit>,
    /// Number of the pixel whose word in the depth buffer is read.
    read_depth_address: Signal<Out, Bits<21>>,
    /// What the answer has to carry.
    read_depth_tag: Signal<Out, Bits<{ TAG }>>,
    write_depth_valid: Signal<Out, Bit>,
    write_depth_ready: Signal<In, Bit>,
    /// Number of the pixel whose word in the depth buffer is written.
    write_depth_address: Signal<Out, Bits<21>>,
    /// The word that is written.
    write_depth_word: Signal<Out, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    write_depth_enable: Signal<Out, Bits<4>>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// Number of the pixel of the fragment.
    pixel: Signal<Out, Bits<21>>,
    /// Outcome: 0 passed; rejected by 1 alpha, 2 stencil, 3 depth test; 4 the mode draws nothing, or not here.
    outcome: Signal<Out, Bits<3>>,
    /// Whether the fragment writes the colour buffer.
    color_write: Signal<Out, Bit>,
    /// The word that the fragment writes to the colour buffer; 0 without a write.
    color_word: Signal<Out, Bits<32>>,
    /// Whether the fragment writes the depth buffer.
    depth_write: Signal<Out, Bit>,
    /// The word that the fragment writes to the depth buffer; 0 without a write.
    depth_word: Signal<Out, Bits<32>>,

    calm: Signal<Local, Bit>,
    turn: Signal<Local, Bit>,
    writes: Signal<Local, Bit>,
    registers: RasterRegisters,
    skip: Skip,
    chain: RasterChain,
    collect: Collect,
    offers: Signal<Local, Bit>,
    goes: Signal<Local, Bit>,
    fragment: Skid<85>,
    pipeline: FragmentPipeline,
}

impl BackEnd {
    /// The back end under `choices`.
    ///
    /// # Errors
    /// If there is no hardware for one of its choices.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        if choices.outside_framebuffer() == OutsideFramebuffer::Addressed {
            let reason = "the walk ends at the framebuffer";
            return Err(UnsupportedChoice {
                id: "outside_framebuffer",
                value: OutsideFramebuffer::Addressed.name(),
                reason,
            });
        }
        if choices.early_depth() == EarlyDepth::Conservative8x8 {
            let reason = "there is no store of depths in front of the fragment pipeline";
            return Err(UnsupportedChoice { id: "early_depth", value: EarlyDepth::Conservative8x8.name(), reason });
        }
        Ok(Self {
            skip: Skip::new(choices),
            chain: RasterChain::new(choices)?,
            pipeline: FragmentPipeline::folded(choices)?,
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for BackEnd {
    fn update(&mut self) {
        wire!(self => self.{registers, chain, collect, fragment, pipeline}: clock);
        wire!(self => self.{chain, collect, fragment, pipeline}: reset);

        // Registers.
        self.calm.next = self.chain.is_empty.val() && (!self.fragment.out_valid.val());
        // A write that the pipeline does not take yet comes again: the same bytes are written.
        self.writes.next = self.reg_valid.val() && self.calm.val();
        wire!(self => self.pipeline: reg_valid: writes, reg_id, reg_data, reg_mask);
        self.reg_ready.next = self.calm.val() && self.pipeline.reg_ready.val();
        wire!(self => self.registers: id: reg_id, write: writes, write_id: reg_id, write_data: reg_data,
            write_mask: reg_mask);

        // Triangles.
        self.turn.next = (!self.reg_valid.val()) && (!self.components_valid.val());
        self.chain.triangle_valid.next = self.triangle_valid.val() && self.turn.val();
        self.triangle_ready.next = self.chain.triangle_ready.val() && self.turn.val();
        wire!(self.triangle.val() => self.chain.triangle.next: x0, y0, x1, y1, x2, y2);
        self.chain.triangle.next.scissor_mode = field!(self.registers.scissortest_mode, scissortest_mode::MODE);
        self.chain.triangle.next.scissor_x1 = field!(self.registers.scissortest_pos, scissortest_pos::X1);
        self.chain.triangle.next.scissor_y1 = field!(self.registers.scissortest_pos, scissortest_pos::Y1);
        self.chain.triangle.next.scissor_x2 = field!(self.registers.scissortest_dim, scissortest_dim::X2);
        self.chain.triangle.next.scissor_y2 = field!(self.registers.scissortest_dim, scissortest_dim::Y2);
        self.chain.triangle.next.width = field!(self.registers.framebuffer_dim, framebuffer_dim::WIDTH);
        self.chain.triangle.next.last_line = field!(self.registers.framebuffer_dim, framebuffer_dim::HEIGHT_MINUS_1);
        wire!(self.triangle.val() => self.chain.vertices.next: z0, z1, z2);
        self.chain.vertices.next.scale = field!(self.registers.depthmap_scale, depthmap_scale::SCALE);
        self.chain.vertices.next.offset = field!(self.registers.depthmap_offset, depthmap_offset::OFFSET);
        wire!(self.registers => self.chain.vertices.next: mode: depthmap_enable);
        self.skip.pixels.next = field!(self.registers.unknown_0060, unknown0060::SKIP);
        self.skip.lines.next = flag!(self.registers.color_operation, color_operation::LINE_SKIP);
        self.skip.nothing.next = flag!(self.registers.color_operation, color_operation::DRAW_NOTHING);
        wire!(self.skip => self.chain: kept);
        self.chain.components_valid.next = self.components_valid.val() && (!self.reg_valid.val());
        self.components_ready.next = self.chain.components_ready.val() && (!self.reg_valid.val());
        wire!(self => self.chain: components);

        // Fragments.
        wire!(self.chain => self.collect: in_valid: interpolated_valid, interpolated);
        wire!(self.collect => self.chain: interpolated_ready: in_ready);
        self.offers.next = self.chain.fragment_valid.val() && self.collect.is_complete.val();
        self.goes.next = self.offers.val() && self.fragment.in_ready.val();
        wire!(self => self.chain: fragment_ready: goes);
        wire!(self => self.collect: goes);
        wire!(self => self.fragment: in_valid: offers);
        self.fragment.x.next = bit_cast::<85, 32>(self.collect.color.val())
            | (bit_cast::<85, 32>(self.chain.depth.val()) << 32)
            | (bit_cast::<85, 11>(self.chain.x.val()) << 64)
            | (bit_cast::<85, 10>(self.chain.y.val()) << 75);
        wire!(self.fragment => self.pipeline: fragment_valid: out_valid);
        wire!(self.pipeline => self.fragment: out_ready: fragment_ready);
        self.pipeline.primary.next = self.fragment.y.val().get_bits::<32>(0);
        self.pipeline.depth.next = self.fragment.y.val().get_bits::<32>(32);
        self.pipeline.x.next = self.fragment.y.val().get_bits::<11>(64);
        self.pipeline.y.next = self.fragment.y.val().get_bits::<10>(75);
        wire!(0 => self.pipeline.*: fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3);
        wire!(self => self.pipeline: answer_color_valid, answer_color_tag, answer_color_word, answer_depth_valid,
            answer_depth_tag, answer_depth_word, read_color_ready, write_color_ready, read_depth_ready, write_depth_ready,
            out_ready);
        wire!(self.pipeline => self: read_color_valid, read_color_address, read_color_tag, write_color_valid,
            write_color_address, write_color_word, write_color_enable, read_depth_valid, read_depth_address, read_depth_tag,
            write_depth_valid, write_depth_address, write_depth_word, write_depth_enable, out_valid, pixel, outcome,
            color_write, color_word, depth_write, depth_word);
    }
}
