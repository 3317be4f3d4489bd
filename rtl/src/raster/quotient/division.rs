// SPDX-License-Identifier: MIT
//! The pipeline of quotients.

use super::estimate::Estimate;
use super::leading::Leading;
use super::level::Level;
use super::reciprocal::Reciprocal;
use super::times::Times;
use crate::float::{Format, Pack, Round};
use crate::parts::Shift;
use crate::prelude::*;
use pica_spec::choices::Recorder;

/// A number a clock, a denominator or a numerator: of each numerator the quotient with the denominator that came last before it.
///
/// The quotient is estimated, and the sign of an exact difference decides between the estimate and the number above it. What an
/// estimate is below the quotient is more than nothing and less than its last place, so that a quotient without remainder is always
/// the number above, with a difference of 0.
///
/// A colour is a quotient of 255 times the numerator, rounded to an integer.
///
/// | clock | |
/// |---|---|
/// | 1 | the magnitude |
/// | 2 to 5 | its leading one goes to the top: x, which is in [1, 2) like all denominators d |
/// | 6 to 9 | of a denominator: 1 / d from a table of pieces of lines, below it; of a colour 255/256 x |
/// | 10, 11 | z, the estimate: x / d, in (0.498, 2), with 18 fraction bits |
/// | 12 | the lower number, z cut to 18 bits |
/// | 13 | the factor: the number above |
/// | 14 to 16 | its product with d |
/// | 17 | the difference to x 2^17, or x 2^18 |
/// | 18 | the quotient |
/// | 19 | the result is rounded and put together |
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_division")]
pub(in crate::raster) struct Division {
    pub clock: Signal<In, Clock>,
    /// No number is inside.
    pub reset: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    /// A denominator, of which nothing comes out.
    pub is_denominator: Signal<In, Bit>,
    /// The number, signed.
    pub x: Signal<In, Bits<62>>,
    /// The power of two that the quotient is multiplied with, signed.
    pub scale: Signal<In, Bits<9>>,
    /// The quotient is a colour.
    pub is_color: Signal<In, Bit>,
    pub out_valid: Signal<Out, Bit>,
    pub y: Signal<Out, Bits<24>>,
    valid: DFF<Bits<19>>,
    loads: Shift<1, 8>,

    magnitude1: DFF<Bits<62>>,
    negative1: DFF<Bits<1>>,
    color1: DFF<Bits<1>>,
    extended: Signal<Local, Bits<10>>,
    scale1: DFF<Bits<10>>,

    leading: Leading,
    reciprocal: Reciprocal,
    load: Signal<Local, Bit>,
    x8: Shift<62, 3>,
    distance8: Shift<6, 3>,
    negative8: Shift<1, 7>,
    color8: Shift<1, 7>,
    scale8: Shift<10, 7>,
    less: Signal<Local, Bits<70>>,
    x9: DFF<Bits<70>>,
    zero9: DFF<Bits<1>>,
    distance9: DFF<Bits<6>>,
    negative9: DFF<Bits<1>>,
    color9: DFF<Bits<1>>,
    scale9: DFF<Bits<10>>,
    d9: DFF<Bits<62>>,
    d_distance9: DFF<Bits<6>>,
    unusable9: DFF<Bits<1>>,

    exponent10: DFF<Bits<10>>,
    estimate: Estimate,
    base: Signal<Local, Bits<18>>,
    base12: DFF<Bits<18>>,
    whole12: DFF<Bits<1>>,
    number_above: Signal<Local, Bits<18>>,
    factor13: DFF<Bits<18>>,
    upper13: DFF<Bits<1>>,

    d13: Shift<62, 4>,
    times: Times,
    x16: Shift<55, 7>,
    upper16: Shift<1, 3>,
    minuend: Signal<Local, Bits<64>>,
    difference17: DFF<Bits<64>>,

    base17: Shift<18, 5>,
    whole17: Shift<1, 5>,
    factor17: Shift<18, 4>,
    upper17: DFF<Bits<1>>,
    exponent16: Shift<10, 6>,
    exponent_of_upper17: DFF<Bits<10>>,
    exponent_of_lower17: DFF<Bits<10>>,
    fits: Signal<Local, Bit>,
    whole: Signal<Local, Bits<1>>,
    quotient18: DFF<Bits<18>>,
    exponent18: DFF<Bits<10>>,
    rest18: DFF<Bit>,

