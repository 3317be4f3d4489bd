// SPDX-License-Identifier: MIT
//! Lighting defined one fragment at a time, in integers of 64 bits, whose products have 128: what the columns of the
//! model must give to the bit.

mod environment;
mod light;
mod table;
pub mod vector;

use pica_spec::choices::{Choices, LightResultRounding};
use pica_spec::pica200::{LightingBumpMode, LightingEnvironment, LightingFresnel, LightingLutInput};
use pica_spec::register_file::RegisterFile;

use self::environment::Tables;
use self::light::{Light, LightColor, light_color};
use self::table::Table;
use self::vector::{FRACTION, ONE, Vector, align, axes, dot, normalize, turn};
use pica_model::fragment::color::Rgba;
use pica_model::lighting::LightingLuts;
use pica_model::lighting::environment::Available;
use pica_model::lighting::{LightRecord, LightingInputs, LightingRecord, LightingResult};

/// Fragment lighting, set up for a draw.
#[derive(Clone, Debug)]
pub struct Lighting {
    lights: Vec<Light>,
    tables: Tables,
    /// LIGHTING_AMBIENT.
    ambient: LightColor,
    bump: Bump,
    shadow: Option<Shadow>,
    /// Whether Fresnel replaces primary and secondary alpha.
    fresnel: [bool; 2],
    clamp_highlights: bool,
    cos_phi: bool,
    rounding: LightResultRounding,
}

/// Bump mapping.
#[derive(Clone, Copy, Debug)]
struct Bump {
    mode: LightingBumpMode,
    /// Whether z of the normal is computed from x and y.
    recompute_z: bool,
}

/// Which texture casts shadows, and on what light.
#[derive(Clone, Copy, Debug)]
struct Shadow {
    invert: bool,
    primary: bool,
    secondary: bool,
    alpha: bool,
}

impl Lighting {
    /// Lighting as the registers and tables ask for; `None` if it is off.
    pub fn new(registers: &RegisterFile, luts: &LightingLuts, choices: &Choices) -> Option<Lighting> {
        if !registers.lighting_enable0().enable() || registers.lighting_enable1().disable() {
            return None;
        }
        let config = registers.lighting_config0();
        let environment = config.environment();
        let permutation = registers.lighting_light_permutation();
        let count = registers.lighting_num_lights().count_minus_1() as usize + 1;
        let rounding = choices.f24_rounding;
        let light = |step: usize| {
            let number = permutation.light(step) as usize;
            Light::new(number, registers, luts, Available::of(environment).sp, choices, rounding)
        };
        let fresnel = config.fresnel();
        Some(Lighting {
            lights: (0..count).map(light).collect(),
            tables: Tables::new(registers, luts, environment, choices),
            ambient: light_color(registers.lighting_ambient().0, choices.light_colour_range),
            bump: Bump { mode: config.bump_mode(), recompute_z: !config.bump_renorm_disable() },
            shadow: config.shadow_enable().then(|| Shadow {
                invert: config.shadow_invert(),
                primary: config.shadow_primary(),
                secondary: config.shadow_secondary(),
                alpha: config.shadow_alpha(),
            }),
            fresnel: [
                matches!(fresnel, LightingFresnel::PrimaryAlpha | LightingFresnel::BothAlphas),
                matches!(fresnel, LightingFresnel::SecondaryAlpha | LightingFresnel::BothAlphas),
            ],
            clamp_highlights: config.clamp_highlights(),
            cos_phi: environment == LightingEnvironment::Config7,
            rounding: choices.light_result_rounding,
        })
    }

