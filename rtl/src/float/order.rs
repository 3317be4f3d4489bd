// SPDX-License-Identifier: MIT
//! The order of numbers, which `CMP`, `MAX` and `MIN` share.

use super::{Format, Unpack};
use crate::prelude::*;

/// How two numbers stand to each other: one of the three outputs is set, or none with a NaN. Combinational.
///
/// Subnormals are seen (numbers.md#rounding-and-range), the pattern -0 equals +0 (numbers.md#encoding). `W = 1 + E +
/// M`.
#[derive(LogicBlock, Default, Component)]
pub struct Order<const W: usize, const E: usize, const M: usize> {
    /// First operand.
    pub a: Signal<In, Bits<W>>,
    /// Second operand.
    pub b: Signal<In, Bits<W>>,
    /// a < b.
    pub less: Signal<Out, Bit>,
    /// a = b.
    pub equal: Signal<Out, Bit>,
    /// a > b.
    pub greater: Signal<Out, Bit>,
    unpack_a: Unpack<W, E, M>,
    unpack_b: Unpack<W, E, M>,
    magnitude_a: Signal<Local, Bits<W>>,
    magnitude_b: Signal<Local, Bits<W>>,
    ordered: Signal<Local, Bit>,
    both_zero: Signal<Local, Bit>,
    same_magnitude: Signal<Local, Bit>,
    same_sign: Signal<Local, Bit>,
    nearer: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
    magnitude_mask: Parameter<Bits<W>>,
}

impl<const W: usize, const E: usize, const M: usize> Order<W, E, M> {
    /// A comparator whose constants fit the widths.
    pub fn new() -> Self {
        assert!(W == 1 + E + M);
        Self { magnitude_mask: Parameter::bits(Format::new(E, M).magnitude_mask()), ..Self::default() }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Order<W, E, M> {
    fn update(&mut self) {
        wire!(self => self.unpack_*.a: a, b);
        self.magnitude_a.next = self.a.val() & self.magnitude_mask.val();
        self.magnitude_b.next = self.b.val() & self.magnitude_mask.val();

        self.ordered.next = (!self.unpack_a.nan.val()) && (!self.unpack_b.nan.val());
        self.negative.next = self.unpack_a.sign.val().any();
        self.same_sign.next = self.unpack_a.sign.val() == self.unpack_b.sign.val();
        self.same_magnitude.next = self.magnitude_a.val() == self.magnitude_b.val();
        self.both_zero.next = (!self.magnitude_a.val().any()) && (!self.magnitude_b.val().any());
        self.nearer.next = self.magnitude_a.val() < self.magnitude_b.val();

        self.equal.next =
            self.ordered.val() && (self.both_zero.val() || (self.same_sign.val() && self.same_magnitude.val()));
        // Of two numbers of one sign the one nearer to zero is the smaller if both are positive.
        self.less.next = self.ordered.val() && (!self.equal.val()) && self.negative.val();
        if self.same_sign.val() {
            self.less.next = self.ordered.val() && (!self.equal.val()) && (self.nearer.val() != self.negative.val());
        }
        self.greater.next = self.ordered.val() && (!self.equal.val()) && (!self.less.val());
    }
}
