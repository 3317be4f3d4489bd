// SPDX-License-Identifier: MIT
//! Fog: TEXENV_UPDATE_BUFFER bit 16, FOG_COLOR and an entry of the fog table.

use super::channels::{Join, Split};
use super::product::Product;
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{FogIndex, FogRounding, LutDivisor, Recorder};
use pica_spec::pica200::bits::fog_lut_data;

/// Where a depth lies in the fog table: 128 times the depth, or 1 - depth with `flip`. Combinational. Choice `fog_index`.
#[derive(LogicBlock, Default, Component)]
pub(super) struct FogPlace {
    /// Depth of the fragment; 1.0 is 0xFFFFFF00.
    pub depth: Signal<In, Bits<32>>,
    pub flip: Signal<In, Bit>,
    /// Number of the entry.
    pub entry: Signal<Out, Bits<7>>,
    /// How far to the next: 0 to 2^16.
    pub fraction: Signal<Out, Bits<17>>,
    carried: Signal<Local, Bits<10>>,
    position: Signal<Local, Bits<24>>,
    rest: Signal<Local, Bits<24>>,
    inverted: Signal<Local, Bits<24>>,
    flipped: Signal<Local, Bits<24>>,
    top: Signal<Local, Bits<8>>,
    depth24: Parameter<Bit>,
}

impl FogPlace {
    pub fn new(choices: &Recorder) -> Self {
        Self { depth24: Parameter::new(choices.fog_index() == FogIndex::Depth24), ..Self::default() }
    }
}

#[hdl]
impl Logic for FogPlace {
    fn update(&mut self) {
        // depth + (depth >> 24) + 1 is the depth in units of 2^-32, but for 0; nine bits of it do not count.
        self.carried.next = bit_cast::<10, 9>(self.depth.val().get_bits::<9>(0))
            + bit_cast::<10, 8>(self.depth.val().get_bits::<8>(24))
            + 1;
        if !self.depth.val().any() {
            self.carried.next = 0.into();
        }
        self.position.next = bit_cast::<24, 23>(self.depth.val().get_bits::<23>(9))
            + bit_cast::<24, 1>(self.carried.val().get_bits::<1>(9));
        self.rest.next = 0.into();
        if self.carried.val().get_bits::<9>(0).any() {
            self.rest.next = 1.into();
        }
        // 2^32 - f, cut.
        self.inverted.next = bits::<24>(0x80_0000) - self.position.val();
        self.flipped.next = self.inverted.val() - self.rest.val();
        if self.depth24.val() {
            self.position.next = bit_cast::<24, 23>(self.depth.val().get_bits::<23>(9));
            self.inverted.next = !self.depth.val().get_bits::<24>(8);
            self.flipped.next = self.inverted.val() >> 1;
        }
        if self.flip.val() {
            self.position.next = self.flipped.val();
        }
        self.top.next = self.position.val().get_bits::<8>(16);
        self.entry.next = self.top.val().get_bits::<7>(0);
        self.fraction.next = bit_cast::<17, 16>(self.position.val().get_bits::<16>(0));
        if self.top.val().get_bit(7) {
            self.entry.next = 127.into();
            self.fraction.next = 0x1_0000.into();
        }
    }
}

/// The share of the fragment's colour: value and fraction times difference, limited to 0 and 1.0. Combinational. Choice
/// `lut_divisor`.
#[derive(LogicBlock, Default, Component)]
pub(super) struct FogFactor {
    /// Entry of the table: FOG_LUT_DATA.
    pub word: Signal<In, Bits<{ fog_lut_data::BITS }>>,
    pub fraction: Signal<In, Bits<17>>,
    /// With 16 fraction bits of the table's unit.
    pub y: Signal<Out, Bits<28>>,
    difference: Signal<Local, Bits<13>>,
    magnitude: Signal<Local, Bits<13>>,
    product: Product<17, 13, 30>,
    value: Signal<Local, Bits<30>>,
    sum: Signal<Local, Bits<30>>,
    negative: Signal<Local, Bit>,
    limited: Signal<Local, Bits<30>>,
    one: Parameter<Bits<30>>,
}

