// SPDX-License-Identifier: MIT
//! `ADD`: a + b.

use super::{Format, Normalize, Pack, Round, Unpack, overflow_value};
use crate::prelude::*;
use pica_spec::choices::{F24GuardBits, NanPayload, Recorder};

/// The sum a + b, rounded.
///
/// 1. The operands are ordered by magnitude; the special cases are decided.
/// 2. The smaller significand is shifted to the exponent of the larger one, and inverted for a subtraction.
/// 3. The significands are added.
/// 4. The sum is normalised as far as by 16 and 8 places,
/// 5. and by 4, 2 and 1.
/// 6. The result is rounded and put together.
///
/// Six stages, and as many clocks of latency. The clock is limited by the last and by the first part of the normaliser.
///
/// Three bits below the mantissa are enough, the lowest of which is sticky: a subtraction that loses more than one
/// leading bit has operands whose exponents differ by at most one, and is exact.
///
/// inf - inf is NaN, a sum of zero is +0 (numbers.md#special-values). `W = 1 + E + M`; `S = M + 4`, a significand with
/// its guard bits; `S1 = S + 1`, a sum; `S2 = S + 2`, a sum and the place of a carry into it; `X = E + 2`, `T = X + M`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(latency = Self::LATENCY)]
pub struct Add<
    const W: usize,
    const E: usize,
    const M: usize,
    const S: usize,
    const S1: usize,
    const S2: usize,
    const X: usize,
    const T: usize,
> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Empties the pipeline at a rising clock edge.
    pub reset: Signal<In, Bit>,
    /// `a` and `b` are operands.
    pub in_valid: Signal<In, Bit>,
    /// First summand.
    pub a: Signal<In, Bits<W>>,
    /// Second summand.
    pub b: Signal<In, Bits<W>>,
    /// `y` is a result.
    pub out_valid: Signal<Out, Bit>,
    /// a + b, rounded; there with `out_valid`.
    pub y: Signal<Out, Bits<W>>,
    valid: DFF<Bits<6>>,

    unpack_a: Unpack<W, E, M>,
    unpack_b: Unpack<W, E, M>,
    magnitude_a: Signal<Local, Bits<W>>,
    magnitude_b: Signal<Local, Bits<W>>,
    swap: Signal<Local, Bit>,
    ahead: Signal<Local, Bits<X>>,
    behind: Signal<Local, Bits<X>>,
    is_behind: Signal<Local, Bit>,
    distance: Signal<Local, Bits<X>>,
    far: Signal<Local, Bits<X>>,
    opposite: Signal<Local, Bit>,
    infinite: Signal<Local, Bit>,
    nan: Signal<Local, Bit>,
    invalid: Signal<Local, Bit>,
    exponent1: DFF<Bits<E>>,
    large1: DFF<Bits<M>>,
    small1: DFF<Bits<M>>,
    small_zero1: DFF<Bit>,
    distance1: DFF<Bits<5>>,
    sign1: DFF<Bits<1>>,
    opposite1: DFF<Bit>,
    special1: DFF<Bit>,
    special_value1: DFF<Bits<W>>,

    unaligned: Signal<Local, Bits<S>>,
    aligned: Signal<Local, Bits<S>>,
    kept_mask: Signal<Local, Bits<S>>,
    lost: Signal<Local, Bits<S>>,
    sticky: Signal<Local, Bits<1>>,
    kept: Signal<Local, Bits<S>>,
    exponent2: DFF<Bits<E>>,
    large2: DFF<Bits<M>>,
    addend2: DFF<Bits<S>>,
    sign2: DFF<Bits<1>>,
    opposite2: DFF<Bit>,
    special2: DFF<Bit>,
    special_value2: DFF<Bits<W>>,

    augend: Signal<Local, Bits<S2>>,
    addend: Signal<Local, Bits<S2>>,
    sum: Signal<Local, Bits<S2>>,
    exponent3: DFF<Bits<X>>,
    sum3: DFF<Bits<S1>>,
    sign3: DFF<Bits<1>>,
    special3: DFF<Bit>,
    special_value3: DFF<Bits<W>>,

    coarse: Normalize<S1, 2>,
    exponent4: DFF<Bits<X>>,
    sum4: DFF<Bits<S1>>,
    distance4: DFF<Bits<5>>,
    sign4: DFF<Bits<1>>,
    special4: DFF<Bit>,
    special_value4: DFF<Bits<W>>,

    fine: Normalize<S1, 3>,
    exponent5: DFF<Bits<X>>,
    sum5: DFF<Bits<S1>>,
    distance5: DFF<Bits<5>>,
    sign5: DFF<Bits<1>>,
    special5: DFF<Bit>,
    special_value5: DFF<Bits<W>>,

    guard: Signal<Local, Bits<3>>,
    round: Round<M, X, T>,
    pack: Pack<W, E, M, X, T>,
    y6: DFF<Bits<W>>,

    magnitude_mask: Parameter<Bits<W>>,
    sign_position: Parameter<Bits<5>>,
    infinity: Parameter<Bits<W>>,
    canonical_nan: Parameter<Bits<W>>,
    /// Choice `nan_payload`.
    propagate_nan: Parameter<Bit>,
    far_mask: Parameter<Bits<X>>,
    hidden_bit: Parameter<Bits<S>>,
    all_ones: Parameter<Bits<S>>,
    /// Choice `f24_guard_bits`.
    guard_mask: Parameter<Bits<S>>,
    /// Choice `f24_guard_bits`.
    keep_sticky: Parameter<Bit>,
    augend_hidden_bit: Parameter<Bits<S2>>,
    sign_and_carry: Parameter<Bits<S2>>,
}

impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const S: usize,
    const S1: usize,
    const S2: usize,
    const X: usize,
    const T: usize,
> Add<W, E, M, S, S1, S2, X, T>
{
    /// Clocks from operands to result.
    pub const LATENCY: usize = 6;

    /// An adder under choices `f24_rounding`, `f24_overflow`, `f24_guard_bits` and `nan_payload`.
    pub fn new(choices: &Recorder) -> Self {
        assert!(S == M + 4 && S < 32 && S1 == S + 1 && S2 == S + 2 && X == E + 2);
        let format = Format::new(E, M);
        let all_guard_bits = choices.f24_guard_bits() == F24GuardBits::Exact;
        Self {
            coarse: Normalize::with_last_step(8),
            fine: Normalize::with_last_step(1),
            round: Round::new(choices.f24_rounding()),
            pack: Pack::new(overflow_value(format, choices)),
            magnitude_mask: Parameter::bits(format.magnitude_mask()),
            sign_position: Parameter::bits((W - 1) as u64),
            infinity: Parameter::bits(format.infinity()),
            canonical_nan: Parameter::bits(format.nan()),
            propagate_nan: Parameter::new(choices.nan_payload() == NanPayload::Propagate),
            far_mask: Parameter::bits(!31),
            hidden_bit: Parameter::bits(1 << (S - 1)),
            all_ones: Parameter::bits(!0),
            guard_mask: Parameter::bits(if all_guard_bits { !0 } else { !0b11 }),
            keep_sticky: Parameter::new(all_guard_bits),
            augend_hidden_bit: Parameter::bits(1 << S),
            sign_and_carry: Parameter::bits(1 << (S2 - 1) | 1),
            ..Self::default()
        }
    }
}

#[hdl]
impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const S: usize,
    const S1: usize,
    const S2: usize,
    const X: usize,
    const T: usize,
