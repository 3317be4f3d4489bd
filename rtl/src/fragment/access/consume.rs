// SPDX-License-Identifier: MIT
//! Fragments meet the words of their pixels.

use super::answers::Answers;
use super::numbers::{self, NUMBER, PLACE};
use crate::parts::BlockRam;
use crate::prelude::*;

/// The fragments that are issued wait here until the words of their pixels have come, and go on in their order.
///
/// After a reset the bits of all tags are cleared, in 64 clocks; nothing is to be issued before that.
#[derive(LogicBlock, Default, Component)]
#[component(name = "fragment_consume")]
pub(crate) struct Consume {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether fragments read the colour buffer, and the depth buffer.
    pub reads_color: Signal<In, Bit>,
    pub reads_depth: Signal<In, Bit>,
    pub answer_color_valid: Signal<In, Bit>,
    pub answer_color_tag: Signal<In, Bits<{ numbers::TAG }>>,
    pub answer_color_word: Signal<In, Bits<32>>,
    pub answer_depth_valid: Signal<In, Bit>,
    pub answer_depth_tag: Signal<In, Bits<{ numbers::TAG }>>,
    pub answer_depth_word: Signal<In, Bits<32>>,
    /// Whether the depth of a fragment is kept at the next edge, and its place.
    pub placed: Signal<In, Bit>,
    pub placed_at: Signal<In, Bits<{ PLACE }>>,
    pub placed_depth: Signal<In, Bits<24>>,
    /// Whether the colour of a fragment is kept at the next edge, and its place.
    pub mixed: Signal<In, Bit>,
    pub mixed_at: Signal<In, Bits<{ PLACE }>>,
    pub mixed_color: Signal<In, Bits<32>>,
    /// Number of the fragment that is issued next.
    pub issued: Signal<In, Bits<{ NUMBER }>>,
    /// Whether fragments may be issued.
    pub is_ready: Signal<Out, Bit>,
    /// Number of the fragment that goes on next.
    pub consumed: Signal<Out, Bits<{ PLACE }>>,
    /// Whether a fragment goes on at the next edge.
    pub out_valid: Signal<Out, Bit>,
    /// Colour and depth of that fragment, a clock later.
    pub color: Signal<Out, Bits<32>>,
    pub depth: Signal<Out, Bits<24>>,
    /// The words of the pixel of that fragment, two clocks later.
    pub stored_color: Signal<Out, Bits<32>>,
    pub stored_depth: Signal<Out, Bits<32>>,
    color_answers: Answers,
    depth_answers: Answers,
    colors: BlockRam<{ PLACE }, 32>,
    depths: BlockRam<{ PLACE }, 24>,
    count: DFF<Bits<{ PLACE }>>,
    consumes: Signal<Local, Bit>,
    /// How many tags are cleared.
    cleared: DFF<Bits<{ numbers::TAG + 1 }>>,
    clears: Signal<Local, Bit>,
}

impl Consume {
    /// Clocks from the edge that takes an answer to the one at which its fragment goes on.
    pub const LATENCY: usize = 1;

    pub fn new() -> Self {
        Self {
            color_answers: Answers::new(),
            depth_answers: Answers::new(),
            colors: BlockRam::apart(1 << PLACE),
            depths: BlockRam::apart(1 << PLACE),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Consume {
    fn update(&mut self) {
        wire!(self => self.{color_answers, depth_answers, colors, depths}: clock);
        self.clears.next = !self.cleared.q.val().get_bit(numbers::TAG);
        self.is_ready.next = self.cleared.q.val().get_bit(numbers::TAG);
        if self.clears.val() {
            self.cleared.d.next = self.cleared.q.val() + 1;
        }
        self.color_answers.clear.next = self.clears.val();
        self.color_answers.clear_tag.next = self.cleared.q.val().get_bits::<{ numbers::TAG }>(0);
        self.color_answers.consumed.next = self.count.q.val();
        self.depth_answers.clear.next = self.clears.val();
        self.depth_answers.clear_tag.next = self.cleared.q.val().get_bits::<{ numbers::TAG }>(0);
        self.depth_answers.consumed.next = self.count.q.val();
        self.consumes.next = (self.count.q.val() != self.issued.val().get_bits::<{ PLACE }>(0))
            && self.color_answers.arrived.val()
            && self.depth_answers.arrived.val();
        wire!(self => self.color_answers: reads: reads_color, valid: answer_color_valid, tag: answer_color_tag,
            word: answer_color_word, consumes);
        wire!(self => self.depth_answers: reads: reads_depth, valid: answer_depth_valid, tag: answer_depth_tag,
            word: answer_depth_word, consumes);
        if self.consumes.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        self.consumed.next = self.count.q.val();
        self.out_valid.next = self.consumes.val();
        self.stored_color.next = self.color_answers.y.val();
        self.stored_depth.next = self.depth_answers.y.val();

        wire!(self => self.colors: write_enable: mixed, write_address: mixed_at, write_data: mixed_color);
        self.colors.read_enable.next = true;
        self.colors.read_address.next = self.count.q.val();
        self.color.next = self.colors.read_data.val();
        wire!(self => self.depths: write_enable: placed, write_address: placed_at, write_data: placed_depth);
        self.depths.read_enable.next = true;
        self.depths.read_address.next = self.count.q.val();
        self.depth.next = self.depths.read_data.val();

        if self.reset.val() {
            wire!(0 => self.*.d: cleared, count);
        }
    }
}
