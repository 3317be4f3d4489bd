// SPDX-License-Identifier: MIT
//! `RCP`: 1 / a.

use super::special_function::{check, special_function};
use super::{Format, Pack, Round, Unpack};
use crate::parts::Sequencer;
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{NanPayload, Recorder};

special_function! {
    /// The reciprocal of a, rounded.
    ///
    /// One quotient bit per clock.
    ///
    /// Restoring division of 1 by the significand, a number in [1, 2): the remainder starts as 1; each step subtracts the
    /// divisor if it fits, which is the next bit of the quotient, and doubles the remainder. The first bit has the weight 1
    /// and is set only for the divisor 1. The last one is the rounding bit, and the remainder tells whether anything
    /// follows.
    ///
    /// A result takes a clock for the operand and one for each of the `M + 3` bits. The clock is limited by the selection
    /// of the result behind the last one.
    ///
    /// Zero of either sign gives +inf, infinity +0, NaN a NaN (numbers.md#special-values). `W = 1 + E + M`; `R = M + 2`,
    /// the remainder; `Q = M + 3`, the quotient; `X = E + 2`, `T = X + M`.
    #[derive(LogicBlock, Default, Component, Dut)]
    pub struct Rcp<
        const W: usize, const E: usize, const M: usize, const R: usize, const Q: usize, const X: usize, const T: usize,
    >(
        /// The operand; 0 gives infinity.
        a,
        /// 1 / a, rounded.
        y,
    ) {
        sequencer: Sequencer,
        operand: DFF<Bits<W>>,
        unpack: Unpack<W, E, M>,
        divisor: Signal<Local, Bits<R>>,
        remainder: DFF<Bits<R>>,
        fits: Signal<Local, Bits<1>>,
        difference: Signal<Local, Bits<R>>,
        reduced: Signal<Local, Bits<R>>,
        quotient: DFF<Bits<Q>>,
        offset: Signal<Local, Bits<X>>,
        round: Round<M, X, T>,
        pack: Pack<W, E, M, X, T>,
        one: Parameter<Bits<R>>,
        twice_bias: Parameter<Bits<X>>,
        below_twice_bias: Parameter<Bits<X>>,
        infinity: Parameter<Bits<W>>,
        canonical_nan: Parameter<Bits<W>>,
        /// Choice `nan_payload`.
        propagate_nan: Parameter<Bit>,
    }
}

impl<const W: usize, const E: usize, const M: usize, const R: usize, const Q: usize, const X: usize, const T: usize>
    Rcp<W, E, M, R, Q, X, T>
{
    /// Clocks from taking the operand to the result.
    pub const CYCLES: usize = M + 4;

    /// A divider under choices `f24_rounding` and `nan_payload`.
    ///
    /// # Errors
    /// If `special_function_accuracy` or `special_function_subnormals` are not the default.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        check(choices)?;
        assert!(R == M + 2 && Q == M + 3 && X == E + 2);
        let format = Format::new(E, M);
        Ok(Self {
            sequencer: Sequencer::new(0, M + 2),
            round: Round::new(choices.f24_rounding()),
            // No result is too large: only that of zero is infinite.
            pack: Pack::new(format.infinity()),
            one: Parameter::bits(1 << M),
            twice_bias: Parameter::bits(2 * format.bias()),
            below_twice_bias: Parameter::bits(2 * format.bias() - 1),
            infinity: Parameter::bits(format.infinity()),
            canonical_nan: Parameter::bits(format.nan()),
            propagate_nan: Parameter::new(choices.nan_payload() == NanPayload::Propagate),
            ..Self::default()
        })
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize, const R: usize, const Q: usize, const X: usize, const T: usize>
    Logic for Rcp<W, E, M, R, Q, X, T>
{
    fn update(&mut self) {
        wire!(self => self.sequencer: clock, reset, in_valid, out_ready);
        wire!(self.sequencer => self: in_ready, out_valid);

        self.unpack.a.next = self.operand.q.val();
        self.divisor.next = self.one.val() | bit_cast::<R, M>(self.unpack.mantissa.val());
        self.fits.next = (self.remainder.q.val() >= self.divisor.val()).into();
        self.difference.next = self.remainder.q.val() - self.divisor.val();
        self.reduced.next = self.remainder.q.val();
        if self.fits.val().any() {
            self.reduced.next = self.difference.val();
        }
        if self.sequencer.start.val() {
            wire!(self => self.*.d: operand: a, remainder: one);
            self.quotient.d.next = 0.into();
        }
        if self.sequencer.run.val() {
            self.remainder.d.next = self.reduced.val() << 1;
            self.quotient.d.next = (self.quotient.q.val() << 1) | bit_cast::<Q, 1>(self.fits.val());
        }

        // The quotient is 1, or its leading one is the second bit. Either way the mantissa are the bits after that.
        self.offset.next = self.below_twice_bias.val();
        if !self.unpack.mantissa.val().any() {
            self.offset.next = self.twice_bias.val();
        }
        self.round.exponent.next = self.offset.val() - bit_cast::<X, E>(self.unpack.exponent.val());
        self.round.mantissa.next = self.quotient.q.val().get_bits::<M>(1);
        self.round.half.next = self.quotient.q.val().get_bit(0);
        self.round.rest.next = self.remainder.q.val().any();

        self.pack.sign.next = self.unpack.sign.val();
        self.pack.magnitude.next = self.round.magnitude.val();
        self.pack.zero.next = false;
        self.pack.special.next = self.unpack.zero.val() || self.unpack.infinite.val() || self.unpack.nan.val();
        self.pack.special_value.next = 0.into();
        if self.unpack.zero.val() {
            self.pack.special_value.next = self.infinity.val();
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
