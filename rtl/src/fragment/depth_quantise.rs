// SPDX-License-Identifier: MIT
//! The depth of a fragment in the width of the depth buffer.

use crate::prelude::*;
use pica_spec::choices::{DepthQuantisation, Recorder};
use pica_spec::pica200::bits::depthbuffer_format::FORMAT_WIDTH;
use pica_spec::pica200::code::depth_format;

/// The halves of a depth in units of 2^-32: f = depth + (depth >> 24) + 1, but for depth 0. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct DepthHalves {
    pub depth: Signal<In, Bits<32>>,
    pub high: Signal<Out, Bits<17>>,
    pub low: Signal<Out, Bits<16>>,
    carried: Signal<Local, Bits<17>>,
}

#[hdl]
impl Logic for DepthHalves {
    fn update(&mut self) {
        self.carried.next = bit_cast::<17, 16>(self.depth.val().get_bits::<16>(0))
            + bit_cast::<17, 8>(self.depth.val().get_bits::<8>(24))
            + 1;
        if !self.depth.val().any() {
            self.carried.next = 0.into();
        }
        self.low.next = self.carried.val().get_bits::<16>(0);
        self.high.next = bit_cast::<17, 16>(self.depth.val().get_bits::<16>(16))
            + bit_cast::<17, 1>(self.carried.val().get_bits::<1>(16));
    }
}

/// Whether the depth in 16 bits is not the upper half, but one less or one more. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct DepthOrder {
    pub high: Signal<In, Bits<17>>,
    pub low: Signal<In, Bits<16>>,
    pub under: Signal<Out, Bit>,
    pub over: Signal<Out, Bit>,
    offset_low: Signal<Local, Bits<18>>,
    difference: Signal<Local, Bits<18>>,
    bound: Signal<Local, Bits<18>>,
    lower: Signal<Local, Bits<18>>,
    upper: Signal<Local, Bits<18>>,
    /// Choice `depth_quantisation`: the nearest value is taken.
    rounds: Parameter<Bit>,
}

impl DepthOrder {
    pub fn new(choices: &Recorder) -> Self {
        Self { rounds: Parameter::new(rounds(choices)), ..Self::default() }
    }
}

#[hdl]
impl Logic for DepthOrder {
    fn update(&mut self) {
        // l - h with an offset of 2^17; the bounds are those of (l - h) * 2^16 - l against -2^31, 2^31 or 0.
        self.offset_low.next = bit_cast::<18, 16>(self.low.val()) | 0x2_0000;
        self.difference.next = self.offset_low.val() - bit_cast::<18, 17>(self.high.val());
        self.bound.next = 0x2_0000.into();
        if self.low.val().any() {
            self.bound.next = 0x2_0001.into();
        }
        self.lower.next = self.bound.val() - 0x8000;
        self.upper.next = self.bound.val() + 0x8000;
        self.under.next = self.difference.val() < self.bound.val();
        self.over.next = false;
        if self.rounds.val() {
            self.under.next = self.difference.val() < self.lower.val();
            self.over.next = self.difference.val() >= self.upper.val();
        }
    }
}

/// The depth in the width of the format. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct DepthWhole {
    pub depth_format: Signal<In, Bits<{ FORMAT_WIDTH }>>,
    pub depth: Signal<In, Bits<32>>,
    pub high: Signal<In, Bits<17>>,
    pub under: Signal<In, Bit>,
    pub over: Signal<In, Bit>,
    pub y: Signal<Out, Bits<24>>,
    biased: Signal<Local, Bits<32>>,
    step: Signal<Local, Bits<17>>,
    half_word: Signal<Local, Bits<17>>,
    /// Choice `depth_quantisation`: half of a unit of 24 bits, or nothing.
    half24: Parameter<Bits<32>>,
}

impl DepthWhole {
    pub fn new(choices: &Recorder) -> Self {
        Self { half24: Parameter::bits(if rounds(choices) { 0x80 } else { 0 }), ..Self::default() }
    }
}

#[hdl]
impl Logic for DepthWhole {
    fn update(&mut self) {
        self.biased.next = self.depth.val() + self.half24.val();
        self.y.next = self.biased.val().get_bits::<24>(8);
        self.step.next = 0.into();
        if self.under.val() {
            self.step.next = 0x1_FFFF.into();
        }
        if self.over.val() {
            self.step.next = 1.into();
        }
        self.half_word.next = self.high.val() + self.step.val();
        if self.depth_format.val() == bits_of::<{ FORMAT_WIDTH }>(depth_format::D16) {
            self.y.next = bit_cast::<24, 16>(self.half_word.val().get_bits::<16>(0));
        }
    }
}

/// Whether depths are rounded, not cut.
fn rounds(choices: &Recorder) -> bool {
    choices.depth_quantisation() == DepthQuantisation::Round
}

/// A depth of the rasterizer, at most 0xFFFFFF00, which is 1.0, as an unsigned number of 16 or 24 bits. Combinational.
/// Choice `depth_quantisation`.
///
/// 24 bits are the top of the depth. For 16 bits let h and l be the upper and lower half of f, the depth in units of
/// 2^-32: f * (2^16 - 1) / 2^32 is h + ((l - h) * 2^16 - l) / 2^32, so the floor is h, or h - 1 if l <= h.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct DepthQuantise {
    /// DEPTHBUFFER_FORMAT.
    pub(super) depth_format: Signal<In, Bits<{ FORMAT_WIDTH }>>,
    /// Depth of the fragment; 1.0 is 0xFFFFFF00.
    pub(super) depth: Signal<In, Bits<32>>,
    /// The depth: 16 bits in D16, else 24.
    pub(super) y: Signal<Out, Bits<24>>,
    halves: DepthHalves,
    order: DepthOrder,
    whole: DepthWhole,
}

impl DepthQuantise {
    /// A converter under choice `depth_quantisation`.
    pub fn new(choices: &Recorder) -> Self {
        Self { order: DepthOrder::new(choices), whole: DepthWhole::new(choices), ..Self::default() }
    }
}

#[hdl]
impl Logic for DepthQuantise {
    fn update(&mut self) {
        self.halves.depth.next = self.depth.val();
        wire!(self.halves => self.order: high, low);
        wire!(self => self.whole: depth_format, depth);
        self.whole.high.next = self.halves.high.val();
        wire!(self.order => self.whole: under, over);
        self.y.next = self.whole.y.val();
    }
}
