// SPDX-License-Identifier: MIT
//! Edge walk.

mod emit;
mod emit_edge;
mod outside;
mod search;
mod search_edge;

use super::channel::{Sample, Scan};
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
    pub(super) scan: Signal<In, Scan>,
    pub(super) out_valid: Signal<Out, Bit>,
    pub(super) out_ready: Signal<In, Bit>,
    pub(super) sample: Signal<Out, Sample>,
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
        self.search.empty.next = self.scan.val().empty;
        self.search.no_area.next = self.scan.val().no_area;
        self.search.x_first.next = self.scan.val().x_first;
        self.search.x_end.next = self.scan.val().x_end;
        self.search.y_first.next = self.scan.val().y_first;
        self.search.y_end.next = self.scan.val().y_end;
        self.search.hole_x_first.next = self.scan.val().hole_x_first;
        self.search.hole_x_end.next = self.scan.val().hole_x_end;
        self.search.hole_y_first.next = self.scan.val().hole_y_first;
        self.search.hole_y_end.next = self.scan.val().hole_y_end;
        self.search_edges[0].value.next = self.scan.val().value0;
        self.search_edges[0].step_x.next = self.scan.val().step_x0;
        self.search_edges[0].step_y.next = self.scan.val().step_y0;
        self.search_edges[0].excluded.next = self.scan.val().excluded0;
        self.search_edges[1].value.next = self.scan.val().value1;
        self.search_edges[1].step_x.next = self.scan.val().step_x1;
        self.search_edges[1].step_y.next = self.scan.val().step_y1;
        self.search_edges[1].excluded.next = self.scan.val().excluded1;
        self.search_edges[2].value.next = self.scan.val().value2;
        self.search_edges[2].step_x.next = self.scan.val().step_x2;
        self.search_edges[2].step_y.next = self.scan.val().step_y2;
        self.search_edges[2].excluded.next = self.scan.val().excluded2;
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
        self.sample.next.done = self.emit.done.val();
        self.sample.next.x = self.emit.x.val();
        self.sample.next.y = self.emit.y.val();
        self.sample.next.weight0 = self.emit_edges[0].weight.val();
        self.sample.next.weight1 = self.emit_edges[1].weight.val();
        self.sample.next.weight2 = self.emit_edges[2].weight.val();
    }
}
