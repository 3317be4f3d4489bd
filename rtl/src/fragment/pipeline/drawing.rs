// SPDX-License-Identifier: MIT
//! From the colour of a fragment and the words of its pixel to what it writes.

use crate::fragment::color_stage::{ColorLoad, ColorStage};
use crate::fragment::depth_stage::{DepthDecide, DepthLook};
use crate::fragment::{AlphaTest, Blend, DepthPack, LogicOp};
use crate::parts::Delay;
use crate::prelude::*;
use pica_spec::choices::{FragmentMode2, Recorder};
use pica_spec::pica200::bits::{
    blend_color, blend_func, color_operation, colorbuffer_format, colorbuffer_read, colorbuffer_write,
    depth_color_mask, depthbuffer_format, depthbuffer_read, depthbuffer_write, fragop_alpha_test, logic_op, stencil_op,
    stencil_test,
};
use pica_spec::pica200::code::{blend_mode, fragment_mode};

/// Tests a fragment and finds what it writes; nothing holds it up.
///
/// | clock behind the one in which a fragment comes | |
/// |---|---|
/// | 1 | its colour and depth come |
/// | 2 | the words of its pixel come; alpha test |
/// | 3 | the words are unpacked; comparison of depth and stencil |
/// | 4 | outcome; the new stencil and depth; logic operation; blending begins |
/// | 5 | the word for the depth buffer |
/// | then | until blending is done: colour mask, the word for the colour buffer |
/// | last | the words are there |
///
/// Choice `fragment_mode_2`.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct FragmentTests {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Registers, from here to `colorbuffer_format`.
    pub color_operation: Signal<In, Bits<{ color_operation::BITS }>>,
    pub blend_func: Signal<In, Bits<{ blend_func::BITS }>>,
    pub logic_op: Signal<In, Bits<{ logic_op::BITS }>>,
    pub blend_color: Signal<In, Bits<{ blend_color::BITS }>>,
    pub fragop_alpha_test: Signal<In, Bits<{ fragop_alpha_test::BITS }>>,
    pub stencil_test: Signal<In, Bits<{ stencil_test::BITS }>>,
    pub stencil_op: Signal<In, Bits<{ stencil_op::BITS }>>,
    pub depth_color_mask: Signal<In, Bits<{ depth_color_mask::BITS }>>,
    pub colorbuffer_read: Signal<In, Bits<{ colorbuffer_read::BITS }>>,
    pub colorbuffer_write: Signal<In, Bits<{ colorbuffer_write::BITS }>>,
    pub depthbuffer_read: Signal<In, Bits<{ depthbuffer_read::BITS }>>,
    pub depthbuffer_write: Signal<In, Bits<{ depthbuffer_write::BITS }>>,
    pub depthbuffer_format: Signal<In, Bits<{ depthbuffer_format::BITS }>>,
    pub colorbuffer_format: Signal<In, Bits<{ colorbuffer_format::BITS }>>,
    pub in_valid: Signal<In, Bit>,
    /// Colour and depth of the fragment, a clock behind `in_valid`.
    pub color: Signal<In, Bits<32>>,
    pub depth: Signal<In, Bits<24>>,
    /// The words of its pixel, two clocks behind `in_valid`.
    pub stored_color: Signal<In, Bits<32>>,
    pub stored_depth: Signal<In, Bits<32>>,
    pub out_valid: Signal<Out, Bit>,
    pub outcome: Signal<Out, Bits<3>>,
    pub writes_color: Signal<Out, Bit>,
    pub color_word: Signal<Out, Bits<32>>,
    pub writes_depth: Signal<Out, Bit>,
    pub depth_word: Signal<Out, Bits<32>>,

    valid: DFF<Bits<{ FragmentTests::LATENCY }>>,
    /// Choice `fragment_mode_2`: the mode draws as the default one.
    draws_mode_2: Parameter<Bit>,
    draws: DFF<Bit>,
    blends: DFF<Bit>,

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

    combine: LogicOp<32>,
    blend: Blend,
    combined_then: Delay<32, { Blend::LATENCY }>,
    destination_then: Delay<32, { Blend::LATENCY }>,
    depth_word_then: Delay<32, { FragmentTests::REST }>,
    state_then: Delay<5, { FragmentTests::REST }>,
    color_stage: ColorStage,
    outcome_last: DFF<Bits<3>>,
    writes_color_last: DFF<Bit>,
    color_word_last: DFF<Bits<32>>,
    writes_depth_last: DFF<Bit>,
    depth_word_last: DFF<Bits<32>>,
}

impl FragmentTests {
    /// Clocks from a fragment to the words that it writes.
    pub const LATENCY: usize = 1 + 3 + Blend::LATENCY + 1;
    /// Clocks of blending behind the word for the depth buffer.
    const REST: usize = Blend::LATENCY - 2;

