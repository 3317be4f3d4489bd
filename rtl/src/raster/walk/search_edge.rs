// SPDX-License-Identifier: MIT
//! An edge during the search for the first pixel of a row.

use super::outside::Outside;
use crate::prelude::*;

/// The value of an edge at the place of the search, and at the first column of the bounding box in the same row.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_search_edge")]
pub(super) struct SearchEdge {
    pub clock: Signal<In, Clock>,
    /// Takes a new edge.
    pub take: Signal<In, Bit>,
    /// Doubles the first stride.
    pub double: Signal<In, Bit>,
    /// Goes to the row above.
    pub next_row: Signal<In, Bit>,
    /// Goes to the first column of the row, with the first stride.
    pub restart: Signal<In, Bit>,
    /// Goes a stride to the right, or to the left if `left` is set, and halves the stride.
    pub go: Signal<In, Bit>,
    pub left: Signal<In, Bit>,
    /// The stride is one column and stays so.
    pub single: Signal<In, Bit>,
    pub wrap: Signal<In, Bit>,
    pub value: Signal<In, Bits<34>>,
    pub step_x: Signal<In, Bits<21>>,
    pub step_y: Signal<In, Bits<21>>,
    pub excluded: Signal<In, Bit>,
    /// The edge value here.
    pub here: Signal<Out, Bits<34>>,
    /// Its change per column.
    pub column_step: Signal<Out, Bits<21>>,
    pub is_excluded: Signal<Out, Bit>,
    pub outside: Signal<Out, Bit>,
    /// Outside here and everywhere to the left.
    pub outside_left: Signal<Out, Bit>,
    /// Outside here and everywhere to the right.
    pub outside_right: Signal<Out, Bit>,
    row_value: DFF<Bits<34>>,
    here_value: DFF<Bits<34>>,
    first_stride: DFF<Bits<32>>,
    stride: DFF<Bits<32>>,
    step_x_register: DFF<Bits<21>>,
    step_y_register: DFF<Bits<21>>,
    excluded_register: DFF<Bit>,
    test: Outside,
    row_step: Signal<Local, Bits<34>>,
    above: Signal<Local, Bits<34>>,
    change: Signal<Local, Bits<34>>,
    wide_step: Signal<Local, Bits<32>>,
    half_stride: Signal<Local, Bits<32>>,
    step_sign_extension: Parameter<Bits<32>>,
    row_step_sign_extension: Parameter<Bits<34>>,
    stride_sign_extension: Parameter<Bits<34>>,
    stride_sign: Parameter<Bits<32>>,
}

impl SearchEdge {
    pub fn new() -> Self {
        Self {
            test: Outside::new(),
            step_sign_extension: Parameter::bits(!0 << 21),
            row_step_sign_extension: Parameter::bits(!0 << 21),
            stride_sign_extension: Parameter::bits(!0 << 32),
            stride_sign: Parameter::bits(1 << 31),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for SearchEdge {
    fn update(&mut self) {
        self.row_step.next = bit_cast::<34, 21>(self.step_y_register.q.val());
        if self.step_y_register.q.val().get_bit(20) {
            self.row_step.next = self.row_step.val() | self.row_step_sign_extension.val();
        }
        self.above.next = self.row_value.q.val() + self.row_step.val();
        self.wide_step.next = bit_cast::<32, 21>(self.step_x.val());
        if self.step_x.val().get_bit(20) {
            self.wide_step.next = self.wide_step.val() | self.step_sign_extension.val();
        }
        self.half_stride.next = (self.stride.q.val() >> 1) | (self.stride.q.val() & self.stride_sign.val());
        self.change.next = bit_cast::<34, 32>(self.stride.q.val());
        if self.stride.q.val().get_bit(31) {
            self.change.next = self.change.val() | self.stride_sign_extension.val();
        }

        if self.double.val() {
            self.first_stride.d.next = self.first_stride.q.val() << 1;
        }
        if self.go.val() {
            if self.left.val() {
                self.here_value.d.next = self.here_value.q.val() - self.change.val();
            } else {
                self.here_value.d.next = self.here_value.q.val() + self.change.val();
            }
            if !self.single.val() {
                self.stride.d.next = self.half_stride.val();
            }
        }
        if self.restart.val() {
            self.here_value.d.next = self.row_value.q.val();
            self.stride.d.next = self.first_stride.q.val();
        }
        if self.next_row.val() {
            self.row_value.d.next = self.above.val();
            self.here_value.d.next = self.above.val();
        }
        if self.take.val() {
            self.row_value.d.next = self.value.val();
            self.first_stride.d.next = self.wide_step.val();
            self.step_x_register.d.next = self.step_x.val();
            self.step_y_register.d.next = self.step_y.val();
            self.excluded_register.d.next = self.excluded.val();
        }

        self.test.value.next = self.here_value.q.val();
        self.test.excluded.next = self.excluded_register.q.val();
        self.test.wrap.next = self.wrap.val();
        self.outside.next = self.test.outside.val();
        // Inside of an edge whose values rise to the right is to the right of it. A horizontal one decides for the row.
        self.outside_left.next = self.test.outside.val() && (!self.step_x_register.q.val().get_bit(20));
        self.outside_right.next = self.test.outside.val()
            && (self.step_x_register.q.val().get_bit(20) || (!self.step_x_register.q.val().any()));
        self.here.next = self.here_value.q.val();
        self.column_step.next = self.step_x_register.q.val();
        self.is_excluded.next = self.excluded_register.q.val();
    }
}