> Logic for Add<W, E, M, S, S1, S2, X, T>
{
    fn update(&mut self) {
        // 1. Order.
        wire!(self => self.unpack_*.a: a, b);
        self.magnitude_a.next = self.a.val() & self.magnitude_mask.val();
        self.magnitude_b.next = self.b.val() & self.magnitude_mask.val();
        self.swap.next = self.magnitude_a.val() < self.magnitude_b.val();
        if self.swap.val() {
            wire!(self.unpack_b => self.*1.d: sign, exponent, large: mantissa);
            self.small1.d.next = self.unpack_a.mantissa.val();
        } else {
            wire!(self.unpack_a => self.*1.d: sign, exponent, large: mantissa);
            self.small1.d.next = self.unpack_b.mantissa.val();
        }
        // How far the exponents are apart is known before the order of the magnitudes.
        self.ahead.next =
            bit_cast::<X, E>(self.unpack_a.exponent.val()) - bit_cast::<X, E>(self.unpack_b.exponent.val());
        self.behind.next =
            bit_cast::<X, E>(self.unpack_b.exponent.val()) - bit_cast::<X, E>(self.unpack_a.exponent.val());
        self.distance.next = self.ahead.val();
        for i in (X - 1)..X {
            self.is_behind.next = self.ahead.val().get_bit(i);
        }
        if self.is_behind.val() {
            self.distance.next = self.behind.val();
        }
        // From 31 places on, nothing but the sticky bit is left.
        self.distance1.d.next = bit_cast::<5, X>(self.distance.val());
        self.far.next = self.distance.val() & self.far_mask.val();
        if self.far.val().any() {
            self.distance1.d.next = 31.into();
        }
        self.opposite.next = self.unpack_a.sign.val() != self.unpack_b.sign.val();
        self.opposite1.d.next = self.opposite.val();
        // The larger operand is zero only if both are, which is a special case.
        self.small_zero1.d.next = self.unpack_a.zero.val() || self.unpack_b.zero.val();

        self.infinite.next = self.unpack_a.infinite.val() || self.unpack_b.infinite.val();
        self.nan.next = self.unpack_a.nan.val() || self.unpack_b.nan.val();
        self.invalid.next = self.unpack_a.infinite.val() && self.unpack_b.infinite.val() && self.opposite.val();
        self.special1.d.next =
            self.infinite.val() || self.nan.val() || (self.unpack_a.zero.val() && self.unpack_b.zero.val());
        self.special_value1.d.next = 0.into();
        if self.unpack_b.infinite.val() {
            self.special_value1.d.next =
                self.infinity.val() | (bit_cast::<W, 1>(self.unpack_b.sign.val()) << self.sign_position.val());
        }
        if self.unpack_a.infinite.val() {
            self.special_value1.d.next =
                self.infinity.val() | (bit_cast::<W, 1>(self.unpack_a.sign.val()) << self.sign_position.val());
        }
        if self.nan.val() || self.invalid.val() {
            self.special_value1.d.next = self.canonical_nan.val();
        }
        if self.propagate_nan.val() && self.unpack_b.nan.val() {
            self.special_value1.d.next = self.b.val();
        }
        if self.propagate_nan.val() && self.unpack_a.nan.val() {
            self.special_value1.d.next = self.a.val();
        }

        // 2. Align.
        self.unaligned.next = (bit_cast::<S, M>(self.small1.q.val()) << 3) | self.hidden_bit.val();
        if self.small_zero1.q.val() {
            self.unaligned.next = 0.into();
        }
        self.aligned.next = self.unaligned.val() >> self.distance1.q.val();
        self.kept_mask.next = self.all_ones.val() << self.distance1.q.val();
        self.lost.next = self.unaligned.val() & (!self.kept_mask.val());
        self.sticky.next = (self.lost.val().any() && self.keep_sticky.val()).into();
        self.kept.next = (self.aligned.val() & self.guard_mask.val()) | bit_cast::<S, 1>(self.sticky.val());
        self.addend2.d.next = self.kept.val();
        if self.opposite1.q.val() {
            self.addend2.d.next = !self.kept.val();
        }
        wire!(self.*1.q => self.*2.d: exponent, large, sign, opposite, special, special_value);

        // 3. Add. Ones below both summands carry the one in that completes the inversion.
        self.augend.next = (bit_cast::<S2, M>(self.large2.q.val()) << 4) | self.augend_hidden_bit.val();
        self.addend.next = bit_cast::<S2, S>(self.addend2.q.val()) << 1;
        if self.opposite2.q.val() {
            self.augend.next = self.augend.val() | 1;
            self.addend.next = self.addend.val() | self.sign_and_carry.val();
        }
        self.sum.next = self.augend.val() + self.addend.val();
        self.sum3.d.next = self.sum.val().get_bits::<S1>(1);
        self.exponent3.d.next = bit_cast::<X, E>(self.exponent2.q.val()) + 1;
        wire!(self.*2.q => self.*3.d: sign, special, special_value);

        // 4. Normalise, far.
        self.coarse.x.next = self.sum3.q.val();
        wire!(self.coarse => self.*4.d: sum: y, distance);
        wire!(self.*3.q => self.*4.d: exponent, sign, special, special_value);

        // 5. Normalise, near.
        self.fine.x.next = self.sum4.q.val();
        wire!(self.fine => self.*5.d: sum: y, distance);
        self.exponent5.d.next = self.exponent4.q.val() - bit_cast::<X, 5>(self.distance4.q.val());
        wire!(self.*4.q => self.*5.d: sign, special, special_value);

        // 6. Round and pack. The special value is 0 where nothing is special, and selects nothing.
        self.round.exponent.next = self.exponent5.q.val() - bit_cast::<X, 5>(self.distance5.q.val());
        self.round.mantissa.next = self.sum5.q.val().get_bits::<M>(4);
        self.round.half.next = self.sum5.q.val().get_bit(3);
        self.guard.next = self.sum5.q.val().get_bits::<3>(0);
        self.round.rest.next = self.guard.val().any();
        for i in (S1 - 1)..S1 {
            self.pack.zero.next = !self.sum5.q.val().get_bit(i);
        }
        wire!(self.*5.q => self.pack: sign, special);
        self.pack.magnitude.next = self.round.magnitude.val();
        self.pack.special_value.next = 0.into();
        self.y6.d.next = self.pack.y.val() | self.special_value5.q.val();
        self.y.next = self.y6.q.val();

        self.valid.d.next = (self.valid.q.val() << 1) | bit_cast::<6, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        self.out_valid.next = self.valid.q.val().get_bit(5);
    }
}
