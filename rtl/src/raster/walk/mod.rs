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
    pub(crate) clock: Signal<In, Clock>,
    pub(crate) reset: Signal<In, Bit>,
    pub(crate) in_valid: Signal<In, Bit>,
    pub(crate) in_ready: Signal<Out, Bit>,
    pub(crate) scan: Signal<In, Scan>,
    pub(crate) out_valid: Signal<Out, Bit>,
    pub(crate) out_ready: Signal<In, Bit>,
    pub(crate) sample: Signal<Out, Sample>,
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
        wire!(self => self.search: clock, reset, triangle_valid: in_valid);
        self.in_ready.next = self.search.triangle_ready.val();
        wire!(self.scan.val() => self.search: empty, no_area, x_first, x_end, y_first, y_end, hole_x_first, hole_x_end,
            hole_y_first, hole_y_end);
        wire!(self.scan.val() => self.search_edges[0]: value: value0, step_x: step_x0, step_y: step_y0,
            excluded: excluded0);
        wire!(self.scan.val() => self.search_edges[1]: value: value1, step_x: step_x1, step_y: step_y1,
            excluded: excluded1);
        wire!(self.scan.val() => self.search_edges[2]: value: value2, step_x: step_x2, step_y: step_y2,
            excluded: excluded2);
        for i in 0_usize..3 {
            self.search_edges[i].clock.next = self.clock.val();
            wire!(self.search => self.search_edges[i]: idle, new_wrap: new_wraps, double, moves, restart, right,
                advance, single, wrap: row_wraps);
        }
        self.search.outside_left.next = self.search_edges[0].outside_left.val()
            || self.search_edges[1].outside_left.val()
            || self.search_edges[2].outside_left.val();
        self.search.outside_right.next = self.search_edges[0].outside_right.val()
            || self.search_edges[1].outside_right.val()
            || self.search_edges[2].outside_right.val();

        self.search.row_ready.next = self.emit.row_ready.val();
        wire!(self => self.emit: clock, reset);
        wire!(self.search => self.emit: row_valid, row_is_end, row_x, row_y, row_last);
        self.emit.row_inside.next = !(self.search_edges[0].outside.val()
            || self.search_edges[1].outside.val()
            || self.search_edges[2].outside.val());
        wire!(self.search => self.emit: row_wraps, row_no_area);
        self.emit.out_ready.next = self.out_ready.val();
        for i in 0_usize..3 {
            self.emit_edges[i].clock.next = self.clock.val();
            wire!(self.emit => self.emit_edges[i]: leaves, more, load: row_ready, clear);
            wire!(self.search_edges[i] => self.emit_edges[i]: value: following, change, returned,
                excluded: is_excluded);
            wire!(self.emit => self.emit_edges[i]: wrap, no_area);
        }
        self.emit.next_outside.next = self.emit_edges[0].next_outside.val()
            || self.emit_edges[1].next_outside.val()
            || self.emit_edges[2].next_outside.val();

        self.out_valid.next = self.emit.out_valid.val();
        wire!(self.emit => self.sample.next: done, x, y);
        self.sample.next.weight0 = self.emit_edges[0].weight.val();
        self.sample.next.weight1 = self.emit_edges[1].weight.val();
        self.sample.next.weight2 = self.emit_edges[2].weight.val();
    }
}