/// 1.0 of the table with 16 fraction bits (choice `lut_divisor`).
fn one(choices: &Recorder) -> u64 {
    match choices.lut_divisor() {
        LutDivisor::AllOnes => 2047 << 16,
        LutDivisor::PowerOfTwo => 2048 << 16,
    }
}

impl FogFactor {
    pub fn new(choices: &Recorder) -> Self {
        Self { one: Parameter::bits(one(choices)), ..Self::default() }
    }
}

#[hdl]
impl Logic for FogFactor {
    fn update(&mut self) {
        self.difference.next = field!(self.word, fog_lut_data::DIFFERENCE);
        self.magnitude.next = self.difference.val();
        if self.difference.val().get_bit(12) {
            self.magnitude.next = bits::<13>(0) - self.difference.val();
        }
        self.product.a.next = self.fraction.val();
        self.product.b.next = self.magnitude.val();
        self.value.next = bit_cast::<30, 11>(field!(self.word, fog_lut_data::VALUE)) << 16;
        self.sum.next = self.value.val() + self.product.y.val();
        self.negative.next = false;
        if self.difference.val().get_bit(12) {
            self.sum.next = self.value.val() - self.product.y.val();
            self.negative.next = self.value.val() < self.product.y.val();
        }
        self.limited.next = self.sum.val();
        if self.sum.val() > self.one.val() {
            self.limited.next = self.one.val();
        }
        if self.negative.val() {
            self.limited.next = 0.into();
        }
        self.y.next = self.limited.val().get_bits::<28>(0);
    }
}

/// floor((factor * c + (1 - factor) * fog) / 1) of a channel. Combinational. Choice `lut_divisor`.
///
/// It is the fog colour and factor * (c - fog), a step from one to the other: rounded down where c is larger, up where it
/// is smaller. The quotient of x by 2047 is (x + (x >> 11) + 1) >> 11 for all x up to 255 * 2047.
#[derive(LogicBlock, Default, Component)]
struct FogChannel {
    pub factor: Signal<In, Bits<28>>,
    pub color: Signal<In, Bits<8>>,
    pub fog: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    brighter: Signal<Local, Bit>,
    distance: Signal<Local, Bits<8>>,
    high: Product<12, 8, 20>,
    low: Product<16, 8, 24>,
    x: Signal<Local, Bits<20>>,
    folded: Signal<Local, Bits<20>>,
    biased: Signal<Local, Bits<20>>,
    quotient: Signal<Local, Bits<9>>,
    multiple: Signal<Local, Bits<20>>,
    remainder: Signal<Local, Bits<20>>,
    step: Signal<Local, Bits<9>>,
    power_of_two: Parameter<Bit>,
}

impl FogChannel {
    fn new(choices: &Recorder) -> Self {
        Self { power_of_two: Parameter::new(choices.lut_divisor() == LutDivisor::PowerOfTwo), ..Self::default() }
    }
}

#[hdl]
impl Logic for FogChannel {
    fn update(&mut self) {
        self.brighter.next = self.color.val() >= self.fog.val();
        self.distance.next = self.fog.val() - self.color.val();
        if self.brighter.val() {
            self.distance.next = self.color.val() - self.fog.val();
        }
        self.high.a.next = self.factor.val().get_bits::<12>(16);
        self.high.b.next = self.distance.val();
        self.low.a.next = self.factor.val().get_bits::<16>(0);
        self.low.b.next = self.distance.val();
        self.x.next = self.high.y.val() + bit_cast::<20, 8>(self.low.y.val().get_bits::<8>(16));
        self.folded.next = 0.into();
        if !self.power_of_two.val() {
            self.folded.next = bit_cast::<20, 9>(self.x.val().get_bits::<9>(11)) + 1;
        }
        self.biased.next = self.x.val() + self.folded.val();
        self.quotient.next = self.biased.val().get_bits::<9>(11);
        self.multiple.next = bit_cast::<20, 9>(self.quotient.val()) << 11;
        if !self.power_of_two.val() {
            self.multiple.next =
                (bit_cast::<20, 9>(self.quotient.val()) << 11) - bit_cast::<20, 9>(self.quotient.val());
        }
        self.remainder.next = self.x.val() - self.multiple.val();
        self.step.next = self.quotient.val();
        if (!self.brighter.val()) && (self.remainder.val().any() || self.low.y.val().get_bits::<16>(0).any()) {
            self.step.next = self.quotient.val() + 1;
        }
        self.y.next = self.fog.val() - self.step.val().get_bits::<8>(0);
        if self.brighter.val() {
            self.y.next = self.fog.val() + self.step.val().get_bits::<8>(0);
        }
    }
}