    pub fn new(choices: &Recorder) -> Self {
        Self {
            draws_mode_2: Parameter::new(choices.fragment_mode_2() == FragmentMode2::Default),
            blend: Blend::new(choices),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for FragmentTests {
    fn update(&mut self) {
        wire!(self => self.{blend, combined_then, destination_then, depth_word_then, state_then}: clock);
        match field!(self.color_operation, color_operation::FRAGMENT_MODE).index() {
            fragment_mode::DEFAULT => self.draws.d.next = true,
            fragment_mode::GAS | fragment_mode::SHADOW => self.draws.d.next = false,
            _ => self.draws.d.next = self.draws_mode_2.val(),
        }
        match field!(self.color_operation, color_operation::BLEND_MODE).index() {
            blend_mode::BLEND => self.blends.d.next = true,
            _ => self.blends.d.next = false,
        }
        self.valid.d.next =
            (self.valid.q.val() << 1) | bit_cast::<{ FragmentTests::LATENCY }, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }

        // 1. Alpha test.
        wire!(self => self.*1.d: color, depth);
        self.tests_alpha.test.next = self.fragop_alpha_test.val();
        self.tests_alpha.alpha.next = self.color1.q.val().get_bits::<8>(24);
        wire!(self => self.*2.d: stored_color, stored_depth);
        wire!(self.*1.q => self.*2.d: color, depth);
        self.alive2.d.next = self.draws.q.val() && self.tests_alpha.pass.val();
        self.outcome2.d.next = 0.into();
        if !self.tests_alpha.pass.val() {
            self.outcome2.d.next = 1.into();
        }
        if !self.draws.q.val() {
            self.outcome2.d.next = 4.into();
        }

        // 2. Comparisons.
        self.look.depth_format.next = field!(self.depthbuffer_format, depthbuffer_format::FORMAT);
        wire!(self => self.look: stencil_test, depth_color_mask);
        self.look.readable.next = field!(self.depthbuffer_read, depthbuffer_read::ACCESS).any();
        wire!(self.*2.q => self.look: depth, word: stored_depth);
        self.load.color_format.next = field!(self.colorbuffer_format, colorbuffer_format::FORMAT);
        self.load.readable.next = field!(self.colorbuffer_read, colorbuffer_read::ACCESS).any();
        self.load.word.next = self.stored_color2.q.val();
        self.destination3.d.next = self.load.color.val();
        wire!(self.*2.q => self.*3.d: color, depth);
        wire!(self.look => self.*3.d: stored_depth, stored_stencil, depth_pass, compares);
        wire!(self.*2.q => self.*3.d: alive, outcome);

        // 3. Outcome.
        self.decide.depth_format.next = field!(self.depthbuffer_format, depthbuffer_format::FORMAT);
        wire!(self => self.decide: stencil_test, stencil_op, depth_color_mask);
        self.decide.writable.next = field!(self.depthbuffer_write, depthbuffer_write::ACCESS).any();
        wire!(self.*3.q => self.decide: alive, depth, stored_depth, stored_stencil, depth_pass, compares);
        wire!(self.decide => self.*4.d: new_depth, new_stencil, writes: write, alive: pass);
        self.outcome4.d.next = self.outcome3.q.val();
        if self.alive3.q.val() && (!self.decide.pass.val()) {
            self.outcome4.d.next = 3.into();
            if !self.decide.passes_stencil.val() {
                self.outcome4.d.next = 2.into();
            }
        }
        wire!(self => self.blend: reset, blend_func, blend_color);
        self.blend.in_valid.next = false;
        wire!(self.*.q => self.{blend, combine}: source: color3, destination: destination3);
        self.combine.operation.next = field!(self.logic_op, logic_op::OPERATION);
        self.combined_then.x.next = self.combine.y.val();
        self.destination_then.x.next = self.destination3.q.val();

        // 4. The word for the depth buffer.
        self.pack.depth_format.next = field!(self.depthbuffer_format, depthbuffer_format::FORMAT);
        wire!(self.*.q => self.pack: stencil: new_stencil4, depth: new_depth4);
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
        self.color_stage.color_format.next = field!(self.colorbuffer_format, colorbuffer_format::FORMAT);
        self.color_stage.blends.next = self.blends.q.val();
        self.color_stage.blended.next = self.blend.y.val();
        self.color_stage.depth_color_mask.next = self.depth_color_mask.val();
        self.color_stage.writable.next = field!(self.colorbuffer_write, colorbuffer_write::ACCESS).any();
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
        for i in (FragmentTests::LATENCY - 1)..FragmentTests::LATENCY {
            self.out_valid.next = self.valid.q.val().get_bit(i);
        }
        wire!(self.*.q => self: outcome: outcome_last, writes_color: writes_color_last, color_word: color_word_last,
            writes_depth: writes_depth_last, depth_word: depth_word_last);
    }
}
