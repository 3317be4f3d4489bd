// SPDX-License-Identifier: MIT
//! Edge walk.

mod emit;
mod emit_edge;
mod outside;
mod search;
mod search_edge;

use crate::prelude::*;
use emit::Emit;
use emit_edge::EmitEdge;
use pica_spec::choices::Recorder;
use search::Search;
use search_edge::SearchEdge;

/// The pixels of a triangle and their edge values, row by row.
///
/// Pixels come at one a clock (raster.md#edges-and-fill-rule, raster.md#interpolation).
///
/// Takes what [`RasterSetup`](super::RasterSetup) gives. Pixels come by ascending y, those of a row by ascending x;
/// behind the last one comes a transaction with `done`, also for a triangle that has none. The weight of a vertex is
/// the value of the edge opposite to it, or 1 if the triangle has no area. The [module](super) tells how many clocks it
/// takes.
///
/// Choices: `edge_value_width`, `interpolation_weights`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(unit)]
pub struct RasterWalk {
    pub(super) clock: Signal<In, Clock>,
    pub(super) reset: Signal<In, Bit>,
    pub(super) in_valid: Signal<In, Bit>,
    pub(super) in_ready: Signal<Out, Bit>,
    /// The triangle has no pixels.
    pub(super) empty: Signal<In, Bit>,
    /// The area of the triangle is 0.
    pub(super) no_area: Signal<In, Bit>,
    /// First column of the bounding box.
    pub(super) x_first: Signal<In, Bits<11>>,
    /// Column behind the last one of the bounding box.
    pub(super) x_end: Signal<In, Bits<11>>,
    /// First line of the bounding box.
    pub(super) y_first: Signal<In, Bits<11>>,
    /// Line behind the last one of the bounding box.
    pub(super) y_end: Signal<In, Bits<11>>,
    /// First column of the hole, a rectangle without pixels; its four bounds are 0 if there is none.
    pub(super) hole_x_first: Signal<In, Bits<11>>,
    /// Column behind the last one of the hole.
    pub(super) hole_x_end: Signal<In, Bits<11>>,
    /// First line of the hole.
    pub(super) hole_y_first: Signal<In, Bits<11>>,
    /// Line behind the last one of the hole.
    pub(super) hole_y_end: Signal<In, Bits<11>>,
    /// Edge value 0 at (x_first, y_first), bits 0 to 31.
    pub(super) value0: Signal<In, Bits<32>>,
    /// Edge value 0 at (x_first, y_first), bits 32 and 33: the sign.
    pub(super) value0_high: Signal<In, Bits<2>>,
    /// Change of edge value 0 per column, signed.
    pub(super) step_x0: Signal<In, Bits<21>>,
    /// Change of edge value 0 per line, signed.
    pub(super) step_y0: Signal<In, Bits<21>>,
    /// A sample on edge 0 is outside.
    pub(super) excluded0: Signal<In, Bit>,
    /// Edge value 1 at (x_first, y_first), bits 0 to 31.
    pub(super) value1: Signal<In, Bits<32>>,
    /// Edge value 1 at (x_first, y_first), bits 32 and 33: the sign.
    pub(super) value1_high: Signal<In, Bits<2>>,
    /// Change of edge value 1 per column, signed.
    pub(super) step_x1: Signal<In, Bits<21>>,
    /// Change of edge value 1 per line, signed.
    pub(super) step_y1: Signal<In, Bits<21>>,
    /// A sample on edge 1 is outside.
    pub(super) excluded1: Signal<In, Bit>,
    /// Edge value 2 at (x_first, y_first), bits 0 to 31.
    pub(super) value2: Signal<In, Bits<32>>,
    /// Edge value 2 at (x_first, y_first), bits 32 and 33: the sign.
    pub(super) value2_high: Signal<In, Bits<2>>,
    /// Change of edge value 2 per column, signed.
    pub(super) step_x2: Signal<In, Bits<21>>,
    /// Change of edge value 2 per line, signed.
    pub(super) step_y2: Signal<In, Bits<21>>,
    /// A sample on edge 2 is outside.
    pub(super) excluded2: Signal<In, Bit>,
    pub(super) out_valid: Signal<Out, Bit>,
    pub(super) out_ready: Signal<In, Bit>,
    /// The end of the triangle, behind its last pixel; everything else in the transaction is 0.
    pub(super) done: Signal<Out, Bit>,
    /// Column of the pixel.
    pub(super) x: Signal<Out, Bits<11>>,
    /// Line of the pixel.
    pub(super) y: Signal<Out, Bits<10>>,
    /// Weight of vertex 0, its edge value: bits 0 to 31.
    pub(super) weight0: Signal<Out, Bits<32>>,
    /// Weight of vertex 0, bits 32 and 33: the sign.
    pub(super) weight0_high: Signal<Out, Bits<2>>,
    /// Weight of vertex 1, its edge value: bits 0 to 31.
    pub(super) weight1: Signal<Out, Bits<32>>,
    /// Weight of vertex 1, bits 32 and 33: the sign.
    pub(super) weight1_high: Signal<Out, Bits<2>>,
    /// Weight of vertex 2, its edge value: bits 0 to 31.
    pub(super) weight2: Signal<Out, Bits<32>>,
    /// Weight of vertex 2, bits 32 and 33: the sign.
    pub(super) weight2_high: Signal<Out, Bits<2>>,
    search: Search,
    search_edges: [SearchEdge; 3],
    emit: Emit,
    emit_edges: [EmitEdge; 3],
}

