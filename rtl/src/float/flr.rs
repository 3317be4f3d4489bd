// SPDX-License-Identifier: MIT
//! `FLR`: the largest integer not above a.

use super::{Format, Unpack};
use crate::prelude::*;
use pica_spec::choices::{FlrSpecial, Recorder};

/// The largest integer not above a.
///
/// Combinational.
///
/// A subnormal counts as +0 (numbers.md#rounding-and-range); infinities and NaNs are returned as they are
/// (numbers.md#special-values). `W = 1 + E + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Flr<const W: usize, const E: usize, const M: usize> {
    /// Any pattern; a subnormal counts as +0.
    pub a: Signal<In, Bits<W>>,
    /// The largest integer not above `a`.
    pub y: Signal<Out, Bits<W>>,
    fraction: Fraction<W, E, M>,
    floor: Floor<W, E, M>,
}

impl<const W: usize, const E: usize, const M: usize> Flr<W, E, M> {
    /// A floor unit under choice `flr_special`.
    pub fn new(choices: &Recorder) -> Self {
        Self { fraction: Fraction::new(), floor: Floor::new(choices), ..Self::default() }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Flr<W, E, M> {
    fn update(&mut self) {
        wire!(self => self.{fraction, floor}: a);
        self.floor.mask.next = self.fraction.mask.val();
        self.y.next = self.floor.y.val();
    }
}

/// The bits of a number from 1 on that are below its binary point.
#[derive(LogicBlock, Default, Component)]
pub struct Fraction<const W: usize, const E: usize, const M: usize> {
    /// A number.
    pub a: Signal<In, Bits<W>>,
    /// Ones where the bits of `a` count less than 1.
    pub mask: Signal<Out, Bits<W>>,
    unpack: Unpack<W, E, M>,
    integer_bits: Signal<Local, Bits<E>>,
    bias: Parameter<Bits<E>>,
    mantissa_mask: Parameter<Bits<W>>,
}

impl<const W: usize, const E: usize, const M: usize> Fraction<W, E, M> {
    /// A circuit for numbers of this format.
    pub fn new() -> Self {
        assert!(W == 1 + E + M);
        let format = Format::new(E, M);
        Self {
            bias: Parameter::bits(format.bias()),
            mantissa_mask: Parameter::bits(format.mantissa_mask()),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Fraction<W, E, M> {
    fn update(&mut self) {
        self.unpack.a.next = self.a.val();
        self.integer_bits.next = self.unpack.exponent.val() - self.bias.val();
        self.mask.next = self.mantissa_mask.val() >> self.integer_bits.val();
    }
}

/// The largest integer not above a number whose [`Fraction`] is known.
#[derive(LogicBlock, Default, Component)]
pub struct Floor<const W: usize, const E: usize, const M: usize> {
    /// A number.
    pub a: Signal<In, Bits<W>>,
    /// Ones where the bits of `a` are below the binary point.
    pub mask: Signal<In, Bits<W>>,
    /// The largest integer not above `a`.
    pub y: Signal<Out, Bits<W>>,
    unpack: Unpack<W, E, M>,
    step: Signal<Local, Bits<W>>,
    stepped: Signal<Local, Bits<W>>,
    bias: Parameter<Bits<E>>,
    minus_one: Parameter<Bits<W>>,
    canonical_nan: Parameter<Bits<W>>,
    /// Choice `flr_special`.
    make_nan_canonical: Parameter<Bit>,
}

impl<const W: usize, const E: usize, const M: usize> Floor<W, E, M> {
    /// A circuit under choice `flr_special`.
    pub fn new(choices: &Recorder) -> Self {
        let format = Format::new(E, M);
        Self {
            bias: Parameter::bits(format.bias()),
            minus_one: Parameter::bits(format.sign() | format.one()),
            canonical_nan: Parameter::bits(format.nan()),
            make_nan_canonical: Parameter::new(choices.flr_special() == FlrSpecial::CanonicalNan),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Floor<W, E, M> {
    fn update(&mut self) {
        self.unpack.a.next = self.a.val();
        // From 1 on, the bits below the binary point are cleared, after a step away from zero if the number is
        // negative. The carry of that step may go into the exponent field, which is what it should do.
        self.step.next = 0.into();
        if self.unpack.sign.val().any() {
            self.step.next = self.mask.val();
        }
        self.stepped.next = self.a.val() + self.step.val();
        self.y.next = self.stepped.val() & (!self.mask.val());
        // Below 1 there are only 0 and -1.
        if self.unpack.exponent.val() < self.bias.val() {
            self.y.next = 0.into();
            if self.unpack.sign.val().any() && (!self.unpack.zero.val()) {
                self.y.next = self.minus_one.val();
            }
        }
        if self.unpack.infinite.val() || self.unpack.nan.val() {
            self.y.next = self.a.val();
        }
        if self.make_nan_canonical.val() && self.unpack.nan.val() {
            self.y.next = self.canonical_nan.val();
        }
    }
}
