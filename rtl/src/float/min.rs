// SPDX-License-Identifier: MIT
//! `MIN`: a < b ? a : b.

use super::{Flush, Format, Order};
use crate::prelude::*;
use pica_spec::choices::{MoveZeroSign, Recorder};

/// a if a < b, else b.
///
/// The smaller operand, bits as they are; `b` if either is a NaN or both are equal (numbers.md#special-values).
/// Combinational. `W = 1 + E + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Min<const W: usize, const E: usize, const M: usize> {
    /// First operand.
    pub a: Signal<In, Bits<W>>,
    /// Second operand.
    pub b: Signal<In, Bits<W>>,
    /// The operand that is selected.
    pub y: Signal<Out, Bits<W>>,
    flush_a: Flush<W, E, M>,
    flush_b: Flush<W, E, M>,
    order: Order<W, E, M>,
    selected: Signal<Local, Bits<W>>,
    magnitude: Signal<Local, Bits<W>>,
    /// Choice `move_zero_sign`.
    positive_zero: Parameter<Bit>,
    magnitude_mask: Parameter<Bits<W>>,
}

impl<const W: usize, const E: usize, const M: usize> Min<W, E, M> {
    /// A selector under choices `subnormal_compare` and `move_zero_sign`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            order: Order::new(),
            flush_a: Flush::new(choices),
            flush_b: Flush::new(choices),
            positive_zero: Parameter::new(choices.move_zero_sign() == MoveZeroSign::Positive),
            magnitude_mask: Parameter::bits(Format::new(E, M).magnitude_mask()),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Min<W, E, M> {
    fn update(&mut self) {
        wire!(self => self.flush_*.a: a, b);
        wire!(self.flush_*.y => self.order: a, b);
        self.selected.next = self.flush_b.y.val();
        if self.order.less.val() {
            self.selected.next = self.flush_a.y.val();
        }
        self.magnitude.next = self.selected.val() & self.magnitude_mask.val();
        self.y.next = self.selected.val();
        if self.positive_zero.val() && (!self.magnitude.val().any()) {
            self.y.next = 0.into();
        }
    }
}