    /// The fragment colours. `record` is filled if there is one.
    pub fn evaluate(&self, inputs: &LightingInputs, mut record: Option<&mut LightingRecord>) -> LightingResult {
        let (normal, tangent) = self.frame(inputs);
        let view = normalize(&align(inputs.view).0);
        if let Some(record) = &mut record {
            **record = LightingRecord { frame: [normal, tangent, view], lights: Vec::new() };
        }
        let shadow = self.shadow_factors(inputs.shadow);
        let mut sums = [[0_i128; 3]; 2];
        let mut fresnel = ONE;
        for light in &self.lights {
            let term = self.light(light, inputs, [&normal, &tangent, &view]);
            fresnel = term.outputs[Output::Fr as usize];
            let factors = if light.shadowed { shadow } else { UNSHADOWED };
            self.add(light, &term, &factors, &mut sums);
            if let Some(record) = &mut record {
                record.lights.push(term);
            }
        }
        for (sum, ambient) in sums[0].iter_mut().zip(self.ambient) {
            *sum += i128::from(ambient << FRACTION);
        }
        let alpha_factor = if self.shadow.is_some_and(|shadow| shadow.alpha) { shadow.alpha } else { 255 };
        let [primary, secondary] = [0, 1].map(|result| {
            let alpha = if self.fresnel[result] { fresnel * alpha_factor } else { ONE * 255 };
            let [r, g, b] = sums[result];
            [r, g, b, alpha.into()].map(|sum| self.convert(sum))
        });
        LightingResult { primary, secondary }
    }

    /// Normal and tangent: those of the quaternion, or their bump versions turned by it (lighting.md#vectors).
    fn frame(&self, inputs: &LightingInputs) -> (Vector, Vector) {
        let axes = axes(normalize(&align(inputs.quaternion).0));
        let [tangent, _, normal] = axes;
        match self.bump.mode {
            LightingBumpMode::None => (normal, tangent),
            LightingBumpMode::BumpMap => {
                let texel = bump_vector(inputs.bump, self.bump.recompute_z);
                (turn(&axes, &texel), tangent)
            }
            LightingBumpMode::TangentMap => (normal, turn(&axes, &bump_vector(inputs.bump, false))),
        }
    }

    /// One light: its vectors, dot products and table outputs.
    fn light(&self, light: &Light, inputs: &LightingInputs, [normal, tangent, view]: [&Vector; 3]) -> LightRecord {
        let direction = light.direction(&inputs.view);
        let to_light = direction.vector;
        let half: Vector = core::array::from_fn(|i| view[i] + to_light[i]);
        let half_unit = normalize(&half);
        let normal_half = dot(normal, &half_unit);
        let light_normal = dot(&to_light, normal);
        let cos_phi = if self.cos_phi {
            let projected = core::array::from_fn(|i| half_unit[i] - vector::round(normal[i] * normal_half));
            dot(&projected, tangent)
        } else {
            0
        };
        let dots = [
            normal_half,
            dot(view, &half_unit),
            dot(normal, view),
            light_normal,
            light.spot_cosine(&to_light),
            cos_phi,
        ];
        let look_up = |table: &Option<Table>| {
            table.as_ref().map(|table| table.lookup(select(table.input, &dots), light.two_sided))
        };
        let spot = match (&self.tables.sp, &light.spot) {
            (Some(table), Some(entries)) => table.lookup_in(entries, select(table.input, &dots), light.two_sided),
            _ => ONE,
        };
        let red = look_up(&self.tables.rr).unwrap_or(ONE);
        let mut outputs = [ONE; 8];
        outputs[Output::D0 as usize] = look_up(&self.tables.d0).unwrap_or(ONE);
        outputs[Output::D1 as usize] = look_up(&self.tables.d1).unwrap_or(ONE);
        outputs[Output::Sp as usize] = spot;
        outputs[Output::Rr as usize] = red;
        outputs[Output::Rg as usize] = look_up(&self.tables.rg).unwrap_or(red);
        outputs[Output::Rb as usize] = look_up(&self.tables.rb).unwrap_or(red);
        outputs[Output::Fr as usize] = look_up(&self.tables.fr).unwrap_or(ONE);
        outputs[Output::Da as usize] = direction.attenuation;
        let dot = if light.two_sided { light_normal.abs() } else { light_normal.max(0) };
        LightRecord { light: to_light, inputs: dots, outputs, dot, geometric: geometric_factor(dot, &half) }
    }

