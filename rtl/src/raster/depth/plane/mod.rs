// SPDX-License-Identifier: MIT
//! Depths of fragments.

mod digit;
mod level;
mod long;
mod operand;
mod ring;
mod weigh;

use super::depth_is_exact;
use crate::UnsupportedChoice;
use crate::parts::{Credit, Queue, QueueWords};
use crate::prelude::*;
use crate::raster::channel::{AlignedReciprocals, MappedDepths, Sample};
pub(crate) use digit::Digit;
use level::Level;
use long::LongDivision;
use operand::Operand;
use pica_spec::choices::Recorder;
use ring::DivisionRing;
use weigh::Weigh;

/// The depths of the fragments of triangles (raster.md#depth-map): the quotient of mapped depths m and weights b, Σ b m / Σ b, or of the
/// former and Σ b / w, cut to the unit of depths and limited to 0 to 1.
///
/// A triangle is its mapped depths, the numbers 1/w as integers, and the samples behind them up to the one with `done`, for which
/// nothing comes out. Depths come in the order of the samples. Of a triangle with `same_depth` the weights do not count: vertex 0
/// has all of it. A sum of weights that is 0 or less gives the depth 1, or 0 if the numerator is not above 0.
///
/// # Clocks
///
/// | | clocks |
/// |---|---|
/// | a fragment | 6 |
/// | a fragment with W in the buffer | its digits, 76 less the scale of 1/w, and 18, up to a multiple of 6: 126 where 1/w is about 1 |
/// | the end of a triangle | 6 |
/// | from a sample to its depth | 49 |
///
/// Samples begin at every sixth clock, so that the products of a sum are made by one row of multipliers, half a weight of a vertex a
/// clock, and quotients go through a ring of stages without meeting. Nothing stops inside: a sample is taken where there is room for its
/// depth in the queue behind. With W in the buffer a sample waits for the quotient before it, whose divisor is almost twice as long and
/// whose digits come from one stage.
///
/// Choice `depth_interpolation`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(independent)]
pub struct DepthPlane {
    pub(crate) clock: Signal<In, Clock>,
    pub(crate) reset: Signal<In, Bit>,
    pub(crate) depths_valid: Signal<In, Bit>,
    pub(crate) depths_ready: Signal<Out, Bit>,
    /// Mapped depths of the vertices.
    pub(crate) depths: Signal<In, MappedDepths>,
    pub(crate) reciprocals_valid: Signal<In, Bit>,
    pub(crate) reciprocals_ready: Signal<Out, Bit>,
    /// The numbers 1/w of the vertices, which count where the depth buffer holds w.
    pub(crate) reciprocals: Signal<In, AlignedReciprocals>,
    pub(crate) sample_valid: Signal<In, Bit>,
    pub(crate) sample_ready: Signal<Out, Bit>,
    /// Weights at a fragment, or the end of the triangle.
    pub(crate) sample: Signal<In, Sample>,
    pub(crate) out_valid: Signal<Out, Bit>,
    pub(crate) out_ready: Signal<In, Bit>,
    /// The depth; 1.0 is 0xFFFFFF00.
    pub(crate) depth: Signal<Out, Bits<32>>,

    has_depths: DFF<Bit>,
    of_depths: DFF<MappedDepths>,
    has_reciprocals: DFF<Bit>,
    of_reciprocals: DFF<AlignedReciprocals>,
    has_both: Signal<Local, Bit>,
    /// The clock of the six that a sum takes.
    phase: DFF<Bits<3>>,
    is_first: Signal<Local, Bit>,
    is_last: Signal<Local, Bit>,
    /// Whether a sum began with the last phase 0.
    running: DFF<Bit>,
    /// Whether the next sum is the denominator.
    second: DFF<Bit>,
    /// Whether a quotient by Σ b / w is on its way.
    divides: DFF<Bit>,
    may_go: Signal<Local, Bit>,
    goes: Signal<Local, Bit>,
    runs: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    begins: Signal<Local, Bit>,

    operand: Operand,
    weigh: Weigh,
    ring: DivisionRing,
    long: LongDivision,
    level: Level,
    credit: Credit<{ DepthPlane::INSIDE }>,
    queue: Queue<PLACES>,
    levels: QueueWords<PLACES, 32>,
}

/// Bits of the number of places in the queue.
const PLACES: usize = 4;

impl DepthPlane {
    /// Samples that are inside at once, at most: more than a depth has clocks, six of them each.
    pub const INSIDE: usize = 1 << PLACES;

