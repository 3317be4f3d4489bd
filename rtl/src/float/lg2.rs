// SPDX-License-Identifier: MIT
//! `LG2`: log2(a).

use super::{Format, Logarithms, Normalize, Pack, Round, Sequencer, Unpack, special_function};
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{NanPayload, Recorder};

/// The logarithm of a to base 2, rounded.
///
/// Shift and add, one factor per clock.
///
/// 1. Step k, 1 to `F`, multiplies the significand, a number in [1, 2), by 1 + 2^-k if it stays below 2, and subtracts
///    log2(1 + 2^-k) from the logarithm, which starts as that of 2. In the end the significand is 2, and the logarithm
///    that of the operand's.
/// 2. Step `F + 1` joins the exponent and the logarithm, and takes the magnitude.
/// 3. Step `F + 2` normalises it.
///
/// What is cut off on the way is too little to matter: no operand in float24 gives a result that 40 fraction bits do not
/// decide, which a run over all of them shows.
///
/// Zero of either sign gives -inf, +inf gives +inf; NaN, -inf and numbers below zero give NaN (dossier section 1.4).
/// `W = 1 + E + M`; `F1 = F + 1`, a significand; `F2 = F + 2`, one before it is compared with 2; `N = E + F`, a
/// logarithm in fixed point; `X = E + 2`, `T = X + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Lg2<
    const W: usize,
    const E: usize,
    const M: usize,
    const F: usize,
    const F1: usize,
    const F2: usize,
    const N: usize,
    const X: usize,
    const T: usize,
> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Abandons the operation at a rising clock edge.
    pub reset: Signal<In, Bit>,
    /// `a` is an operand.
    pub in_valid: Signal<In, Bit>,
    /// Whoever reads takes the result at the next rising edge.
    pub out_ready: Signal<In, Bit>,
    /// The operand; negative ones give NaN.
    pub a: Signal<In, Bits<W>>,
    /// The operand is taken at the next rising edge.
    pub in_ready: Signal<Out, Bit>,
    /// `y` is a result.
    pub out_valid: Signal<Out, Bit>,
    /// log2(a), rounded.
    pub y: Signal<Out, Bits<W>>,
    sequencer: Sequencer,
    operand: DFF<Bits<W>>,
    unpack: Unpack<W, E, M>,

    loaded: Unpack<W, E, M>,
    significand: DFF<Bits<F1>>,
    shifted: Signal<Local, Bits<F1>>,
    product: Signal<Local, Bits<F2>>,
    fits: Signal<Local, Bit>,
    logarithms: Logarithms<F>,
    fraction: DFF<Bits<F>>,
    difference: Signal<Local, Bits<F>>,

    whole: Signal<Local, Bits<E>>,
    joined: Signal<Local, Bits<N>>,
    negated: Signal<Local, Bits<N>>,
    negative: Signal<Local, Bits<1>>,
    normalize: Normalize<N, 5>,
    logarithm: DFF<Bits<N>>,
    distance: DFF<Bits<5>>,

    below: Signal<Local, Bits<N>>,
    round: Round<M, X, T>,
    pack: Pack<W, E, M, X, T>,

    hidden_bit: Parameter<Bits<F1>>,
    to_top: Parameter<Bits<6>>,
    fraction_bits: Parameter<Bits<6>>,
    join_step: Parameter<Bits<6>>,
    normalize_step: Parameter<Bits<6>>,
    bias: Parameter<Bits<E>>,
    top_exponent: Parameter<Bits<X>>,
    below_mask: Parameter<Bits<N>>,
    zero: Parameter<Bits<N>>,
    infinity: Parameter<Bits<W>>,
    minus_infinity: Parameter<Bits<W>>,
    canonical_nan: Parameter<Bits<W>>,
    propagate_nan: Parameter<Bit>,
}

impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const F: usize,
    const F1: usize,
    const F2: usize,
    const N: usize,
    const X: usize,
    const T: usize,
