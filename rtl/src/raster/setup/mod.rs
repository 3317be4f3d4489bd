// SPDX-License-Identifier: MIT
//! Triangle setup.

mod difference;
mod edge;
mod fill_rule;
mod region;

use super::channel::{Scan, ScreenTriangle};
use crate::parts::Sequencer;
use crate::prelude::*;
use difference::Difference;
use edge::Edge;
use pica_spec::choices::Recorder;
use pica_spec::pica200::code::scissor_mode;
use region::Range;

/// The edge functions and the bounding box of a triangle.
///
/// The triangle is one in counter-clockwise order (raster.md#edges-and-fill-rule, raster.md#scissor,
/// raster.md#arithmetic).
///
/// Edge k is opposite to vertex k and goes from vertex k + 1 to vertex k + 2 (modulo 3). Its function
/// E = (xb - xa)(py - ya) - (yb - ya)(px - xa) is 34 bits wide, in units of 2^-8 square pixels, and positive inside; p
/// is the centre of a pixel.
///
/// A result takes 13 clocks, with one multiplier of 16 x 16 bits:
///
/// | step | |
/// |---|---|
/// | 0 | the samples nearest to the ends of the triangle; with the triangle came which vertices those are |
/// | 1 | the bounding box: framebuffer, scissor and triangle |
/// | 2 | the hole of an inverted scissor, limited to the bounding box |
/// | 2 to 7 | operands of the six products: for each edge that with py - ya, then that with px - xa |
/// | 3 to 8 | magnitudes of the operands |
/// | 4 to 9 | products |
/// | 5 to 10 | sums of the products: of two, the edge values; of all, twice the area |
/// | 11 | the fill rule; everything becomes 0 if there are no pixels |
///
/// No step has more than one sum and a selection, so that the multiplier limits the clock.
///
/// Choices: `fill_rule`, `excluded_edge_test`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct RasterSetup {
    pub(crate) clock: Signal<In, Clock>,
    pub(crate) reset: Signal<In, Bit>,
    pub(crate) in_valid: Signal<In, Bit>,
    pub(crate) in_ready: Signal<Out, Bit>,
    pub(crate) triangle: Signal<In, ScreenTriangle>,
    pub(crate) out_valid: Signal<Out, Bit>,
    pub(crate) out_ready: Signal<In, Bit>,
    pub(crate) scan: Signal<Out, Scan>,
    sequencer: Sequencer,
    columns: Range,
    rows: Range,
    inverted: DFF<Bit>,
    /// The third, the first and the second vertex of an edge, which change places after each edge.
    third_x: DFF<Bits<16>>,
    third_y: DFF<Bits<16>>,
    a_x: DFF<Bits<16>>,
    a_y: DFF<Bits<16>>,
    b_x: DFF<Bits<16>>,
    b_y: DFF<Bits<16>>,
    issues: Signal<Local, Bit>,
    sums: Signal<Local, Bit>,
    second: Signal<Local, Bit>,
    /// Whether the sum is the second one of an edge; sums come three steps behind the operands.
    second_sum: Signal<Local, Bit>,
    sample_x: Signal<Local, Bits<16>>,
    sample_y: Signal<Local, Bits<16>>,
    slope: Difference,
    distance: Difference,
    factor_a: DFF<Bits<16>>,
    factor_b: DFF<Bits<16>>,
    factors_negative: DFF<Bit>,
    product: DFF<Bits<32>>,
    product_negative: DFF<Bit>,
    partial: DFF<Bits<34>>,
    augend: Signal<Local, Bits<35>>,
    addend: Signal<Local, Bits<35>>,
    sum: Signal<Local, Bits<35>>,
    all_augend: Signal<Local, Bits<35>>,
    all_sum: Signal<Local, Bits<35>>,
    edges: [Edge; 3],
    area: DFF<Bits<34>>,
    is_empty: DFF<Bit>,
    has_no_area: DFF<Bit>,
    finish: Signal<Local, Bit>,
    clear: Signal<Local, Bit>,
    half: Parameter<Bits<16>>,
}

/// Clocks from taking a triangle to the result.
pub const CYCLES: usize = LAST_STEP + 2;

const LAST_STEP: usize = 11;