/// The colour of a fragment and the fog colour, mixed; alpha stays. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(super) struct FogMix {
    pub factor: Signal<In, Bits<28>>,
    pub color: Signal<In, Bits<32>>,
    pub fog_color: Signal<In, Bits<24>>,
    pub y: Signal<Out, Bits<32>>,
    colors: Split,
    fogs: Split,
    /// Three; not an array, which would be built on the stack.
    channels: Vec<FogChannel>,
    result: Join,
}

impl FogMix {
    /// Under `choices`; it cuts, so choice `fog_rounding` can be nothing else.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        if choices.fog_rounding() == FogRounding::Round {
            let reason = "the mixer has no adder for the half";
            return Err(UnsupportedChoice { id: "fog_rounding", value: choices.fog_rounding().name(), reason });
        }
        Ok(Self { channels: (0..3).map(|_| FogChannel::new(choices)).collect(), ..Self::default() })
    }
}

#[hdl]
impl Logic for FogMix {
    fn update(&mut self) {
        self.colors.color.next = self.color.val();
        self.fogs.color.next = bit_cast::<32, 24>(self.fog_color.val());
        for i in 0..3 {
            self.channels[i].factor.next = self.factor.val();
            self.channels[i].color.next = self.colors.channel[i].val();
            self.channels[i].fog.next = self.fogs.channel[i].val();
            self.result.channel[i].next = self.channels[i].y.val();
        }
        self.result.channel[3].next = self.colors.channel[3].val();
        self.y.next = self.result.color.val();
    }
}

/// An entry of the fog table for a depth, and fog with it.
///
/// Dossier section 6.4. Gives the number of an entry of the fog table, and takes the entry. Combinational.
///
/// Whether fog is on is not looked at. Choices `fog_index`, `lut_divisor`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Fog {
    /// TEXENV_UPDATE_BUFFER, bit 16.
    pub(super) flip: Signal<In, Bit>,
    /// FOG_COLOR.
    pub(super) fog_color: Signal<In, Bits<24>>,
    /// Depth of the fragment; 1.0 is 0xFFFFFF00.
    pub(super) depth: Signal<In, Bits<32>>,
    /// Colour of the fragment.
    pub(super) color: Signal<In, Bits<32>>,
    /// The word of FOG_LUT_DATA at `entry`.
    pub(super) word: Signal<In, Bits<24>>,
    /// The entry of the table that the depth selects.
    pub(super) entry: Signal<Out, Bits<7>>,
    /// The colour with fog; alpha stays.
    pub(super) y: Signal<Out, Bits<32>>,
    place: FogPlace,
    factor: FogFactor,
    mix: FogMix,
}

impl Fog {
    /// Fog under `choices`.
    ///
    /// # Errors
    /// If `fog_rounding` asks for rounding.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            place: FogPlace::new(choices),
            factor: FogFactor::new(choices),
            mix: FogMix::new(choices)?,
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for Fog {
    fn update(&mut self) {
        self.place.depth.next = self.depth.val();
        self.place.flip.next = self.flip.val();
        self.entry.next = self.place.entry.val();
        self.factor.word.next = self.word.val();
        self.factor.fraction.next = self.place.fraction.val();
        self.mix.factor.next = self.factor.y.val();
        self.mix.color.next = self.color.val();
        self.mix.fog_color.next = self.fog_color.val();
        self.y.next = self.mix.y.val();
    }
}
