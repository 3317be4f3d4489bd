// SPDX-License-Identifier: MIT
//! `LG2`: log2(a).

use super::special_function::{check, special_function};
use super::{Format, Multiplier, Normalize, Pack, Round, Unpack, tables};
use crate::parts::{Rom, Sequencer};
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{NanPayload, Recorder};

special_function! {
    /// The logarithm of a to base 2, rounded.
    ///
    /// Two factors bring the significand m, a number in [1, 2), next to 1, and a table has their logarithms: r for the
    /// first eight bits of m, and `1 - d / 2^15` for the next eight of `m r`.
    ///
    /// `m r (1 - d / 2^15) = 1 - g`, `log2 m = -log2 r - log2(1 - d / 2^15) - (g + g^2 / 2) / ln 2`, g below 2^-13
    ///
    /// 1. Steps 0 to 5 multiply by the two factors, which gives g, and add their logarithms.
    /// 2. Steps 6 to 8 add half the square of g to it.
    /// 3. Steps 9 to 13 multiply that by 1 / ln 2, in three parts, and subtract it from the logarithm.
    /// 4. The next joins the exponent and the logarithm and takes the magnitude, and two more normalise that.
    ///
    /// Numbers have 42 fraction bits. There is one multiplier of 18 x 18 bits, which has a product two steps after its
    /// operands. What is cut off is too little to matter: no operand in float24 gives a result that depends on it, which a
    /// run over all of them shows.
    ///
    /// A result takes a clock for the operand and one for each step. The clock is limited by the normaliser.
    ///
    /// Zero of either sign gives -inf, +inf gives +inf; NaN, -inf and numbers below zero give NaN
    /// (numbers.md#special-values). `W = 1 + E + M`; `N = E + 42`, a logarithm in fixed point; `X = E + 2`, `T = X + M`.
    #[derive(LogicBlock, Default, Component, Dut)]
    pub struct Lg2<const W: usize, const E: usize, const M: usize, const N: usize, const X: usize, const T: usize>(
        /// The operand; negative ones give NaN.
        a,
        /// log2(a), rounded.
        y,
    ) {
        sequencer: Sequencer,
        operand: DFF<Bits<W>>,
        unpack: Unpack<W, E, M>,

        loaded: Unpack<W, E, M>,
        loaded_top: Signal<Local, Bits<16>>,
        top: Signal<Local, Bits<16>>,
        digits: Rom<9, 52>,
        multiplier: Multiplier<18, 18, 18>,
        excess: Signal<Local, Bits<18>>,
        second: Signal<Local, Bits<8>>,
        below_one: DFF<Bits<29>>,
        remaining: Signal<Local, Bits<29>>,
        product: Signal<Local, Bits<29>>,
        part: Signal<Local, Bits<42>>,
        addend: Signal<Local, Bits<42>>,
        sum: Signal<Local, Bits<42>>,
        fraction: DFF<Bits<42>>,

        whole: DFF<Bits<E>>,
        is_power: DFF<Bit>,
        joined: Signal<Local, Bits<N>>,
        negated: Signal<Local, Bits<N>>,
        negative: Signal<Local, Bits<1>>,
        coarse: Normalize<N, 2>,
        fine: Normalize<N, 3>,
        logarithm: DFF<Bits<N>>,
        distance: DFF<Bits<5>>,

        below: Signal<Local, Bits<N>>,
        round: Round<M, X, T>,
        pack: Pack<W, E, M, X, T>,

        hidden_bit: Parameter<Bits<18>>,
        to_top: Parameter<Bits<5>>,
        fraction_bits: Parameter<Bits<6>>,
        second_unit: Parameter<Bits<29>>,
        reciprocal_high: Parameter<Bits<18>>,
        reciprocal_low: Parameter<Bits<18>>,
        bias: Parameter<Bits<E>>,
        top_exponent: Parameter<Bits<X>>,
        below_mask: Parameter<Bits<N>>,
        zero: Parameter<Bits<N>>,
        infinity: Parameter<Bits<W>>,
        minus_infinity: Parameter<Bits<W>>,
        canonical_nan: Parameter<Bits<W>>,
        /// Choice `nan_payload`.
        propagate_nan: Parameter<Bit>,
    }
}

