// SPDX-License-Identifier: MIT
//! `FLR`: the largest integer not above a.

use super::{Format, Unpack};
use crate::prelude::*;
use pica_spec::choices::{FlrSpecial, Recorder};

/// The largest integer not above a.
///
/// Combinational.
///
/// A subnormal counts as +0 (dossier section 1.2); infinities and NaNs are returned as they are (section 1.4).
/// `W = 1 + E + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Flr<const W: usize, const E: usize, const M: usize> {
    /// Any pattern; a subnormal counts as +0.
    pub a: Signal<In, Bits<W>>,
    /// The largest integer not above it.
    pub y: Signal<Out, Bits<W>>,
    unpack: Unpack<W, E, M>,
    integer_bits: Signal<Local, Bits<E>>,
    fraction_mask: Signal<Local, Bits<W>>,
    step: Signal<Local, Bits<W>>,
    stepped: Signal<Local, Bits<W>>,
    bias: Parameter<Bits<E>>,
    mantissa_mask: Parameter<Bits<W>>,
    minus_one: Parameter<Bits<W>>,
    canonical_nan: Parameter<Bits<W>>,
    make_nan_canonical: Parameter<Bit>,
}

impl<const W: usize, const E: usize, const M: usize> Flr<W, E, M> {
    /// A floor unit under choice `flr_special`.
    pub fn new(choices: &Recorder) -> Self {
        assert!(W == 1 + E + M);
        let format = Format::new(E, M);
        Self {
            bias: Parameter::bits(format.bias()),
            mantissa_mask: Parameter::bits(format.mantissa_mask()),
            minus_one: Parameter::bits(format.sign() | format.one()),
            canonical_nan: Parameter::bits(format.nan()),
            make_nan_canonical: Parameter::new(choices.flr_special() == FlrSpecial::CanonicalNan),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Flr<W, E, M> {
    fn update(&mut self) {
        self.unpack.a.next = self.a.val();
        // From 1 on, the bits below the binary point are cleared, after a step away from zero if the number is
        // negative. The carry of that step may go into the exponent field, which is what it should do.
        self.integer_bits.next = self.unpack.exponent.val() - self.bias.val();
        self.fraction_mask.next = self.mantissa_mask.val() >> self.integer_bits.val();
        self.step.next = 0.into();
        if self.unpack.sign.val().any() {
            self.step.next = self.fraction_mask.val();
        }
        self.stepped.next = self.a.val() + self.step.val();
        self.y.next = self.stepped.val() & (!self.fraction_mask.val());
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
