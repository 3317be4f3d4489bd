// SPDX-License-Identifier: MIT
//! An edge along a row.

use super::outside::Outside;
use crate::prelude::*;
use pica_spec::choices::{InterpolationWeights, Recorder};

/// The value of an edge at the pixel behind the one that is offered.
///
/// The sign of the value says whether that pixel is outside, when the row has to know; the weight of the offered pixel
/// is a step before the value.
///
/// Values are kept as [`SearchEdge`](super::search_edge::SearchEdge) keeps them.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_emit_edge")]
pub(super) struct EmitEdge {
    pub clock: Signal<In, Clock>,
    /// The edge goes on: with `more` to the next pixel, or else to the first one of the row that is offered.
    pub leaves: Signal<In, Bit>,
    pub more: Signal<In, Bit>,
    /// The edge of the row that is offered is taken.
    pub load: Signal<In, Bit>,
    /// The edge value becomes 0.
    pub clear: Signal<In, Bit>,
    /// The value behind the first pixel of the row.
    pub value: Signal<In, Bits<34>>,
    /// Change of the edge value per column, less what a weight gets back.
    pub change: Signal<In, Bits<21>>,
    /// Whether a weight gets 1 back.
    pub returned: Signal<In, Bit>,
    pub excluded: Signal<In, Bit>,
    pub wrap: Signal<In, Bit>,
    /// The triangle has no area: all weights are 1.
    pub no_area: Signal<In, Bit>,
    /// The next pixel is outside of the edge.
    pub next_outside: Signal<Out, Bit>,
    /// The weight of the vertex opposite to the edge.
    pub weight: Signal<Out, Bits<34>>,
    value_register: DFF<Bits<34>>,
    change_register: DFF<Bits<21>>,
    returned_register: DFF<Bit>,
    excluded_register: DFF<Bit>,
    step: Signal<Local, Bits<34>>,
    augend: Signal<Local, Bits<35>>,
    addend: Signal<Local, Bits<35>>,
    sum: Signal<Local, Bits<35>>,
    test: Outside,
    here: Signal<Local, Bits<34>>,
    low: Signal<Local, Bits<34>>,
    wrapped: Signal<Local, Bits<34>>,
    bias: Signal<Local, Bits<1>>,
    sign_extension: Parameter<Bits<34>>,
    low_mask: Parameter<Bits<34>>,
    low_sign_extension: Parameter<Bits<34>>,
    /// Choice `interpolation_weights`.
    biased: Parameter<Bit>,
}

impl EmitEdge {
    /// An edge under choice `interpolation_weights`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            sign_extension: Parameter::bits(!0 << 21),
            low_mask: Parameter::bits(0xFFFF_FFFF),
            low_sign_extension: Parameter::bits(!0 << 32),
            biased: Parameter::new(choices.interpolation_weights() == InterpolationWeights::Biased),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for EmitEdge {
    fn update(&mut self) {
        // The edge value one column on. Ones below both summands carry what the change lacks.
        self.step.next = bit_cast::<34, 21>(self.change_register.q.val());
        if self.change_register.q.val().get_bit(20) {
            self.step.next = self.step.val() | self.sign_extension.val();
        }
        self.augend.next = bit_cast::<35, 34>(self.value_register.q.val()) << 1;
        self.addend.next = bit_cast::<35, 34>(self.step.val()) << 1;
        if self.returned_register.q.val() {
            self.augend.next = self.augend.val() | 1;
            self.addend.next = self.addend.val() | 1;
        }
        self.sum.next = self.augend.val() + self.addend.val();
        if self.leaves.val() {
            self.value_register.d.next = self.value.val();
            if self.more.val() {
                self.value_register.d.next = self.sum.val().get_bits::<34>(1);
            }
        }
        if self.load.val() {
            wire!(self => self.*_register.d: change, returned, excluded);
        }
        if self.clear.val() {
            wire!(0 => self.*.d: value_register, change_register);
            self.excluded_register.d.next = false;
        }
        self.test.value.next = self.value_register.q.val();
        self.test.excluded.next = self.excluded_register.q.val();
        self.test.wrap.next = self.wrap.val();
        self.next_outside.next = self.test.outside.val();

        self.here.next = self.value_register.q.val() - self.step.val();
        self.low.next = self.here.val() & self.low_mask.val();
        self.wrapped.next = self.here.val();
        if self.wrap.val() {
            self.wrapped.next = self.low.val();
            if self.here.val().get_bit(31) {
                self.wrapped.next = self.low.val() | self.low_sign_extension.val();
            }
        }
        // Values that wrap have been kept as they are.
        self.bias.next = (self.biased.val() && self.wrap.val() && self.excluded_register.q.val()).into();
        self.weight.next = self.wrapped.val() - bit_cast::<34, 1>(self.bias.val());
        // Without an area the values of a covered sample are 0.
        if self.no_area.val() {
            self.weight.next = self.weight.val() | 1;
        }
    }
}