/// What happens in which step. A product is there two steps after its factors, an entry of the table two steps after
/// its address.
mod step {
    /// The first digit is looked up one clock before.
    pub const START: usize = 0;
    /// The first factor and its logarithm are there.
    pub const FIRST: usize = 1;
    /// The first product is there: its excess over 1 and the second digit are factors.
    pub const SECOND: usize = 3;
    /// The second product and its logarithm are there.
    pub const SECOND_PRODUCT: usize = 5;
    /// g is both factors.
    pub const SQUARE: usize = 6;
    /// The square is there.
    pub const SQUARE_PRODUCT: usize = 8;
    /// One step behind the upper parts of both, the lower part of g and the upper part of 1 / ln 2 are factors.
    pub const LOW_HIGH: usize = 10;
    /// The upper part of g and the lower part of 1 / ln 2 are factors; the first of the three products is there.
    pub const HIGH_LOW: usize = 11;
    /// The second of the three products is there.
    pub const LOW_HIGH_PRODUCT: usize = 12;
    /// The last of the three products is there.
    pub const HIGH_LOW_PRODUCT: usize = 13;
    /// Exponent and logarithm are joined.
    pub const JOIN: usize = 14;
    /// The magnitude of the logarithm is normalised, far.
    pub const COARSE: usize = 15;
    /// The magnitude of the logarithm is normalised, near.
    pub const LAST: usize = 16;
}