    /// Depths under `choices`.
    ///
    /// # Errors
    /// If depth is to be interpolated in steps of float24.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        depth_is_exact(choices)?;
        Ok(Self {
            operand: Operand::new(),
            weigh: Weigh::new(),
            long: LongDivision::new(),
            level: Level::new(),
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for DepthPlane {
    fn update(&mut self) {
        wire!(self => self.{weigh, ring, long, credit, queue}: clock, reset);
        wire!(self => self.levels: clock);

        // The triangle.
        self.depths_ready.next = !self.has_depths.q.val();
        self.reciprocals_ready.next = !self.has_reciprocals.q.val();
        if self.depths_valid.val() && (!self.has_depths.q.val()) {
            self.has_depths.d.next = true;
            wire!(self => self.*.d: of_depths: depths);
        }
        if self.reciprocals_valid.val() && (!self.has_reciprocals.q.val()) {
            self.has_reciprocals.d.next = true;
            wire!(self => self.*.d: of_reciprocals: reciprocals);
        }

        // The sums: one, or numerator and denominator.
        self.is_first.next = self.phase.q.val() == 0;
        self.is_last.next = self.phase.q.val() == 5;
        self.phase.d.next = self.phase.q.val() + 1;
        if self.is_last.val() {
            self.phase.d.next = 0.into();
        }
        self.has_both.next = self.has_depths.q.val() && self.has_reciprocals.q.val();
        self.may_go.next = self.sample_valid.val() && self.has_both.val() && (!self.divides.q.val());
        self.begins.next =
            self.is_first.val() && self.may_go.val() && (!self.sample.val().done) && self.credit.has_room.val();
        self.goes.next = self.begins.val() || self.second.q.val();
        wire!(self.*.q => self: runs: running);
        if self.is_first.val() {
            wire!(self => self: runs: goes);
        }
        wire!(self => self.*.d: running: runs);
        self.takes.next =
            self.is_last.val() && self.running.q.val() && (self.second.q.val() || (!self.of_depths.q.val().w_buffer));
        if self.is_last.val() {
            self.second.d.next = self.running.q.val() && (!self.takes.val());
        }
        self.ends.next = self.may_go.val() && self.sample.val().done;
        self.sample_ready.next = self.takes.val() || self.ends.val();
        if self.ends.val() {
            wire!(false => self.*.d: has_depths, has_reciprocals);
        }
        if self.begins.val() && self.of_depths.q.val().w_buffer {
            self.divides.d.next = true;
        }
        if self.long.out_valid.val() {
            self.divides.d.next = false;
        }
        if self.reset.val() {
            self.phase.d.next = 0.into();
            wire!(false => self.*.d: has_depths, has_reciprocals, running, second, divides);
        }

        // Operands.
        wire!(self.*.q => self.operand: phase, second);
        wire!(self.sample.val() => self.operand: weight0, weight1, weight2);
        wire!(self.of_depths.q.val() => self.operand: same_depth, number0, number1, number2);
        wire!(self.of_reciprocals.q.val() => self.operand: reciprocal0, reciprocal1, reciprocal2);
        wire!(self.operand => self.weigh: a: weight, b: number);
        wire!(self => self.weigh: first: is_first);
        self.weigh.upper.next = self.phase.q.val() == 3;
        self.weigh.last.next = self.is_last.val() && self.running.q.val() && (!self.of_depths.q.val().w_buffer);
        self.weigh.last_numerator.next =
            self.is_last.val() && self.running.q.val() && self.of_depths.q.val().w_buffer && (!self.second.q.val());
        self.weigh.last_denominator.next = self.is_last.val() && self.second.q.val();

        // Quotients.
        wire!(self.weigh => self.ring: in_valid: is_quotient, numerator: sum, denominator: whole, positive);
        wire!(self.weigh => self.long: load: is_numerator, start: is_denominator, sum, positive);
        wire!(self.of_reciprocals.q.val() => self.long: scale);
        wire!(self.ring => self.level: x: y, least, most);
        if self.long.out_valid.val() {
            wire!(self.long => self.level: x: y, least, most);
        }
        self.queue.put.next = self.ring.out_valid.val() || self.long.out_valid.val();
        self.levels.put.next = self.ring.out_valid.val() || self.long.out_valid.val();
        wire!(self.level => self.levels: x: y);
        wire!(self => self.credit: take: begins);
        wire!(self => self.queue: take: out_ready);
        wire!(self.queue => self.levels: write_address, fetch, read_address, load);
        wire!(self.queue => self: out_valid: valid);
        wire!(self.levels => self: depth: y);
        self.credit.give.next = self.queue.valid.val() && self.out_ready.val();
    }
}
