// SPDX-License-Identifier: MIT
//! One light source: the registers LIGHTn_SPECULAR0 to LIGHTn_ATTENUATION_SCALE.

use pica_spec::choices::{Choices, LightColourRange, SpotDirectionDivisor};
use pica_spec::pica200::{LightType, LightingLut};
use pica_spec::register_file::RegisterFile;

use super::table::{Entries, InputForm, look_up};
use super::vector::{Length, ONE, Vector, align, divide, length};
use crate::float::{F16, F20, F24, F24Rounding, Lanes};
use crate::fragment::fixed::{integer, value};
use crate::lighting::LightingLuts;

/// Red, green and blue in units of 1/255.
pub type LightColor = [f64; 3];

/// The colour of a register with three fields of ten bits, blue lowest (choice `light_colour_range`).
pub fn light_color(word: u32, range: LightColourRange) -> LightColor {
    [20, 10, 0].map(|lsb| {
        let field = word >> lsb & 0x3FF;
        f64::from(match range {
            LightColourRange::Linear => field,
            LightColourRange::Low8Bits => field & 255,
            LightColourRange::Saturate => field.min(255),
        })
    })
}

/// Distance attenuation.
#[derive(Clone, Debug)]
struct Attenuation {
    scale: F24,
    bias: F24,
    entries: Entries,
}

/// A light, set up for a draw.
#[derive(Clone, Debug)]
pub struct Light {
    /// Colour of specular term 0.
    pub specular0: LightColor,
    /// Colour of specular term 1.
    pub specular1: LightColor,
    /// Diffuse colour.
    pub diffuse: LightColor,
    /// Ambient colour.
    pub ambient: LightColor,
    /// Whether light from behind counts.
    pub two_sided: bool,
    /// Whether the geometric factor applies to specular terms 0 and 1.
    pub geometric_factor: [bool; 2],
    /// Whether the light is shadowed.
    pub shadowed: bool,
    /// The spot table, if the light has a spot factor.
    pub spot: Option<Entries>,
    position: [F24; 3],
    /// Where a directional light is, seen from every fragment.
    fixed: Option<(Vector, f64)>,
    /// The spot direction in units of its divisor.
    spot_direction: Vector,
    spot_divisor: f64,
    attenuation: Option<Attenuation>,
    rounding: F24Rounding,
}

/// Where a light is, seen from fragments.
#[derive(Clone, Copy, Debug)]
pub struct LightDirections<const N: usize> {
    /// Unit vectors to the light.
    pub vector: [[f64; N]; 3],
    /// The distance attenuation, 1.0 without one.
    pub attenuation: [f64; N],
}

