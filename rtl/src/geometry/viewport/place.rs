// SPDX-License-Identifier: MIT
//! From float24 to coordinates of the screen.

use crate::float::Format;
use crate::prelude::*;
use pica_spec::choices::{RasterRounding, Recorder};

/// A number of pixels in 12.4, a clock later (raster.md#raster-positions-and-edge-values): the low 16 bits of the number in 28.4,
/// which is limited to 32 bits. NaN gives 0. Choice `raster_rounding`.
///
/// The significand moves down until the window of 17 bits has the result, and below it half a unit. At the limits, 2^31 - 1 and
/// -2^31, the result has ones alone or zeros alone.
#[derive(LogicBlock, Default, Component)]
#[component(name = "geometry_place")]
pub(super) struct Place {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<24>>,
    pub y: Signal<Out, Bits<16>>,
    exponent: Signal<Local, Bits<7>>,
    aligned: Signal<Local, Bits<32>>,
    distance: Signal<Local, Bits<7>>,
    moved: Signal<Local, Bits<32>>,
    window: DFF<Bits<17>>,
    negative: DFF<Bit>,
    nothing: DFF<Bit>,
    limited: DFF<Bit>,
    half: Signal<Local, Bit>,
    whole: Signal<Local, Bits<16>>,
    carry: Signal<Local, Bit>,
    /// The exponent at which the significand is at the top of 32 bits that end with half a unit.
    top_exponent: Parameter<Bits<7>>,
    /// The exponent of half a unit.
    least_exponent: Parameter<Bits<7>>,
    /// Choice `raster_rounding`.
    to_nearest: Parameter<Bit>,
}

impl Place {
    /// The conversion under choice `raster_rounding`.
    pub fn new(choices: &Recorder) -> Self {
        let half_unit = Format::F24.bias() - 5;
        Self {
            top_exponent: Parameter::bits(half_unit + 31),
            least_exponent: Parameter::bits(half_unit),
            to_nearest: Parameter::new(choices.raster_rounding() == RasterRounding::NearestAway),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Place {
    fn update(&mut self) {
        self.exponent.next = self.a.val().get_bits::<7>(16);
        self.aligned.next = (bit_cast::<32, 16>(self.a.val().get_bits::<16>(0)) << 15) | 0x8000_0000_u64;
        self.distance.next = self.top_exponent.val() - self.exponent.val();
        self.moved.next = self.aligned.val() >> self.distance.val().get_bits::<5>(0);
        self.window.d.next = self.moved.val().get_bits::<17>(0);
        self.negative.d.next = self.a.val().get_bit(23);
        self.nothing.d.next = (self.exponent.val() < self.least_exponent.val())
            || (self.exponent.val().all() && self.a.val().get_bits::<16>(0).any());
        self.limited.d.next = self.exponent.val() > self.top_exponent.val();

        // The carry rounds away from zero. A negative number is inverted, and one more makes it complete, unless it is what rounding
        // takes away.
        self.half.next = self.window.q.val().get_bit(0) && self.to_nearest.val();
        self.whole.next = self.window.q.val().get_bits::<16>(1);
        if self.limited.q.val() {
            self.whole.next = 0xFFFF.into();
            wire!(self.*.q => self: half: negative);
        }
        if self.nothing.q.val() {
            self.whole.next = 0.into();
            self.half.next = false;
        }
        wire!(self => self: carry: half);
        if self.negative.q.val() {
            self.whole.next = !self.whole.val();
            self.carry.next = !self.half.val();
        }
        self.y.next = self.whole.val() + bit_cast::<16, 1>(self.carry.val().into());
    }
}