impl<const W: usize, const E: usize, const M: usize, const N: usize, const X: usize, const T: usize>
    Lg2<W, E, M, N, X, T>
{
    /// Clocks from taking the operand to the result.
    pub const CYCLES: usize = step::LAST - step::START + 2;

    /// A logarithm unit under choices `f24_rounding` and `nan_payload`.
    ///
    /// # Errors
    /// If `special_function_accuracy` or `special_function_subnormals` are not the default.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        check(choices)?;
        assert!(N == E + 42 && X == E + 2 && M <= 16);
        let format = Format::new(E, M);
        Ok(Self {
            sequencer: Sequencer::new(step::START, step::LAST),
            digits: Rom::new("logarithms", tables::logarithms()),
            multiplier: Multiplier::new(),
            coarse: Normalize::with_last_step(8),
            fine: Normalize::with_last_step(1),
            round: Round::new(choices.f24_rounding()),
            // No result is too large: those of zero and infinity are infinite.
            pack: Pack::new(format.infinity()),
            hidden_bit: Parameter::bits(1 << 16),
            to_top: Parameter::bits(16 - M as u64),
            fraction_bits: Parameter::bits(tables::FRACTION as u64),
            second_unit: Parameter::bits(1 << 27),
            reciprocal_high: Parameter::bits(tables::reciprocal_ln_2(17)),
            reciprocal_low: Parameter::bits(tables::reciprocal_ln_2(35) & 0x3_FFFF),
            bias: Parameter::bits(format.bias()),
            top_exponent: Parameter::bits(format.bias() + E as u64 - 1),
            below_mask: Parameter::bits((1 << (N - M - 2)) - 1),
            infinity: Parameter::bits(format.infinity()),
            minus_infinity: Parameter::bits(format.sign() | format.infinity()),
            canonical_nan: Parameter::bits(format.nan()),
            propagate_nan: Parameter::new(choices.nan_payload() == NanPayload::Propagate),
            ..Self::default()
        })
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize, const N: usize, const X: usize, const T: usize> Logic
    for Lg2<W, E, M, N, X, T>
{
    fn update(&mut self) {
        wire!(self => self.sequencer: clock, reset, in_valid, out_ready);
        wire!(self.sequencer => self: in_ready, out_valid);

        wire!(self => self.{digits, multiplier}: clock);
        self.loaded.a.next = self.a.val();
        self.unpack.a.next = self.operand.q.val();
        if self.sequencer.start.val() {
            self.operand.d.next = self.a.val();
        }

        // The logarithm of 1, which is exact, must not carry what the steps have cut off.
        self.is_power.d.next = !self.unpack.mantissa.val().any();
        self.whole.d.next = self.unpack.exponent.val() - self.bias.val();
        self.joined.next = bit_cast::<N, E>(self.whole.q.val()) << self.fraction_bits.val();
        if !self.is_power.q.val() {
            self.joined.next = (bit_cast::<N, E>(self.whole.q.val()) << self.fraction_bits.val())
                | bit_cast::<N, 42>(self.fraction.q.val());
        }
        self.negated.next = self.zero.val() - self.joined.val();
        for i in (E - 1)..E {
            self.negative.next = self.whole.q.val().get_bits::<1>(i);
        }
        self.coarse.x.next = self.logarithm.q.val();
        self.fine.x.next = self.logarithm.q.val();

        self.loaded_top.next = bit_cast::<16, M>(self.loaded.mantissa.val()) << self.to_top.val();
        self.top.next = bit_cast::<16, M>(self.unpack.mantissa.val()) << self.to_top.val();
        self.digits.address.next = bit_cast::<9, 8>(self.loaded_top.val().get_bits::<8>(8));
        // The lower 18 bits of a number in [1, 1 + 2^-7) with 25 fraction bits are its excess over 1.
        self.excess.next = self.multiplier.low.val();
        self.second.next = self.excess.val().get_bits::<8>(10);
        self.multiplier.a.next = self.below_one.q.val().get_bits::<18>(11);
        self.multiplier.b.next = self.reciprocal_high.val();
        self.product.next = (bit_cast::<29, 18>(self.multiplier.high.val()) << 20)
            | (bit_cast::<29, 18>(self.multiplier.low.val()) << 2);
        self.remaining.next = bit_cast::<29, 10>(self.excess.val().get_bits::<10>(0)) << 17;
        // A unit of the last place more than the negative product makes no difference.
        self.part.next = bit_cast::<42, 18>(self.multiplier.high.val()) >> 6;
        self.addend.next = !self.part.val();
        match self.sequencer.step.val().index() {
            step::HIGH_LOW => {
                self.part.next = (bit_cast::<42, 18>(self.multiplier.high.val()) << 12)
                    | bit_cast::<42, 12>(self.multiplier.low.val().get_bits::<12>(6));
                self.addend.next = !self.part.val();
            }
            step::SECOND_PRODUCT => self.addend.next = self.digits.word.val().get_bits::<42>(0),
            _ => {}
        }
        self.sum.next = self.fraction.q.val() + self.addend.val();
        match self.sequencer.step.val().index() {
            step::FIRST => {
                self.multiplier.a.next = bit_cast::<18, 16>(self.top.val()) | self.hidden_bit.val();
                self.multiplier.b.next = bit_cast::<18, 10>(self.digits.word.val().get_bits::<10>(42));
                self.fraction.d.next = self.digits.word.val().get_bits::<42>(0);
            }
            step::SECOND => {
                self.multiplier.a.next = self.excess.val();
                self.multiplier.b.next = bit_cast::<18, 8>(self.second.val()) + 1;
                self.digits.address.next = bit_cast::<9, 8>(self.second.val()) | 256;
                self.below_one.d.next = self.second_unit.val() - self.remaining.val();
            }
            step::SECOND_PRODUCT => {
                self.below_one.d.next = self.below_one.q.val() + self.product.val();
                self.fraction.d.next = self.sum.val();
            }
            step::SQUARE => self.multiplier.b.next = self.below_one.q.val().get_bits::<18>(11),
            step::SQUARE_PRODUCT => {
                self.below_one.d.next =
                    self.below_one.q.val() + bit_cast::<29, 15>(self.multiplier.high.val().get_bits::<15>(3));
            }
            step::LOW_HIGH => {
                self.multiplier.a.next = bit_cast::<18, 11>(self.below_one.q.val().get_bits::<11>(0)) << 7;
            }
            step::HIGH_LOW => {
                self.multiplier.b.next = self.reciprocal_low.val();
                self.fraction.d.next = self.sum.val();
            }
            step::LOW_HIGH_PRODUCT | step::HIGH_LOW_PRODUCT => self.fraction.d.next = self.sum.val(),
            step::JOIN => {
                self.logarithm.d.next = self.joined.val();
                if self.negative.val().any() {
                    self.logarithm.d.next = self.negated.val();
                }
            }
            step::COARSE => {
                self.logarithm.d.next = self.coarse.y.val();
                self.distance.d.next = self.coarse.distance.val();
            }
            step::LAST => {
                self.logarithm.d.next = self.fine.y.val();
                self.distance.d.next = self.distance.q.val() | self.fine.distance.val();
            }
            _ => {}
        }

        self.round.exponent.next = self.top_exponent.val() - bit_cast::<X, 5>(self.distance.q.val());
        for i in (N - 1 - M)..(N - M) {
            self.round.mantissa.next = self.logarithm.q.val().get_bits::<M>(i);
        }
        for i in (N - M - 2)..(N - M - 1) {
            self.round.half.next = self.logarithm.q.val().get_bit(i);
        }
        self.below.next = self.logarithm.q.val() & self.below_mask.val();
        self.round.rest.next = self.below.val().any();

        self.pack.sign.next = self.negative.val();
        self.pack.magnitude.next = self.round.magnitude.val();
        for i in (N - 1)..N {
            self.pack.zero.next = !self.logarithm.q.val().get_bit(i);
        }
        self.pack.special.next = self.unpack.sign.val().any()
            || self.unpack.zero.val()
            || self.unpack.infinite.val()
            || self.unpack.nan.val();
        self.pack.special_value.next = self.infinity.val();
        if self.unpack.nan.val() || self.unpack.sign.val().any() {
            self.pack.special_value.next = self.canonical_nan.val();
        }
        if self.unpack.zero.val() {
            self.pack.special_value.next = self.minus_infinity.val();
        }
        if self.propagate_nan.val() && self.unpack.nan.val() {
            self.pack.special_value.next = self.operand.q.val();
        }
        self.y.next = self.pack.y.val();
    }
}
