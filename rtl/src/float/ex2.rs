// SPDX-License-Identifier: MIT
//! `EX2`: 2^a.

use super::special_function::{check, special_function};
use super::{Format, Multiplier, Pack, Round, Unpack, overflow_value, tables};
use crate::parts::{Rom, Sequencer};
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{NanPayload, Recorder};

special_function! {
    /// Two to the power of a, rounded.
    ///
    /// The operand in fixed point, rounded toward minus infinity, is an integer, the exponent of the result, and a fraction
    /// of 42 bits: three digits of eight bits, and a rest of 18. The power of the fraction is the product of the powers of
    /// its parts, of which a table has those of the digits:
    ///
    /// `2^0.abcr = 2^(a / 2^8) * (1 + y)`, `1 + y = 2^(b / 2^16) * (1 + z)`, `1 + z = 2^(c / 2^24) * (1 + r ln 2)`
    ///
    /// 1. Steps 0 and 1 shift the significand to fixed point and negate it where the operand is negative.
    /// 2. Steps 2 to 4 make z: the rest times ln 2, and the third digit.
    /// 3. Steps 5 to 7 make y of z and the second digit, products of z with itself being too small to matter.
    /// 4. The significand is that of the first digit, and its product with y is added in three parts.
    ///
    /// There is one multiplier of 18 x 18 bits, which has a product two steps after its operands. What is cut off is too
    /// little to matter: no operand in float24 gives a result that depends on it, which a run over all of them shows.
    ///
    /// The clock is limited by the shift of step 0 and by the selection of the factors.
    ///
    /// -inf gives +0, +inf gives +inf, NaN a NaN (numbers.md#special-values). `W = 1 + E + M`, E from 3 to 7; `V = E + 41`,
    /// an operand in fixed point; `V1 = V + 1`, with its sign; `X = E + 2`, `T = X + M`.
    #[derive(LogicBlock, Default, Component, Dut)]
    pub struct Ex2<
        const W: usize, const E: usize, const M: usize, const V: usize, const V1: usize, const X: usize, const T: usize,
    >(
        /// The operand.
        a,
        /// 2^a, rounded.
        y,
    ) {
        sequencer: Sequencer,
        operand: DFF<Bits<W>>,
        unpack: Unpack<W, E, M>,

        loaded: Unpack<W, E, M>,
        distance: DFF<Bits<E>>,
        unaligned: Signal<Local, Bits<V>>,
        aligned: DFF<Bits<V>>,
        cut: DFF<Bit>,
        distance_left: Signal<Local, Bits<8>>,
        magnitude: Signal<Local, Bits<V1>>,
        inverted: Signal<Local, Bits<V1>>,
        fixed: Signal<Local, Bits<V1>>,
        whole: DFF<Bits<E>>,
        fraction: DFF<Bits<42>>,

        digits: Rom<10, 42>,
        multiplier: Multiplier<18, 18, 18>,
        above_one: DFF<Bits<34>>,
        increased: Signal<Local, Bits<34>>,
        increase: Signal<Local, Bits<34>>,
        significand: DFF<Bits<43>>,
        part: Signal<Local, Bits<43>>,

        biased_integer: Signal<Local, Bits<E>>,
        below: Signal<Local, Bits<43>>,
        round: Round<M, X, T>,
        pack: Pack<W, E, M, X, T>,
        out_of_range: Signal<Local, Bit>,

        hidden_bit: Parameter<Bits<V>>,
        to_top: Parameter<Bits<6>>,
        ln_2: Parameter<Bits<18>>,
        largest_exponent: Parameter<Bits<E>>,
        exact_distance: Parameter<Bits<8>>,
        unit: Parameter<Bits<43>>,
        integer_sign: Parameter<Bits<E>>,
        below_mask: Parameter<Bits<43>>,
        one: Parameter<Bits<W>>,
        infinity: Parameter<Bits<W>>,
        /// Choice `f24_overflow`.
        overflow_value: Parameter<Bits<W>>,
        canonical_nan: Parameter<Bits<W>>,
        /// Choice `nan_payload`.
        propagate_nan: Parameter<Bit>,
    }
}

