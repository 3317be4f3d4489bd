// SPDX-License-Identifier: MIT
//! A float24 number as a factor.

use crate::float::Unpack;
use crate::prelude::*;

/// Sign, exponent and significand of a float24 number, which is 0 if it is NaN or subnormal. Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_depth_factor")]
pub(super) struct Factor {
    /// The number.
    pub a: Signal<In, Bits<24>>,
    pub sign: Signal<Out, Bits<1>>,
    pub exponent: Signal<Out, Bits<7>>,
    /// With the leading one, also if the number is 0.
    pub significand: Signal<Out, Bits<17>>,
    pub zero: Signal<Out, Bit>,
    unpack: Unpack<24, 7, 16>,
    leading: Parameter<Bits<17>>,
}

impl Factor {
    /// A factor.
    pub fn new() -> Self {
        Self { leading: Parameter::bits(1 << 16), ..Self::default() }
    }
}

#[hdl]
impl Logic for Factor {
    fn update(&mut self) {
        wire!(self => self.unpack: a);
        wire!(self.unpack => self: sign, exponent);
        self.significand.next = bit_cast::<17, 16>(self.unpack.mantissa.val()) | self.leading.val();
        self.zero.next = self.unpack.zero.val() || self.unpack.nan.val();
    }
}
