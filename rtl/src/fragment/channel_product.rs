// SPDX-License-Identifier: MIT
//! The product of two channels, as the division that follows wants it.

use super::divide_255::Division;
use super::product::Product;
use crate::prelude::*;

/// a * b, or a * (b + (b >> 7)) if the division is a shift. Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.shifts.val() { "shift" } else { "" })]
pub(super) struct ChannelProduct {
    pub a: Signal<In, Bits<8>>,
    pub b: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<16>>,
    /// a * b in any case.
    pub plain: Signal<Out, Bits<16>>,
    product: Product<8, 8, 16>,
    extra: Signal<Local, Bits<16>>,
    shifts: Parameter<Bit>,
}

impl ChannelProduct {
    pub fn new(division: Division) -> Self {
        Self { shifts: Parameter::new(division == Division::Shift), ..Self::default() }
    }
}

#[hdl]
impl Logic for ChannelProduct {
    fn update(&mut self) {
        self.product.a.next = self.a.val();
        self.product.b.next = self.b.val();
        self.plain.next = self.product.y.val();
        self.extra.next = 0.into();
        if self.shifts.val() && self.b.val().get_bit(7) {
            self.extra.next = bit_cast::<16, 8>(self.a.val());
        }
        self.y.next = self.product.y.val() + self.extra.val();
    }
}
