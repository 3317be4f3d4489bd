// SPDX-License-Identifier: MIT
//! Splitting an operand into its fields.

use crate::prelude::*;

/// The fields of an operand of sign 1, exponent `E` and mantissa `M` bits, `W` in all, and what kind of number it is.
/// Combinational.
#[derive(LogicBlock, Default, Component)]
pub struct Unpack<const W: usize, const E: usize, const M: usize> {
    /// The pattern of a number: sign, exponent and mantissa from the top.
    pub a: Signal<In, Bits<W>>,
    /// Sign bit.
    pub sign: Signal<Out, Bits<1>>,
    /// Exponent field.
    pub exponent: Signal<Out, Bits<E>>,
    /// Mantissa field.
    pub mantissa: Signal<Out, Bits<M>>,
    /// Zero or subnormal: what arithmetic takes for +0 (numbers.md#rounding-and-range).
    pub zero: Signal<Out, Bit>,
    /// Infinity.
    pub infinite: Signal<Out, Bit>,
    /// NaN.
    pub nan: Signal<Out, Bit>,
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Unpack<W, E, M> {
    fn update(&mut self) {
        self.mantissa.next = self.a.val().get_bits::<M>(0);
        for i in M..(M + 1) {
            self.exponent.next = self.a.val().get_bits::<E>(i);
        }
        for i in (W - 1)..W {
            self.sign.next = self.a.val().get_bits::<1>(i);
        }
        self.zero.next = !self.exponent.val().any();
        self.infinite.next = self.exponent.val().all() && (!self.mantissa.val().any());
        self.nan.next = self.exponent.val().all() && self.mantissa.val().any();
    }
}
