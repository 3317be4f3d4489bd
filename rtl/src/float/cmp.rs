// SPDX-License-Identifier: MIT
//! `CMP`: the six comparisons.

use super::Order;
use crate::prelude::*;
use pica_spec::choices::{CmpNeNan, Recorder};
use pica_spec::isa::code::comparison;

/// The six comparisons of a and b.
///
/// Combinational. `W = 1 + E + M`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Cmp<const W: usize, const E: usize, const M: usize> {
    /// First operand.
    pub a: Signal<In, Bits<W>>,
    /// Second operand.
    pub b: Signal<In, Bits<W>>,
    /// Bit n is the comparison with operator code n (shader-unit.md#operations): EQ, NE, LT, LE, GT, GE.
    pub y: Signal<Out, Bits<6>>,
    order: Order<W, E, M>,
    ordered: Signal<Local, Bit>,
    eq: Signal<Local, Bits<1>>,
    ne: Signal<Local, Bits<1>>,
    lt: Signal<Local, Bits<1>>,
    le: Signal<Local, Bits<1>>,
    gt: Signal<Local, Bits<1>>,
    ge: Signal<Local, Bits<1>>,
    /// Choice `cmp_ne_nan`.
    ne_with_nan: Parameter<Bit>,
}

impl<const W: usize, const E: usize, const M: usize> Cmp<W, E, M> {
    /// A comparator under choice `cmp_ne_nan`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            order: Order::new(),
            ne_with_nan: Parameter::new(choices.cmp_ne_nan() == CmpNeNan::Complement),
            ..Self::default()
        }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Cmp<W, E, M> {
    fn update(&mut self) {
        wire!(self => self.order: a, b);
        self.ordered.next = self.order.less.val() || self.order.equal.val() || self.order.greater.val();
        self.eq.next = self.order.equal.val().into();
        self.ne.next =
            (self.order.less.val() || self.order.greater.val() || (self.ne_with_nan.val() && (!self.ordered.val())))
                .into();
        self.lt.next = self.order.less.val().into();
        self.le.next = (self.order.less.val() || self.order.equal.val()).into();
        self.gt.next = self.order.greater.val().into();
        self.ge.next = (self.order.greater.val() || self.order.equal.val()).into();
        self.y.next = (bit_cast::<6, 1>(self.eq.val()) << bits_of::<3>(comparison::EQ))
            | (bit_cast::<6, 1>(self.ne.val()) << bits_of::<3>(comparison::NE))
            | (bit_cast::<6, 1>(self.lt.val()) << bits_of::<3>(comparison::LT))
            | (bit_cast::<6, 1>(self.le.val()) << bits_of::<3>(comparison::LE))
            | (bit_cast::<6, 1>(self.gt.val()) << bits_of::<3>(comparison::GT))
            | (bit_cast::<6, 1>(self.ge.val()) << bits_of::<3>(comparison::GE));
    }
}
