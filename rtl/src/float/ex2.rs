// SPDX-License-Identifier: MIT
//! `EX2`: 2^a.

use super::{Format, Logarithms, Pack, Round, Sequencer, Unpack, overflow_value, special_function};
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{NanPayload, Recorder};

/// Two to the power of a, rounded.
///
/// Shift and add, one factor per clock.
///
/// 1. Step 0 shifts the significand to fixed point with `F` fraction bits, rounded toward minus infinity. The integer
///    part is the exponent of the result.
/// 2. Step k, 1 to `F`, writes the fraction as a sum of logarithms: if log2(1 + 2^-k) is not more than what is left of
///    it, it is subtracted, and the significand of the result, which starts as 1, is multiplied by 1 + 2^-k.
///
/// What is cut off on the way is too little to matter: no operand in float24 gives a result that 42 fraction bits do not
/// decide, which a run over all of them shows.
///
/// -inf gives +0, +inf gives +inf, NaN a NaN (dossier section 1.4). `W = 1 + E + M`, E above 2; `V = E - 1 + F`, an
/// operand in fixed point; `V1 = V + 1`, with its sign; `X = E + 2`, `T = X + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Ex2<
    const W: usize,
    const E: usize,
    const M: usize,
    const F: usize,
    const V: usize,
    const V1: usize,
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
    /// The operand.
    pub a: Signal<In, Bits<W>>,
    /// The operand is taken at the next rising edge.
    pub in_ready: Signal<Out, Bit>,
    /// `y` is a result.
    pub out_valid: Signal<Out, Bit>,
    /// 2^a, rounded.
    pub y: Signal<Out, Bits<W>>,
    sequencer: Sequencer,
    operand: DFF<Bits<W>>,
    unpack: Unpack<W, E, M>,

    align: Signal<Local, Bit>,
    align_distance: Signal<Local, Bits<E>>,
    distance: Signal<Local, Bits<7>>,
    loaded: Unpack<W, E, M>,
    significand: DFF<Bits<V>>,
    shifted: Signal<Local, Bits<V>>,
    magnitude: Signal<Local, Bits<V1>>,
    inverted: Signal<Local, Bits<V1>>,
    cut: Signal<Local, Bit>,
    fixed: Signal<Local, Bits<V1>>,
    whole: DFF<Bits<E>>,

    logarithms: Logarithms<F>,
    fraction: DFF<Bits<F>>,
    fits: Signal<Local, Bit>,
    rest: Signal<Local, Bits<F>>,
    product: Signal<Local, Bits<V>>,

    biased_integer: Signal<Local, Bits<E>>,
    below: Signal<Local, Bits<V>>,
    round: Round<M, X, T>,
    pack: Pack<W, E, M, X, T>,
    out_of_range: Signal<Local, Bit>,

    hidden_bit: Parameter<Bits<V>>,
    to_top: Parameter<Bits<6>>,
    largest_exponent: Parameter<Bits<E>>,
    exact_distance: Parameter<Bits<7>>,
    unit: Parameter<Bits<V>>,
    integer_sign: Parameter<Bits<E>>,
    below_mask: Parameter<Bits<V>>,
    one: Parameter<Bits<W>>,
    infinity: Parameter<Bits<W>>,
    overflow_value: Parameter<Bits<W>>,
    canonical_nan: Parameter<Bits<W>>,
    propagate_nan: Parameter<Bit>,
}

impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const F: usize,
    const V: usize,
    const V1: usize,
    const X: usize,
    const T: usize,
