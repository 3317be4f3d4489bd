// SPDX-License-Identifier: MIT
//! Orientation and culling.

use super::channel::{OrientedTriangle, PlacedTriangle};
use crate::parts::SignedProduct;
use crate::prelude::*;
use pica_spec::choices::{Recorder, ZeroAreaTriangle};
use pica_spec::pica200::code::cull_mode;

/// The order of the vertices of a triangle: which face it shows, and whether that is drawn (raster.md#culling).
///
/// Twice the area of vertices a, b and c is (xb - xa) (yc - ya) - (xc - xa) (yb - ya), positive if the triangle is counter-clockwise with y up. It
/// is below the product of the sides of the bounding box, so that 33 bits hold it in two's complement.
///
/// A result takes 6 clocks, with one multiplier of 17 x 17 bits; a triangle every 7:
///
/// | step | |
/// |---|---|
/// | 0, 1 | the differences of the coordinates, for one product and for the other |
/// | 1, 2 | the products |
/// | 3 | twice the area |
/// | 4 | whether the triangle is drawn, and in which order |
///
/// Choice `zero_area_triangle`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Culling {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    in_valid: Signal<In, Bit>,
    in_ready: Signal<Out, Bit>,
    /// The vertices as they came from the viewport.
    triangle: Signal<In, PlacedTriangle>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// The vertices as the rasterizer takes them.
    oriented: Signal<Out, OrientedTriangle>,
    /// Which step is made at the next edge: a bit for each.
    steps: DFF<Bits<5>>,
    done: DFF<Bit>,
    idle: Signal<Local, Bit>,
    start: Signal<Local, Bit>,
    held: DFF<PlacedTriangle>,
    far_x: Signal<Local, Bits<16>>,
    far_y: Signal<Local, Bits<16>>,
    factor_x: DFF<Bits<17>>,
    factor_y: DFF<Bits<17>>,
    multiplier: SignedProduct<17, 17, 33>,
    product: DFF<Bits<33>>,
    first: DFF<Bits<33>>,
    area: DFF<Bits<33>>,
    clockwise: Signal<Local, Bit>,
    has_no_area: Signal<Local, Bit>,
    is_removed: Signal<Local, Bit>,
    removed: DFF<Bit>,
    exchanged: DFF<Bit>,
    flat: DFF<Bit>,
    /// Choice `zero_area_triangle`.
    draws_flat: Parameter<Bit>,
}

impl Culling {
    /// Culling under choice `zero_area_triangle`.
    pub fn new(choices: &Recorder) -> Self {
        Self { draws_flat: Parameter::new(choices.zero_area_triangle() == ZeroAreaTriangle::Drawn), ..Self::default() }
    }
}

#[hdl]
impl Logic for Culling {
    fn update(&mut self) {
        self.idle.next = (!self.steps.q.val().any()) && (!self.done.q.val());
        self.start.next = self.in_valid.val() && self.idle.val();
        wire!(self => self: in_ready: idle);
        self.steps.d.next = (self.steps.q.val() << 1) | bit_cast::<5, 1>(self.start.val().into());
        self.done.d.next = self.steps.q.val().get_bit(4) || (self.done.q.val() && (!self.out_ready.val()));
        if self.reset.val() {
            self.steps.d.next = 0.into();
            self.done.d.next = false;
        }
        wire!(self.*.q => self: out_valid: done);
        if self.start.val() {
            wire!(self => self.held: d: triangle);
        }

        // The differences: x of the second vertex and y of the third, then x of the third and y of the second.
        self.far_x.next = self.held.q.val().b_x;
        self.far_y.next = self.held.q.val().c_y;
        if self.steps.q.val().get_bit(1) {
            self.far_x.next = self.held.q.val().c_x;
            self.far_y.next = self.held.q.val().b_y;
        }
        self.factor_x.d.next = bit_cast::<17, 16>(self.far_x.val()) - bit_cast::<17, 16>(self.held.q.val().a_x);
        self.factor_y.d.next = bit_cast::<17, 16>(self.far_y.val()) - bit_cast::<17, 16>(self.held.q.val().a_y);

        // The products and their difference.
        wire!(self.*.q => self.multiplier: a: factor_x, b: factor_y);
        wire!(self.multiplier => self.product: d: y);
        wire!(self.*.q => self.*.d: first: product);
        self.area.d.next = self.first.q.val() - self.product.q.val();

        // The decision. What is not drawn keeps its order.
        self.clockwise.next = self.area.q.val().get_bit(32);
        self.has_no_area.next = !self.area.q.val().any();
        match self.held.q.val().cull_mode.index() {
            cull_mode::FRONT_CCW => {
                self.is_removed.next = !self.clockwise.val();
            }
            cull_mode::BACK_CCW => {
                self.is_removed.next = self.clockwise.val() || self.has_no_area.val();
            }
            _ => {
                self.is_removed.next = self.has_no_area.val() && (!self.draws_flat.val());
            }
        }
        if self.steps.q.val().get_bit(4) {
            wire!(self => self.removed: d: is_removed);
            self.exchanged.d.next = self.clockwise.val() && (!self.is_removed.val());
            wire!(self => self.flat: d: has_no_area);
        }

        self.oriented.next.removed = self.removed.q.val();
        self.oriented.next.exchanged = self.exchanged.q.val();
        self.oriented.next.flat = self.flat.q.val();
        self.oriented.next.x0 = self.held.q.val().a_x;
        self.oriented.next.y0 = self.held.q.val().a_y;
        self.oriented.next.x1 = self.held.q.val().b_x;
        self.oriented.next.y1 = self.held.q.val().b_y;
        self.oriented.next.x2 = self.held.q.val().c_x;
        self.oriented.next.y2 = self.held.q.val().c_y;
        if self.exchanged.q.val() {
            self.oriented.next.x1 = self.held.q.val().c_x;
            self.oriented.next.y1 = self.held.q.val().c_y;
            self.oriented.next.x2 = self.held.q.val().b_x;
            self.oriented.next.y2 = self.held.q.val().b_y;
        }
    }
}