impl RasterSetup {
    /// Triangle setup under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            sequencer: Sequencer::new(0, LAST_STEP),
            columns: Range::new(),
            rows: Range::new(),
            edges: core::array::from_fn(|_| Edge::new(choices)),
            half: Parameter::bits(8),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for RasterSetup {
    fn update(&mut self) {
        wire!(self => self.{sequencer, columns, rows, slope, distance}: clock);
        wire!(self => self.sequencer: reset, in_valid, out_ready);
        wire!(self.sequencer => self: in_ready, out_valid);
        self.finish.next = self.sequencer.run.val() && (self.sequencer.step.val() == 11);

        if self.sequencer.start.val() {
            self.third_x.d.next = self.triangle.val().x0;
            self.third_y.d.next = self.triangle.val().y0;
            self.a_x.d.next = self.triangle.val().x1;
            self.a_y.d.next = self.triangle.val().y1;
            self.b_x.d.next = self.triangle.val().x2;
            self.b_y.d.next = self.triangle.val().y2;
            self.inverted.d.next = self.triangle.val().scissor_mode == bits_of::<2>(scissor_mode::INVERTED);
        }

        // The bounding box.
        self.clear.next = false;
        self.columns.start.next = self.sequencer.start.val();
        self.columns.limit.next = self.sequencer.run.val() && (self.sequencer.step.val() == 1);
        self.columns.limit_hole.next = self.sequencer.run.val() && (self.sequencer.step.val() == 2);
        self.columns.scissor.next = self.triangle.val().scissor_mode == bits_of::<2>(scissor_mode::NORMAL);
        wire!(self.triangle.val() => self.columns: size: width, scissor_first: scissor_x1, scissor_last: scissor_x2,
            new_a: x0, new_b: x1, new_c: x2);
        wire!(self.*.q => self.columns: a: third_x, b: a_x, c: b_x);
        wire!(self.columns => self.rows: start, limit, limit_hole);
        self.rows.size.next = bit_cast::<11, 10>(self.triangle.val().last_line) + 1;
        wire!(self.columns => self.rows: scissor);
        wire!(self.triangle.val() => self.rows: scissor_first: scissor_y1, scissor_last: scissor_y2, new_a: y0,
            new_b: y1, new_c: y2);
        wire!(self.*.q => self.rows: a: third_y, b: a_y, c: b_y);

        // Operands: -dy and px - xa, or dx and py - ya.
        self.issues.next =
            self.sequencer.run.val() && (self.sequencer.step.val() > 1) && (self.sequencer.step.val() < 8);
        self.second.next = self.sequencer.step.val().get_bit(0);
        self.sample_x.next = (bit_cast::<16, 13>(self.columns.first.val()) << 4) | self.half.val();
        self.sample_y.next = (bit_cast::<16, 13>(self.rows.first.val()) << 4) | self.half.val();
        if self.second.val() {
            self.slope.a.next = self.a_y.q.val();
            self.slope.b.next = self.b_y.q.val();
            self.distance.a.next = self.sample_x.val();
            self.distance.b.next = self.a_x.q.val();
        } else {
            self.slope.a.next = self.b_x.q.val();
            self.slope.b.next = self.a_x.q.val();
            self.distance.a.next = self.sample_y.val();
            self.distance.b.next = self.a_y.q.val();
        }
        self.factor_a.d.next = self.slope.magnitude.val();
        self.factor_b.d.next = self.distance.magnitude.val();
        self.factors_negative.d.next = self.slope.negative.val() != self.distance.negative.val();
        if self.issues.val() && self.second.val() {
            wire!(self.*.q => self.*.d: third_x: a_x, third_y: a_y, a_x: b_x, a_y: b_y, b_x: third_x, b_y: third_y);
        }

        // Products.
        self.product.d.next = self.factor_a.q.val() * self.factor_b.q.val();
        self.product_negative.d.next = self.factors_negative.q.val();

        // Sums. Ones below both summands carry the one in that completes the inversion of a negative product.
        self.sums.next =
            self.sequencer.run.val() && (self.sequencer.step.val() > 4) && (self.sequencer.step.val() < 11);
        self.second_sum.next = !self.second.val();
        self.augend.next = 0.into();
        if self.second_sum.val() {
            self.augend.next = bit_cast::<35, 34>(self.partial.q.val()) << 1;
        }
        self.all_augend.next = bit_cast::<35, 34>(self.area.q.val()) << 1;
        self.addend.next = bit_cast::<35, 32>(self.product.q.val()) << 1;
        if self.product_negative.q.val() {
            self.augend.next = self.augend.val() | 1;
            self.all_augend.next = self.all_augend.val() | 1;
            self.addend.next = !self.addend.val();
        }
        self.sum.next = self.augend.val() + self.addend.val();
        self.partial.d.next = self.sum.val().get_bits::<34>(1);
        self.all_sum.next = self.all_augend.val() + self.addend.val();
        if self.sums.val() {
            self.area.d.next = self.all_sum.val().get_bits::<34>(1);
        }
        if self.sequencer.start.val() {
            self.area.d.next = 0.into();
        }

        // The end.
        if self.finish.val() {
            self.is_empty.d.next = self.columns.empty.val() || self.rows.empty.val() || self.area.q.val().get_bit(33);
            self.clear.next = self.is_empty.d.val();
            self.has_no_area.d.next = !self.area.q.val().any();
        }
        self.columns.clear.next = self.clear.val();
        self.rows.clear.next = self.clear.val();
        self.columns.clear_hole.next = self.clear.val()
            || (self.finish.val()
                && ((!self.inverted.q.val()) || self.columns.hole_empty.val() || self.rows.hole_empty.val()));
        self.rows.clear_hole.next = self.columns.clear_hole.val();
        if self.clear.val() {
            self.has_no_area.d.next = false;
        }
        for i in 0_usize..3 {
            self.edges[i].clock.next = self.clock.val();
            self.edges[i].shift_x.next = self.issues.val() && self.second.val();
            self.edges[i].shift_y.next = self.issues.val() && (!self.second.val());
            self.edges[i].shift_value.next = self.sums.val() && self.second_sum.val();
            wire!(self => self.edges[i]: finish, clear);
            self.edges[i].area.next = self.area.q.val();
        }
        for i in 0_usize..2 {
            wire!(self.edges[i + 1] => self.edges[i]: next_slope_x: slope_x, next_slope_y: slope_y, next_value: value);
            self.edges[i + 1].third.next = self.edges[i].slope_x.val();
        }
        self.edges[0].third.next = self.edges[2].slope_x.val();
        wire!(self.slope => self.edges[2]: next_slope_x: y, next_slope_y: y);
        self.edges[2].next_value.next = self.sum.val().get_bits::<34>(1);

        self.scan.next.empty = self.is_empty.q.val();
        self.scan.next.no_area = self.has_no_area.q.val();
        self.scan.next.x_first = self.columns.first.val().get_bits::<11>(0);
        self.scan.next.x_end = self.columns.stop.val().get_bits::<11>(0);
        self.scan.next.y_first = self.rows.first.val().get_bits::<11>(0);
        self.scan.next.y_end = self.rows.stop.val().get_bits::<11>(0);
        self.scan.next.hole_x_first = self.columns.hole_first.val().get_bits::<11>(0);
        self.scan.next.hole_x_end = self.columns.hole_stop.val().get_bits::<11>(0);
        self.scan.next.hole_y_first = self.rows.hole_first.val().get_bits::<11>(0);
        self.scan.next.hole_y_end = self.rows.hole_stop.val().get_bits::<11>(0);
        self.scan.next.value0 = self.edges[0].value.val();
        self.scan.next.step_x0 = bit_cast::<21, 17>(self.edges[0].slope_x.val()) << 4;
        self.scan.next.step_y0 = bit_cast::<21, 17>(self.edges[0].slope_y.val()) << 4;
        self.scan.next.excluded0 = self.edges[0].excluded.val();
        self.scan.next.value1 = self.edges[1].value.val();
        self.scan.next.step_x1 = bit_cast::<21, 17>(self.edges[1].slope_x.val()) << 4;
        self.scan.next.step_y1 = bit_cast::<21, 17>(self.edges[1].slope_y.val()) << 4;
        self.scan.next.excluded1 = self.edges[1].excluded.val();
        self.scan.next.value2 = self.edges[2].value.val();
        self.scan.next.step_x2 = bit_cast::<21, 17>(self.edges[2].slope_x.val()) << 4;
        self.scan.next.step_y2 = bit_cast::<21, 17>(self.edges[2].slope_y.val()) << 4;
        self.scan.next.excluded2 = self.edges[2].excluded.val();
    }
}