    /// Adds a light to the sums of the primary and the secondary colour, in units of 1/255 with 16 fraction bits
    /// (lighting.md#equation-per-light). Every product is rounded down.
    fn add(&self, light: &Light, term: &LightRecord, shadow: &ShadowFactors, sums: &mut [[i128; 3]; 2]) {
        let output = |output: Output| term.outputs[output as usize];
        let reflections = [output(Output::Rr), output(Output::Rg), output(Output::Rb)];
        let geometric = light.geometric_factor.map(|applies| if applies { term.geometric } else { ONE });
        let highlight = !(self.clamp_highlights && term.dot == 0);
        let attenuated = |color: i128| times(times(color, output(Output::Da)), output(Output::Sp));
        for channel in 0..3 {
            let diffuse = (light.diffuse[channel] * term.dot * shadow.primary[channel]).div_euclid(255);
            sums[0][channel] += attenuated((diffuse + (light.ambient[channel] << FRACTION)).into());
            if highlight {
                let s0 = times((output(Output::D0) * light.specular0[channel]).into(), geometric[0]);
                let reflected = times(output(Output::D1).into(), reflections[channel]);
                let s1 = times(reflected * i128::from(light.specular1[channel]), geometric[1]);
                sums[1][channel] += (attenuated(s0 + s1) * i128::from(shadow.secondary[channel])).div_euclid(255);
            }
        }
    }

    /// The shadow factors of lights that are shadowed, in units of 1/255.
    fn shadow_factors(&self, texel: Rgba) -> ShadowFactors {
        let Some(shadow) = self.shadow else { return UNSHADOWED };
        let [r, g, b, alpha] = texel.map(|x| i64::from(if shadow.invert { 255 - x } else { x }));
        let factor = |applies: bool| if applies { [r, g, b] } else { [255; 3] };
        ShadowFactors { primary: factor(shadow.primary), secondary: factor(shadow.secondary), alpha }
    }

    /// A sum in units of 1/255 with 16 fraction bits as a byte (choice `light_result_rounding`).
    fn convert(&self, sum: i128) -> u8 {
        let limited = sum.clamp(0, 255 << FRACTION) as i64;
        let half = match self.rounding {
            LightResultRounding::Truncate => 0,
            LightResultRounding::Round => ONE / 2,
        };
        ((limited + half) >> FRACTION) as u8
    }
}

/// Shadow factors in units of 1/255.
#[derive(Clone, Copy, Debug)]
struct ShadowFactors {
    primary: LightColor,
    secondary: LightColor,
    alpha: i64,
}

const UNSHADOWED: ShadowFactors = ShadowFactors { primary: [255; 3], secondary: [255; 3], alpha: 255 };

/// A number times a factor, rounded down.
#[inline]
const fn times(x: i128, factor: i64) -> i128 {
    (x * factor as i128) >> FRACTION
}

/// min(dot / (H.H), 1), rounded down; 0 if H is 0 (lighting.md#equation-per-light).
pub fn geometric_factor(dot_product: i64, half: &Vector) -> i64 {
    let square = half.iter().map(|component| component * component).sum::<i64>();
    if square == 0 { 0 } else { ((dot_product << (2 * FRACTION)) / square).min(ONE) }
}

/// The vector of a bump texel: 2 t / 255 - 1 in each channel, rounded to nearest; or z = sqrt(max(1 - x^2 - y^2, 0)) of
/// the rounded x and y, rounded down (lighting.md#arithmetic).
pub fn bump_vector([r, g, b, _]: Rgba, recompute_z: bool) -> Vector {
    // An odd number over 255 is never halfway between two steps.
    let component = |texel: u8| (((2 * i64::from(texel) - 255) << (FRACTION + 1)) + 255).div_euclid(510);
    let [x, y] = [r, g].map(component);
    let z = if recompute_z { (ONE * ONE - x * x - y * y).max(0).isqrt() } else { component(b) };
    [x, y, z]
}

/// The selected dot product; 0 for the codes that nobody has described (assumption `unlisted_code`).
fn select(input: LightingLutInput, dots: &[i64; 6]) -> i64 {
    match input {
        LightingLutInput::NormalHalf => dots[0],
        LightingLutInput::ViewHalf => dots[1],
        LightingLutInput::NormalView => dots[2],
        LightingLutInput::LightNormal => dots[3],
        LightingLutInput::LightSpot => dots[4],
        LightingLutInput::CosPhi => dots[5],
        LightingLutInput::Unlisted(_) => 0,
    }
}

/// Places of the tables in [`LightRecord::outputs`].
#[derive(Clone, Copy)]
enum Output {
    D0,
    D1,
    Sp,
    Rr,
    Rg,
    Rb,
    Fr,
    Da,
}