impl Light {
    /// Light source `number` (0 to 7). `has_spot`: whether the environment has spot tables.
    pub fn new(
        number: usize,
        registers: &RegisterFile,
        luts: &LightingLuts,
        has_spot: bool,
        choices: &Choices,
        rounding: F24Rounding,
    ) -> Light {
        let config = registers.light_config(number);
        let switches = registers.lighting_config1();
        let (xy, z) = (registers.light_xy(number), registers.light_z(number));
        let (spot_xy, spot_z) = (registers.light_spotdir_xy(number), registers.light_spotdir_z(number));
        let entries = |first: u32| Entries::new(luts, LightingLut::from_raw(first + number as u32), choices);
        let color = |word: u32| light_color(word, choices.light_colour_range);
        let f20 = |bits: u32| F20::from_bits(bits).convert(rounding);
        let mut light = Light {
            specular0: color(registers.light_specular0(number).0),
            specular1: color(registers.light_specular1(number).0),
            diffuse: color(registers.light_diffuse(number).0),
            ambient: color(registers.light_ambient(number).0),
            two_sided: config.two_sided(),
            geometric_factor: [config.geometric_factor0(), config.geometric_factor1()],
            shadowed: !switches.shadow_disable(number),
            spot: (has_spot && !switches.spot_disable(number)).then(|| entries(LightingLut::Sp0.raw())),
            position: [xy.x(), xy.y(), z.z()].map(|number| F16::from_bits(number.bits()).convert(rounding)),
            fixed: None,
            spot_direction: [spot_xy.x(), spot_xy.y(), spot_z.z()].map(|number| number.to_integer() as f64),
            spot_divisor: match choices.spot_direction_divisor {
                SpotDirectionDivisor::Div2048 => 2048.0,
                SpotDirectionDivisor::Div2047 => 2047.0,
            },
            attenuation: (!switches.attenuation_disable(number)).then(|| Attenuation {
                scale: f20(registers.light_attenuation_scale(number).scale().bits()),
                bias: f20(registers.light_attenuation_bias(number).bias().bits()),
                entries: entries(LightingLut::Da0.raw()),
            }),
            rounding,
        };
        if config.r#type() == LightType::Directional {
            let LightDirections { vector: [[x], [y], [z]], attenuation: [attenuation] } =
                light.seen_along(light.position.map(|component| [component]), Lanes::PORTABLE);
            light.fixed = Some(([x, y, z], attenuation));
        }
        light
    }

    /// Whether there is distance attenuation.
    pub fn is_attenuated(&self) -> bool {
        self.attenuation.is_some()
    }

    /// The light seen from fragments with these view vectors: the position register, for positional lights plus the view
    /// vector (an f24 sum).
    #[inline(always)]
    pub fn directions<const N: usize>(&self, view: &[[F24; N]; 3], lanes: Lanes) -> LightDirections<N> {
        if let Some(([x, y, z], attenuation)) = self.fixed {
            return LightDirections { vector: [[x; N], [y; N], [z; N]], attenuation: [attenuation; N] };
        }
        let mut sum = [[F24::ZERO; N]; 3];
        let position = self.position.map(|component| [component; N]);
        lanes.add(position.as_flattened(), view.as_flattened(), self.rounding, sum.as_flattened_mut());
        self.seen_along(sum, lanes)
    }

    /// The light in this direction. Its length, cut to f24, is what the distance attenuation scales and biases in f24.
    #[inline(always)]
    fn seen_along<const N: usize>(&self, direction: [[F24; N]; 3], lanes: Lanes) -> LightDirections<N> {
        let mut vector = [[0.0; N]; 3];
        let mut lengths = [F24::ZERO; N];
        for i in 0..N {
            let (components, exponent) = align([direction[0][i], direction[1][i], direction[2][i]]);
            let length = length(components);
            lengths[i] = compose(length, exponent);
            [vector[0][i], vector[1][i], vector[2][i]] = divide(components, length);
        }
        let mut result = LightDirections { vector, attenuation: [ONE; N] };
        if let Some(attenuation) = &self.attenuation {
            let (mut scaled, mut biased) = ([F24::ZERO; N], [F24::ZERO; N]);
            lanes.mul(&[attenuation.scale; N], &lengths, self.rounding, &mut scaled);
            lanes.add(&scaled, &[attenuation.bias; N], self.rounding, &mut biased);
            let mut inputs = [0.0; N];
            for i in 0..N {
                inputs[i] = limited(biased[i]);
            }
            result.attenuation = look_up(&attenuation.entries, InputForm::ABSOLUTE, 1.0, &inputs);
        }
        result
    }

    /// The largest magnitude that [`spot_cosine`](Self::spot_cosine) can have.
    pub fn most_spot_cosine(&self) -> f64 {
        let [x, y, z] = self.spot_direction;
        (ONE + 1.0) * (x.abs() + y.abs() + z.abs()) / self.spot_divisor + 1.0
    }

    /// L.S: the direction to the light times the programmed spot direction, rounded down.
    #[inline(always)]
    pub fn spot_cosine(&self, vector: Vector) -> f64 {
        let [x, y, z] = self.spot_direction;
        let sum = vector[0] * x + vector[1] * y + vector[2] * z;
        // An integer and a half, so that the rounded quotient is on the side of the integer where the exact one is.
        ((sum + 0.5) / self.spot_divisor).floor()
    }
}

/// limit(x, 0, 1) with 16 fraction bits, rounded down; NaN and negative numbers give 0.
#[inline(always)]
pub fn limited(x: F24) -> f64 {
    let magnitude = (value(x) * ONE).floor();
    let magnitude = if magnitude < ONE { magnitude } else { ONE };
    if x.is_nan() | x.is_sign_negative() { 0.0 } else { magnitude }
}

/// A length in units of 2^exponent, cut to f24; above the range it is infinity, below it 0.
#[inline(always)]
fn compose(length: Length, exponent: i64) -> F24 {
    let mantissa = integer((length.root * (1.0 / 32768.0)).floor()) & 0xFFFF;
    let field = exponent - length.shift + 31 + i64::from(F24::BIAS);
    let bits = if field > 126 { i64::from(F24::INFINITY.to_bits()) } else { field << 16 | mantissa };
    F24::from_bits(if (field <= 0) | (length.root == 0.0) { 0 } else { bits as u32 })
}
