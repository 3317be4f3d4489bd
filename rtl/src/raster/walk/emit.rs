// SPDX-License-Identifier: MIT
//! The pixels of a row.

use crate::prelude::*;

/// Offers the pixels of a row from its first one to the last that is inside, then takes the next row: without a clock
/// between them if it is there.
///
/// What tells whether a row goes on is known a pixel ahead. The registers of a row are loaded whenever the one before is
/// at its end; if none was offered they do not count.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_emit")]
pub(super) struct Emit {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub row_valid: Signal<In, Bit>,
    pub row_ready: Signal<Out, Bit>,
    pub row_is_end: Signal<In, Bit>,
    pub row_x: Signal<In, Bits<11>>,
    pub row_y: Signal<In, Bits<11>>,
    /// The last column that may be in the row.
    pub row_last: Signal<In, Bits<11>>,
    pub row_inside: Signal<In, Bit>,
    pub row_wraps: Signal<In, Bit>,
    pub row_no_area: Signal<In, Bit>,
    /// The next pixel is outside of an edge.
    pub next_outside: Signal<In, Bit>,
    /// Control of the edges, from here to `no_area`.
    pub leaves: Signal<Out, Bit>,
    pub more: Signal<Out, Bit>,
    pub clear: Signal<Out, Bit>,
    pub wrap: Signal<Out, Bit>,
    pub no_area: Signal<Out, Bit>,
    pub out_valid: Signal<Out, Bit>,
    pub out_ready: Signal<In, Bit>,
    pub done: Signal<Out, Bit>,
    pub x: Signal<Out, Bits<11>>,
    pub y: Signal<Out, Bits<10>>,
    busy: DFF<Bit>,
    is_end: DFF<Bit>,
    covered: DFF<Bit>,
    wraps: DFF<Bit>,
    has_no_area: DFF<Bit>,
    /// There is a next column in the row.
    has_next: DFF<Bit>,
    column: DFF<Bits<11>>,
    next_column: DFF<Bits<11>>,
    last_column: DFF<Bits<11>>,
    line: DFF<Bits<11>>,
    shown: Signal<Local, Bit>,
}

#[hdl]
impl Logic for Emit {
    fn update(&mut self) {
        self.more.next = self.has_next.q.val() && ((!self.next_outside.val()) || self.wraps.q.val());
        self.shown.next = self.busy.q.val() && (self.covered.q.val() || (!self.wraps.q.val()));
        self.leaves.next = (!self.shown.val()) || self.out_ready.val();
        self.row_ready.next = self.leaves.val() && (!self.more.val());
        self.clear.next = self.row_ready.val() && self.row_is_end.val();

        if self.leaves.val() {
            if self.more.val() {
                self.column.d.next = self.next_column.q.val();
                self.next_column.d.next = self.next_column.q.val() + 1;
                self.has_next.d.next = self.next_column.q.val() != self.last_column.q.val();
                self.covered.d.next = !self.next_outside.val();
            } else {
                self.column.d.next = self.row_x.val();
                self.next_column.d.next = self.row_x.val() + 1;
                self.has_next.d.next =
                    self.row_valid.val() && (!self.row_is_end.val()) && (self.row_x.val() != self.row_last.val());
                self.covered.d.next = self.row_inside.val();
            }
        }
        if self.row_ready.val() {
            wire!(self.row_* => self.*.d: busy: valid, is_end, wraps, has_no_area: no_area, line: y, last_column: last);
        }
        if self.clear.val() {
            self.covered.d.next = true;
            self.has_no_area.d.next = false;
            wire!(0 => self.*.d: column, line);
        }
        if self.reset.val() {
            wire!(false => self.*.d: busy, has_next);
        }

        self.wrap.next = self.wraps.q.val();
        self.no_area.next = self.has_no_area.q.val();
        self.out_valid.next = self.shown.val();
        self.done.next = self.is_end.q.val();
        self.x.next = self.column.q.val();
        self.y.next = self.line.q.val().get_bits::<10>(0);
    }
}
