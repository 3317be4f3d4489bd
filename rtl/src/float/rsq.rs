// SPDX-License-Identifier: MIT
//! `RSQ`: 1 / sqrt(a).

use super::special_function::{check, special_function};
use super::{Format, Pack, Round, Unpack};
use crate::parts::Sequencer;
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{NanPayload, Recorder};

special_function! {
    /// The reciprocal square root of a, rounded.
    ///
    /// One bit of the root per clock.
    ///
    /// With the exponent made even, the radicand `m` is a number in [1, 4), and the root `q` the largest for which `q * q *
    /// m` does not exceed 1. The remainder `1 - q * q * m` is kept instead of being computed: a bit of weight `w` reduces
    /// it by `w * (2 * q * m + w * m)`. Each step decides one bit, and scales the remainder by 4 for the next one. The
    /// trial, what it is compared with, is kept as well: where `t` is that of a step, that of the next one is `2 * t + 3 *
    /// m` if the bit is set and `2 * t - m` if not. The first bit has the weight 1 and is set only for the radicand 1. The
    /// last one is the rounding bit, and the remainder tells whether anything follows.
    ///
    /// A result takes a clock for the operand and one for each of the `M + 3` bits. The clock is limited by one subtraction
    /// of `N` bits and the selections behind it: both trials are made beside it.
    ///
    /// Zero of either sign gives +inf, +inf gives +0; NaN, -inf and numbers below zero give NaN
    /// (numbers.md#special-values). `W = 1 + E + M`; `N = 2M + 7`, the remainder; `Q = M + 3`, the root; `R = M + 4`,
    /// thrice the radicand; `X = E + 2`, `T = X + M`.
    #[derive(LogicBlock, Default, Component, Dut)]
    pub struct Rsq<
        const W: usize, const E: usize, const M: usize, const N: usize, const Q: usize, const R: usize, const X: usize, const T: usize,
    >(
        /// The operand; negative ones give NaN, 0 infinity.
        a,
        /// The reciprocal square root.
        y,
    ) {
        sequencer: Sequencer,
        operand: DFF<Bits<W>>,
        unpack: Unpack<W, E, M>,
        loaded: Unpack<W, E, M>,
        significand: Signal<Local, Bits<R>>,
        radicand: Signal<Local, Bits<R>>,
        held: DFF<Bits<R>>,
        triple: DFF<Bits<R>>,
        remainder: DFF<Bits<N>>,
        trial: DFF<Bits<N>>,
        doubled: Signal<Local, Bits<N>>,
        trial_after_0: Signal<Local, Bits<N>>,
        trial_after_1: Signal<Local, Bits<N>>,
        fits: Signal<Local, Bits<1>>,
        difference: Signal<Local, Bits<N>>,
        reduced: Signal<Local, Bits<N>>,
        root: DFF<Bits<Q>>,
        half_exponent: Signal<Local, Bits<E>>,
        offset: Signal<Local, Bits<X>>,
        negative: Signal<Local, Bit>,
        round: Round<M, X, T>,
        pack: Pack<W, E, M, X, T>,
        one: Parameter<Bits<N>>,
        hidden_bit: Parameter<Bits<R>>,
        offset_high: Parameter<Bits<X>>,
        offset_low: Parameter<Bits<X>>,
        infinity: Parameter<Bits<W>>,
        canonical_nan: Parameter<Bits<W>>,
        /// Choice `nan_payload`.
        propagate_nan: Parameter<Bit>,
    }
}

impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const N: usize,
    const Q: usize,
    const R: usize,
    const X: usize,
    const T: usize,
