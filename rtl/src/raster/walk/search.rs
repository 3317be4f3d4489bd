// SPDX-License-Identifier: MIT
//! The first pixel of every row.

use crate::prelude::*;
use pica_spec::choices::{EdgeValueWidth, Recorder};

/// Finds the first pixel of each row of a triangle, by bisection; rows without pixels are passed over.
///
/// In a row, the pixels inside an edge are all to the right or all to the left of it, so those of a triangle follow each
/// other. If an edge with its inside to the right fails, the first pixel is to the right; if one of the others fails, it
/// is to the left. The search starts at the first column of the bounding box, and goes right by the largest
/// power of two below its width; each stride after that is half as long and goes where the first pixel is.
///
/// The hole of an inverted scissor makes two segments of a row, which are searched one after the other.
///
/// Edge values that wrap at 32 bits (choice `edge_value_width`) have no such order: every pixel of the
/// bounding box is a candidate then.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_search")]
pub(super) struct Search {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub triangle_valid: Signal<In, Bit>,
    pub triangle_ready: Signal<Out, Bit>,
    pub empty: Signal<In, Bit>,
    pub no_area: Signal<In, Bit>,
    pub x_first: Signal<In, Bits<11>>,
    pub x_end: Signal<In, Bits<11>>,
    pub y_first: Signal<In, Bits<11>>,
    pub y_end: Signal<In, Bits<11>>,
    pub hole_x_first: Signal<In, Bits<11>>,
    pub hole_x_end: Signal<In, Bits<11>>,
    pub hole_y_first: Signal<In, Bits<11>>,
    pub hole_y_end: Signal<In, Bits<11>>,
    /// A sample here is outside of an edge: of any; of one whose inside is to the right, or to the left.
    pub outside: Signal<In, Bit>,
    pub outside_left: Signal<In, Bit>,
    pub outside_right: Signal<In, Bit>,
    /// What the edges do.
    pub take: Signal<Out, Bit>,
    pub double: Signal<Out, Bit>,
    pub restart: Signal<Out, Bit>,
    pub next_row: Signal<Out, Bit>,
    pub go: Signal<Out, Bit>,
    pub left: Signal<Out, Bit>,
    pub single: Signal<Out, Bit>,
    /// A row is offered, from its first pixel, or the end of the triangle.
    pub row_valid: Signal<Out, Bit>,
    pub row_ready: Signal<In, Bit>,
    pub row_is_end: Signal<Out, Bit>,
    pub row_x: Signal<Out, Bits<11>>,
    pub row_y: Signal<Out, Bits<11>>,
    /// The column behind the last one that may be in the row.
    pub row_end: Signal<Out, Bits<11>>,
    /// The first pixel is covered: always, but for edge values that wrap.
    pub row_inside: Signal<Out, Bit>,
    pub row_wraps: Signal<Out, Bit>,
    pub row_no_area: Signal<Out, Bit>,
    state: DFF<SearchState>,
    x: DFF<Bits<12>>,
    y: DFF<Bits<11>>,
    /// The next stride; 0 behind the last one.
    stride: DFF<Bits<12>>,
    first_stride: DFF<Bits<12>>,
    /// The row goes on behind the hole.
    behind_hole: DFF<Bit>,
    triangle_no_area: DFF<Bit>,
    first_column: DFF<Bits<11>>,
    end_column: DFF<Bits<11>>,
    end_line: DFF<Bits<11>>,
    hole_first_column: DFF<Bits<11>>,
    hole_end_column: DFF<Bits<11>>,
    hole_first_line: DFF<Bits<11>>,
    hole_end_line: DFF<Bits<11>>,
    width: Signal<Local, Bits<12>>,
    doubled: Signal<Local, Bits<12>>,
    next_line: Signal<Local, Bits<11>>,
    distance: Signal<Local, Bits<12>>,
    wraps: Signal<Local, Bit>,
    in_hole_lines: Signal<Local, Bit>,
    segment_end: Signal<Local, Bits<11>>,
    is_right: Signal<Local, Bit>,
    is_left: Signal<Local, Bit>,
    searches: Signal<Local, Bit>,
    settled: Signal<Local, Bit>,
    found: Signal<Local, Bit>,
    leave: Signal<Local, Bit>,
    wrap32: Parameter<Bit>,
}

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
enum SearchState {
    /// Waits for a triangle.
    Idle,
    /// Finds the first stride.
    Measure,
    /// At the first column of a row.
    First,
    /// Between strides.
    Stride,
    /// Where the first pixel is, if there is one.
    Last,
    /// Behind the last row.
    End,
}

impl Search {
    /// A search under choice `edge_value_width`.
    pub fn new(choices: &Recorder) -> Self {
        Self { wrap32: Parameter::new(choices.edge_value_width() == EdgeValueWidth::Wrap32), ..Self::default() }
    }
}

