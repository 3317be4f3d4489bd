// SPDX-License-Identifier: MIT
//! `MUL`: a * b.

use super::{Format, Multiplier, Pack, Round, Unpack, overflow_value};
use crate::prelude::*;
use pica_spec::choices::{NanPayload, Recorder};

/// The product a * b, rounded.
///
/// 1. The significands are registered, where a DSP block has its input registers; the exponents are added; zeros,
///    infinities and NaNs are found.
/// 2. The significands are multiplied; the special cases are decided.
/// 3. The product, a number in [1, 4), is normalised and rounded.
/// 4. The result is put together.
///
/// Four stages, and as many clocks of latency. The clock is limited by the second, where the synthesiser leaves the
/// registers of the DSP block unused, and by the last, where it does not.
///
/// inf * 0 is 0, NaN * 0 is NaN (numbers.md#special-values). `W = 1 + E + M`; `G = M + 1`, a significand; `H = M + 2`,
/// `X = E + 2`, `T = X + M`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(latency = Self::LATENCY)]
pub struct Mul<
    const W: usize,
    const E: usize,
    const M: usize,
    const G: usize,
    const H: usize,
    const X: usize,
    const T: usize,
> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Empties the pipeline at a rising clock edge.
    pub reset: Signal<In, Bit>,
    /// `a` and `b` are operands.
    pub in_valid: Signal<In, Bit>,
    /// First factor.
    pub a: Signal<In, Bits<W>>,
    /// Second factor.
    pub b: Signal<In, Bits<W>>,
    /// `y` is a result.
    pub out_valid: Signal<Out, Bit>,
    /// a * b, rounded; there with `out_valid`.
    pub y: Signal<Out, Bits<W>>,
    valid: DFF<Bits<4>>,

    unpack_a: Unpack<W, E, M>,
    unpack_b: Unpack<W, E, M>,
    multiplier: Multiplier<G, H, M>,
    sign: Signal<Local, Bits<1>>,
    exponent1: DFF<Bits<X>>,
    sign1: DFF<Bits<1>>,
    zero1: DFF<Bit>,
    infinite1: DFF<Bit>,
    nan1: DFF<Bit>,
    nan_value1: DFF<Bits<W>>,

    exponent2: DFF<Bits<X>>,
    sign2: DFF<Bits<1>>,
    special2: DFF<Bit>,
    special_value2: DFF<Bits<W>>,

    carry: Signal<Local, Bit>,
    below: Signal<Local, Bits<M>>,
    round: Round<M, X, T>,
    sign3: DFF<Bits<1>>,
    magnitude3: DFF<Bits<T>>,
    special3: DFF<Bit>,
    special_value3: DFF<Bits<W>>,

    pack: Pack<W, E, M, X, T>,
    y4: DFF<Bits<W>>,

    hidden_bit: Parameter<Bits<G>>,
    /// Choice `nan_payload`.
    propagate_nan: Parameter<Bit>,
    infinity: Parameter<Bits<W>>,
    canonical_nan: Parameter<Bits<W>>,
    sign_position: Parameter<Bits<5>>,
    minus_bias: Parameter<Bits<X>>,
}

