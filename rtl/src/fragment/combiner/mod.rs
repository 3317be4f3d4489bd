// SPDX-License-Identifier: MIT
//! The six-stage combiner by itself.

mod address;
pub(super) mod chain;
mod dot3;
mod operand;
mod operation;
mod ports;
mod ring;
mod source;
mod stage;
pub(super) mod stages;
mod step;

use crate::Builder;
use crate::parts::{Credit, Queue, QueueWords};
use crate::prelude::*;
pub use operand::*;
pub use stage::*;
use stages::CombinerStages;

/// Bits of the number of places in the queue: more than stages and queue have clocks.
const PLACES: usize = 6;

/// The six combiner stages with their registers.
///
/// Registers in, fragments in, colours out, in order (fragment.md#combiners). One fragment per clock; of the one stage
/// of `--build combiner=folded`, one per six clocks. Nothing stops inside: a fragment is taken where there is room for
/// its colour in the queue behind the stages, which has 64 places.
///
/// A register write waits until the colours of all fragments before it are out, and goes before fragments that wait
/// with it: a fragment sees the writes that were taken before it, and no other. Bytes that `reg_mask` does not enable keep what
/// they are.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Combiner {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    reg_valid: Signal<In, Bit>,
    reg_ready: Signal<Out, Bit>,
    /// Register id: TEXENV0_SOURCE to TEXENV5_SCALE, TEXENV_UPDATE_BUFFER, TEXENV_BUFFER_COLOR; others do nothing.
    reg_id: Signal<In, Bits<10>>,
    /// The word that is written.
    reg_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    reg_mask: Signal<In, Bits<4>>,
    fragment_valid: Signal<In, Bit>,
    fragment_ready: Signal<Out, Bit>,
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
    /// Result of the last stage.
    color: Signal<Out, Bits<32>>,
    stages: CombinerStages,
    credit: Credit<{ Combiner::INSIDE }>,
    queue: Queue<PLACES>,
    colors: QueueWords<PLACES, 32>,
    ready: Signal<Local, Bit>,
}

impl Combiner {
    /// Fragments that are inside at once, at most.
    pub const INSIDE: usize = 1 << PLACES;

    /// The combiner under `builder`.
    pub fn new(builder: &Builder) -> Self {
        Self { stages: CombinerStages::new(builder), ..Self::default() }
    }
}

#[hdl]
impl Logic for Combiner {
    fn update(&mut self) {
        wire!(self => self.{stages, credit, queue}: clock, reset);
        self.colors.clock.next = self.clock.val();
        self.reg_ready.next = self.credit.is_empty.val();
        self.stages.write.next = self.reg_valid.val() && self.credit.is_empty.val();
        wire!(self => self.stages: write_id: reg_id, write_data: reg_data, write_mask: reg_mask, primary,
            fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3);
        self.ready.next = self.credit.has_room.val() && self.stages.in_ready.val() && (!self.reg_valid.val());
        self.fragment_ready.next = self.ready.val();
        self.stages.in_valid.next = self.fragment_valid.val() && self.credit.has_room.val() && (!self.reg_valid.val());
        self.credit.take.next = self.fragment_valid.val() && self.ready.val();
        self.queue.put.next = self.stages.out_valid.val();
        self.queue.take.next = self.out_ready.val();
        self.credit.give.next = self.queue.valid.val() && self.out_ready.val();
        wire!(self.stages => self.colors: put: out_valid, x: color);
        wire!(self.queue => self.colors: write_address, fetch, read_address, load);
        self.out_valid.next = self.queue.valid.val();
        self.color.next = self.colors.y.val();
    }
}
