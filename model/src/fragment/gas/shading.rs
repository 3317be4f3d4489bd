// SPDX-License-Identifier: MIT
//! Gas mode of TEXENV_UPDATE_BUFFER: colours of accumulated densities, which texture unit 0 supplies.
//!
//! All steps are assumptions of the ledger (assumption `gas_shading`, assumption `gas_light`) and exact up to their one rounding: densities and light
//! factors have 24 fraction bits.

use pica_spec::choices::{Choices, GasDifference};
use pica_spec::pica200::{GasDensitySource, GasLutData, GasLutInput};
use pica_spec::register_file::RegisterFile;

use crate::float::F16;
use crate::fragment::color::Rgba;
use crate::fragment::fixed::f16_units;
use crate::fragment::framebuffer::gas_pixel::GasPixel;
use crate::fragment::gas::GasLut;

/// Fraction bits of densities and light factors.
const FRACTION: u32 = 24;
/// A density or a light factor of 1.0.
const ONE: i64 = 1 << FRACTION;

/// GAS_LIGHT_XY (0x120) or GAS_LIGHT_Z (0x121): an intensity that falls or rises with the density.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slope {
    min: i64,
    max: i64,
    attenuation: i64,
}

impl Slope {
    /// max - (max - min) * attenuation / 255 * density, in units of 2^-24 / 255^2.
    fn at(self, density: i64) -> i64 {
        self.max * 255 * ONE - (self.max - self.min) * self.attenuation * density
    }
}

/// An entry of the colour table: red, green and blue, and their differences in units of 255/127.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    value: [i64; 3],
    difference: [i64; 3],
}

/// Gas shading, set up for a draw.
#[derive(Clone, Debug)]
pub struct GasShading {
    source: GasDensitySource,
    /// Reciprocal of the largest density, and attenuation: units of 2^-24.
    reciprocal: i64,
    attenuation: i64,
    planar: Slope,
    view: Slope,
    /// Share of `view`, of 255.
    effect: i64,
    input: GasLutInput,
    entries: [Entry; 8],
}

/// What a density becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GasShadingRecord {
    /// The accumulated density of the source that the registers select.
    pub accumulated: u16,
    /// The density as a share of the largest: 2^24 is 1.0.
    pub density: u32,
    /// The light factor: 2^24 is 1.0.
    pub light: u32,
    /// The colour.
    pub result: Rgba,
}

impl GasShading {
    /// The registers and the table.
    pub fn new(registers: &RegisterFile, lut: &GasLut, choices: &Choices) -> GasShading {
        let (xy, z, z_color) = (registers.gas_light_xy(), registers.gas_light_z(), registers.gas_light_z_color());
        let slope = |min: u32, max: u32, attenuation: u32| {
            let [min, max, attenuation] = [min, max, attenuation].map(i64::from);
            Slope { min, max, attenuation }
        };
        let bytes = |word: GasLutData| [word.r(), word.g(), word.b()].map(|byte| byte as u8);
        let difference = |byte: u8| match choices.gas_difference {
            GasDifference::SignMagnitude if byte & 0x80 != 0 => -i64::from(byte & 0x7F),
            GasDifference::SignMagnitude => i64::from(byte),
            GasDifference::TwosComplement => i64::from(byte as i8),
        };
        GasShading {
            source: registers.texenv_update_buffer().gas_density_source(),
            reciprocal: f16_units(F16::from_bits(registers.gas_accmax().inv_accmax().bits())),
            attenuation: f16_units(F16::from_bits(registers.gas_attenuation().attenuation().bits())),
            planar: slope(xy.min(), xy.max(), xy.attenuation()),
            view: slope(z.min(), z.max(), z.attenuation()),
            effect: z_color.effect().into(),
            input: z_color.lut_input(),
            entries: core::array::from_fn(|n| Entry {
                value: bytes(lut.entries[8 + n]).map(i64::from),
                difference: bytes(lut.entries[n]).map(difference),
            }),
        }
    }

    /// The colour of a fragment for which texture unit 0 supplies this texel, with the steps to it.
    pub fn evaluate(&self, texel: Rgba) -> GasShadingRecord {
        let pixel = GasPixel::of_texel(texel);
        let accumulated = match self.source {
            GasDensitySource::Plain => pixel.plain,
            GasDensitySource::Depth => pixel.depth,
        };
        let density = (i64::from(accumulated) * self.reciprocal).clamp(0, ONE);
        let light = self.planar.at(density) * (255 - self.effect) + self.view.at(density) * self.effect;
        let light = light / (255 * 255 * 255);
        let place = match self.input {
            GasLutInput::Density => density,
            GasLutInput::LightFactor => light,
        };
        // Eight entries: three bits, and 21 behind them.
        let entry = (place >> (FRACTION - 3)).min(7);
        let fraction = place - (entry << (FRACTION - 3));
        let Entry { value, difference } = self.entries[entry as usize];
        let [r, g, b] = core::array::from_fn(|c| {
            let sum = ((value[c] * 127) << (FRACTION - 3)) + difference[c] * 255 * fraction;
            sum.div_euclid(127 << (FRACTION - 3)).clamp(0, 255) as u8
        });
        let opacity = (i128::from(density) * i128::from(self.attenuation)).clamp(0, 1 << (2 * FRACTION));
        let a = ((opacity * 255) >> (2 * FRACTION)) as u8;
        GasShadingRecord { accumulated, density: density as u32, light: light as u32, result: [r, g, b, a] }
    }
}
