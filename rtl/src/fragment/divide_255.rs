// SPDX-License-Identifier: MIT
//! The division by 255 that turns a sum of products of channels into a channel.

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

/// A sum divided by 255 and limited to 255. Combinational.
///
/// For x up to 255 * 255, floor(x / 255) is (x + 1 + (x >> 8)) >> 8, and the nearest integer is t + (t >> 8) >> 8 with
/// t = x + 128.
#[derive(LogicBlock, Default, Component)]
#[component(variant = self.rounding())]
pub(super) struct Divide255 {
    pub x: Signal<In, Bits<17>>,
    pub y: Signal<Out, Bits<8>>,
    biased: Signal<Local, Bits<17>>,
    folded: Signal<Local, Bits<17>>,
    quotient: Signal<Local, Bits<17>>,
    half: Parameter<Bits<17>>,
    one: Parameter<Bits<17>>,
    folds: Parameter<Bit>,
    most: Parameter<Bits<17>>,
}

impl Divide255 {
    pub fn new(division: Division) -> Self {
        Self {
            half: Parameter::bits(if division == Division::Rounded { 128 } else { 0 }),
            one: Parameter::bits(u64::from(division == Division::Floor)),
            folds: Parameter::new(division != Division::Shift),
            most: Parameter::bits(if division == Division::Shift { 0xFFFF } else { 255 * 255 }),
            ..Self::default()
        }
    }

    /// How it rounds, unless down.
    fn rounding(&self) -> &'static str {
        match (self.folds.val(), self.one.val().any()) {
            (true, true) => "",
            (true, false) => "rounded",
            (false, _) => "shift",
        }
    }
}

#[hdl]
impl Logic for Divide255 {
    fn update(&mut self) {
        self.biased.next = self.x.val() + self.half.val();
        self.folded.next = 0.into();
        if self.folds.val() {
            self.folded.next = bit_cast::<17, 9>(self.biased.val().get_bits::<9>(8)) + self.one.val();
        }
        self.quotient.next = self.biased.val() + self.folded.val();
        self.y.next = self.quotient.val().get_bits::<8>(8);
        if self.x.val() > self.most.val() {
            self.y.next = 255.into();
        }
    }
}