#[hdl]
impl Logic for Search {
    fn update(&mut self) {
        // Without an area all three values have to be 0, which 32 bits cannot tell.
        self.wraps.next = self.wrap32.val() && (!self.triangle_no_area.q.val());
        self.width.next = bit_cast::<12, 11>(self.end_column.q.val()) - bit_cast::<12, 11>(self.first_column.q.val());
        self.doubled.next = self.first_stride.q.val() << 1;
        self.next_line.next = self.y.q.val() + 1;

        // Where the first pixel of the segment is, seen from here.
        self.in_hole_lines.next =
            (self.y.q.val() >= self.hole_first_line.q.val()) && (self.y.q.val() < self.hole_end_line.q.val());
        self.segment_end.next = self.end_column.q.val();
        if self.in_hole_lines.val() && (!self.behind_hole.q.val()) {
            self.segment_end.next = self.hole_first_column.q.val();
        }
        self.is_right.next = self.outside_left.val();
        self.is_left.next = self.outside_right.val();
        if self.wraps.val() {
            self.is_right.next = false;
            self.is_left.next = false;
        }
        if self.behind_hole.q.val() && (self.x.q.val() < bit_cast::<12, 11>(self.hole_end_column.q.val())) {
            self.is_right.next = true;
        }
        self.searches.next = (self.state.q.val() == SearchState::First)
            || (self.state.q.val() == SearchState::Stride)
            || (self.state.q.val() == SearchState::Last);
        self.settled.next = (self.state.q.val() == SearchState::Last)
            || ((!self.is_right.val()) && ((self.state.q.val() == SearchState::First) || (!self.stride.q.val().any())));
        self.found.next = self.searches.val()
            && self.settled.val()
            && (!self.is_right.val())
            && (!self.is_left.val())
            && (self.x.q.val() < bit_cast::<12, 11>(self.segment_end.val()));
        // To the right and to the left at once is nowhere.
        self.leave.next = self.searches.val()
            && ((self.is_right.val() && self.is_left.val())
                || (self.settled.val() && (!self.found.val()))
                || (self.found.val() && self.row_ready.val()));
        self.go.next = self.searches.val() && (!self.settled.val()) && (!self.leave.val());

        self.single.next = (self.stride.q.val() == 1) || (!self.stride.q.val().any());
        self.distance.next = self.stride.q.val();
        if !self.stride.q.val().any() {
            self.distance.next = 1.into();
        }
        self.take.next = false;
        self.double.next = false;
        self.restart.next = false;
        self.next_row.next = false;
        self.row_is_end.next = false;
        match self.state.q.val() {
            SearchState::Idle => {
                if self.triangle_valid.val() {
                    self.take.next = true;
                    self.state.d.next = SearchState::Measure;
                    if self.empty.val() {
                        self.state.d.next = SearchState::End;
                    }
                }
            }
            SearchState::Measure => {
                if self.doubled.val() < self.width.val() {
                    self.double.next = true;
                    self.first_stride.d.next = self.doubled.val();
                } else {
                    self.restart.next = true;
                }
            }
            SearchState::End => {
                self.row_is_end.next = true;
                if self.row_ready.val() {
                    self.state.d.next = SearchState::Idle;
                }
            }
            _ => {}
        }
        if self.take.val() {
            self.triangle_no_area.d.next = self.no_area.val();
            self.first_column.d.next = self.x_first.val();
            self.end_column.d.next = self.x_end.val();
            self.y.d.next = self.y_first.val();
            self.end_line.d.next = self.y_end.val();
            self.hole_first_column.d.next = self.hole_x_first.val();
            self.hole_end_column.d.next = self.hole_x_end.val();
            self.hole_first_line.d.next = self.hole_y_first.val();
            self.hole_end_line.d.next = self.hole_y_end.val();
            self.behind_hole.d.next = false;
            self.first_stride.d.next = 1.into();
        }
        if self.go.val() {
            if self.is_right.val() {
                self.x.d.next = self.x.q.val() + self.distance.val();
            } else {
                self.x.d.next = self.x.q.val() - self.distance.val();
            }
            self.stride.d.next = self.stride.q.val() >> 1;
            self.state.d.next = SearchState::Stride;
            if !self.stride.q.val().any() {
                self.state.d.next = SearchState::Last;
            }
        }
        if self.leave.val() {
            self.restart.next = true;
            if self.in_hole_lines.val() && (!self.behind_hole.q.val()) {
                self.behind_hole.d.next = true;
            } else {
                self.behind_hole.d.next = false;
                self.next_row.next = true;
                self.y.d.next = self.next_line.val();
            }
        }
        if self.restart.val() {
            self.state.d.next = SearchState::First;
            self.x.d.next = bit_cast::<12, 11>(self.first_column.q.val());
            self.stride.d.next = self.first_stride.q.val();
            if self.next_row.val() && (self.next_line.val() == self.end_line.q.val()) {
                self.state.d.next = SearchState::End;
            }
        }
        if self.reset.val() {
            self.state.d.next = SearchState::Idle;
        }

        self.left.next = !self.is_right.val();
        self.triangle_ready.next = self.state.q.val() == SearchState::Idle;
        self.row_valid.next = self.found.val() || self.row_is_end.val();
        self.row_x.next = self.x.q.val().get_bits::<11>(0);
        self.row_y.next = self.y.q.val();
        self.row_end.next = self.segment_end.val();
        self.row_inside.next = !self.outside.val();
        self.row_wraps.next = self.wraps.val();
        self.row_no_area.next = self.triangle_no_area.q.val();
    }
}