> Rsq<W, E, M, N, Q, R, X, T>
{
    /// Clocks from taking the operand to the result.
    pub const CYCLES: usize = M + 4;

    /// A root unit under choices `f24_rounding` and `nan_payload`.
    ///
    /// # Errors
    /// If `special_function_accuracy` or `special_function_subnormals` are not the default.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        check(choices)?;
        assert!(N == 2 * M + 7 && Q == M + 3 && R == M + 4 && X == E + 2);
        let format = Format::new(E, M);
        Ok(Self {
            sequencer: Sequencer::new(0, M + 2),
            round: Round::new(choices.f24_rounding()),
            // No result is too large: only that of zero is infinite.
            pack: Pack::new(format.infinity()),
            one: Parameter::bits(1 << M),
            hidden_bit: Parameter::bits(1 << M),
            offset_high: Parameter::bits(format.bias() + format.bias() / 2),
            offset_low: Parameter::bits(format.bias() + format.bias() / 2 - 1),
            infinity: Parameter::bits(format.infinity()),
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
    const N: usize,
    const Q: usize,
    const R: usize,
    const X: usize,
    const T: usize,
> Logic for Rsq<W, E, M, N, Q, R, X, T>
{
    fn update(&mut self) {
        wire!(self => self.sequencer: clock, reset, in_valid, out_ready);
        wire!(self.sequencer => self: in_ready, out_valid);

        self.unpack.a.next = self.operand.q.val();
        self.loaded.a.next = self.a.val();
        // The bias is odd: an even field is an odd exponent.
        self.significand.next = self.hidden_bit.val() | bit_cast::<R, M>(self.loaded.mantissa.val());
        self.radicand.next = self.significand.val();
        if !self.loaded.exponent.val().get_bit(0) {
            self.radicand.next = self.significand.val() << 1;
        }
        self.fits.next = (self.remainder.q.val() >= self.trial.q.val()).into();
        self.difference.next = self.remainder.q.val() - self.trial.q.val();
        self.reduced.next = self.remainder.q.val();
        self.doubled.next = self.trial.q.val() << 1;
        self.trial_after_0.next = self.doubled.val() - bit_cast::<N, R>(self.held.q.val());
        self.trial_after_1.next = self.doubled.val() + bit_cast::<N, R>(self.triple.q.val());
        if self.sequencer.start.val() {
            wire!(self => self.*.d: operand: a, held: radicand);
            self.triple.d.next = self.radicand.val() + (self.radicand.val() << 1);
            self.remainder.d.next = self.one.val();
            self.trial.d.next = bit_cast::<N, R>(self.radicand.val());
            self.root.d.next = 0.into();
        }
        if self.fits.val().any() {
            self.reduced.next = self.difference.val();
        }
        if self.sequencer.run.val() {
            self.remainder.d.next = self.reduced.val() << 2;
            self.trial.d.next = self.trial_after_0.val();
            if self.fits.val().any() {
                self.trial.d.next = self.trial_after_1.val();
            }
            self.root.d.next = (self.root.q.val() << 1) | bit_cast::<Q, 1>(self.fits.val());
        }

        // The root is 1, or its leading one is the second bit. Either way the mantissa are the bits after that.
        self.half_exponent.next = self.unpack.exponent.val() >> 1;
        self.offset.next = self.offset_low.val();
        if (!self.unpack.exponent.val().get_bit(0)) || (!self.unpack.mantissa.val().any()) {
            self.offset.next = self.offset_high.val();
        }
        self.round.exponent.next = self.offset.val() - bit_cast::<X, E>(self.half_exponent.val());
        self.round.mantissa.next = self.root.q.val().get_bits::<M>(1);
        self.round.half.next = self.root.q.val().get_bit(0);
        self.round.rest.next = self.remainder.q.val().any();

        self.pack.sign.next = 0.into();
        self.pack.magnitude.next = self.round.magnitude.val();
        self.pack.zero.next = false;
        self.negative.next = self.unpack.sign.val().any() && (!self.unpack.zero.val());
        self.pack.special.next =
            self.negative.val() || self.unpack.zero.val() || self.unpack.infinite.val() || self.unpack.nan.val();
        self.pack.special_value.next = 0.into();
        if self.unpack.zero.val() {
            self.pack.special_value.next = self.infinity.val();
        }
        if self.negative.val() || self.unpack.nan.val() {
            self.pack.special_value.next = self.canonical_nan.val();
        }
        if self.propagate_nan.val() && self.unpack.nan.val() {
            self.pack.special_value.next = self.operand.q.val();
        }
        self.y.next = self.pack.y.val();
    }
}