    color18: Shift<1, 9>,
    negative18: Shift<1, 9>,
    zero18: Shift<1, 9>,
    unusable18: Shift<1, 9>,
    round: Round<16, 10, 26>,
    pack: Pack<24, 7, 16, 10, 26>,
    level: Level,
    y19: DFF<Bits<24>>,

    bias: Parameter<Bits<10>>,
    infinity: Parameter<Bits<24>>,
    sign_of_scale: Parameter<Bits<10>>,
    one: Parameter<Bits<18>>,
}

impl Division {
    /// Quotients under choice `f24_rounding`.
    pub fn new(choices: &Recorder) -> Self {
        let infinity = Format::F24.infinity();
        Self {
            round: Round::new(choices.f24_rounding()),
            pack: Pack::new(infinity),
            bias: Parameter::bits(Format::F24.bias()),
            infinity: Parameter::bits(infinity),
            sign_of_scale: Parameter::bits(1 << 9),
            one: Parameter::bits(1 << 17),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Division {
    fn update(&mut self) {
        wire!(self => self.{loads, leading, reciprocal, x8, distance8, negative8, color8, scale8, estimate}: clock);
        wire!(self => self.{d13, times, x16, upper16, exponent16, base17, whole17, factor17}: clock);
        wire!(self => self.{color18, negative18, zero18, unusable18}: clock);

        // 1. Sign and magnitude.
        self.magnitude1.d.next = self.x.val();
        if self.x.val().get_bit(61) {
            self.magnitude1.d.next = (!self.x.val()) + 1;
        }
        self.negative1.d.next = self.x.val().get_bits::<1>(61);
        self.color1.d.next = self.is_color.val().into();
        self.extended.next = bit_cast::<10, 9>(self.scale.val());
        if self.is_color.val() {
            // A colour is at most 1: it has no scale above that.
            self.extended.next = 0.into();
        }
        if self.scale.val().get_bit(8) {
            self.extended.next = bit_cast::<10, 9>(self.scale.val()) | self.sign_of_scale.val();
        }
        self.scale1.d.next = self.extended.val();

        // 2 to 5. The leading one goes to the top.
        wire!(self.*.q => self.*.x: leading: magnitude1);

        // 6 to 9. What a denominator leaves for the numerators behind it: the denominator itself, its reciprocal, how far it was shifted,
        // whether it is 0 or less.
        self.loads.x.next = (self.in_valid.val() && self.is_denominator.val()).into();
        self.load.next = self.loads.y.val().any();
        self.reciprocal.x.next = self.leading.y.val().get_bits::<22>(39);
        self.reciprocal.load.next = self.load.val();
        wire!(self.*.y => self.*.x: x8: leading);
        self.distance8.x.next = self.leading.distance.val();
        wire!(self.*.q => self.*.x: negative8: negative1, color8: color1, scale8: scale1);
        self.less.next = 0.into();
        if self.color8.y.val().any() {
            self.less.next = bit_cast::<70, 62>(self.x8.y.val());
        }
        self.x9.d.next = (bit_cast::<70, 62>(self.x8.y.val()) << 8) - self.less.val();
        self.zero9.d.next = !self.x8.y.val().get_bits::<1>(61);
        wire!(self.*.y => self.*.d: distance9: distance8, negative9: negative8, color9: color8, scale9: scale8);
        if self.load.val() {
            wire!(self.*.y => self.*.d: d9: x8, d_distance9: distance8);
            self.unusable9.d.next = self.negative8.y.val() | !self.x8.y.val().get_bits::<1>(61);
        }

        // 10 and 11. The estimate, and the exponent that goes with it.
        self.estimate.x.next = self.x9.q.val().get_bits::<24>(46);
        self.estimate.reciprocal.next = self.reciprocal.y.val();
        self.exponent10.d.next = self.scale9.q.val() + bit_cast::<10, 6>(self.d_distance9.q.val())
            - bit_cast::<10, 6>(self.distance9.q.val());

        // 12. The lower number.
        self.base.next = self.estimate.y.val().get_bits::<18>(0);
        if self.estimate.y.val().get_bit(18) {
            self.base.next = self.estimate.y.val().get_bits::<18>(1);
        }
        self.base12.d.next = self.base.val();
        self.whole12.d.next = self.estimate.y.val().get_bits::<1>(18);

        // 13. The number above. That of the highest estimate below 1 is 1; what is above the highest of all is no quotient, and the
        // estimate is the number above.
        self.number_above.next = self.base12.q.val() + 1;
        wire!(self.*.q => self.*.d: upper13: whole12);
        if self.base12.q.val().all() {
            self.number_above.next = self.one.val();
            if self.whole12.q.val().any() {
                self.number_above.next = self.base12.q.val();
            }
            self.upper13.d.next = 1.into();
        }
        self.factor13.d.next = self.number_above.val();

        // 14 to 16. The product.
        wire!(self.*.q => self.*.x: d13: d9);
        self.times.a.next = self.factor13.q.val();
        self.times.b.next = self.d13.y.val();

        // 17. The difference, of which 64 bits have the sign: x has 8 bits more than d.
        self.x16.x.next = self.x9.q.val().get_bits::<55>(0);
        wire!(self.*.q => self.*.x: upper16: upper13);
        self.minuend.next = bit_cast::<64, 55>(self.x16.y.val()) << 10;
        if self.upper16.y.val().any() {
            self.minuend.next = bit_cast::<64, 55>(self.x16.y.val()) << 9;
        }
        self.difference17.d.next = self.minuend.val() - self.times.y.val();

        // 18. The quotient: the number above, if the difference is not below 0.
        wire!(self.*.q => self.*.x: base17: base12, whole17: whole12, factor17: factor13);
        wire!(self.*.y => self.*.d: upper17: upper16);
        wire!(self.*.q => self.*.x: exponent16: exponent10);
        wire!(self.*.y => self.*.d: exponent_of_upper17: exponent16);
        self.exponent_of_lower17.d.next = self.exponent16.y.val() - 1;
        self.fits.next = !self.difference17.q.val().get_bit(63);
        wire!(self.*.y => self.*.d: quotient18: base17);
        self.whole.next = self.whole17.y.val();
        self.rest18.d.next = true;
        if self.fits.val() {
            wire!(self.*.y => self.*.d: quotient18: factor17);
            self.whole.next = self.upper17.q.val();
            self.rest18.d.next = self.difference17.q.val().any();
        }
        wire!(self.*.q => self.*.d: exponent18: exponent_of_lower17);
        if self.whole.val().any() {
            wire!(self.*.q => self.*.d: exponent18: exponent_of_upper17);
        }

        // 19. The result.
        wire!(self.*.q => self.*.x: color18: color9, negative18: negative9, zero18: zero9, unusable18: unusable9);
        self.round.exponent.next = self.exponent18.q.val() + self.bias.val();
        self.round.mantissa.next = self.quotient18.q.val().get_bits::<16>(1);
        self.round.half.next = self.quotient18.q.val().get_bit(0);
        self.round.rest.next = self.rest18.q.val();
        self.pack.sign.next = self.negative18.y.val();
        self.pack.magnitude.next = self.round.magnitude.val();
        self.pack.zero.next = self.zero18.y.val().any();
        self.pack.special.next = self.unusable18.y.val().any() && (!self.zero18.y.val().any());
        self.pack.special_value.next = self.infinity.val() | (bit_cast::<24, 1>(self.negative18.y.val()) << 23);
        wire!(self.*.q => self.*.x: level: quotient18);
        self.level.exponent.next = self.exponent18.q.val();
        self.level.most.next = self.unusable18.y.val().any();
        self.level.least.next = self.negative18.y.val().any() || self.zero18.y.val().any();
        wire!(self.*.y => self.*.d: y19: pack);
        if self.color18.y.val().any() {
            self.y19.d.next = bit_cast::<24, 8>(self.level.y.val());
        }
        self.y.next = self.y19.q.val();

        self.valid.d.next =
            (self.valid.q.val() << 1) | bit_cast::<19, 1>((self.in_valid.val() && (!self.is_denominator.val())).into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        self.out_valid.next = self.valid.q.val().get_bit(18);
    }
}