impl RasterWalk {
    /// Edge walk under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            search: Search::new(choices),
            search_edges: core::array::from_fn(|_| SearchEdge::new(choices)),
            emit_edges: core::array::from_fn(|_| EmitEdge::new(choices)),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for RasterWalk {
    fn update(&mut self) {
        self.search.clock.next = self.clock.val();
        self.search.reset.next = self.reset.val();
        self.search.triangle_valid.next = self.in_valid.val();
        self.in_ready.next = self.search.triangle_ready.val();
        self.search.empty.next = self.empty.val();
        self.search.no_area.next = self.no_area.val();
        self.search.x_first.next = self.x_first.val();
        self.search.x_end.next = self.x_end.val();
        self.search.y_first.next = self.y_first.val();
        self.search.y_end.next = self.y_end.val();
        self.search.hole_x_first.next = self.hole_x_first.val();
        self.search.hole_x_end.next = self.hole_x_end.val();
        self.search.hole_y_first.next = self.hole_y_first.val();
        self.search.hole_y_end.next = self.hole_y_end.val();
        self.search_edges[0].value.next =
            (bit_cast::<34, 2>(self.value0_high.val()) << 32) | bit_cast::<34, 32>(self.value0.val());
        self.search_edges[0].step_x.next = self.step_x0.val();
        self.search_edges[0].step_y.next = self.step_y0.val();
        self.search_edges[0].excluded.next = self.excluded0.val();
        self.search_edges[1].value.next =
            (bit_cast::<34, 2>(self.value1_high.val()) << 32) | bit_cast::<34, 32>(self.value1.val());
        self.search_edges[1].step_x.next = self.step_x1.val();
        self.search_edges[1].step_y.next = self.step_y1.val();
        self.search_edges[1].excluded.next = self.excluded1.val();
        self.search_edges[2].value.next =
            (bit_cast::<34, 2>(self.value2_high.val()) << 32) | bit_cast::<34, 32>(self.value2.val());
        self.search_edges[2].step_x.next = self.step_x2.val();
        self.search_edges[2].step_y.next = self.step_y2.val();
        self.search_edges[2].excluded.next = self.excluded2.val();
        for i in 0_usize..3 {
            self.search_edges[i].clock.next = self.clock.val();
            self.search_edges[i].idle.next = self.search.idle.val();
            self.search_edges[i].new_wrap.next = self.search.new_wraps.val();
            self.search_edges[i].double.next = self.search.double.val();
            self.search_edges[i].moves.next = self.search.moves.val();
            self.search_edges[i].restart.next = self.search.restart.val();
            self.search_edges[i].right.next = self.search.right.val();
            self.search_edges[i].advance.next = self.search.advance.val();
            self.search_edges[i].single.next = self.search.single.val();
            self.search_edges[i].wrap.next = self.search.row_wraps.val();
        }
        self.search.outside_left.next = self.search_edges[0].outside_left.val()
            || self.search_edges[1].outside_left.val()
            || self.search_edges[2].outside_left.val();
        self.search.outside_right.next = self.search_edges[0].outside_right.val()
            || self.search_edges[1].outside_right.val()
            || self.search_edges[2].outside_right.val();

        self.search.row_ready.next = self.emit.row_ready.val();
        self.emit.clock.next = self.clock.val();
        self.emit.reset.next = self.reset.val();
        self.emit.row_valid.next = self.search.row_valid.val();
        self.emit.row_is_end.next = self.search.row_is_end.val();
        self.emit.row_x.next = self.search.row_x.val();
        self.emit.row_y.next = self.search.row_y.val();
        self.emit.row_last.next = self.search.row_last.val();
        self.emit.row_inside.next = !(self.search_edges[0].outside.val()
            || self.search_edges[1].outside.val()
            || self.search_edges[2].outside.val());
        self.emit.row_wraps.next = self.search.row_wraps.val();
        self.emit.row_no_area.next = self.search.row_no_area.val();
        self.emit.out_ready.next = self.out_ready.val();
        for i in 0_usize..3 {
            self.emit_edges[i].clock.next = self.clock.val();
            self.emit_edges[i].leaves.next = self.emit.leaves.val();
            self.emit_edges[i].more.next = self.emit.more.val();
            self.emit_edges[i].load.next = self.emit.row_ready.val();
            self.emit_edges[i].clear.next = self.emit.clear.val();
            self.emit_edges[i].value.next = self.search_edges[i].following.val();
            self.emit_edges[i].change.next = self.search_edges[i].change.val();
            self.emit_edges[i].returned.next = self.search_edges[i].returned.val();
            self.emit_edges[i].excluded.next = self.search_edges[i].is_excluded.val();
            self.emit_edges[i].wrap.next = self.emit.wrap.val();
            self.emit_edges[i].no_area.next = self.emit.no_area.val();
        }
        self.emit.next_outside.next = self.emit_edges[0].next_outside.val()
            || self.emit_edges[1].next_outside.val()
            || self.emit_edges[2].next_outside.val();

        self.out_valid.next = self.emit.out_valid.val();
        self.done.next = self.emit.done.val();
        self.x.next = self.emit.x.val();
        self.y.next = self.emit.y.val();
        self.weight0.next = self.emit_edges[0].weight.val().get_bits::<32>(0);
        self.weight0_high.next = self.emit_edges[0].weight.val().get_bits::<2>(32);
        self.weight1.next = self.emit_edges[1].weight.val().get_bits::<32>(0);
        self.weight1_high.next = self.emit_edges[1].weight.val().get_bits::<2>(32);
        self.weight2.next = self.emit_edges[2].weight.val().get_bits::<32>(0);
        self.weight2_high.next = self.emit_edges[2].weight.val().get_bits::<2>(32);
    }
}
