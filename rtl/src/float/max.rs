// SPDX-License-Identifier: MIT
//! `MAX`: a > b ? a : b.

use super::{Format, Order};
use crate::prelude::*;
use pica_spec::choices::{MoveZeroSign, Recorder};

/// a if a > b, else b.
///
/// The larger operand, bits as they are; `b` if either is a NaN or both are equal (numbers.md#special-values).
/// Subnormals are seen and returned (numbers.md#rounding-and-range). Combinational. `W = 1 + E + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Max<const W: usize, const E: usize, const M: usize> {
    /// First operand.
    pub a: Signal<In, Bits<W>>,
    /// Second operand.
    pub b: Signal<In, Bits<W>>,
    /// The operand that is selected.
    pub y: Signal<Out, Bits<W>>,
    order: Order<W, E, M>,
    selected: Signal<Local, Bits<W>>,
    magnitude: Signal<Local, Bits<W>>,
    /// Choice `move_zero_sign`.
    positive_zero: Parameter<Bit>,
    magnitude_mask: Parameter<Bits<W>>,
}

impl<const W: usize, const E: usize, const M: usize> Max<W, E, M> {
    /// A selector under choice `move_zero_sign`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            order: Order::new(),
            positive_zero: Parameter::new(choices.move_zero_sign() == MoveZeroSign::Positive),
            magnitude_mask: Parameter::bits(Format::new(E, M).magnitude_mask()),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Max<W, E, M> {
    fn update(&mut self) {
        wire!(self => self.order: a, b);
        self.selected.next = self.b.val();
        if self.order.greater.val() {
            self.selected.next = self.a.val();
        }
        self.magnitude.next = self.selected.val() & self.magnitude_mask.val();
        self.y.next = self.selected.val();
        if self.positive_zero.val() && (!self.magnitude.val().any()) {
            self.y.next = 0.into();
        }
    }
}