/// What happens in which step. A product is there two steps after its factors, an entry of the table two steps after
/// its address.
mod step {
    /// The significand is shifted to fixed point.
    pub const ALIGN: usize = 0;
    /// The number in fixed point is negated if the operand is negative, and divided into integer and fraction.
    pub const SPLIT: usize = 1;
    /// The rest of the fraction and ln 2 are factors; the third digit is looked up.
    pub const REST: usize = 2;
    /// The second digit is looked up.
    pub const SECOND_DIGIT: usize = 3;
    /// The product of the rest and the power of the third digit are there; from now on, the first digit is looked up.
    pub const THIRD: usize = 4;
    /// The power of the second digit is there, and a factor with z.
    pub const SECOND: usize = 5;
    /// The power of the first digit is there.
    pub const FIRST: usize = 6;
    /// The product of the second digit is there.
    pub const SECOND_PRODUCT: usize = 7;
    /// The lower part of the first power and the upper part of y are factors.
    pub const LOW_HIGH: usize = 8;
    /// The upper part of the first power and the lower part of y are factors.
    pub const HIGH_LOW: usize = 9;
    /// The upper parts of the first power and of y are factors; the first of the three products is there.
    pub const LOW_HIGH_PRODUCT: usize = 10;
    /// The second of the three products is there.
    pub const HIGH_LOW_PRODUCT: usize = 11;
    /// The last of the three products is there.
    pub const LAST: usize = 12;
}

