// SPDX-License-Identifier: MIT
//! What one light contributes: its vectors, dot products and table outputs.

use pica_spec::pica200::LightingLutInput;

use super::environment::Tables;
use super::light::Light;
use super::record::{LightRecord, Output};
use super::table::{InputForm, Table, look_up};
use super::vector::{ONE, Vector, dot, normalize, round};
use crate::float::{F24, Lanes};

/// A vector of each of `N` fragments.
pub type Vectors<const N: usize> = [[f64; N]; 3];

/// The vector of a fragment.
#[inline(always)]
pub fn at<const N: usize>([x, y, z]: &Vectors<N>, i: usize) -> Vector {
    [x[i], y[i], z[i]]
}

/// Normals, tangents and unit view vectors.
#[derive(Clone, Copy, Debug)]
pub struct Frames<const N: usize> {
    /// Unit normals, or those of a bump map.
    pub normal: Vectors<N>,
    /// Unit tangents, or those of a tangent map.
    pub tangent: Vectors<N>,
    /// Unit view vectors.
    pub view: Vectors<N>,
}

/// What of a light is computed: the rest has no effect in its draw.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    /// N.H, V.H and the geometric factor.
    half: bool,
    normal_view: bool,
    spot_cosine: bool,
    cos_phi: bool,
    fresnel: bool,
    /// The specular terms 0 and 1.
    specular: [bool; 2],
}

impl Steps {
    /// Everything, as a record shows it.
    pub const fn all(cos_phi: bool) -> Steps {
        Steps { half: true, normal_view: true, spot_cosine: true, cos_phi, fresnel: true, specular: [true; 2] }
    }

    /// What has an effect. `fresnel`: the Fresnel table of this light counts; `specular`: the secondary colour does.
    pub fn new(light: &Light, tables: &Tables, fresnel: bool, specular: bool, cos_phi: bool) -> Steps {
        let specular = [light.specular0, light.specular1].map(|color| specular && color != [0.0; 3]);
        let reads = |input| {
            let used = |table: &Option<Table>| table.as_ref().is_some_and(|table| table.input == input);
            (light.spot.is_some() && used(&tables.sp))
                || (fresnel && used(&tables.fr))
                || (specular[0] && used(&tables.d0))
                || (specular[1] && [&tables.d1, &tables.rr, &tables.rg, &tables.rb].into_iter().any(used))
        };
        let cos_phi = cos_phi && reads(LightingLutInput::CosPhi);
        let geometric = (0..2).any(|term| specular[term] && light.geometric_factor[term]);
        Steps {
            half: cos_phi || geometric || reads(LightingLutInput::NormalHalf) || reads(LightingLutInput::ViewHalf),
            normal_view: reads(LightingLutInput::NormalView),
            spot_cosine: reads(LightingLutInput::LightSpot),
            cos_phi,
            fresnel,
            specular,
        }
    }

    /// Whether view vectors count.
    pub fn reads_view(self) -> bool {
        self.half || self.normal_view
    }

    /// Whether there is a specular term.
    pub fn is_specular(self) -> bool {
        self.specular != [false; 2]
    }
}

/// What a light contributes to `N` fragments. Numbers have 16 fraction bits.
#[derive(Clone, Copy, Debug)]
pub struct Terms<const N: usize> {
    light: Vectors<N>,
    /// N.H, V.H, N.V, L.N, L.S, cos phi, and 0 for the codes that nobody has described (assumption `unlisted_code`).
    inputs: [[f64; N]; 7],
    /// Outputs of D0, D1, SP, RR, RG, RB, FR and DA; 1.0 where there is none.
    pub outputs: [[f64; N]; 8],
    /// Which outputs are not 1.0 everywhere for want of a table.
    looked_up: [bool; 8],
    /// L.N, absolute or cut off at 0.
    pub dot: [f64; N],
    /// Geometric factor.
    pub geometric: [f64; N],
}

impl<const N: usize> Terms<N> {
    /// The terms of a light for fragments with these view vectors.
    #[inline(always)]
    pub fn new(
        light: &Light,
        tables: &Tables,
        steps: Steps,
        view: &[[F24; N]; 3],
        frames: &Frames<N>,
        lanes: Lanes,
    ) -> Terms<N> {
        let directions = light.directions(view, lanes);
        let mut terms = Terms {
            light: directions.vector,
            inputs: [[0.0; N]; 7],
            outputs: [[ONE; N]; 8],
            looked_up: [false; 8],
            dot: [0.0; N],
            geometric: [ONE; N],
        };
        terms.outputs[Output::Da as usize] = directions.attenuation;
        terms.looked_up[Output::Da as usize] = light.is_attenuated();
        let behind = if light.two_sided { -1.0 } else { 0.0 };
        for i in 0..N {
            let light_normal = dot(at(&terms.light, i), at(&frames.normal, i));
            terms.inputs[3][i] = light_normal;
            let other = light_normal * behind;
            terms.dot[i] = if light_normal > other { light_normal } else { other };
        }
        if steps.half {
            terms.half(frames, steps.cos_phi);
        }
        if steps.normal_view {
            for i in 0..N {
                terms.inputs[2][i] = dot(at(&frames.normal, i), at(&frames.view, i));
            }
        }
        if steps.spot_cosine {
            for i in 0..N {
                terms.inputs[4][i] = light.spot_cosine(at(&terms.light, i));
            }
        }
        terms.look_up(light, tables, steps);
        terms
    }

