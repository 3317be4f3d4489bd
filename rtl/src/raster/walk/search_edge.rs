// SPDX-License-Identifier: MIT
//! An edge during the search for the first pixel of a row.

use super::outside::Outside;
use crate::prelude::*;
use pica_spec::choices::{InterpolationWeights, Recorder};

/// The value of an edge at the place of the search, and at the first column of the bounding box in the row that comes next.
///
/// If samples on the edge are outside, all values are kept 1 too low: then the sign alone tells what is outside, and it
/// is there without a comparison. Weights get the 1 back, if they are to have it (choice `interpolation_weights`).
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_search_edge")]
pub(super) struct SearchEdge {
    pub clock: Signal<In, Clock>,
    /// A new edge is taken: the one that is there when `idle` ends.
    pub idle: Signal<In, Bit>,
    /// The values of the new edge wrap at 32 bits.
    pub new_wrap: Signal<In, Bit>,
    /// The first stride is doubled.
    pub double: Signal<In, Bit>,
    /// The search moves: with `restart` to the first column of the row, with the first stride, or else by a stride to
    /// the right or to the left.
    pub moves: Signal<In, Bit>,
    pub restart: Signal<In, Bit>,
    pub right: Signal<In, Bit>,
    /// The next `restart` is in the row above.
    pub advance: Signal<In, Bit>,
    /// The stride is one column and stays so.
    pub single: Signal<In, Bit>,
    pub wrap: Signal<In, Bit>,
    pub value: Signal<In, Bits<34>>,
    pub step_x: Signal<In, Bits<21>>,
    pub step_y: Signal<In, Bits<21>>,
    pub excluded: Signal<In, Bit>,
    /// The edge value one column to the right of here.
    pub following: Signal<Out, Bits<34>>,
    /// Change of the edge value per column, less what a weight gets back.
    pub change: Signal<Out, Bits<21>>,
    /// Whether a weight gets 1 back.
    pub returned: Signal<Out, Bit>,
    pub is_excluded: Signal<Out, Bit>,
    pub outside: Signal<Out, Bit>,
    /// Samples here and everywhere to the left are outside of the edge, unless values wrap.
    pub outside_left: Signal<Out, Bit>,
    /// Samples here and everywhere to the right are outside of the edge, unless values wrap.
    pub outside_right: Signal<Out, Bit>,
    row_value: DFF<Bits<34>>,
    here_value: DFF<Bits<34>>,
    first_stride: DFF<Bits<32>>,
    stride: DFF<Bits<32>>,
    change_register: DFF<Bits<21>>,
    returned_register: DFF<Bit>,
    step_y_register: DFF<Bits<21>>,
    excluded_register: DFF<Bit>,
    /// The inside is to the right of the edge, and to the left; both of a horizontal edge, which decides for the row.
    rises: DFF<Bit>,
    falls: DFF<Bit>,
    is_outside_left: DFF<Bit>,
    is_outside_right: DFF<Bit>,
    test: Outside,
    bias: Signal<Local, Bit>,
    gives_back: Signal<Local, Bit>,
    row_step: Signal<Local, Bits<34>>,
    above: Signal<Local, Bits<34>>,
    distance: Signal<Local, Bits<34>>,
    place: Signal<Local, Bits<34>>,
    column_step: Signal<Local, Bits<34>>,
    augend: Signal<Local, Bits<35>>,
    addend: Signal<Local, Bits<35>>,
    sum: Signal<Local, Bits<35>>,
    wide_step: Signal<Local, Bits<32>>,
    half_stride: Signal<Local, Bits<32>>,
    /// Choice `interpolation_weights`.
    biased: Parameter<Bit>,
    step_sign_extension: Parameter<Bits<32>>,
    row_step_sign_extension: Parameter<Bits<34>>,
    column_step_sign_extension: Parameter<Bits<34>>,
    stride_sign_extension: Parameter<Bits<34>>,
    stride_sign: Parameter<Bits<32>>,
}

