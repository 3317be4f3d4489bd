// SPDX-License-Identifier: MIT
//! The share of a fragment's colour in fog: where its depth lies in the fog table, and what the entry gives there.

use crate::parts::SignedProduct;
use crate::prelude::*;
use pica_spec::choices::{FogIndex, LutDivisor, Recorder};
use pica_spec::pica200::bits::fog_lut_data;

/// Where a depth lies in the fog table: 128 times the depth, or 1 - depth with `flip`. Choice `fog_index`.
///
/// depth + (depth >> 24) + 1 is the depth in units of 2^-32, but for 0; nine bits of it do not count. 2^32 less it, cut, is
/// the complement of its upper bits, and one more if the lower are 0.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct FogPlace {
    pub clock: Signal<In, Clock>,
    /// Depth of the fragment; 1.0 is 0xFFFFFF00.
    pub depth: Signal<In, Bits<32>>,
    pub flip: Signal<In, Bit>,
    /// Number of the entry.
    pub entry: Signal<Out, Bits<7>>,
    /// How far the depth lies from that entry to the next: 0 to 2^16.
    pub fraction: Signal<Out, Bits<17>>,
    carried: Signal<Local, Bits<10>>,
    high1: DFF<Bits<23>>,
    /// What is to be added to the upper bits: 1, -1 or 0.
    step1: DFF<Bits<24>>,
    position: Signal<Local, Bits<24>>,
    entry2: DFF<Bits<7>>,
    fraction2: DFF<Bits<17>>,
    /// Choice `fog_index`.
    depth24: Parameter<Bit>,
}

impl FogPlace {
    /// Clocks from depth to place.
    pub const LATENCY: usize = 2;

    pub fn new(choices: &Recorder) -> Self {
        Self { depth24: Parameter::new(choices.fog_index() == FogIndex::Depth24), ..Self::default() }
    }
}

#[hdl]
impl Logic for FogPlace {
    fn update(&mut self) {
        self.carried.next = bit_cast::<10, 9>(self.depth.val().get_bits::<9>(0))
            + bit_cast::<10, 8>(self.depth.val().get_bits::<8>(24))
            + 1;
        if !self.depth.val().any() {
            self.carried.next = 0.into();
        }
        self.high1.d.next = self.depth.val().get_bits::<23>(9);
        self.step1.d.next = bit_cast::<24, 1>(self.carried.val().get_bits::<1>(9));
        if self.flip.val() {
            self.high1.d.next = !self.depth.val().get_bits::<23>(9);
            self.step1.d.next = 0.into();
            if self.carried.val().get_bit(9) && self.carried.val().get_bits::<9>(0).any() {
                self.step1.d.next = 0xFF_FFFF.into();
            }
            if !self.carried.val().any() {
                self.step1.d.next = 1.into();
            }
        }
        if self.depth24.val() {
            self.step1.d.next = 0.into();
        }
        self.position.next = bit_cast::<24, 23>(self.high1.q.val()) + self.step1.q.val();
        self.entry2.d.next = self.position.val().get_bits::<7>(16);
        self.fraction2.d.next = bit_cast::<17, 16>(self.position.val().get_bits::<16>(0));
        if self.position.val().get_bit(23) {
            self.entry2.d.next = 127.into();
            self.fraction2.d.next = 0x1_0000.into();
        }
        wire!(self.*2.q => self: entry, fraction);
    }
}

/// The share of the fragment's colour: value and fraction times difference, limited to 0 and 1.0. Choice `lut_divisor`.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct FogFactor {
    pub clock: Signal<In, Clock>,
    /// Entry of the table: FOG_LUT_DATA.
    pub word: Signal<In, Bits<{ fog_lut_data::BITS }>>,
    pub fraction: Signal<In, Bits<17>>,
    /// Makes the share 1.0: there is no fog.
    pub off: Signal<In, Bit>,
    /// The share, with 16 fraction bits of the table's unit.
    pub y: Signal<Out, Bits<28>>,
    product: SignedProduct<18, 13, 30>,
    product1: DFF<Bits<30>>,
    value1: DFF<Bits<11>>,
    sum2: DFF<Bits<30>>,
    y3: DFF<Bits<28>>,
    /// Choice `lut_divisor`.
    one: Parameter<Bits<30>>,
    /// Choice `lut_divisor`.
    most: Parameter<Bits<28>>,
}

/// 1.0 of the table with 16 fraction bits (choice `lut_divisor`).
fn one(choices: &Recorder) -> u64 {
    match choices.lut_divisor() {
        LutDivisor::AllOnes => 2047 << 16,
        LutDivisor::PowerOfTwo => 2048 << 16,
    }
}

impl FogFactor {
    /// Clocks from entry and fraction to the factor.
    pub const LATENCY: usize = 3;

    pub fn new(choices: &Recorder) -> Self {
        Self { one: Parameter::bits(one(choices)), most: Parameter::bits(one(choices)), ..Self::default() }
    }
}

#[hdl]
impl Logic for FogFactor {
    fn update(&mut self) {
        self.product.a.next = bit_cast::<18, 17>(self.fraction.val());
        self.product.b.next = field!(self.word, fog_lut_data::DIFFERENCE);
        self.product1.d.next = self.product.y.val();
        self.value1.d.next = field!(self.word, fog_lut_data::VALUE);

        self.sum2.d.next = self.product1.q.val() + (bit_cast::<30, 11>(self.value1.q.val()) << 16);

        self.y3.d.next = self.sum2.q.val().get_bits::<28>(0);
        if self.sum2.q.val() > self.one.val() {
            self.y3.d.next = self.most.val();
        }
        if self.sum2.q.val().get_bit(29) {
            self.y3.d.next = 0.into();
        }
        if self.off.val() {
            self.y3.d.next = self.most.val();
        }
        self.y.next = self.y3.q.val();
    }
}
