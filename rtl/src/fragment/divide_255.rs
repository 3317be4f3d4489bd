// SPDX-License-Identifier: MIT
//! The division by 255 that turns a product of channels into a channel.

use crate::prelude::*;
use pica_spec::choices::{BlendRounding, CombinerDivision};

/// How the division rounds: choices `combiner_division` and `blend_rounding`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Division {
    /// floor(x / 255).
    Floor,
    /// floor(x / 255 + 1/2).
    Rounded,
    /// x >> 8, of products with a factor of 0 to 256.
    Shift,
}

impl From<CombinerDivision> for Division {
    fn from(choice: CombinerDivision) -> Self {
        match choice {
            CombinerDivision::Floor => Self::Floor,
            CombinerDivision::Rounded => Self::Rounded,
            CombinerDivision::Shift => Self::Shift,
        }
    }
}

impl From<BlendRounding> for Division {
    fn from(choice: BlendRounding) -> Self {
        match choice {
            BlendRounding::FloorAfterSum => Self::Floor,
            BlendRounding::Rounded => Self::Rounded,
            BlendRounding::Shift => Self::Shift,
        }
    }
}

/// A factor of a product as the division that follows wants it: `x`, or `x + (x >> 7)` if it is a shift. Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.shifts.val() { "shift" } else { "" })]
pub(super) struct Weight {
    pub x: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<9>>,
    carry: Signal<Local, Bits<9>>,
    shifts: Parameter<Bit>,
}

impl Weight {
    pub fn new(division: Division) -> Self {
        Self { shifts: Parameter::new(division == Division::Shift), ..Self::default() }
    }
}

#[hdl]
impl Logic for Weight {
    fn update(&mut self) {
        self.carry.next = 0.into();
        if self.shifts.val() && self.x.val().get_bit(7) {
            self.carry.next = 1.into();
        }
        self.y.next = bit_cast::<9, 8>(self.x.val()) + self.carry.val();
    }
}

/// A number of -255 * 255 to 2 * 255 * 255, divided by 255. Combinational.
///
/// floor(x / 255) is (x + (x >> 8) + 1) >> 8, without the 1 where x is negative; the nearest integer is the floor for
/// x + 127. Quotients above 255 may be too small by 1, but not less than 256.
#[derive(LogicBlock, Default, Component)]
#[component(variant = self.rounding())]
pub(super) struct Divide255 {
    /// The dividend, in two's complement.
    pub x: Signal<In, Bits<18>>,
    /// The quotient, in two's complement.
    pub y: Signal<Out, Bits<10>>,
    biased: Signal<Local, Bits<18>>,
    high: Signal<Local, Bits<19>>,
    quotient: Signal<Local, Bits<19>>,
    half: Parameter<Bits<18>>,
    folds: Parameter<Bit>,
}

impl Divide255 {
    pub fn new(division: Division) -> Self {
        Self {
            half: Parameter::bits(if division == Division::Rounded { 127 } else { 0 }),
            folds: Parameter::new(division != Division::Shift),
            ..Self::default()
        }
    }

    /// How the division rounds, unless down.
    fn rounding(&self) -> &'static str {
        match (self.folds.val(), self.half.val().any()) {
            (true, false) => "",
            (true, true) => "rounded",
            (false, _) => "shift",
        }
    }
}

#[hdl]
impl Logic for Divide255 {
    fn update(&mut self) {
        self.biased.next = self.x.val() + self.half.val();
        // Twice the upper part, and in the lowest bit what carries into the sum.
        self.high.next = (bit_cast::<19, 10>(self.biased.val().get_bits::<10>(8)) << 1) | 1;
        if self.biased.val().get_bit(17) {
            self.high.next = (bit_cast::<19, 10>(self.biased.val().get_bits::<10>(8)) << 1) | 0x7_F800;
        }
        if !self.folds.val() {
            self.high.next = 0.into();
        }
        self.quotient.next = ((bit_cast::<19, 18>(self.biased.val()) << 1) | 1) + self.high.val();
        self.y.next = self.quotient.val().get_bits::<10>(9);
    }
}
