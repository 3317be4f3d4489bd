// SPDX-License-Identifier: MIT
//! The fragment pipeline with a memory behind its memory port.

use super::pipeline::FragmentPipeline;
use crate::parts::BlockRam;
use crate::prelude::*;
use crate::{Builder, UnsupportedChoice};

/// Everything from the combiner to the framebuffer, with a memory of 256 pixels.
///
/// [`FragmentPipeline`] and 256 pixels of both buffers: what can be checked by transactions alone, since a fragment sees
/// what those before it have written.
///
/// The memory holds the words of pixels by the low eight bits of their numbers, as the scoreboard compares them: in buffers
/// of 8x8 tiles, four tiles that are neighbours in memory. `load` writes both words of a pixel and waits like a register
/// write, behind one that waits with it. The module inside has the memory port itself; its file of Verilog serves with
/// another memory.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct FragmentTile {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    reg_valid: Signal<In, Bit>,
    reg_ready: Signal<Out, Bit>,
    /// Register id, from TEXENV0_SOURCE to FRAMEBUFFER_DIM; those without effect on fragments do nothing.
    reg_id: Signal<In, Bits<10>>,
    /// The word that is written.
    reg_data: Signal<In, Bits<32>>,
    load_valid: Signal<In, Bit>,
    load_ready: Signal<Out, Bit>,
    /// Low eight bits of the number of the pixel whose words are loaded.
    load_pixel: Signal<In, Bits<8>>,
    /// Word of `load_pixel` in the colour buffer.
    load_color: Signal<In, Bits<32>>,
    /// Word of `load_pixel` in the depth buffer.
    load_depth: Signal<In, Bits<32>>,
    fragment_valid: Signal<In, Bit>,
    fragment_ready: Signal<Out, Bit>,
    /// Column of the fragment.
    x: Signal<In, Bits<11>>,
    /// Line of the fragment.
    y: Signal<In, Bits<10>>,
    /// Depth of the fragment; 1.0 is 0xFFFFFF00.
    depth: Signal<In, Bits<32>>,
    /// Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31.
    primary: Signal<In, Bits<32>>,
    /// Diffuse and ambient light.
    fragment_primary: Signal<In, Bits<32>>,
    /// Specular light.
    fragment_secondary: Signal<In, Bits<32>>,
    /// Texture unit 0.
    texture0: Signal<In, Bits<32>>,
    /// Texture unit 1.
    texture1: Signal<In, Bits<32>>,
    /// Texture unit 2.
    texture2: Signal<In, Bits<32>>,
    /// Procedural texture.
    texture3: Signal<In, Bits<32>>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// Number of the pixel: its place in the buffers in units of their pixels.
    pixel: Signal<Out, Bits<21>>,
    /// Outcome: 0 passed; rejected by 1 alpha, 2 stencil, 3 depth test; 4 the mode draws nothing, or not here.
    outcome: Signal<Out, Bits<3>>,
    /// Whether the fragment has written the colour buffer.
    color_write: Signal<Out, Bit>,
    /// The word that the fragment has written to the colour buffer; 0 without a write.
    color_word: Signal<Out, Bits<32>>,
    /// Whether the fragment has written the depth buffer.
    depth_write: Signal<Out, Bit>,
    /// The word that the fragment has written to the depth buffer; 0 without a write.
    depth_word: Signal<Out, Bits<32>>,
    pipeline: FragmentPipeline<8>,
    color_memory: BlockRam<8, 32>,
    depth_memory: BlockRam<8, 32>,
    loads: Signal<Local, Bit>,
}

impl FragmentTile {
    /// Clocks from a fragment to its result, with six combiner stages and nothing that waits.
    pub const LATENCY: usize = FragmentPipeline::<8>::LATENCY;
    /// Clocks between fragments of one pixel.
    pub const INTERVAL: usize = FragmentPipeline::<8>::INTERVAL;

    /// The pipeline under `builder`.
    ///
    /// # Errors
    /// If there is no hardware for one of its choices.
    pub fn new(builder: &Builder) -> Result<Self, UnsupportedChoice> {
        Ok(Self { pipeline: FragmentPipeline::new(builder)?, ..Self::default() })
    }
}

#[hdl]
impl Logic for FragmentTile {
    fn update(&mut self) {
        clock!(self, clock, pipeline, color_memory, depth_memory);
        self.pipeline.reset.next = self.reset.val();
        self.pipeline.reg_valid.next = self.reg_valid.val();
        self.reg_ready.next = self.pipeline.reg_ready.val();
        self.pipeline.reg_id.next = self.reg_id.val();
        self.pipeline.reg_data.next = self.reg_data.val();
        self.loads.next = self.load_valid.val() && self.pipeline.is_empty.val() && (!self.reg_valid.val());
        self.load_ready.next = self.pipeline.is_empty.val() && (!self.reg_valid.val());
        self.fragment_ready.next = self.pipeline.fragment_ready.val() && (!self.load_valid.val());
        self.pipeline.fragment_valid.next = self.fragment_valid.val() && (!self.load_valid.val());
        self.pipeline.x.next = self.x.val();
        self.pipeline.y.next = self.y.val();
        self.pipeline.depth.next = self.depth.val();
        self.pipeline.primary.next = self.primary.val();
        self.pipeline.fragment_primary.next = self.fragment_primary.val();
        self.pipeline.fragment_secondary.next = self.fragment_secondary.val();
        self.pipeline.texture0.next = self.texture0.val();
        self.pipeline.texture1.next = self.texture1.val();
        self.pipeline.texture2.next = self.texture2.val();
        self.pipeline.texture3.next = self.texture3.val();

        self.color_memory.read_enable.next = self.pipeline.read.val();
        self.color_memory.read_address.next = self.pipeline.read_pixel.val().get_bits::<8>(0);
        self.pipeline.read_color.next = self.color_memory.read_data.val();
        self.color_memory.write_enable.next = self.pipeline.write.val() && self.pipeline.writes_color.val();
        self.color_memory.write_address.next = self.pipeline.write_pixel.val().get_bits::<8>(0);
        self.color_memory.write_data.next = self.pipeline.write_color.val();
        self.depth_memory.read_enable.next = self.pipeline.read.val();
        self.depth_memory.read_address.next = self.pipeline.read_pixel.val().get_bits::<8>(0);
        self.pipeline.read_depth.next = self.depth_memory.read_data.val();
        self.depth_memory.write_enable.next = self.pipeline.write.val() && self.pipeline.writes_depth.val();
        self.depth_memory.write_address.next = self.pipeline.write_pixel.val().get_bits::<8>(0);
        self.depth_memory.write_data.next = self.pipeline.write_depth.val();
        if self.loads.val() {
            self.color_memory.write_enable.next = true;
            self.color_memory.write_address.next = self.load_pixel.val();
            self.color_memory.write_data.next = self.load_color.val();
            self.depth_memory.write_enable.next = true;
            self.depth_memory.write_address.next = self.load_pixel.val();
            self.depth_memory.write_data.next = self.load_depth.val();
        }

        self.out_valid.next = self.pipeline.out_valid.val();
        self.pipeline.out_ready.next = self.out_ready.val();
        self.pixel.next = self.pipeline.pixel.val();
        self.outcome.next = self.pipeline.outcome.val();
        self.color_write.next = self.pipeline.color_write.val();
        self.color_word.next = self.pipeline.color_word.val();
        self.depth_write.next = self.pipeline.depth_write.val();
        self.depth_word.next = self.pipeline.depth_word.val();
    }
}
