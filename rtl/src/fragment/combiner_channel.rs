// SPDX-License-Identifier: MIT
//! TEXENV_COMBINER and TEXENV_SCALE in one channel.

use super::channel_product::ChannelProduct;
use super::divide_255::{Divide255, Division};
use crate::prelude::*;
use pica_spec::choices::{AddSignedOffset, Recorder};
use pica_spec::pica200::code::{combiner_operation, combiner_scale};

/// Operation and scale of a combiner stage in one channel (dossier sections 6.3.2, 6.3.3). Combinational. Choices
/// `add_signed_offset`, `combiner_division`.
///
/// Two products serve all operations: a * b, and c times a + b or |a - b|. The interpolation a * c + b * (255 - c) is
/// 255 * b + c * (a - b).
#[derive(LogicBlock, Default, Component)]
pub(super) struct CombinerChannel {
    pub a: Signal<In, Bits<8>>,
    pub b: Signal<In, Bits<8>>,
    pub c: Signal<In, Bits<8>>,
    pub operation: Signal<In, Bits<4>>,
    /// Whether the result is `dot`.
    pub is_dot: Signal<In, Bit>,
    pub dot: Signal<In, Bits<8>>,
    pub scale: Signal<In, Bits<2>>,
    pub y: Signal<Out, Bits<8>>,
    /// a * b and a + b, for the dot product.
    pub product: Signal<Out, Bits<16>>,
    pub sum: Signal<Out, Bits<9>>,
    first: ChannelProduct,
    second: ChannelProduct,
    divide: Divide255,
    total: Signal<Local, Bits<9>>,
    limited_total: Signal<Local, Bits<8>>,
    smaller: Signal<Local, Bit>,
    difference: Signal<Local, Bits<8>>,
    whole_b: Signal<Local, Bits<17>>,
    value: Signal<Local, Bits<9>>,
    limited: Signal<Local, Bits<8>>,
    scaled: Signal<Local, Bits<10>>,
    offset: Parameter<Bits<9>>,
    shifts: Parameter<Bit>,
}

impl CombinerChannel {
    pub fn new(choices: &Recorder) -> Self {
        let division = Division::from(choices.combiner_division());
        Self {
            first: ChannelProduct::new(division),
            second: ChannelProduct::new(division),
            divide: Divide255::new(division),
            offset: Parameter::bits(match choices.add_signed_offset() {
                AddSignedOffset::Minus128 => 128,
                AddSignedOffset::Minus1275 => 127,
            }),
            shifts: Parameter::new(division == Division::Shift),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for CombinerChannel {
    fn update(&mut self) {
        self.total.next = bit_cast::<9, 8>(self.a.val()) + bit_cast::<9, 8>(self.b.val());
        self.sum.next = self.total.val();
        self.limited_total.next = self.total.val().get_bits::<8>(0);
        if self.total.val().get_bit(8) {
            self.limited_total.next = 255.into();
        }
        self.smaller.next = self.a.val() < self.b.val();
        self.difference.next = self.a.val() - self.b.val();
        if self.smaller.val() {
            self.difference.next = self.b.val() - self.a.val();
        }

        self.first.a.next = self.a.val();
        self.first.b.next = self.b.val();
        self.product.next = self.first.plain.val();
        self.second.a.next = self.difference.val();
        if self.operation.val() == bits_of::<4>(combiner_operation::ADD_THEN_MULTIPLY) {
            self.second.a.next = self.limited_total.val();
        }
        self.second.b.next = self.c.val();
        // 255 or, if the division is a shift, 256 times b.
        self.whole_b.next = bit_cast::<17, 8>(self.b.val()) << 8;
        if !self.shifts.val() {
            self.whole_b.next = (bit_cast::<17, 8>(self.b.val()) << 8) - bit_cast::<17, 8>(self.b.val());
        }
        self.divide.x.next = bit_cast::<17, 16>(self.first.y.val());
        if self.operation.val() == bits_of::<4>(combiner_operation::INTERPOLATE) {
            self.divide.x.next = self.whole_b.val() + bit_cast::<17, 16>(self.second.y.val());
            if self.smaller.val() {
                self.divide.x.next = self.whole_b.val() - bit_cast::<17, 16>(self.second.y.val());
            }
        }
        if self.operation.val() == bits_of::<4>(combiner_operation::ADD_THEN_MULTIPLY) {
            self.divide.x.next = bit_cast::<17, 16>(self.second.y.val());
        }

        self.value.next = bit_cast::<9, 8>(self.a.val());
        match self.operation.val().index() {
            combiner_operation::MODULATE => self.value.next = bit_cast::<9, 8>(self.divide.y.val()),
            combiner_operation::ADD => self.value.next = self.total.val(),
            combiner_operation::ADD_SIGNED => {
                self.value.next = 0.into();
                if self.total.val() > self.offset.val() {
                    self.value.next = self.total.val() - self.offset.val();
                }
            }
            combiner_operation::INTERPOLATE => self.value.next = bit_cast::<9, 8>(self.divide.y.val()),
            combiner_operation::SUBTRACT => {
                self.value.next = 0.into();
                if !self.smaller.val() {
                    self.value.next = bit_cast::<9, 8>(self.difference.val());
                }
            }
            combiner_operation::MULTIPLY_THEN_ADD => {
                self.value.next = bit_cast::<9, 8>(self.divide.y.val()) + bit_cast::<9, 8>(self.c.val())
            }
            combiner_operation::ADD_THEN_MULTIPLY => self.value.next = bit_cast::<9, 8>(self.divide.y.val()),
            _ => {}
        }
        self.limited.next = self.value.val().get_bits::<8>(0);
        if self.value.val().get_bit(8) {
            self.limited.next = 255.into();
        }
        if self.is_dot.val() {
            self.limited.next = self.dot.val();
        }
        // A code that nobody has described: as X1.
        self.scaled.next = bit_cast::<10, 8>(self.limited.val());
        match self.scale.val().index() {
            combiner_scale::X2 => self.scaled.next = bit_cast::<10, 8>(self.limited.val()) << 1,
            combiner_scale::X4 => self.scaled.next = bit_cast::<10, 8>(self.limited.val()) << 2,
            _ => {}
        }
        self.y.next = self.scaled.val().get_bits::<8>(0);
        if self.scaled.val().get_bits::<2>(8).any() {
            self.y.next = 255.into();
        }
    }
}