> Lg2<W, E, M, F, F1, F2, N, X, T>
{
    /// Clocks from taking the operand to the result.
    pub const CYCLES: usize = F + 3;

    /// A logarithm unit under choices `f24_rounding` and `nan_payload`.
    ///
    /// # Errors
    /// If `special_function_accuracy` or `special_function_subnormals` are not the default.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        special_function::check(choices)?;
        assert!(F1 == F + 1 && F2 == F + 2 && N == E + F && X == E + 2 && F > M);
        let format = Format::new(E, M);
        Ok(Self {
            sequencer: Sequencer::new(1, F + 2),
            round: Round::new(choices.f24_rounding()),
            // No result is too large: those of zero and infinity are infinite.
            pack: Pack::new(format.infinity()),
            hidden_bit: Parameter::bits(1 << F),
            to_top: Parameter::bits((F - M) as u64),
            fraction_bits: Parameter::bits(F as u64),
            join_step: Parameter::bits((F + 1) as u64),
            normalize_step: Parameter::bits((F + 2) as u64),
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
impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const F: usize,
    const F1: usize,
    const F2: usize,
    const N: usize,
    const X: usize,
    const T: usize,
> Logic for Lg2<W, E, M, F, F1, F2, N, X, T>
{
    fn update(&mut self) {
        self.sequencer.clock.next = self.clock.val();
        self.sequencer.reset.next = self.reset.val();
        self.sequencer.in_valid.next = self.in_valid.val();
        self.sequencer.out_ready.next = self.out_ready.val();
        self.in_ready.next = self.sequencer.in_ready.val();
        self.out_valid.next = self.sequencer.out_valid.val();

        self.unpack.a.next = self.operand.q.val();
        self.shifted.next = self.significand.q.val() >> self.sequencer.step.val();
        self.product.next = bit_cast::<F2, F1>(self.significand.q.val()) + bit_cast::<F2, F1>(self.shifted.val());
        for i in (F2 - 1)..F2 {
            self.fits.next = !self.product.val().get_bit(i);
        }
        self.logarithms.k.next = self.sequencer.step.val();
        self.difference.next = self.fraction.q.val() - self.logarithms.y.val();

        // The logarithm of 1, which is exact, must not carry what the steps have cut off.
        self.whole.next = self.unpack.exponent.val() - self.bias.val();
        self.joined.next = bit_cast::<N, E>(self.whole.val()) << self.fraction_bits.val();
        if self.unpack.mantissa.val().any() {
            self.joined.next = (bit_cast::<N, E>(self.whole.val()) << self.fraction_bits.val())
                | bit_cast::<N, F>(self.fraction.q.val());
        }
        self.negated.next = self.zero.val() - self.joined.val();
        for i in (E - 1)..E {
            self.negative.next = self.whole.val().get_bits::<1>(i);
        }
        self.normalize.x.next = self.logarithm.q.val();

        self.loaded.a.next = self.a.val();
        if self.sequencer.start.val() {
            self.operand.d.next = self.a.val();
            self.significand.d.next =
                self.hidden_bit.val() | (bit_cast::<F1, M>(self.loaded.mantissa.val()) << self.to_top.val());
            // The logarithm of 2, 1, without its integer part.
            self.fraction.d.next = 0.into();
        }
        if self.sequencer.run.val() {
            if self.sequencer.step.val() == self.join_step.val() {
                self.logarithm.d.next = self.joined.val();
                if self.negative.val().any() {
                    self.logarithm.d.next = self.negated.val();
                }
            } else if self.sequencer.step.val() == self.normalize_step.val() {
                self.logarithm.d.next = self.normalize.y.val();
                self.distance.d.next = self.normalize.distance.val();
            } else if self.fits.val() {
                self.significand.d.next = bit_cast::<F1, F2>(self.product.val());
                self.fraction.d.next = self.difference.val();
            }
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
