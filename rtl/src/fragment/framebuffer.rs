// SPDX-License-Identifier: MIT
//! From the colour of a fragment to what it writes to its pixel.

use super::color_stage::{ColorLoad, ColorStage};
use super::depth_stage::{DepthDecide, DepthLook};
use super::{AlphaTest, Blend, DepthPack, LogicOp};
use crate::parts::Delay;
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::{depth_color_mask, fragop_alpha_test, stencil_op, stencil_test};

/// Reads, tests, changes and writes a pixel; nothing holds it up once it is read.
///
/// | clock after a pixel is read | |
/// |---|---|
/// | 1 | the words of the pixel come; alpha test |
/// | 2 | the words are unpacked; comparison of depth and stencil |
/// | 3 | outcome; the new stencil and depth; logic operation; blending begins |
/// | 4 | the word for the depth buffer |
/// | then | until blending is done: colour mask, the word for the colour buffer |
/// | last | the words are written |
///
/// Before, a fragment waits while one of its pixel (by the low `P` bits) is inside. Whether it has to is found a clock ahead,
/// from what will be inside then.
#[derive(LogicBlock, Default, Component)]
pub(super) struct Framebuffer<const P: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Fields of registers, from here to `depth_write`.
    pub alpha_test: Signal<In, Bits<{ fragop_alpha_test::BITS }>>,
    pub stencil_test: Signal<In, Bits<{ stencil_test::BITS }>>,
    pub stencil_op: Signal<In, Bits<{ stencil_op::BITS }>>,
    pub depth_color_mask: Signal<In, Bits<{ depth_color_mask::BITS }>>,
    pub blends: Signal<In, Bit>,
    pub blend_func: Signal<In, Bits<32>>,
    pub blend_color: Signal<In, Bits<32>>,
    pub logic_operation: Signal<In, Bits<4>>,
    pub color_format: Signal<In, Bits<3>>,
    pub depth_format: Signal<In, Bits<2>>,
    pub color_read: Signal<In, Bit>,
    pub color_write: Signal<In, Bit>,
    pub depth_read: Signal<In, Bit>,
    pub depth_write: Signal<In, Bit>,
    /// Whether fragments are drawn.
    pub draws: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    pub in_ready: Signal<Out, Bit>,
    pub pixel: Signal<In, Bits<21>>,
    pub color: Signal<In, Bits<32>>,
    pub depth: Signal<In, Bits<24>>,
    /// Whether the words of a pixel are read at the next edge.
    pub read: Signal<Out, Bit>,
    pub read_pixel: Signal<Out, Bits<21>>,
    /// Words of `read_pixel` in the colour buffer and in the depth buffer, one clock after `read`.
    pub read_color: Signal<In, Bits<32>>,
    pub read_depth: Signal<In, Bits<32>>,
    pub out_valid: Signal<Out, Bit>,
    pub out_pixel: Signal<Out, Bits<21>>,
    pub outcome: Signal<Out, Bits<3>>,
    pub writes_color: Signal<Out, Bit>,
    pub color_word: Signal<Out, Bits<32>>,
    pub writes_depth: Signal<Out, Bit>,
    pub depth_word: Signal<Out, Bits<32>>,

    /// The fragment that waits.
    held: DFF<Bit>,
    blocked: DFF<Bit>,
    pixel0: DFF<Bits<21>>,
    color0: DFF<Bits<32>>,
    depth0: DFF<Bits<24>>,
    stays: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    /// The pixel of the fragment that waits next.
    waiting: Signal<Local, Bits<21>>,

    valid: DFF<Bits<{ Framebuffer::<1>::INSIDE }>>,
    pixels: [DFF<Bits<21>>; Framebuffer::<1>::INSIDE],
    /// Whether the pixel of the fragment that waits next is that of one of the first so many that will be inside.
    busy_within: [Signal<Local, Bit>; Framebuffer::<1>::INSIDE],

    tests_alpha: AlphaTest,
    color1: DFF<Bits<32>>,
    depth1: DFF<Bits<24>>,

    look: DepthLook,
    load: ColorLoad,
    stored_color2: DFF<Bits<32>>,
    stored_depth2: DFF<Bits<32>>,
    color2: DFF<Bits<32>>,
    depth2: DFF<Bits<24>>,
    alive2: DFF<Bit>,
    outcome2: DFF<Bits<3>>,

    decide: DepthDecide,
    destination3: DFF<Bits<32>>,
    color3: DFF<Bits<32>>,
    depth3: DFF<Bits<24>>,
    stored_depth3: DFF<Bits<24>>,
    stored_stencil3: DFF<Bits<8>>,
    depth_pass3: DFF<Bit>,
    compares3: DFF<Bit>,
    alive3: DFF<Bit>,
    outcome3: DFF<Bits<3>>,

    pack: DepthPack,
    new_depth4: DFF<Bits<24>>,
    new_stencil4: DFF<Bits<8>>,
    writes4: DFF<Bit>,
    alive4: DFF<Bit>,
    outcome4: DFF<Bits<3>>,

    depth_word5: DFF<Bits<32>>,
    /// Outcome, whether the fragment goes on, whether the depth buffer is written.
    state5: DFF<Bits<5>>,

    logic_op: LogicOp<32>,
    blend: Blend,
    combined_then: Delay<32, { Blend::LATENCY }>,
    destination_then: Delay<32, { Blend::LATENCY }>,
    depth_word_then: Delay<32, { Framebuffer::<1>::REST }>,
    state_then: Delay<5, { Framebuffer::<1>::REST }>,
    color_stage: ColorStage,
    outcome_last: DFF<Bits<3>>,
    writes_color_last: DFF<Bit>,
    color_word_last: DFF<Bits<32>>,
    writes_depth_last: DFF<Bit>,
    depth_word_last: DFF<Bits<32>>,
}

