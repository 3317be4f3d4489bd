//! `MIN`: a < b ? a : b.

use super::{Format, Order, Unpack};
use crate::Parameter;
use pica_spec::choices::{Choices, MoveZeroSign, SubnormalCompare};
use rust_hdl::prelude::*;

/// The smaller operand, bits as they are; `b` if either is a NaN or both are equal (dossier section 1.4).
/// Combinational. `W = 1 + E + M`.
#[derive(LogicBlock, Default)]
pub struct Min<const W: usize, const E: usize, const M: usize> {
    /// First operand.
    pub a: Signal<In, Bits<W>>,
    /// Second operand.
    pub b: Signal<In, Bits<W>>,
    /// The operand that is selected.
    pub y: Signal<Out, Bits<W>>,
    unpack_a: Unpack<W, E, M>,
    unpack_b: Unpack<W, E, M>,
    seen_a: Signal<Local, Bits<W>>,
    seen_b: Signal<Local, Bits<W>>,
    order: Order<W, E, M>,
    selected: Signal<Local, Bits<W>>,
    magnitude: Signal<Local, Bits<W>>,
    flush: Parameter<Bit>,
    positive_zero: Parameter<Bit>,
    magnitude_mask: Parameter<Bits<W>>,
}

impl<const W: usize, const E: usize, const M: usize> Min<W, E, M> {
    /// A selector under choices `subnormal_compare` and `move_zero_sign`.
    pub fn new(choices: &Choices) -> Self {
        Self {
            order: Order::new(),
            flush: Parameter::new(choices.subnormal_compare == SubnormalCompare::Flush),
            positive_zero: Parameter::new(choices.move_zero_sign == MoveZeroSign::Positive),
            magnitude_mask: Parameter::bits(Format::new(E, M).magnitude_mask()),
            ..Self::default()
        }
    }
}

impl<const W: usize, const E: usize, const M: usize> Logic for Min<W, E, M> {
    #[hdl_gen]
    fn update(&mut self) {
        self.unpack_a.a.next = self.a.val();
        self.unpack_b.a.next = self.b.val();
        // A flushed subnormal is +0, the pattern -0 stays what it is.
        self.seen_a.next = self.a.val();
        if self.flush.val() && self.unpack_a.zero.val() && self.unpack_a.mantissa.val().any() {
            self.seen_a.next = 0.into();
        }
        self.seen_b.next = self.b.val();
        if self.flush.val() && self.unpack_b.zero.val() && self.unpack_b.mantissa.val().any() {
            self.seen_b.next = 0.into();
        }
        self.order.a.next = self.seen_a.val();
        self.order.b.next = self.seen_b.val();
        self.selected.next = self.seen_b.val();
        if self.order.less.val() {
            self.selected.next = self.seen_a.val();
        }
        self.magnitude.next = self.selected.val() & self.magnitude_mask.val();
        self.y.next = self.selected.val();
        if self.positive_zero.val() && (!self.magnitude.val().any()) {
            self.y.next = 0.into();
        }
    }
}

crate::ports!([const W: usize, const E: usize, const M: usize] Min<W, E, M>; in a b; out y);
