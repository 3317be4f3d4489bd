// SPDX-License-Identifier: MIT
//! One light source in integers.

use pica_spec::choices::{Choices, LightColourRange, SpotDirectionDivisor};
use pica_spec::pica200::{LightType, LightingLut};
use pica_spec::register_file::RegisterFile;

use super::table::{Entries, distance_place};
use super::vector::{FRACTION, ONE, Vector, align, length, normalize};
use pica_model::float::{F16, F20, F24, F24Rounding};
use pica_model::fragment::fixed::magnitude;
use pica_model::lighting::LightingLuts;

/// Red, green and blue in units of 1/255.
pub type LightColor = [i64; 3];

/// The colour of a register with three fields of ten bits, blue lowest (choice `light_colour_range`).
pub fn light_color(word: u32, range: LightColourRange) -> LightColor {
    [20, 10, 0].map(|lsb| {
        let field = i64::from(word >> lsb & 0x3FF);
        match range {
            LightColourRange::Linear => field,
            LightColourRange::Low8Bits => field & 255,
            LightColourRange::Saturate => field.min(255),
        }
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
    directional: bool,
    position: [F24; 3],
    /// The spot direction in units of its divisor.
    spot_direction: Vector,
    spot_divisor: i64,
    attenuation: Option<Attenuation>,
    rounding: F24Rounding,
}

/// Where a light is, seen from a fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LightDirection {
    /// Unit vector to the light.
    pub vector: Vector,
    /// The distance attenuation, 1.0 without one.
    pub attenuation: i64,
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
        Light {
            specular0: color(registers.light_specular0(number).0),
            specular1: color(registers.light_specular1(number).0),
            diffuse: color(registers.light_diffuse(number).0),
            ambient: color(registers.light_ambient(number).0),
            two_sided: config.two_sided(),
            geometric_factor: [config.geometric_factor0(), config.geometric_factor1()],
            shadowed: !switches.shadow_disable(number),
            spot: (has_spot && !switches.spot_disable(number)).then(|| entries(LightingLut::Sp0.raw())),
            directional: config.r#type() == LightType::Directional,
            position: [xy.x(), xy.y(), z.z()].map(|number| F16::from_bits(number.bits()).convert(rounding)),
            spot_direction: [spot_xy.x(), spot_xy.y(), spot_z.z()].map(|number| number.to_integer()),
            spot_divisor: match choices.spot_direction_divisor {
                SpotDirectionDivisor::Div2048 => 2048,
                SpotDirectionDivisor::Div2047 => 2047,
            },
            attenuation: (!switches.attenuation_disable(number)).then(|| Attenuation {
                scale: f20(registers.light_attenuation_scale(number).scale().bits()),
                bias: f20(registers.light_attenuation_bias(number).bias().bits()),
                entries: entries(LightingLut::Da0.raw()),
            }),
            rounding,
        }
    }

    /// The light seen from a fragment with this view vector: the position register, for positional lights plus the view
    /// vector (an f24 sum). Its length, cut to f24, is what the distance attenuation scales and biases in f24.
    pub fn direction(&self, view: &[F24; 3]) -> LightDirection {
        let mut vector = self.position;
        if !self.directional {
            for (component, view) in vector.iter_mut().zip(view) {
                *component = component.add(*view, self.rounding);
            }
        }
        let (components, exponent) = align(vector);
        let attenuation = self.attenuation.as_ref().map_or(ONE, |attenuation| {
            let length = match length(&components) {
                Some((root, shift)) => compose(root, exponent - shift as i32),
                None => F24::ZERO,
            };
            let x = attenuation.scale.mul(length, self.rounding).add(attenuation.bias, self.rounding);
            let below = x.is_nan() || x.is_sign_negative();
            attenuation.entries.lookup(distance_place(if below { 0 } else { magnitude(x, FRACTION, ONE) }))
        });
        LightDirection { vector: normalize(&components), attenuation }
    }

    /// L.S: the direction to the light times the programmed spot direction, rounded down.
    pub fn spot_cosine(&self, vector: &Vector) -> i64 {
        let [x, y, z] = self.spot_direction;
        (vector[0] * x + vector[1] * y + vector[2] * z).div_euclid(self.spot_divisor)
    }
}

/// A number of 32 bits (the top one set) times 2^exponent, cut to f24; above the range it is infinity, below it 0.
fn compose(number: u64, exponent: i32) -> F24 {
    let mantissa = (number >> 15) as u32 & 0xFFFF;
    match exponent + 31 + F24::BIAS {
        ..=0 => F24::ZERO,
        field @ 1..=126 => F24::from_bits((field as u32) << 16 | mantissa),
        _ => F24::INFINITY,
    }
}