    /// What needs the half vector.
    #[expect(clippy::needless_range_loop, reason = "a place is the same in all columns")]
    #[inline(always)]
    fn half(&mut self, frames: &Frames<N>, cos_phi: bool) {
        let mut unit = [[0.0; N]; 3];
        for i in 0..N {
            let (light, view, normal) = (at(&self.light, i), at(&frames.view, i), at(&frames.normal, i));
            let half = [view[0] + light[0], view[1] + light[1], view[2] + light[2]];
            let half_unit = normalize(half);
            [unit[0][i], unit[1][i], unit[2][i]] = half_unit;
            self.inputs[0][i] = dot(normal, half_unit);
            self.inputs[1][i] = dot(view, half_unit);
            self.geometric[i] = geometric_factor(self.dot[i], half);
        }
        if cos_phi {
            let [normal_half, _, _, _, _, result, _] = &mut self.inputs;
            for (i, (cosine, along)) in result.iter_mut().zip(normal_half).enumerate() {
                let (normal, half) = (at(&frames.normal, i), at(&unit, i));
                let projected = [
                    half[0] - round(normal[0] * *along),
                    half[1] - round(normal[1] * *along),
                    half[2] - round(normal[2] * *along),
                ];
                *cosine = dot(projected, at(&frames.tangent, i));
            }
        }
    }

    /// The outputs of the tables.
    #[inline(always)]
    fn look_up(&mut self, light: &Light, tables: &Tables, steps: Steps) {
        let Steps { fresnel, specular, .. } = steps;
        if let (Some(table), Some(entries)) = (&tables.sp, &light.spot) {
            let form = InputForm::of(table.signed, light.two_sided);
            self.outputs[Output::Sp as usize] = look_up(entries, form, table.scale, self.input(table.input));
            self.looked_up[Output::Sp as usize] = true;
        }
        let used = [
            (Output::D0, &tables.d0, specular[0]),
            (Output::D1, &tables.d1, specular[1]),
            (Output::Rr, &tables.rr, specular[1]),
            (Output::Rg, &tables.rg, specular[1]),
            (Output::Rb, &tables.rb, specular[1]),
            (Output::Fr, &tables.fr, fresnel),
        ];
        for (output, table, used) in used {
            if !used {
                continue;
            }
            if let Some(table) = table {
                let form = InputForm::of(table.signed, light.two_sided);
                self.outputs[output as usize] = look_up(&table.entries, form, table.scale, self.input(table.input));
                self.looked_up[output as usize] = true;
            } else if matches!(output, Output::Rg | Output::Rb) {
                // Without tables of their own, green and blue are reflected as red is.
                self.outputs[output as usize] = self.outputs[Output::Rr as usize];
                self.looked_up[output as usize] = self.looked_up[Output::Rr as usize];
            }
        }
    }

    /// An output as a factor, if it is not 1.0 everywhere.
    #[inline(always)]
    pub(super) fn factor(&self, output: Output) -> Option<&[f64; N]> {
        self.looked_up[output as usize].then_some(&self.outputs[output as usize])
    }

    /// The selected dot product.
    #[inline(always)]
    fn input(&self, input: LightingLutInput) -> &[f64; N] {
        &self.inputs[match input {
            LightingLutInput::NormalHalf => 0,
            LightingLutInput::ViewHalf => 1,
            LightingLutInput::NormalView => 2,
            LightingLutInput::LightNormal => 3,
            LightingLutInput::LightSpot => 4,
            LightingLutInput::CosPhi => 5,
            LightingLutInput::Unlisted(_) => 6,
        }]
    }

    /// The largest magnitudes of the outputs, and of L.N.
    pub fn most(&self) -> ([f64; 8], f64) {
        let largest = |column: &[f64; N]| column.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
        (self.outputs.each_ref().map(largest), largest(&self.dot))
    }

    /// The terms of the first fragment.
    pub fn record(&self) -> LightRecord {
        let first = |column: &[f64; N]| column[0] as i64;
        let [normal_half, view_half, normal_view, light_normal, light_spot, cos_phi, _] =
            self.inputs.each_ref().map(first);
        LightRecord {
            light: self.light.each_ref().map(first),
            inputs: [normal_half, view_half, normal_view, light_normal, light_spot, cos_phi],
            outputs: self.outputs.each_ref().map(first),
            dot: first(&self.dot),
            geometric: first(&self.geometric),
        }
    }
}

/// min(dot / (H.H), 1), rounded down; 0 if H is 0 (lighting.md#equation-per-light).
#[inline(always)]
pub fn geometric_factor(dot_product: f64, half: Vector) -> f64 {
    let square = half[0] * half[0] + half[1] * half[1] + half[2] * half[2];
    // Below 1.0 the quotient has 16 bits and is 2^-36 at least away from integers: the rounded one has the same floor.
    let quotient = (dot_product * (ONE * ONE) / square).floor();
    let limited = if quotient < ONE { quotient } else { ONE };
    if square == 0.0 { 0.0 } else { limited }
}
