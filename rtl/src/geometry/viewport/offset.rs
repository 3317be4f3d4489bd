// SPDX-License-Identifier: MIT
//! The offset of the viewport as a float.

use crate::float::{Format, Normalize};
use crate::prelude::*;

/// An integer of ten bits, signed, in float24 two clocks later: exactly, since it has fewer bits than a significand.
#[derive(LogicBlock, Default, Component)]
#[component(name = "geometry_offset")]
pub(super) struct Offset {
    pub clock: Signal<In, Clock>,
    pub x: Signal<In, Bits<10>>,
    pub y: Signal<Out, Bits<24>>,
    magnitude: DFF<Bits<10>>,
    negative: DFF<Bits<1>>,
    normalize: Normalize<10, 4>,
    exponent: Signal<Local, Bits<7>>,
    pattern: DFF<Bits<24>>,
    top_exponent: Parameter<Bits<7>>,
}

impl Offset {
    pub fn new() -> Self {
        Self { top_exponent: Parameter::bits(Format::F24.bias() + 9), ..Self::default() }
    }
}

#[hdl]
impl Logic for Offset {
    fn update(&mut self) {
        wire!(self => self.magnitude: d: x);
        if self.x.val().get_bit(9) {
            self.magnitude.d.next = (!self.x.val()) + 1;
        }
        self.negative.d.next = self.x.val().get_bits::<1>(9);

        wire!(self.*.q => self.*.x: normalize: magnitude);
        self.exponent.next = self.top_exponent.val() - bit_cast::<7, 5>(self.normalize.distance.val());
        self.pattern.d.next = (bit_cast::<24, 1>(self.negative.q.val()) << 23)
            | (bit_cast::<24, 7>(self.exponent.val()) << 16)
            | (bit_cast::<24, 9>(self.normalize.y.val().get_bits::<9>(0)) << 7);
        if !self.magnitude.q.val().any() {
            self.pattern.d.next = 0.into();
        }
        wire!(self.*.q => self: y: pattern);
    }
}