impl SearchEdge {
    /// An edge under choice `interpolation_weights`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            biased: Parameter::new(choices.interpolation_weights() == InterpolationWeights::Biased),
            step_sign_extension: Parameter::bits(!0 << 21),
            row_step_sign_extension: Parameter::bits(!0 << 21),
            column_step_sign_extension: Parameter::bits(!0 << 21),
            stride_sign_extension: Parameter::bits(!0 << 32),
            stride_sign: Parameter::bits(1 << 31),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for SearchEdge {
    fn update(&mut self) {
        // A new edge.
        self.bias.next = self.excluded.val() && (!self.new_wrap.val());
        self.gives_back.next = self.bias.val() && (!self.biased.val());
        self.wide_step.next = bit_cast::<32, 21>(self.step_x.val());
        if self.step_x.val().get_bit(20) {
            self.wide_step.next = self.wide_step.val() | self.step_sign_extension.val();
        }
        if self.double.val() {
            self.first_stride.d.next = self.first_stride.q.val() << 1;
        }
        if self.idle.val() {
            self.first_stride.d.next = self.wide_step.val();
            self.change_register.d.next = self.step_x.val() - bit_cast::<21, 1>(self.gives_back.val().into());
            self.returned_register.d.next = self.gives_back.val();
            self.step_y_register.d.next = self.step_y.val();
            self.excluded_register.d.next = self.excluded.val();
            self.rises.d.next = !self.step_x.val().get_bit(20);
            self.falls.d.next = self.step_x.val().get_bit(20) || (!self.step_x.val().any());
        }

        // The first column of the row that comes next.
        self.row_step.next = bit_cast::<34, 21>(self.step_y_register.q.val());
        if self.step_y_register.q.val().get_bit(20) {
            self.row_step.next = self.row_step.val() | self.row_step_sign_extension.val();
        }
        self.above.next = self.row_value.q.val() + self.row_step.val();
        if self.advance.val() {
            self.row_value.d.next = self.above.val();
        }
        if self.idle.val() {
            self.row_value.d.next = self.value.val() - bit_cast::<34, 1>(self.bias.val().into());
        }

        // The place. Both sums are made while the other edges decide which way to go.
        self.half_stride.next = (self.stride.q.val() >> 1) | (self.stride.q.val() & self.stride_sign.val());
        self.distance.next = bit_cast::<34, 32>(self.stride.q.val());
        if self.stride.q.val().get_bit(31) {
            self.distance.next = self.distance.val() | self.stride_sign_extension.val();
        }
        self.place.next = self.here_value.q.val() - self.distance.val();
        if self.right.val() {
            self.place.next = self.here_value.q.val() + self.distance.val();
        }
        if self.restart.val() {
            self.place.next = self.row_value.q.val();
        }
        if self.moves.val() {
            self.here_value.d.next = self.place.val();
            self.is_outside_left.d.next = self.place.val().get_bit(33) && self.rises.q.val();
            self.is_outside_right.d.next = self.place.val().get_bit(33) && self.falls.q.val();
        }
        if !self.single.val() {
            self.stride.d.next = self.half_stride.val();
        }
        if self.restart.val() {
            self.stride.d.next = self.first_stride.q.val();
        }

        // The edge value one column on. Ones below both summands carry what the change lacks.
        self.column_step.next = bit_cast::<34, 21>(self.change_register.q.val());
        if self.change_register.q.val().get_bit(20) {
            self.column_step.next = self.column_step.val() | self.column_step_sign_extension.val();
        }
        self.augend.next = bit_cast::<35, 34>(self.here_value.q.val()) << 1;
        self.addend.next = bit_cast::<35, 34>(self.column_step.val()) << 1;
        if self.returned_register.q.val() {
            self.augend.next = self.augend.val() | 1;
            self.addend.next = self.addend.val() | 1;
        }
        self.sum.next = self.augend.val() + self.addend.val();
        self.following.next = self.sum.val().get_bits::<34>(1);

        self.test.value.next = self.here_value.q.val();
        self.test.excluded.next = self.excluded_register.q.val();
        self.test.wrap.next = self.wrap.val();
        self.outside.next = self.test.outside.val();
        wire!(self.is_*.q => self: outside_left, outside_right);
        wire!(self.*_register.q => self: change, returned, is_excluded: excluded);
    }
}