> Ex2<W, E, M, F, V, V1, X, T>
{
    /// Clocks from taking the operand to the result.
    pub const CYCLES: usize = F + 2;

    /// A power unit under choices `f24_rounding`, `f24_overflow` and `nan_payload`.
    ///
    /// # Errors
    /// If `special_function_accuracy` or `special_function_subnormals` are not the default.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        special_function::check(choices)?;
        assert!(V == E - 1 + F && V1 == V + 1 && X == E + 2 && F > M + 1 && E > 2);
        let format = Format::new(E, M);
        // Magnitudes below 2^(E - 1) are in range; the leading one of the largest stands at the top.
        let largest_exponent = format.bias() + E as u64 - 2;
        Ok(Self {
            sequencer: Sequencer::new(0, F),
            round: Round::new(choices.f24_rounding()),
            pack: Pack::new(overflow_value(format, choices)),
            hidden_bit: Parameter::bits(1 << (V - 1)),
            to_top: Parameter::bits((V - 1 - M) as u64),
            largest_exponent: Parameter::bits(largest_exponent),
            exact_distance: Parameter::bits((V - 1 - M) as u64),
            unit: Parameter::bits(1 << F),
            integer_sign: Parameter::bits(1 << (E - 1)),
            below_mask: Parameter::bits((1 << (F - M - 1)) - 1),
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
impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const F: usize,
    const V: usize,
    const V1: usize,
    const X: usize,
    const T: usize,
> Logic for Ex2<W, E, M, F, V, V1, X, T>
{
    fn update(&mut self) {
        self.sequencer.clock.next = self.clock.val();
        self.sequencer.reset.next = self.reset.val();
        self.sequencer.in_valid.next = self.in_valid.val();
        self.sequencer.out_ready.next = self.out_ready.val();
        self.in_ready.next = self.sequencer.in_ready.val();
        self.out_valid.next = self.sequencer.out_valid.val();

        // One shifter for the alignment and for the factors.
        self.unpack.a.next = self.operand.q.val();
        self.align.next = !self.sequencer.step.val().any();
        self.align_distance.next = self.largest_exponent.val() - self.unpack.exponent.val();
        self.distance.next = bit_cast::<7, 6>(self.sequencer.step.val());
        if self.align.val() {
            self.distance.next = bit_cast::<7, E>(self.align_distance.val());
        }
        self.shifted.next = self.significand.q.val() >> self.distance.val();

        // A negative number is inverted. What was cut off, which is far below the last fraction bit that matters, makes
        // up for the one that completes the inversion.
        self.magnitude.next = bit_cast::<V1, V>(self.shifted.val());
        self.inverted.next = !self.magnitude.val();
        self.cut.next = bit_cast::<7, E>(self.align_distance.val()) > self.exact_distance.val();
        self.fixed.next = self.magnitude.val();
        if self.unpack.sign.val().any() {
            self.fixed.next = self.inverted.val();
            if !self.cut.val() {
                self.fixed.next = self.inverted.val() + 1;
            }
        }

        self.logarithms.k.next = self.sequencer.step.val();
        self.rest.next = self.fraction.q.val() - self.logarithms.y.val();
        self.product.next = self.significand.q.val() + self.shifted.val();
        // The table is cut off: next to 1 the fraction has room for one factor too many.
        for i in (F + 1)..(F + 2) {
            self.fits.next = (self.fraction.q.val() >= self.logarithms.y.val()) && (!self.product.val().get_bit(i));
        }

        self.loaded.a.next = self.a.val();
        if self.sequencer.start.val() {
            self.operand.d.next = self.a.val();
            self.significand.d.next =
                self.hidden_bit.val() | (bit_cast::<V, M>(self.loaded.mantissa.val()) << self.to_top.val());
        }
        if self.sequencer.run.val() {
            if self.align.val() {
                for i in F..(F + 1) {
                    self.whole.d.next = self.fixed.val().get_bits::<E>(i);
                }
                self.fraction.d.next = self.fixed.val().get_bits::<F>(0);
                self.significand.d.next = self.unit.val();
            } else if self.fits.val() {
                self.fraction.d.next = self.rest.val();
                self.significand.d.next = self.product.val();
            }
        }

        // The sign bit of the integer inverted is the integer plus 2^(E - 1), which is the bias plus 1.
        self.biased_integer.next = self.whole.q.val() ^ self.integer_sign.val();
        self.round.exponent.next = bit_cast::<X, E>(self.biased_integer.val()) - 1;
        for i in (F - M)..(F - M + 1) {
            self.round.mantissa.next = self.significand.q.val().get_bits::<M>(i);
        }
        for i in (F - M - 1)..(F - M) {
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
