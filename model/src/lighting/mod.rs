// SPDX-License-Identifier: MIT
//! Fragment lighting: registers 0x08F and 0x140 to 0x1D9 (lighting.md and lighting.md#arithmetic).
//!
//! # Arithmetic (assumption `lighting_arithmetic`)
//!
//! Floats end where vectors are normalised: their components become integers with a common exponent, and unit vectors
//! have 16 fraction bits. From there on everything is fixed point with 16 fraction bits: dot products (exact sums,
//! rounded once to nearest), table outputs (rounded up), factors (products rounded down). Colours stay integers in
//! units of 1/255 until the final conversion, so that a factor of 1.0 changes nothing.
//!
//! Fragments are lit [`WIDTH`] at a time, in columns that compile to vector instructions: [`vector`] and [`terms`].
//! What has no effect in a draw is not computed, unless it is recorded.

pub mod environment;
mod evaluate;
pub mod light;
mod lut;
mod number;
pub mod record;
pub mod table;
pub mod terms;
pub mod vector;

use pica_spec::choices::{Choices, LightResultRounding};
use pica_spec::pica200::{LightingBumpMode, LightingEnvironment, LightingFresnel};
use pica_spec::register_file::RegisterFile;

use self::environment::{Available, Tables};
pub use self::evaluate::bump_vector;
use self::evaluate::{Evaluate, always_fits};
use self::light::{Light, LightColor, light_color};
pub use self::lut::LightingLuts;
pub use self::record::{LightRecord, LightingRecord};
use self::terms::Steps;
use self::vector::ONE;
use crate::float::{F24, Lanes};
use crate::fragment::color::Rgba;
use crate::fragment::planes::Planes;

/// Fragments that are lit at once.
pub const WIDTH: usize = 16;

/// What lighting gets of a fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LightingInputs {
    /// Interpolated quaternion x, y, z, w.
    pub quaternion: [F24; 4],
    /// Interpolated view vector.
    pub view: [F24; 3],
    /// Texel of the bump map.
    pub bump: Rgba,
    /// Texel of the shadow texture.
    pub shadow: Rgba,
}

/// What lighting gets of `N` fragments.
#[derive(Clone, Copy, Debug)]
pub struct LightingColumns<const N: usize> {
    /// Interpolated quaternion x, y, z, w.
    pub quaternion: [[F24; N]; 4],
    /// Interpolated view vector.
    pub view: [[F24; N]; 3],
    /// Texels of the bump map.
    pub bump: Planes<N>,
    /// Texels of the shadow texture.
    pub shadow: Planes<N>,
}

impl<const N: usize> Default for LightingColumns<N> {
    fn default() -> LightingColumns<N> {
        let black = Planes::filled([0; 4]);
        LightingColumns { quaternion: [[F24::ZERO; N]; 4], view: [[F24::ZERO; N]; 3], bump: black, shadow: black }
    }
}

/// What lighting gives the combiners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LightingResult {
    /// Primary fragment colour: diffuse and ambient.
    pub primary: Rgba,
    /// Secondary fragment colour: specular.
    pub secondary: Rgba,
}

/// Fragment lighting, set up for a draw.
#[derive(Clone, Debug)]
pub struct Lighting {
    lights: Vec<LightStep>,
    tables: Tables,
    /// LIGHTING_AMBIENT.
    ambient: LightColor,
    bump: Bump,
    shadow: Option<Shadow>,
    /// Whether Fresnel replaces primary and secondary alpha.
    fresnel: [bool; 2],
    clamp_highlights: bool,
    cos_phi: bool,
    /// Whether view vectors count.
    reads_view: bool,
    /// What is added to results before they are cut.
    half: f64,
    lanes: Lanes,
}

/// A light of the loop.
#[derive(Clone, Debug)]
struct LightStep {
    light: Light,
    steps: Steps,
    /// Whether its sums stay exact in f64 for all inputs.
    fits: bool,
}

/// Bump mapping.
#[derive(Clone, Copy, Debug)]
struct Bump {
    mode: LightingBumpMode,
    /// Whether z of the normal is computed from x and y.
    recompute_z: bool,
    texture: usize,
}

