// SPDX-License-Identifier: MIT
//! Fog: TEXENV_UPDATE_BUFFER bits 0-2 and 16, FOG_COLOR and the fog table (dossier section 6.4).

use pica_spec::choices::{Choices, FogIndex, FogRounding, LutDivisor};
use pica_spec::pica200::FogLutData;
use pica_spec::register_file::RegisterFile;

use super::color::Rgba;
use super::depth::fraction32;
use crate::lut::FogLut;

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
    #[inline]
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
    #[inline]
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
    #[inline]
    pub fn mix(&self, [r, g, b, a]: Rgba, factor: u32) -> Rgba {
        let one = self.one() as u64;
        let factor = factor as u64;
        let [fog_r, fog_g, fog_b] = self.color;
        let half = match self.rounding {
            FogRounding::Floor => 0,
            FogRounding::Round => one / 2,
        };
        let mix = |color: u8, fog: u8| ((factor * color as u64 + (one - factor) * fog as u64 + half) / one) as u8;
        [mix(r, fog_r), mix(g, fog_g), mix(b, fog_b), a]
    }
}
