// SPDX-License-Identifier: MIT
//! An edge along a row.

use super::outside::Outside;
use crate::prelude::*;
use pica_spec::choices::{InterpolationWeights, Recorder};

/// The value of an edge at the pixel that is offered.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_emit_edge")]
pub(super) struct EmitEdge {
    pub clock: Signal<In, Clock>,
    /// Goes to the first pixel of a row.
    pub load: Signal<In, Bit>,
    /// Goes to the next pixel.
    pub step: Signal<In, Bit>,
    /// Becomes 0.
    pub clear: Signal<In, Bit>,
    pub value: Signal<In, Bits<34>>,
    pub step_x: Signal<In, Bits<21>>,
    pub excluded: Signal<In, Bit>,
    pub wrap: Signal<In, Bit>,
    /// The triangle has no area: all weights are 1.
    pub no_area: Signal<In, Bit>,
    /// The next pixel is outside.
    pub next_outside: Signal<Out, Bit>,
    /// The weight of the vertex opposite to the edge.
    pub weight: Signal<Out, Bits<34>>,
    value_register: DFF<Bits<34>>,
    step_register: DFF<Bits<21>>,
    excluded_register: DFF<Bit>,
    change: Signal<Local, Bits<34>>,
    following: Signal<Local, Bits<34>>,
    test: Outside,
    here: Outside,
    bias: Signal<Local, Bits<1>>,
    sign_extension: Parameter<Bits<34>>,
    biased: Parameter<Bit>,
}

impl EmitEdge {
    /// An edge under choice `interpolation_weights`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            test: Outside::new(),
            here: Outside::new(),
            sign_extension: Parameter::bits(!0 << 21),
            biased: Parameter::new(choices.interpolation_weights() == InterpolationWeights::Biased),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for EmitEdge {
    fn update(&mut self) {
        self.change.next = bit_cast::<34, 21>(self.step_register.q.val());
        if self.step_register.q.val().get_bit(20) {
            self.change.next = self.change.val() | self.sign_extension.val();
        }
        self.following.next = self.value_register.q.val() + self.change.val();
        self.test.value.next = self.following.val();
        self.test.excluded.next = self.excluded_register.q.val();
        self.test.wrap.next = self.wrap.val();
        self.next_outside.next = self.test.outside.val();
        if self.step.val() {
            self.value_register.d.next = self.following.val();
        }
        if self.load.val() {
            self.value_register.d.next = self.value.val();
            self.step_register.d.next = self.step_x.val();
            self.excluded_register.d.next = self.excluded.val();
        }
        if self.clear.val() {
            self.value_register.d.next = 0.into();
            self.excluded_register.d.next = false;
        }

        self.here.value.next = self.value_register.q.val();
        self.here.excluded.next = self.excluded_register.q.val();
        self.here.wrap.next = self.wrap.val();
        self.bias.next = (self.biased.val() && self.excluded_register.q.val()).into();
        self.weight.next = self.here.wrapped.val() - bit_cast::<34, 1>(self.bias.val());
        if self.no_area.val() {
            self.weight.next = 1.into();
        }
    }
}
