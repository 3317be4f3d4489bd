// SPDX-License-Identifier: MIT
//! Fog: TEXENV_UPDATE_BUFFER bits 0-2 and 16, FOG_COLOR and the fog table (fragment.md#fog).

pub mod lut;

use pica_spec::choices::{Choices, FogIndex, FogRounding, LutDivisor};
use pica_spec::pica200::FogLutData;
use pica_spec::register_file::RegisterFile;

use crate::fragment::color::Rgba;
use crate::fragment::depth_quantise::fraction32;
use crate::fragment::planes::Planes;
use lut::FogLut;

/// Fog, set up for a draw.
#[derive(Clone, Debug)]
pub struct Fog {
    /// Value and difference of each step.
    entries: [(i32, i32); 128],
    color: [u8; 3],
    flip: bool,
    index: FogIndex,
    divisor: LutDivisor,
    rounding: FogRounding,
}

/// Where a depth lies in the fog table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FogPlace {
    /// The entry, 0 to 127.
    pub entry: usize,
    /// How far to the next one: 0..=2^16.
    pub fraction: i32,
}

impl Fog {
    /// Fog as the registers and the table ask for. Whether it is on is not looked at.
    pub fn new(registers: &RegisterFile, lut: &FogLut, choices: &Choices) -> Fog {
        let entry = |word: FogLutData| (word.value().to_integer() as i32, word.difference().to_integer() as i32);
        let color = registers.fog_color();
        Fog {
            entries: lut.entries.map(entry),
            color: [color.r() as u8, color.g() as u8, color.b() as u8],
            flip: registers.texenv_update_buffer().z_flip(),
            index: choices.fog_index,
            divisor: choices.lut_divisor,
            rounding: choices.fog_rounding,
        }
    }

    /// Fog with a table that has the same entry everywhere.
    pub fn uniform(word: FogLutData, color: [u8; 3], flip: bool, choices: &Choices) -> Fog {
        let entry = (word.value().to_integer() as i32, word.difference().to_integer() as i32);
        let (index, divisor, rounding) = (choices.fog_index, choices.lut_divisor, choices.fog_rounding);
        Fog { entries: [entry; 128], color, flip, index, divisor, rounding }
    }

    /// The place of a depth ([`DEPTH_ONE`](crate::raster::fragment::DEPTH_ONE) is 1.0): p = 128 * depth, or 128 * (1 -
    /// depth), entry min(floor(p), 127), fraction p less the entry, cut to 16 bits (choice `fog_index`).
    #[inline(always)]
    pub const fn place(&self, depth: u32) -> FogPlace {
        let (depth, one, step) = match self.index {
            FogIndex::RealDepth => (fraction32(depth), 1 << 32, 25),
            FogIndex::Depth24 => (depth as u64 >> 8, 0xFF_FFFF, 17),
        };
        let depth = if self.flip { one - depth } else { depth };
        let entry = if depth >> step > 127 { 127 } else { depth >> step };
        FogPlace { entry: entry as usize, fraction: ((depth - (entry << step)) >> (step - 16)) as i32 }
    }

    /// The share of the fragment's colour: value plus fraction times difference, 0..=[`one`](Self::one).
    #[inline(always)]
    pub const fn factor(&self, place: FogPlace) -> u32 {
        let (value, difference) = self.entries[place.entry];
        let sum = (value << 16) + place.fraction * difference;
        let one = self.one() as i32;
        (if sum < 0 {
            0
        } else if sum > one {
            one
        } else {
            sum
        }) as u32
    }

    /// A factor of 1.0: the divisor of the table (choice `lut_divisor`), with 16 fraction bits.
    pub const fn one(&self) -> u32 {
        match self.divisor {
            LutDivisor::AllOnes => 2047 << 16,
            LutDivisor::PowerOfTwo => 2048 << 16,
        }
    }

    /// (factor * c + (one - factor) * fog) / one in red, green and blue, rounded (choice `fog_rounding`); alpha stays.
    #[inline(always)]
    pub fn mix(&self, [r, g, b, a]: Rgba, factor: u32) -> Rgba {
        let mix = |c: usize, color| match self.divisor {
            LutDivisor::AllOnes => self.mix_channel::<2047>(c, color, factor),
            LutDivisor::PowerOfTwo => self.mix_channel::<2048>(c, color, factor),
        };
        [mix(0, r), mix(1, g), mix(2, b), a]
    }

    /// A channel of [`mix`](Self::mix), where one is `ONE` * 2^16: a sum cut to multiples of 2^16 has the same
    /// quotient.
    #[inline(always)]
    fn mix_channel<const ONE: u32>(&self, channel: usize, color: u8, factor: u32) -> u8 {
        let half = match self.rounding {
            FogRounding::Floor => 0,
            FogRounding::Round => u64::from(ONE) << 15,
        };
        let [color, fog] = [color, self.color[channel]].map(u64::from);
        let sum = u64::from(factor) * color + u64::from((ONE << 16) - factor) * fog + half;
        ((sum >> 16) as u32 / ONE) as u8
    }

    /// Fog over the colours of fragments with these depths.
    #[inline(always)]
    pub fn mix_all<const N: usize>(&self, colors: &mut Planes<N>, depth: &[u32; N]) {
        match self.divisor {
            LutDivisor::AllOnes => self.mix_planes::<2047, N>(colors, depth),
            LutDivisor::PowerOfTwo => self.mix_planes::<2048, N>(colors, depth),
        }
    }

    #[inline(always)]
    fn mix_planes<const ONE: u32, const N: usize>(&self, colors: &mut Planes<N>, depth: &[u32; N]) {
        let mut factors = [0; N];
        for (factor, depth) in factors.iter_mut().zip(depth) {
            *factor = self.factor(self.place(*depth));
        }
        for (channel, colors) in colors.0[..3].iter_mut().enumerate() {
            for (color, factor) in colors.iter_mut().zip(&factors) {
                *color = self.mix_channel::<ONE>(channel, *color, *factor);
            }
        }
    }
}