impl<const W: usize, const E: usize, const M: usize, const V: usize, const V1: usize, const X: usize, const T: usize>
    Ex2<W, E, M, V, V1, X, T>
{
    /// Clocks from taking the operand to the result.
    pub const CYCLES: usize = step::LAST + 2;

    /// A power unit under choices `f24_rounding`, `f24_overflow` and `nan_payload`.
    ///
    /// # Errors
    /// If `special_function_accuracy` or `special_function_subnormals` are not the default.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        check(choices)?;
        assert!(V == E + 41 && V1 == V + 1 && X == E + 2 && E > 2 && E < 8 && M <= 16);
        let format = Format::new(E, M);
        // Magnitudes below 2^(E - 1) are in range; the leading one of the largest stands at the top.
        let largest_exponent = format.bias() + E as u64 - 2;
        Ok(Self {
            sequencer: Sequencer::new(step::ALIGN, step::LAST),
            digits: Rom::new("powers", tables::powers()),
            multiplier: Multiplier::new(),
            round: Round::new(choices.f24_rounding()),
            pack: Pack::new(overflow_value(format, choices)),
            hidden_bit: Parameter::bits(1 << (V - 1)),
            to_top: Parameter::bits((V - 1 - M) as u64),
            largest_exponent: Parameter::bits(largest_exponent),
            exact_distance: Parameter::bits((V - 1 - M) as u64),
            ln_2: Parameter::bits(tables::ln_2(18)),
            unit: Parameter::bits(1 << tables::FRACTION),
            integer_sign: Parameter::bits(1 << (E - 1)),
            below_mask: Parameter::bits((1 << (tables::FRACTION - M - 1)) - 1),
            one: Parameter::bits(format.one()),
            infinity: Parameter::bits(format.infinity()),
            overflow_value: Parameter::bits(overflow_value(format, choices)),
            canonical_nan: Parameter::bits(format.nan()),
            propagate_nan: Parameter::new(choices.nan_payload() == NanPayload::Propagate),
            ..Self::default()
        })
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize, const V: usize, const V1: usize, const X: usize, const T: usize>
    Logic for Ex2<W, E, M, V, V1, X, T>
{
    fn update(&mut self) {
        wire!(self => self.sequencer: clock, reset, in_valid, out_ready);
        wire!(self.sequencer => self: in_ready, out_valid);

        wire!(self => self.{digits, multiplier}: clock);
        self.unpack.a.next = self.operand.q.val();
        self.loaded.a.next = self.a.val();
        if self.sequencer.start.val() {
            self.operand.d.next = self.a.val();
            self.distance.d.next = self.largest_exponent.val() - self.loaded.exponent.val();
        }
        self.unaligned.next =
            self.hidden_bit.val() | (bit_cast::<V, M>(self.unpack.mantissa.val()) << self.to_top.val());
        self.aligned.d.next = self.unaligned.val() >> self.distance.q.val();
        self.distance_left.next = self.exact_distance.val() - bit_cast::<8, E>(self.distance.q.val());
        self.cut.d.next = self.distance_left.val().get_bit(7);

        // A negative number is inverted. What was cut off, which is far below the last fraction bit that matters, makes
        // up for the one that completes the inversion.
        self.magnitude.next = bit_cast::<V1, V>(self.aligned.q.val());
        self.inverted.next = !self.magnitude.val();
        self.fixed.next = self.magnitude.val();
        if self.unpack.sign.val().any() {
            self.fixed.next = self.inverted.val();
            if !self.cut.q.val() {
                self.fixed.next = self.inverted.val() + 1;
            }
        }

        self.digits.address.next = bit_cast::<10, 8>(self.fraction.q.val().get_bits::<8>(34));
        self.multiplier.a.next = self.significand.q.val().get_bits::<18>(25);
        self.multiplier.b.next = self.above_one.q.val().get_bits::<18>(16);
        self.increased.next = self.above_one.q.val();
        self.increase.next = bit_cast::<34, 18>(self.multiplier.high.val());
        self.part.next = bit_cast::<43, 18>(self.multiplier.high.val()) >> 1;
        match self.sequencer.step.val().index() {
            step::SPLIT => {
                for i in 42..43 {
                    self.whole.d.next = self.fixed.val().get_bits::<E>(i);
                }
                self.fraction.d.next = self.fixed.val().get_bits::<42>(0);
            }
            step::REST => {
                self.multiplier.a.next = self.fraction.q.val().get_bits::<18>(0);
                self.multiplier.b.next = self.ln_2.val();
                self.digits.address.next = bit_cast::<10, 8>(self.fraction.q.val().get_bits::<8>(18)) | 512;
            }
            step::SECOND_DIGIT => {
                self.digits.address.next = bit_cast::<10, 8>(self.fraction.q.val().get_bits::<8>(26)) | 256;
            }
            step::THIRD => {
                self.increased.next = self.digits.word.val().get_bits::<34>(0);
                self.above_one.d.next = self.increased.val() + self.increase.val();
            }
            step::SECOND => {
                self.increase.next = self.digits.word.val().get_bits::<34>(0);
                self.above_one.d.next = self.increased.val() + self.increase.val();
                self.multiplier.a.next = self.digits.word.val().get_bits::<18>(16);
                self.multiplier.b.next = self.above_one.q.val().get_bits::<18>(8);
            }
            step::FIRST => self.significand.d.next = bit_cast::<43, 42>(self.digits.word.val()) | self.unit.val(),
            step::SECOND_PRODUCT => self.above_one.d.next = self.increased.val() + self.increase.val(),
            step::LOW_HIGH => self.multiplier.a.next = self.significand.q.val().get_bits::<18>(7),
            step::HIGH_LOW => {
                self.multiplier.b.next = bit_cast::<18, 16>(self.above_one.q.val().get_bits::<16>(0)) << 2;
            }
            step::LOW_HIGH_PRODUCT | step::HIGH_LOW_PRODUCT => {
                self.significand.d.next = self.significand.q.val() + self.part.val();
            }
            step::LAST => {
                self.part.next = (bit_cast::<43, 18>(self.multiplier.high.val()) << 17)
                    | bit_cast::<43, 17>(self.multiplier.low.val().get_bits::<17>(1));
                self.significand.d.next = self.significand.q.val() + self.part.val();
            }
            _ => {}
        }

        // The sign bit of the integer inverted is the integer plus 2^(E - 1), which is the bias plus 1.
        self.biased_integer.next = self.whole.q.val() ^ self.integer_sign.val();
        self.round.exponent.next = bit_cast::<X, E>(self.biased_integer.val()) - 1;
        for i in (42 - M)..(43 - M) {
            self.round.mantissa.next = self.significand.q.val().get_bits::<M>(i);
        }
        for i in (41 - M)..(42 - M) {
            self.round.half.next = self.significand.q.val().get_bit(i);
        }
        self.below.next = self.significand.q.val() & self.below_mask.val();
        self.round.rest.next = self.below.val().any();

        self.pack.sign.next = 0.into();
        self.pack.magnitude.next = self.round.magnitude.val();
        self.pack.zero.next = false;
        self.out_of_range.next = self.unpack.exponent.val() > self.largest_exponent.val();
        self.pack.special.next = self.unpack.zero.val() || self.out_of_range.val();
        self.pack.special_value.next = self.one.val();
        if self.out_of_range.val() {
            self.pack.special_value.next = self.overflow_value.val();
        }
        if self.unpack.infinite.val() {
            self.pack.special_value.next = self.infinity.val();
        }
        if self.out_of_range.val() && self.unpack.sign.val().any() {
            self.pack.special_value.next = 0.into();
        }
        if self.unpack.nan.val() {
            self.pack.special_value.next = self.canonical_nan.val();
        }
        if self.propagate_nan.val() && self.unpack.nan.val() {
            self.pack.special_value.next = self.operand.q.val();
        }
        self.y.next = self.pack.y.val();
    }
}