/// Which texture casts shadows, and on what light.
#[derive(Clone, Copy, Debug)]
struct Shadow {
    texture: usize,
    invert: bool,
    primary: bool,
    secondary: bool,
    alpha: bool,
}

impl Lighting {
    /// Lighting as the registers and tables ask for; `None` if it is off. `specular`: the secondary colour is read.
    pub fn new(registers: &RegisterFile, luts: &LightingLuts, choices: &Choices, specular: bool) -> Option<Lighting> {
        if !registers.lighting_enable0().enable() || registers.lighting_enable1().disable() {
            return None;
        }
        let config = registers.lighting_config0();
        let environment = config.environment();
        let permutation = registers.lighting_light_permutation();
        let last = registers.lighting_num_lights().count_minus_1() as usize;
        let tables = Tables::new(registers, luts, environment, choices);
        let cos_phi = environment == LightingEnvironment::Config7;
        let fresnel = match config.fresnel() {
            LightingFresnel::None => [false, false],
            LightingFresnel::PrimaryAlpha => [true, false],
            LightingFresnel::SecondaryAlpha => [false, true],
            LightingFresnel::BothAlphas => [true, true],
        };
        let is_bumped = config.bump_mode() != LightingBumpMode::None;
        let light = |step: usize| {
            let number = permutation.light(step) as usize;
            let has_spot = Available::of(environment).sp;
            let light = Light::new(number, registers, luts, has_spot, choices, choices.f24_rounding);
            LightStep {
                steps: Steps::new(&light, &tables, step == last && fresnel != [false; 2], specular, cos_phi),
                fits: always_fits(&light, &tables, is_bumped),
                light,
            }
        };
        let lights: Vec<LightStep> = (0..=last).map(light).collect();
        Some(Lighting {
            reads_view: lights.iter().any(|light| light.steps.reads_view()),
            lights,
            ambient: light_color(registers.lighting_ambient().0, choices.light_colour_range),
            bump: Bump {
                mode: config.bump_mode(),
                recompute_z: !config.bump_renorm_disable(),
                texture: config.bump_texture() as usize,
            },
            shadow: config.shadow_enable().then(|| Shadow {
                texture: config.shadow_texture() as usize,
                invert: config.shadow_invert(),
                primary: config.shadow_primary(),
                secondary: config.shadow_secondary(),
                alpha: config.shadow_alpha(),
            }),
            fresnel,
            clamp_highlights: config.clamp_highlights(),
            cos_phi,
            tables,
            half: match choices.light_result_rounding {
                LightResultRounding::Truncate => 0.0,
                LightResultRounding::Round => ONE / 2.0,
            },
            lanes: Lanes::detect(),
        })
    }

    /// Lighting that computes with the instruction set of `lanes`.
    #[must_use]
    pub fn with_lanes(self, lanes: Lanes) -> Lighting {
        Lighting { lanes, ..self }
    }

    /// Unit whose texel is the bump map, if there is one (3 is the procedural unit).
    pub fn bump_texture(&self) -> Option<usize> {
        (self.bump.mode != LightingBumpMode::None).then_some(self.bump.texture)
    }

    /// Unit whose texel is the shadow factor, if there is one.
    pub fn shadow_texture(&self) -> Option<usize> {
        self.shadow.map(|shadow| shadow.texture)
    }

    /// The fragment colours of one fragment. `record` is filled if there is one.
    pub fn evaluate(&self, inputs: &LightingInputs, record: Option<&mut LightingRecord>) -> LightingResult {
        let columns = LightingColumns::<1> {
            quaternion: inputs.quaternion.map(|x| [x]),
            view: inputs.view.map(|x| [x]),
            bump: Planes::filled(inputs.bump),
            shadow: Planes::filled(inputs.shadow),
        };
        let [primary, secondary] = self.evaluate_all(&columns, record).map(|colors| colors.get(0));
        LightingResult { primary, secondary }
    }

    /// The primary and the secondary colours of `N` fragments. Records the first one.
    pub fn evaluate_all<const N: usize>(
        &self,
        inputs: &LightingColumns<N>,
        record: Option<&mut LightingRecord>,
    ) -> [Planes<N>; 2] {
        self.lanes.run(Evaluate { lighting: self, inputs, record })
    }
}
