// SPDX-License-Identifier: MIT
//! What is kept of an edge.

use super::fill_rule::Excluded;
use crate::prelude::*;
use pica_spec::choices::Recorder;

/// An edge function, taken from the next edge as results come in: three of these are a shift register.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_edge")]
pub(super) struct Edge {
    pub clock: Signal<In, Clock>,
    /// Takes `next_slope_x`.
    pub shift_x: Signal<In, Bit>,
    /// Takes `next_slope_y`.
    pub shift_y: Signal<In, Bit>,
    /// Takes `next_value`.
    pub shift_value: Signal<In, Bit>,
    /// Decides the fill rule.
    pub finish: Signal<In, Bit>,
    /// The edge function becomes 0.
    pub clear: Signal<In, Bit>,
    pub next_slope_x: Signal<In, Bits<17>>,
    pub next_slope_y: Signal<In, Bits<17>>,
    pub next_value: Signal<In, Bits<34>>,
    /// `slope_x` of the edge before.
    pub third: Signal<In, Bits<17>>,
    /// Twice the area of the triangle.
    pub area: Signal<In, Bits<34>>,
    /// ya - yb: the change of the value per 1/16 pixel to the right.
    pub slope_x: Signal<Out, Bits<17>>,
    /// xb - xa: the change of the value per 1/16 pixel up.
    pub slope_y: Signal<Out, Bits<17>>,
    pub value: Signal<Out, Bits<34>>,
    pub excluded: Signal<Out, Bit>,
    slope_x_register: DFF<Bits<17>>,
    slope_y_register: DFF<Bits<17>>,
    value_register: DFF<Bits<34>>,
    excluded_register: DFF<Bit>,
    rule: Excluded,
}

impl Edge {
    /// An edge under the fill rule of `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self { rule: Excluded::new(choices), ..Self::default() }
    }
}

#[hdl]
impl Logic for Edge {
    fn update(&mut self) {
        self.rule.slope_x.next = self.slope_x_register.q.val();
        self.rule.slope_y.next = self.slope_y_register.q.val();
        wire!(self => self.rule: third, area);
        if self.shift_x.val() {
            self.slope_x_register.d.next = self.next_slope_x.val();
        }
        if self.shift_y.val() {
            self.slope_y_register.d.next = self.next_slope_y.val();
        }
        if self.shift_value.val() {
            self.value_register.d.next = self.next_value.val();
        }
        if self.finish.val() {
            // Without an area, samples on all three edges are covered (choice `zero_area_triangle`).
            self.excluded_register.d.next = self.rule.excluded.val() && self.area.val().any();
        }
        if self.clear.val() {
            wire!(0 => self.*.d: slope_x_register, slope_y_register, value_register);
            self.excluded_register.d.next = false;
        }
        wire!(self.*_register.q => self: slope_x, slope_y, value, excluded);
    }
}