impl<const P: usize> Framebuffer<P> {
    /// Clocks from a fragment to the words that are written.
    pub const LATENCY: usize = 1 + Self::INSIDE;
    /// Clocks from where a pixel is read to where it is written, both included: those between fragments of one pixel.
    pub const INTERVAL: usize = 1 + Self::INSIDE;
    /// Clocks behind the one that reads.
    const INSIDE: usize = 3 + Blend::LATENCY + 1;
    /// Clocks of blending behind the word for the depth buffer.
    const REST: usize = Blend::LATENCY - 2;

    pub fn new(choices: &Recorder) -> Self {
        Self { blend: Blend::new(choices), ..Self::default() }
    }
}

#[hdl]
impl<const P: usize> Logic for Framebuffer<P> {
    fn update(&mut self) {
        clock!(self, clock, blend, combined_then, destination_then, depth_word_then, state_then);
        // 0. A fragment waits. The fragments inside in the next clock are those inside now, but for the last, and the
        // fragment that leaves this place.
        self.stays.next = self.held.q.val() && self.blocked.q.val();
        self.leaves.next = self.held.q.val() && (!self.blocked.q.val());
        self.in_ready.next = !self.stays.val();
        self.waiting.next = self.pixel0.q.val();
        if !self.stays.val() {
            self.waiting.next = self.pixel.val();
            self.held.d.next = self.in_valid.val();
            self.color0.d.next = self.color.val();
            self.depth0.d.next = self.depth.val();
        }
        self.pixel0.d.next = self.waiting.val();
        if self.reset.val() {
            self.held.d.next = false;
        }
        self.read.next = self.leaves.val();
        self.read_pixel.next = self.pixel0.q.val();
        self.busy_within[0].next =
            self.leaves.val() && (self.pixel0.q.val().get_bits::<P>(0) == self.waiting.val().get_bits::<P>(0));
        for i in 0..(Framebuffer::<1>::INSIDE - 1) {
            self.busy_within[i + 1].next = self.busy_within[i].val()
                || (self.valid.q.val().get_bit(i)
                    && (self.pixels[i].q.val().get_bits::<P>(0) == self.waiting.val().get_bits::<P>(0)));
        }
        for i in (Framebuffer::<1>::INSIDE - 1)..Framebuffer::<1>::INSIDE {
            self.blocked.d.next = self.busy_within[i].val();
        }

        // The fragments that are inside.
        self.valid.d.next =
            (self.valid.q.val() << 1) | bit_cast::<{ Framebuffer::<1>::INSIDE }, 1>(self.leaves.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        self.pixels[0].d.next = self.pixel0.q.val();
        for i in 1..Framebuffer::<1>::INSIDE {
            self.pixels[i].d.next = self.pixels[i - 1].q.val();
        }

        // 1. Alpha test.
        self.color1.d.next = self.color0.q.val();
        self.depth1.d.next = self.depth0.q.val();
        self.tests_alpha.test.next = self.alpha_test.val();
        self.tests_alpha.alpha.next = self.color1.q.val().get_bits::<8>(24);
        self.stored_color2.d.next = self.read_color.val();
        self.stored_depth2.d.next = self.read_depth.val();
        self.color2.d.next = self.color1.q.val();
        self.depth2.d.next = self.depth1.q.val();
        self.alive2.d.next = self.draws.val() && self.tests_alpha.pass.val();
        self.outcome2.d.next = 0.into();
        if !self.tests_alpha.pass.val() {
            self.outcome2.d.next = 1.into();
        }
        if !self.draws.val() {
            self.outcome2.d.next = 4.into();
        }

        // 2. Comparisons.
        self.look.depth_format.next = self.depth_format.val();
        self.look.stencil_test.next = self.stencil_test.val();
        self.look.depth_color_mask.next = self.depth_color_mask.val();
        self.look.readable.next = self.depth_read.val();
        self.look.depth.next = self.depth2.q.val();
        self.look.word.next = self.stored_depth2.q.val();
        self.load.color_format.next = self.color_format.val();
        self.load.readable.next = self.color_read.val();
        self.load.word.next = self.stored_color2.q.val();
        self.destination3.d.next = self.load.color.val();
        self.color3.d.next = self.color2.q.val();
        self.depth3.d.next = self.depth2.q.val();
        self.stored_depth3.d.next = self.look.stored_depth.val();
        self.stored_stencil3.d.next = self.look.stored_stencil.val();
        self.depth_pass3.d.next = self.look.depth_pass.val();
        self.compares3.d.next = self.look.compares.val();
        self.alive3.d.next = self.alive2.q.val();
        self.outcome3.d.next = self.outcome2.q.val();

        // 3. Outcome.
        self.decide.depth_format.next = self.depth_format.val();
        self.decide.stencil_test.next = self.stencil_test.val();
        self.decide.stencil_op.next = self.stencil_op.val();
        self.decide.depth_color_mask.next = self.depth_color_mask.val();
        self.decide.writable.next = self.depth_write.val();
        self.decide.alive.next = self.alive3.q.val();
        self.decide.depth.next = self.depth3.q.val();
        self.decide.stored_depth.next = self.stored_depth3.q.val();
        self.decide.stored_stencil.next = self.stored_stencil3.q.val();
        self.decide.depth_pass.next = self.depth_pass3.q.val();
        self.decide.compares.next = self.compares3.q.val();
        self.new_depth4.d.next = self.decide.new_depth.val();
        self.new_stencil4.d.next = self.decide.new_stencil.val();
        self.writes4.d.next = self.decide.write.val();
        self.alive4.d.next = self.decide.pass.val();
        self.outcome4.d.next = self.outcome3.q.val();
        if self.alive3.q.val() && (!self.decide.pass.val()) {
            self.outcome4.d.next = 3.into();
            if !self.decide.passes_stencil.val() {
                self.outcome4.d.next = 2.into();
            }
        }
        self.blend.reset.next = self.reset.val();
        self.blend.in_valid.next = false;
        self.blend.blend_func.next = self.blend_func.val();
        self.blend.blend_color.next = self.blend_color.val();
        self.blend.source.next = self.color3.q.val();
        self.blend.destination.next = self.destination3.q.val();
        self.logic_op.operation.next = self.logic_operation.val();
        self.logic_op.source.next = self.color3.q.val();
        self.logic_op.destination.next = self.destination3.q.val();
        self.combined_then.x.next = self.logic_op.y.val();
        self.destination_then.x.next = self.destination3.q.val();

        // 4. The word for the depth buffer.
        self.pack.depth_format.next = self.depth_format.val();
        self.pack.stencil.next = self.new_stencil4.q.val();
        self.pack.depth.next = self.new_depth4.q.val();
        self.depth_word5.d.next = 0.into();
        if self.writes4.q.val() {
            self.depth_word5.d.next = self.pack.word.val();
        }
        self.state5.d.next = bit_cast::<5, 3>(self.outcome4.q.val())
            | (bit_cast::<5, 1>(self.alive4.q.val().into()) << 3)
            | (bit_cast::<5, 1>(self.writes4.q.val().into()) << 4);
        self.depth_word_then.x.next = self.depth_word5.q.val();
        self.state_then.x.next = self.state5.q.val();

        // 5. When the colour is blended: colour mask, and the word for the colour buffer.
        self.color_stage.color_format.next = self.color_format.val();
        self.color_stage.blends.next = self.blends.val();
        self.color_stage.blended.next = self.blend.y.val();
        self.color_stage.depth_color_mask.next = self.depth_color_mask.val();
        self.color_stage.writable.next = self.color_write.val();
        self.color_stage.alive.next = self.state_then.y.val().get_bit(3);
        self.color_stage.combined.next = self.combined_then.y.val();
        self.color_stage.destination.next = self.destination_then.y.val();
        self.outcome_last.d.next = self.state_then.y.val().get_bits::<3>(0);
        self.writes_color_last.d.next = self.color_stage.write.val();
        self.color_word_last.d.next = 0.into();
        if self.color_stage.write.val() {
            self.color_word_last.d.next = self.color_stage.word.val();
        }
        self.writes_depth_last.d.next = self.state_then.y.val().get_bit(4);
        self.depth_word_last.d.next = self.depth_word_then.y.val();

        // 6. The words that are written.
        for i in (Framebuffer::<1>::INSIDE - 1)..Framebuffer::<1>::INSIDE {
            self.out_valid.next = self.valid.q.val().get_bit(i);
            self.out_pixel.next = self.pixels[i].q.val();
        }
        self.outcome.next = self.outcome_last.q.val();
        self.writes_color.next = self.writes_color_last.q.val();
        self.color_word.next = self.color_word_last.q.val();
        self.writes_depth.next = self.writes_depth_last.q.val();
        self.depth_word.next = self.depth_word_last.q.val();
    }
}
