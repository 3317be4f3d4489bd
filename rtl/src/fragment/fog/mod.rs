// SPDX-License-Identifier: MIT
//! Fog: TEXENV_UPDATE_BUFFER bit 16, FOG_COLOR and an entry of the fog table.

pub(super) mod factor;
pub(super) mod lut;
pub(super) mod mix;

use crate::UnsupportedChoice;
use crate::prelude::*;
use factor::{FogFactor, FogPlace};
use mix::FogMix;
use pica_spec::choices::Recorder;

/// An entry of the fog table for a depth, and fog with it.
///
/// fragment.md#fog. Takes the entry of the fog table with the depth, and gives the number of the entry with the result:
/// two clocks for the place in the table, three for the factor, six for the mix, of which the first is the last of the
/// factor.
///
/// Whether fog is on is not looked at. Choices `fog_index`, `lut_divisor`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(latency = Self::LATENCY)]
pub struct Fog {
    /// Rising edges count.
    pub(crate) clock: Signal<In, Clock>,
    /// Empties the pipeline at a rising clock edge.
    pub(crate) reset: Signal<In, Bit>,
    /// Depth and colour are those of a fragment.
    pub(crate) in_valid: Signal<In, Bit>,
    /// TEXENV_UPDATE_BUFFER, bit 16.
    pub(crate) flip: Signal<In, Bit>,
    /// FOG_COLOR.
    pub(crate) fog_color: Signal<In, Bits<24>>,
    /// Depth of the fragment; 1.0 is 0xFFFFFF00.
    pub(crate) depth: Signal<In, Bits<32>>,
    /// Colour of the fragment.
    pub(crate) color: Signal<In, Bits<32>>,
    /// The word of FOG_LUT_DATA at `entry`.
    pub(crate) word: Signal<In, Bits<24>>,
    /// `entry` and `y` are those of a fragment.
    pub(crate) out_valid: Signal<Out, Bit>,
    /// The entry of the table that the depth selects.
    pub(crate) entry: Signal<Out, Bits<7>>,
    /// The colour with fog; alpha stays.
    pub(crate) y: Signal<Out, Bits<32>>,
    valid: DFF<Bits<{ Fog::LATENCY }>>,
    place: FogPlace,
    words: [DFF<Bits<24>>; FogPlace::LATENCY],
    entries: [DFF<Bits<7>>; Fog::AFTER_PLACE],
    factor: FogFactor,
    colors: [DFF<Bits<32>>; Fog::BEFORE_MIX],
    fog_colors: [DFF<Bits<24>>; Fog::BEFORE_MIX],
    mix: FogMix,
}

impl Fog {
    /// Clocks from operands to result.
    pub const LATENCY: usize = Self::BEFORE_MIX + FogMix::LATENCY;
    /// Clocks until the colour is wanted: one before the factor.
    const BEFORE_MIX: usize = FogPlace::LATENCY + FogFactor::LATENCY - 1;
    /// Clocks from the place to the result.
    const AFTER_PLACE: usize = Self::LATENCY - FogPlace::LATENCY;

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
        wire!(self => self.{place, factor, mix}: clock);
        wire!(self => self.place: depth, flip);
        self.words[0].d.next = self.word.val();
        for i in 1..FogPlace::LATENCY {
            self.words[i].d.next = self.words[i - 1].q.val();
        }
        for i in (FogPlace::LATENCY - 1)..FogPlace::LATENCY {
            self.factor.word.next = self.words[i].q.val();
        }
        self.factor.fraction.next = self.place.fraction.val();
        self.factor.off.next = false;
        wire!(self => self.*.d: colors[0]: color, fog_colors[0]: fog_color);
        for i in 1..Fog::BEFORE_MIX {
            wire!(self.*.q => self.*.d: colors[i]: colors[i - 1], fog_colors[i]: fog_colors[i - 1]);
        }
        for i in (Fog::BEFORE_MIX - 1)..Fog::BEFORE_MIX {
            wire!(self.*.q => self.mix: color: colors[i], fog_color: fog_colors[i]);
        }
        self.mix.factor.next = self.factor.y.val();
        self.y.next = self.mix.y.val();
        self.entries[0].d.next = self.place.entry.val();
        for i in 1..Fog::AFTER_PLACE {
            self.entries[i].d.next = self.entries[i - 1].q.val();
        }
        for i in (Fog::AFTER_PLACE - 1)..Fog::AFTER_PLACE {
            self.entry.next = self.entries[i].q.val();
        }

        self.valid.d.next = (self.valid.q.val() << 1) | bit_cast::<{ Fog::LATENCY }, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        for i in (Fog::LATENCY - 1)..Fog::LATENCY {
            self.out_valid.next = self.valid.q.val().get_bit(i);
        }
    }
}
