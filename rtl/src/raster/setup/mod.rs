// SPDX-License-Identifier: MIT
//! Triangle setup.

mod difference;
mod edge;
mod excluded;
mod range;

use crate::parts::Sequencer;
use crate::prelude::*;
use difference::Difference;
use edge::Edge;
use pica_spec::choices::Recorder;
use pica_spec::pica200::code::scissor_mode;
use range::Range;

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
    pub(super) clock: Signal<In, Clock>,
    pub(super) reset: Signal<In, Bit>,
    pub(super) in_valid: Signal<In, Bit>,
    pub(super) in_ready: Signal<Out, Bit>,
    /// x of vertex 0, in 12.4.
    pub(super) x0: Signal<In, Bits<16>>,
    /// y of vertex 0, in 12.4.
    pub(super) y0: Signal<In, Bits<16>>,
    /// x of vertex 1, in 12.4.
    pub(super) x1: Signal<In, Bits<16>>,
    /// y of vertex 1, in 12.4.
    pub(super) y1: Signal<In, Bits<16>>,
    /// x of vertex 2, in 12.4.
    pub(super) x2: Signal<In, Bits<16>>,
    /// y of vertex 2, in 12.4.
    pub(super) y2: Signal<In, Bits<16>>,
    /// SCISSORTEST_MODE: 1 keeps pixels outside of the rectangle, 3 those inside, others all.
    pub(super) scissor_mode: Signal<In, Bits<2>>,
    /// First column of the scissor rectangle.
    pub(super) scissor_x1: Signal<In, Bits<10>>,
    /// First line of the scissor rectangle.
    pub(super) scissor_y1: Signal<In, Bits<10>>,
    /// Last column of the scissor rectangle.
    pub(super) scissor_x2: Signal<In, Bits<10>>,
    /// Last line of the scissor rectangle.
    pub(super) scissor_y2: Signal<In, Bits<10>>,
    /// Pixels of a line of the framebuffer.
    pub(super) width: Signal<In, Bits<11>>,
    /// Lines of the framebuffer, less 1.
    pub(super) last_line: Signal<In, Bits<10>>,
    pub(super) out_valid: Signal<Out, Bit>,
    pub(super) out_ready: Signal<In, Bit>,
    /// The triangle has no pixels; everything else in the result is 0.
    pub(super) empty: Signal<Out, Bit>,
    /// The area of the triangle is 0.
    pub(super) no_area: Signal<Out, Bit>,
    /// First column of the bounding box.
    pub(super) x_first: Signal<Out, Bits<11>>,
    /// Column behind the last one of the bounding box.
    pub(super) x_end: Signal<Out, Bits<11>>,
    /// First line of the bounding box.
    pub(super) y_first: Signal<Out, Bits<11>>,
    /// Line behind the last one of the bounding box.
    pub(super) y_end: Signal<Out, Bits<11>>,
    /// First column of the hole, a rectangle without pixels; its four bounds are 0 if there is none.
    pub(super) hole_x_first: Signal<Out, Bits<11>>,
    /// Column behind the last one of the hole.
    pub(super) hole_x_end: Signal<Out, Bits<11>>,
    /// First line of the hole.
    pub(super) hole_y_first: Signal<Out, Bits<11>>,
    /// Line behind the last one of the hole.
    pub(super) hole_y_end: Signal<Out, Bits<11>>,
    /// Edge value 0 at (x_first, y_first), bits 0 to 31.
    pub(super) value0: Signal<Out, Bits<32>>,
    /// Edge value 0 at (x_first, y_first), bits 32 and 33: the sign.
    pub(super) value0_high: Signal<Out, Bits<2>>,
    /// Change of edge value 0 per column, signed.
    pub(super) step_x0: Signal<Out, Bits<21>>,
    /// Change of edge value 0 per line, signed.
    pub(super) step_y0: Signal<Out, Bits<21>>,
    /// A sample on edge 0 is outside.
    pub(super) excluded0: Signal<Out, Bit>,
    /// Edge value 1 at (x_first, y_first), bits 0 to 31.
    pub(super) value1: Signal<Out, Bits<32>>,
    /// Edge value 1 at (x_first, y_first), bits 32 and 33: the sign.
    pub(super) value1_high: Signal<Out, Bits<2>>,
    /// Change of edge value 1 per column, signed.
    pub(super) step_x1: Signal<Out, Bits<21>>,
    /// Change of edge value 1 per line, signed.
    pub(super) step_y1: Signal<Out, Bits<21>>,
    /// A sample on edge 1 is outside.
    pub(super) excluded1: Signal<Out, Bit>,
    /// Edge value 2 at (x_first, y_first), bits 0 to 31.
    pub(super) value2: Signal<Out, Bits<32>>,
    /// Edge value 2 at (x_first, y_first), bits 32 and 33: the sign.
    pub(super) value2_high: Signal<Out, Bits<2>>,
    /// Change of edge value 2 per column, signed.
    pub(super) step_x2: Signal<Out, Bits<21>>,
    /// Change of edge value 2 per line, signed.
    pub(super) step_y2: Signal<Out, Bits<21>>,
    /// A sample on edge 2 is outside.
    pub(super) excluded2: Signal<Out, Bit>,
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
        clock!(self, clock, sequencer, columns, rows, slope, distance);
        self.sequencer.reset.next = self.reset.val();
        self.sequencer.in_valid.next = self.in_valid.val();
        self.sequencer.out_ready.next = self.out_ready.val();
        self.in_ready.next = self.sequencer.in_ready.val();
        self.out_valid.next = self.sequencer.out_valid.val();
        self.finish.next = self.sequencer.run.val() && (self.sequencer.step.val() == 11);

        if self.sequencer.start.val() {
            self.third_x.d.next = self.x0.val();
            self.third_y.d.next = self.y0.val();
            self.a_x.d.next = self.x1.val();
            self.a_y.d.next = self.y1.val();
            self.b_x.d.next = self.x2.val();
            self.b_y.d.next = self.y2.val();
            self.inverted.d.next = self.scissor_mode.val() == bits_of::<2>(scissor_mode::INVERTED);
        }

        // The bounding box.
        self.clear.next = false;
        self.columns.start.next = self.sequencer.start.val();
        self.columns.limit.next = self.sequencer.run.val() && (self.sequencer.step.val() == 1);
        self.columns.limit_hole.next = self.sequencer.run.val() && (self.sequencer.step.val() == 2);
        self.columns.size.next = self.width.val();
        self.columns.scissor.next = self.scissor_mode.val() == bits_of::<2>(scissor_mode::NORMAL);
        self.columns.scissor_first.next = self.scissor_x1.val();
        self.columns.scissor_last.next = self.scissor_x2.val();
        self.columns.new_a.next = self.x0.val();
        self.columns.new_b.next = self.x1.val();
        self.columns.new_c.next = self.x2.val();
        self.columns.a.next = self.third_x.q.val();
        self.columns.b.next = self.a_x.q.val();
        self.columns.c.next = self.b_x.q.val();
        self.rows.start.next = self.columns.start.val();
        self.rows.limit.next = self.columns.limit.val();
        self.rows.limit_hole.next = self.columns.limit_hole.val();
        self.rows.size.next = bit_cast::<11, 10>(self.last_line.val()) + 1;
        self.rows.scissor.next = self.columns.scissor.val();
        self.rows.scissor_first.next = self.scissor_y1.val();
        self.rows.scissor_last.next = self.scissor_y2.val();
        self.rows.new_a.next = self.y0.val();
        self.rows.new_b.next = self.y1.val();
        self.rows.new_c.next = self.y2.val();
        self.rows.a.next = self.third_y.q.val();
        self.rows.b.next = self.a_y.q.val();
        self.rows.c.next = self.b_y.q.val();

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
            self.third_x.d.next = self.a_x.q.val();
            self.third_y.d.next = self.a_y.q.val();
            self.a_x.d.next = self.b_x.q.val();
            self.a_y.d.next = self.b_y.q.val();
            self.b_x.d.next = self.third_x.q.val();
            self.b_y.d.next = self.third_y.q.val();
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
            self.edges[i].finish.next = self.finish.val();
            self.edges[i].clear.next = self.clear.val();
            self.edges[i].area.next = self.area.q.val();
        }
        for i in 0_usize..2 {
            self.edges[i].next_slope_x.next = self.edges[i + 1].slope_x.val();
            self.edges[i].next_slope_y.next = self.edges[i + 1].slope_y.val();
            self.edges[i].next_value.next = self.edges[i + 1].value.val();
            self.edges[i + 1].third.next = self.edges[i].slope_x.val();
        }
        self.edges[0].third.next = self.edges[2].slope_x.val();
        self.edges[2].next_slope_x.next = self.slope.y.val();
        self.edges[2].next_slope_y.next = self.slope.y.val();
        self.edges[2].next_value.next = self.sum.val().get_bits::<34>(1);

        self.empty.next = self.is_empty.q.val();
        self.no_area.next = self.has_no_area.q.val();
        self.x_first.next = self.columns.first.val().get_bits::<11>(0);
        self.x_end.next = self.columns.stop.val().get_bits::<11>(0);
        self.y_first.next = self.rows.first.val().get_bits::<11>(0);
        self.y_end.next = self.rows.stop.val().get_bits::<11>(0);
        self.hole_x_first.next = self.columns.hole_first.val().get_bits::<11>(0);
        self.hole_x_end.next = self.columns.hole_stop.val().get_bits::<11>(0);
        self.hole_y_first.next = self.rows.hole_first.val().get_bits::<11>(0);
        self.hole_y_end.next = self.rows.hole_stop.val().get_bits::<11>(0);
        self.value0.next = self.edges[0].value.val().get_bits::<32>(0);
        self.value0_high.next = self.edges[0].value.val().get_bits::<2>(32);
        self.step_x0.next = bit_cast::<21, 17>(self.edges[0].slope_x.val()) << 4;
        self.step_y0.next = bit_cast::<21, 17>(self.edges[0].slope_y.val()) << 4;
        self.excluded0.next = self.edges[0].excluded.val();
        self.value1.next = self.edges[1].value.val().get_bits::<32>(0);
        self.value1_high.next = self.edges[1].value.val().get_bits::<2>(32);
        self.step_x1.next = bit_cast::<21, 17>(self.edges[1].slope_x.val()) << 4;
        self.step_y1.next = bit_cast::<21, 17>(self.edges[1].slope_y.val()) << 4;
        self.excluded1.next = self.edges[1].excluded.val();
        self.value2.next = self.edges[2].value.val().get_bits::<32>(0);
        self.value2_high.next = self.edges[2].value.val().get_bits::<2>(32);
        self.step_x2.next = bit_cast::<21, 17>(self.edges[2].slope_x.val()) << 4;
        self.step_y2.next = bit_cast::<21, 17>(self.edges[2].slope_y.val()) << 4;
        self.excluded2.next = self.edges[2].excluded.val();
    }
}
