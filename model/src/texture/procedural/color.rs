// SPDX-License-Identifier: MIT
//! The colour table of the procedural unit: TEXUNIT3_PROCTEX4, PROCTEX5_LOW and PROCTEX5_HIGH.

use pica_spec::choices::{Choices, ProceduralNearest, ProceduralUnlisted};
use pica_spec::pica200::{ProctexFilter, ProctexLutData};
use pica_spec::register_file::RegisterFile;

use crate::float::F16;
use crate::fragment::color::Rgba;
use crate::fragment::fixed::{F16_FRACTION, f16_units};
use crate::texture::filter::mix_levels;
use crate::texture::lod::log2;

/// Fraction bits of the level of detail, as of the other texture units by default (choice `lod_rules`).
const LOD_FRACTION: u32 = 8;

/// The colour table of a draw.
#[derive(Clone, Debug)]
pub struct ColorTable {
    /// Colours, and their halved differences to the next ones.
    entries: [(Rgba, [i8; 4]); 256],
    filter: ProctexFilter,
    width: u32,
    offsets: [u32; 8],
    /// |bias|, in units of 2^-24.
    bias: u64,
    /// Lowest and highest level, with [`LOD_FRACTION`] bits.
    levels: (i32, i32),
    unlisted: ProceduralUnlisted,
    nearest: ProceduralNearest,
}

impl ColorTable {
    /// The table that the registers and the loaded words describe (choices `procedural_unlisted` and
    /// `procedural_nearest`).
    pub fn new(
        registers: &RegisterFile,
        colors: &[ProctexLutData; 256],
        differences: &[ProctexLutData; 256],
        choices: &Choices,
    ) -> ColorTable {
        let settings = registers.texunit3_proctex4();
        let (low, high) = (registers.texunit3_proctex5_low(), registers.texunit3_proctex5_high());
        let bias = settings.bias_high() << 8 | registers.texunit3_proctex0().bias_low();
        let entry =
            |index: usize| (colors[index].0.to_le_bytes(), differences[index].0.to_le_bytes().map(|byte| byte as i8));
        let offsets = u64::from(low.0) | u64::from(high.0) << 32;
        ColorTable {
            entries: core::array::from_fn(entry),
            filter: settings.filter(),
            width: settings.width(),
            offsets: offsets.to_le_bytes().map(u32::from),
            bias: f16_units(F16::from_bits(bias)).unsigned_abs(),
            levels: ((settings.min_lod() << LOD_FRACTION) as i32, (settings.max_lod().min(7) << LOD_FRACTION) as i32),
            unlisted: choices.procedural_unlisted,
            nearest: choices.procedural_nearest,
        }
    }

    /// Whether the level of detail decides anything.
    pub fn has_levels(&self) -> bool {
        !matches!(self.filter, ProctexFilter::Nearest | ProctexFilter::Linear)
    }

    /// log2(|width * bias| * change), limited to the levels; 0 before the limit if the bias is 0. `change` is that of u
    /// plus that of v, with 16 fraction bits (procedural-texture.md#configuration).
    pub fn level_of_detail(&self, change: u64) -> i32 {
        let product = u128::from(self.width) * u128::from(self.bias) * u128::from(change);
        let lod = match product {
            // Without a bias the level of detail is 0; without a change it is below every level, as 0 is.
            0 => 0,
            product => log2(product, -(F16_FRACTION as i32 + 16), LOD_FRACTION),
        };
        lod.max(self.levels.0).min(self.levels.1)
    }

    /// The colour for the result of the colour map, at a level of detail (0 to 7, 8 fraction bits).
    pub fn lookup(&self, mapped: i64, lod: i32) -> Rgba {
        let nearest_level = ((lod + (1 << (LOD_FRACTION - 1))) >> LOD_FRACTION) as usize;
        let between = |fetch: fn(&ColorTable, i64, usize) -> Rgba| {
            let level = (lod >> LOD_FRACTION) as usize;
            let weight = lod as u32 & ((1 << LOD_FRACTION) - 1);
            mix_levels(fetch(self, mapped, level), fetch(self, mapped, (level + 1).min(7)), weight, LOD_FRACTION)
        };
        match self.filter {
            ProctexFilter::Nearest | ProctexFilter::Unlisted(_) => self.nearest(mapped, 0),
            ProctexFilter::Linear => self.linear(mapped, 0),
            ProctexFilter::NearestMipmapNearest => self.nearest(mapped, nearest_level),
            ProctexFilter::LinearMipmapNearest => self.linear(mapped, nearest_level),
            ProctexFilter::NearestMipmapLinear => between(ColorTable::nearest),
            ProctexFilter::LinearMipmapLinear => between(ColorTable::linear),
        }
    }

    /// offset + mapped * ((width >> level) - 1), with 16 fraction bits.
    fn index(&self, mapped: i64, level: usize) -> i64 {
        (i64::from(self.offsets[level]) << 16) + mapped * (i64::from(self.width >> level) - 1)
    }

    /// The entry at the index rounded to an integer: to nearest, halves away from zero, or down.
    fn nearest(&self, mapped: i64, level: usize) -> Rgba {
        let index = self.index(mapped, level);
        let rounded = match self.nearest {
            ProceduralNearest::Round => index.signum() * ((index.abs() + 0x8000) >> 16),
            ProceduralNearest::Floor => index >> 16,
        };
        self.entry(rounded).0
    }

    /// Entry plus fraction times twice its halved difference, toward zero, limited to 0..=255.
    fn linear(&self, mapped: i64, level: usize) -> Rgba {
        let index = self.index(mapped, level);
        let (color, difference) = self.entry(index >> 16);
        core::array::from_fn(|channel| interpolate(color[channel], difference[channel], index & 0xFFFF))
    }

    fn entry(&self, index: i64) -> (Rgba, [i8; 4]) {
        let place = match self.unlisted {
            ProceduralUnlisted::EdgeZeroModulo => index as u8,
            ProceduralUnlisted::EdgeZeroLimit => index.clamp(0, 255) as u8,
        };
        self.entries[usize::from(place)]
    }
}

/// trunc(color + fraction * 2 * halved difference), limited to 0..=255; the fraction has 16 bits.
pub const fn interpolate(color: u8, halved_difference: i8, fraction: i64) -> u8 {
    let sum = ((color as i64) << 16) + fraction * 2 * halved_difference as i64;
    // Below 0 the limit hides the direction of the cut.
    let color = sum >> 16;
    if color < 0 {
        0
    } else if color > 255 {
        255
    } else {
        color as u8
    }
}
