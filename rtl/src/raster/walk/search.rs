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
/// The hole of an inverted scissor makes two segments of a row, which are searched one after the other. The ends of a
/// segment are to the search what edges are.
///
/// Edge values that wrap at 32 bits (choice `edge_value_width`) have no such order: every pixel of the
/// bounding box is a candidate then.
///
/// All that decides where to go is in registers, computed a clock before for both places that may come next, so that a
/// stride takes one clock.
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
    /// A sample here is outside of an edge whose inside is to the right, or to the left.
    pub outside_left: Signal<In, Bit>,
    pub outside_right: Signal<In, Bit>,
    /// Control of the edges, from here to `single`.
    pub idle: Signal<Out, Bit>,
    pub new_wraps: Signal<Out, Bit>,
    pub double: Signal<Out, Bit>,
    pub moves: Signal<Out, Bit>,
    pub restart: Signal<Out, Bit>,
    pub right: Signal<Out, Bit>,
    pub advance: Signal<Out, Bit>,
    pub single: Signal<Out, Bit>,
    /// A row is offered, from its first pixel, or the end of the triangle.
    pub row_valid: Signal<Out, Bit>,
    pub row_ready: Signal<In, Bit>,
    pub row_is_end: Signal<Out, Bit>,
    pub row_x: Signal<Out, Bits<11>>,
    pub row_y: Signal<Out, Bits<11>>,
    /// The last column that may be in the row.
    pub row_last: Signal<Out, Bits<11>>,
    pub row_wraps: Signal<Out, Bit>,
    pub row_no_area: Signal<Out, Bit>,
    /// A triangle is there: it is measured for the first stride, then searched; then its end is offered.
    taken: DFF<Bit>,
    measuring: DFF<Bit>,
    searching: DFF<Bit>,
    ending: DFF<Bit>,
    /// A first pixel that is not to the right of this place is here or nowhere: at the first column, or behind all
    /// strides.
    settles: DFF<Bit>,
    x: DFF<Bits<12>>,
    /// The next stride: 1 also behind the last one, which is one more if the first pixel is to the right.
    stride: DFF<Bits<12>>,
    first_stride: DFF<Bits<12>>,
    /// The place is not yet behind the hole; the place is behind the segment.
    is_before: DFF<Bit>,
    is_beyond: DFF<Bit>,
    y: DFF<Bits<11>>,
    /// The row that comes next.
    next_line: DFF<Bits<11>>,
    /// The row has a segment behind the hole that is still to come; that segment is being searched.
    again: DFF<Bit>,
    behind_hole: DFF<Bit>,
    triangle_no_area: DFF<Bit>,
    width: DFF<Bits<11>>,
    first_column: DFF<Bits<11>>,
    last_column: DFF<Bits<11>>,
    end_line: DFF<Bits<11>>,
    hole_is_first: DFF<Bit>,
    /// The column before the hole.
    hole_last_column: DFF<Bits<11>>,
    hole_end_column: DFF<Bits<11>>,
    hole_first_line: DFF<Bits<11>>,
    hole_end_line: DFF<Bits<11>>,
    doubled: Signal<Local, Bits<12>>,
    fits: Signal<Local, Bit>,
    wraps: Signal<Local, Bit>,
    left: Signal<Local, Bit>,
    found: Signal<Local, Bit>,
    nowhere: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    next_in_hole_lines: Signal<Local, Bit>,
    segment_last: Signal<Local, Bits<11>>,
    x_right: Signal<Local, Bits<12>>,
    x_left: Signal<Local, Bits<12>>,
    /// Choice `edge_value_width`.
    wrap32: Parameter<Bit>,
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
        self.new_wraps.next = self.wrap32.val() && (!self.no_area.val());
        self.wraps.next = self.wrap32.val() && (!self.triangle_no_area.q.val());
        self.idle.next = !self.taken.q.val();
        self.doubled.next = self.first_stride.q.val() << 1;
        self.fits.next = self.doubled.val() < bit_cast::<12, 11>(self.width.q.val());
        self.double.next = self.measuring.q.val() && self.fits.val();

        // Where the first pixel of the segment is, seen from here. To the right and to the left at once is nowhere.
        self.right.next = (self.outside_left.val() && (!self.wraps.val())) || self.is_before.q.val();
        self.left.next = (self.outside_right.val() && (!self.wraps.val())) || self.is_beyond.q.val();
        self.found.next = self.settles.q.val() && (!self.right.val()) && (!self.left.val());
        self.nowhere.next = self.searching.q.val() && self.right.val() && self.left.val();
        self.passes.next = self.settles.q.val() && (!self.right.val()) && (self.left.val() || self.row_ready.val());
        self.restart.next = self.nowhere.val() || self.passes.val() || (self.measuring.q.val() && (!self.fits.val()));
        self.moves.next = (!self.found.val()) || self.row_ready.val();

        // A row is entered once, or twice if it has a hole.
        self.next_in_hole_lines.next = (self.next_line.q.val() >= self.hole_first_line.q.val())
            && (self.next_line.q.val() < self.hole_end_line.q.val());
        self.advance.next = self.restart.val() && (self.again.q.val() || (!self.next_in_hole_lines.val()));
        self.segment_last.next = self.last_column.q.val();
        if self.again.q.val() {
            self.segment_last.next = self.hole_last_column.q.val();
        }

        if self.idle.val() {
            self.triangle_no_area.d.next = self.no_area.val();
            self.width.d.next = self.x_end.val() - self.x_first.val();
            self.first_column.d.next = self.x_first.val();
            self.last_column.d.next = self.x_end.val() - 1;
            self.next_line.d.next = self.y_first.val();
            self.end_line.d.next = self.y_end.val();
            self.hole_is_first.d.next = self.hole_x_first.val() <= self.x_first.val();
            self.hole_last_column.d.next = self.hole_x_first.val() - 1;
            wire!(self.hole_* => self.hole_*.d: end_column: x_end, first_line: y_first, end_line: y_end);
            self.again.d.next = false;
            self.first_stride.d.next = 1.into();
            self.taken.d.next = self.triangle_valid.val();
            self.measuring.d.next = self.triangle_valid.val() && (!self.empty.val());
            self.ending.d.next = self.triangle_valid.val() && self.empty.val();
        }
        if self.double.val() {
            self.first_stride.d.next = self.doubled.val();
        }
        if self.ending.q.val() && self.row_ready.val() {
            wire!(false => self.*.d: ending, taken);
        }
        self.x_right.next = self.x.q.val() + self.stride.q.val();
        self.x_left.next = self.x.q.val() - self.stride.q.val();
        if self.moves.val() {
            if self.right.val() {
                self.x.d.next = self.x_right.val();
                self.is_before.d.next =
                    self.behind_hole.q.val() && (self.x_right.val() < bit_cast::<12, 11>(self.hole_end_column.q.val()));
                self.is_beyond.d.next = self.x_right.val() > bit_cast::<12, 11>(self.segment_last.val());
            } else {
                self.x.d.next = self.x_left.val();
                self.is_before.d.next =
                    self.behind_hole.q.val() && (self.x_left.val() < bit_cast::<12, 11>(self.hole_end_column.q.val()));
                self.is_beyond.d.next = self.x_left.val() > bit_cast::<12, 11>(self.segment_last.val());
            }
            self.stride.d.next = (self.stride.q.val() >> 1) | bit_cast::<12, 1>(self.stride.q.val().get_bits::<1>(0));
            self.settles.d.next = self.searching.q.val() && self.stride.q.val().get_bit(0);
            if self.restart.val() {
                self.x.d.next = bit_cast::<12, 11>(self.first_column.q.val());
                self.stride.d.next = self.first_stride.q.val();
                self.settles.d.next = true;
                self.is_before.d.next = self.again.q.val();
                self.is_beyond.d.next =
                    (!self.again.q.val()) && self.next_in_hole_lines.val() && self.hole_is_first.q.val();
            }
        }
        if self.restart.val() {
            self.measuring.d.next = false;
            self.searching.d.next = true;
            self.behind_hole.d.next = self.again.q.val();
            self.again.d.next = (!self.again.q.val()) && self.next_in_hole_lines.val();
            if !self.again.q.val() {
                self.y.d.next = self.next_line.q.val();
                self.next_line.d.next = self.next_line.q.val() + 1;
                if self.next_line.q.val() == self.end_line.q.val() {
                    wire!(false => self.*.d: searching, settles);
                    self.ending.d.next = true;
                }
            }
        }
        if self.reset.val() {
            wire!(false => self.*.d: taken, measuring, searching, settles, ending);
        }

        self.single.next = self.stride.q.val().get_bit(0);
        self.triangle_ready.next = self.idle.val();
        self.row_valid.next = self.found.val() || self.ending.q.val();
        self.row_is_end.next = self.ending.q.val();
        self.row_x.next = self.x.q.val().get_bits::<11>(0);
        self.row_y.next = self.y.q.val();
        self.row_last.next = self.segment_last.val();
        self.row_wraps.next = self.wraps.val();
        self.row_no_area.next = self.triangle_no_area.q.val();
    }
}
