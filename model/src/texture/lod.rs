// SPDX-License-Identifier: MIT
//! TEXUNIT_LOD: which levels a sample takes.

use pica_spec::choices::LodRules;
use pica_spec::pica200::{TextureFilter, TexunitLod, TexunitParam};

use crate::float::{F24, F24Rounding};
use crate::fragment::fixed::parts;

/// floor(2^bits * log2(n * 2^exponent)) for n > 0.
///
/// The fraction comes bit by bit, from repeated squaring: the mantissa of 32 bits (n cut, if it has more) is squared,
/// the square cut to 32 bits, and each bit of the logarithm is whether the square reached 2.
pub const fn log2(n: u128, exponent: i32, bits: u32) -> i32 {
    let integer = n.ilog2();
    let mut mantissa = if integer > 31 { n >> (integer - 31) } else { n << (31 - integer) } as u64;
    let mut log = integer as i32 + exponent;
    let mut step = 0;
    while step < bits {
        let square = mantissa * mantissa;
        let carry = square >> 63;
        mantissa = square >> (31 + carry);
        log = log << 1 | carry as i32;
        step += 1;
    }
    log
}

/// Texture coordinates of a 2x2 quad of pixels: (0,0), (1,0), (0,1), (1,1).
pub type QuadCoordinates = [[F24; 2]; 4];

/// The largest change of a coordinate over a quad, against its first pixel: the larger of the magnitudes of the f24
/// differences along x and along y. The sizes of the axes are not in it.
#[inline]
pub fn largest_change(quad: &QuadCoordinates, axis: usize, rounding: F24Rounding) -> F24 {
    let [first, right, below, _] = quad.map(|coordinates| coordinates[axis]);
    let magnitude = |other: F24| other.sub(first, rounding).to_bits() & 0x7F_FFFF;
    F24::from_bits(magnitude(right).max(magnitude(below)))
}

/// What a sample takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelChoice {
    /// The magnification filter on level 0.
    Magnify,
    /// The minification filter on a level.
    Level(u32),
    /// The minification filter on two levels.
    Between {
        /// The larger level of the two: the one with the lower number.
        lower: u32,
        /// The smaller level of the two: the one with the higher number.
        upper: u32,
        /// Weight of the smaller one, in units of 2^-[`LodUnit::fraction_bits`].
        weight: u32,
    },
}

/// The level-of-detail part of a texture unit (texture.md#filtering-and-level-of-detail and texture.md#fetch, choice
/// `lod_rules`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LodUnit {
    /// Bias, lowest and highest level, in units of 2^-fraction_bits.
    bias: i32,
    lowest: i32,
    highest: i32,
    /// Fraction bits of the level of detail.
    fraction_bits: u32,
    rules: LodRules,
    mip_filter: TextureFilter,
    /// `gl-ceil`: the level of detail above which a texture is minified, in units of 2^-fraction_bits.
    magnify_up_to: i32,
}

impl LodUnit {
    /// The unit that the registers ask for.
    pub const fn new(lod: TexunitLod, param: TexunitParam, rules: LodRules) -> LodUnit {
        let fraction_bits = match rules {
            LodRules::Nearest8 | LodRules::GlCeil => 8,
            LodRules::Wide => 16,
        };
        let late_switch = matches!(rules, LodRules::GlCeil)
            && matches!(param.mag_filter(), TextureFilter::Linear)
            && matches!(param.min_filter(), TextureFilter::Nearest)
            && matches!(param.mip_filter(), TextureFilter::Nearest);
        LodUnit {
            bias: (lod.bias().to_integer() as i32) << (fraction_bits - 8),
            lowest: (lod.min_level() << fraction_bits) as i32,
            highest: (lod.max_level() << fraction_bits) as i32,
            fraction_bits,
            rules,
            mip_filter: param.mip_filter(),
            magnify_up_to: if late_switch { 1 << (fraction_bits - 1) } else { 0 },
        }
    }

    /// Fraction bits of the level of detail and of the weight between levels.
    pub const fn fraction_bits(&self) -> u32 {
        self.fraction_bits
    }

    /// Number of the smallest level that may be read.
    pub const fn highest_level(&self) -> u32 {
        (self.highest >> self.fraction_bits) as u32
    }

    /// Whether the level of detail decides anything: otherwise every sample magnifies.
    pub const fn matters(&self) -> bool {
        self.highest > self.magnify_up_to
    }

    /// log2(rho) + bias, limited to lowest..highest; the lowest level if rho is 0. `changes` are those along u and v in
    /// units of the whole texture.
    pub fn level_of_detail(&self, changes: [F24; 2], size: [u32; 2]) -> i32 {
        let log = |axis: usize| {
            let (_, significand, exponent) = parts(changes[axis]);
            let texels = significand as u128 * size[axis] as u128;
            (texels != 0).then(|| log2(texels, exponent, self.fraction_bits))
        };
        let lod = log(0).max(log(1)).map_or(self.lowest, |rho| rho + self.bias);
        lod.max(self.lowest).min(self.highest)
    }

    /// What is sampled at a level of detail.
    pub const fn choose(&self, lod: i32) -> LevelChoice {
        if lod <= self.magnify_up_to {
            return LevelChoice::Magnify;
        }
        let bits = self.fraction_bits;
        let half = 1 << (bits - 1);
        let highest = self.highest_level();
        match (self.mip_filter, self.rules) {
            (TextureFilter::Nearest, LodRules::GlCeil) => {
                LevelChoice::Level((((lod + half + (1 << bits) - 1) >> bits) - 1) as u32)
            }
            (TextureFilter::Nearest, _) => LevelChoice::Level(((lod + half) >> bits) as u32),
            (TextureFilter::Linear, _) => {
                let lower = (lod >> bits) as u32;
                let upper = if lower < highest { lower + 1 } else { highest };
                LevelChoice::Between { lower, upper, weight: lod as u32 & ((1 << bits) - 1) }
            }
        }
    }
}
