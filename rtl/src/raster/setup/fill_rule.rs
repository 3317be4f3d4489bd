// SPDX-License-Identifier: MIT
//! The fill rule.

use crate::prelude::*;
use pica_spec::choices::{ExcludedEdgeTest, FillRule, Recorder};

/// Whether a sample on an edge is outside: choices `fill_rule` and `excluded_edge_test`. Combinational.
///
/// From a to b, with dx = xb - xa and dy = yb - ya: right-hand edges of a counter-clockwise triangle go up (dy > 0), the
/// horizontal edge of a triangle that lies below it goes left (dx < 0).
///
/// The test by the third vertex v compares v.x with a.x + trunc(n / dy), where n = dx (v.y - a.y). No division is needed:
/// n - (v.x - a.x) dy is twice the area A, so (n / dy) - (v.x - a.x) = A / dy. Where the truncation is away
/// from v (the quotient is negative for a right-hand edge, or not for a left-hand one) the edge is excluded as in the closed
/// form, since A > 0; where it is toward v, that distance must also reach 1, so A >= abs(dy).
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_excluded")]
pub(super) struct Excluded {
    /// -dy = ya - yb, of the edge from a to b.
    pub slope_x: Signal<In, Bits<17>>,
    /// dx = xb - xa, of the edge from a to b.
    pub slope_y: Signal<In, Bits<17>>,
    /// v.y - a.y, which is -dy of the edge before, from the third vertex v to a.
    pub third: Signal<In, Bits<17>>,
    /// A, twice the area of the triangle, above 0.
    pub area: Signal<In, Bits<34>>,
    pub excluded: Signal<Out, Bit>,
    up: Signal<Local, Bit>,
    down: Signal<Local, Bit>,
    left: Signal<Local, Bit>,
    right: Signal<Local, Bit>,
    above: Signal<Local, Bit>,
    below: Signal<Local, Bit>,
    rising: Signal<Local, Bit>,
    falling: Signal<Local, Bit>,
    distance: Signal<Local, Bits<34>>,
    margin: Signal<Local, Bits<34>>,
    reaches: Signal<Local, Bit>,
    /// Choice `fill_rule`.
    right_hand: Parameter<Bit>,
    /// Choice `fill_rule`.
    high: Parameter<Bit>,
    /// Choice `excluded_edge_test`.
    divides: Parameter<Bit>,
    sign_extension: Parameter<Bits<34>>,
}

impl Excluded {
    /// The rule that `choices` ask for.
    pub fn new(choices: &Recorder) -> Self {
        let (right_hand, high) = match choices.fill_rule() {
            FillRule::ExcludeRightHigh => (true, true),
            FillRule::ExcludeRightLow => (true, false),
            FillRule::ExcludeLeftHigh => (false, true),
            FillRule::ExcludeLeftLow => (false, false),
        };
        Self {
            right_hand: Parameter::new(right_hand),
            high: Parameter::new(high),
            divides: Parameter::new(choices.excluded_edge_test() == ExcludedEdgeTest::LineDivision),
            sign_extension: Parameter::bits(!0 << 17),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Excluded {
    fn update(&mut self) {
        self.up.next = self.slope_x.val().get_bit(16);
        self.down.next = (!self.slope_x.val().get_bit(16)) && self.slope_x.val().any();
        self.left.next = self.slope_y.val().get_bit(16);
        self.right.next = (!self.slope_y.val().get_bit(16)) && self.slope_y.val().any();
        self.below.next = self.third.val().get_bit(16);
        self.above.next = (!self.third.val().get_bit(16)) && self.third.val().any();

        // The sign of n = dx (v.y - a.y).
        self.rising.next = (self.right.val() && self.above.val()) || (self.left.val() && self.below.val());
        self.falling.next = (self.right.val() && self.below.val()) || (self.left.val() && self.above.val());
        // A - abs(dy); the slope of a right-hand edge is negative.
        self.distance.next = bit_cast::<34, 17>(self.slope_x.val());
        if self.up.val() {
            self.distance.next = self.distance.val() | self.sign_extension.val();
        }
        self.margin.next = self.area.val() - self.distance.val();
        if self.right_hand.val() {
            self.margin.next = self.area.val() + self.distance.val();
        }
        self.reaches.next = !self.margin.val().get_bit(33);

        if self.right_hand.val() {
            self.excluded.next = self.up.val() && ((!self.divides.val()) || self.falling.val() || self.reaches.val());
        } else {
            self.excluded.next =
                self.down.val() && ((!self.divides.val()) || (!self.rising.val()) || self.reaches.val());
        }
        if !self.slope_x.val().any() {
            self.excluded.next = (self.high.val() && self.left.val()) || ((!self.high.val()) && self.right.val());
        }
    }
}