impl<const W: usize, const E: usize, const M: usize, const G: usize, const H: usize, const X: usize, const T: usize>
    Mul<W, E, M, G, H, X, T>
{
    /// Clocks from operands to result.
    pub const LATENCY: usize = 4;

    /// A multiplier under choices `f24_rounding`, `f24_overflow` and `nan_payload`.
    pub fn new(choices: &Recorder) -> Self {
        assert!(G == M + 1 && H == M + 2 && X == E + 2);
        let format = Format::new(E, M);
        Self {
            multiplier: Multiplier::new(),
            round: Round::new(choices.f24_rounding()),
            pack: Pack::new(overflow_value(format, choices)),
            hidden_bit: Parameter::bits(1 << M),
            propagate_nan: Parameter::new(choices.nan_payload() == NanPayload::Propagate),
            infinity: Parameter::bits(format.infinity()),
            canonical_nan: Parameter::bits(format.nan()),
            sign_position: Parameter::bits((W - 1) as u64),
            minus_bias: Parameter::bits(format.bias().wrapping_neg()),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize, const G: usize, const H: usize, const X: usize, const T: usize>
    Logic for Mul<W, E, M, G, H, X, T>
{
    fn update(&mut self) {
        // 1 and 2. Multiply.
        wire!(self => self.unpack_*.a: a, b);
        self.multiplier.clock.next = self.clock.val();
        self.multiplier.a.next = self.hidden_bit.val() | bit_cast::<G, M>(self.unpack_a.mantissa.val());
        self.multiplier.b.next = self.hidden_bit.val() | bit_cast::<G, M>(self.unpack_b.mantissa.val());
        self.exponent1.d.next =
            bit_cast::<X, E>(self.unpack_a.exponent.val()) + bit_cast::<X, E>(self.unpack_b.exponent.val());
        self.sign.next = self.unpack_a.sign.val() ^ self.unpack_b.sign.val();
        self.sign1.d.next = self.sign.val();
        self.zero1.d.next = self.unpack_a.zero.val() || self.unpack_b.zero.val();
        self.infinite1.d.next = self.unpack_a.infinite.val() || self.unpack_b.infinite.val();
        self.nan1.d.next = self.unpack_a.nan.val() || self.unpack_b.nan.val();
        self.nan_value1.d.next = self.canonical_nan.val();
        if self.propagate_nan.val() && self.unpack_b.nan.val() {
            self.nan_value1.d.next = self.b.val();
        }
        if self.propagate_nan.val() && self.unpack_a.nan.val() {
            self.nan_value1.d.next = self.a.val();
        }
        self.special2.d.next = self.zero1.q.val() || self.infinite1.q.val() || self.nan1.q.val();
        self.special_value2.d.next = 0.into();
        if self.infinite1.q.val() && (!self.zero1.q.val()) {
            self.special_value2.d.next =
                self.infinity.val() | (bit_cast::<W, 1>(self.sign1.q.val()) << self.sign_position.val());
        }
        if self.nan1.q.val() {
            self.special_value2.d.next = self.nan_value1.q.val();
        }
        self.exponent2.d.next = self.exponent1.q.val() + self.minus_bias.val();
        self.sign2.d.next = self.sign1.q.val();

        // 3. Normalise and round.
        for i in (M + 1)..H {
            self.carry.next = self.multiplier.high.val().get_bit(i);
        }
        if self.carry.val() {
            self.round.mantissa.next = self.multiplier.high.val().get_bits::<M>(1);
            self.round.half.next = self.multiplier.high.val().get_bit(0);
            self.below.next = self.multiplier.low.val();
        } else {
            self.round.mantissa.next = self.multiplier.high.val().get_bits::<M>(0);
            for i in (M - 1)..M {
                self.round.half.next = self.multiplier.low.val().get_bit(i);
            }
            self.below.next = self.multiplier.low.val() << 1;
        }
        self.round.exponent.next = self.exponent2.q.val() + bit_cast::<X, 1>(self.carry.val().into());
        self.round.rest.next = self.below.val().any();
        self.magnitude3.d.next = self.round.magnitude.val();
        wire!(self.*2.q => self.*3.d: sign, special, special_value);

        // 4. Pack. The special value is 0 where nothing is special, and selects nothing.
        wire!(self.*3.q => self.pack: sign, magnitude, special);
        self.pack.zero.next = false;
        self.pack.special_value.next = 0.into();
        self.y4.d.next = self.pack.y.val() | self.special_value3.q.val();
        self.y.next = self.y4.q.val();

        self.valid.d.next = (self.valid.q.val() << 1) | bit_cast::<4, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        self.out_valid.next = self.valid.q.val().get_bit(3);
    }
}
