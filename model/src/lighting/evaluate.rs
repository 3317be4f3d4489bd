// SPDX-License-Identifier: MIT
//! The equation of the lighting for several fragments at once.

use pica_spec::pica200::{LightingBumpMode, LightingLutInput};

use super::environment::Tables;
use super::light::{Light, LightColor};
use super::number::Number;
use super::record::{LightingRecord, Output};
use super::table::Table;
use super::terms::{Frames, Steps, Terms};
use super::vector::{ONE, Vector, align, axes, normalize, turn};
use super::{LightStep, Lighting, LightingColumns};
use crate::float::{Kernel, Unit};
use crate::fragment::planes::{Channel, Planes};

/// [`Lighting::evaluate_all`].
pub struct Evaluate<'a, const N: usize> {
    pub lighting: &'a Lighting,
    pub inputs: &'a LightingColumns<N>,
    pub record: Option<&'a mut LightingRecord>,
}

impl<const N: usize> Kernel for Evaluate<'_, N> {
    type Output = [Planes<N>; 2];

    #[inline(always)]
    fn run<U: Unit>(mut self, _: U) -> [Planes<N>; 2] {
        let frames = self.frames();
        if let Some(record) = &mut self.record {
            let [normal, tangent, view] = [&frames.normal, &frames.tangent, &frames.view];
            let first = |vector: &[[f64; N]; 3]| vector.each_ref().map(|column| column[0] as i64);
            **record = LightingRecord { frame: [first(normal), first(tangent), first(view)], lights: Vec::new() };
        }
        match self.sum::<f64>(&frames) {
            Some(colors) => colors,
            None => self.sum_exactly(&frames),
        }
    }
}

impl<const N: usize> Evaluate<'_, N> {
    /// Normals and tangents, those of the quaternion or their bump versions turned by it (lighting.md#vectors), and
    /// view vectors.
    #[inline(always)]
    fn frames(&self) -> Frames<N> {
        let LightingColumns { quaternion: [x, y, z, w], view, bump, .. } = self.inputs;
        let mut frames = Frames { normal: [[0.0; N]; 3], tangent: [[0.0; N]; 3], view: [[0.0; N]; 3] };
        let Frames { normal, tangent, view: unit_view } = &mut frames;
        for i in 0..N {
            let [first, _, last] = axes(normalize(align([x[i], y[i], z[i], w[i]]).0));
            [tangent[0][i], tangent[1][i], tangent[2][i]] = first;
            [normal[0][i], normal[1][i], normal[2][i]] = last;
        }
        if self.lighting.reads_view || self.record.is_some() {
            for i in 0..N {
                [unit_view[0][i], unit_view[1][i], unit_view[2][i]] =
                    normalize(align([view[0][i], view[1][i], view[2][i]]).0);
            }
        }
        let (turned, recompute_z) = match self.lighting.bump.mode {
            LightingBumpMode::None => return frames,
            LightingBumpMode::BumpMap => (normal, self.lighting.bump.recompute_z),
            LightingBumpMode::TangentMap => (tangent, false),
        };
        for i in 0..N {
            let axes = axes(normalize(align([x[i], y[i], z[i], w[i]]).0));
            let vector = bump_vector([bump.0[0][i], bump.0[1][i], bump.0[2][i]], recompute_z);
            [turned[0][i], turned[1][i], turned[2][i]] = turn(axes, vector);
        }
        frames
    }

    /// The colours, summed up in numbers that are always exact.
    #[cold]
    #[inline(never)]
    fn sum_exactly(&mut self, frames: &Frames<N>) -> [Planes<N>; 2] {
        if let Some(record) = &mut self.record {
            record.lights.clear();
        }
        self.sum::<i128>(frames).unwrap_or([Planes::filled([0; 4]); 2])
    }

    /// The colours, summed up in these numbers; `None` if they do not hold them.
    #[inline(always)]
    fn sum<T: Number>(&mut self, frames: &Frames<N>) -> Option<[Planes<N>; 2]> {
        let lighting = self.lighting;
        let shadow = self.shadow();
        let [mut primary, mut secondary] = [[[T::ZERO; N]; 3]; 2];
        let mut fresnel = [ONE; N];
        for LightStep { light, steps, fits } in &lighting.lights {
            let steps = if self.record.is_some() { Steps::all(lighting.cos_phi) } else { *steps };
            let terms = Terms::new(light, &lighting.tables, steps, &self.inputs.view, frames, lighting.lanes);
            if !T::HOLDS_ALL && !fits {
                let (outputs, dot) = terms.most();
                if !fit(light, outputs, dot) {
                    return None;
                }
            }
            let shade = |applies: fn(&super::Shadow) -> bool| {
                let shadowed = light.shadowed && lighting.shadow.as_ref().is_some_and(applies);
                shadowed.then_some(&shadow.color)
            };
            add_primary(light, &terms, shade(|shadow| shadow.primary), &mut primary);
            if steps.is_specular() {
                let shade = shade(|shadow| shadow.secondary);
                add_secondary(light, &terms, shade, lighting.clamp_highlights, &mut secondary);
            }
            fresnel = terms.outputs[Output::Fr as usize];
            if let Some(record) = &mut self.record {
                record.lights.push(terms.record());
            }
        }
        for (sums, ambient) in primary.iter_mut().zip(lighting.ambient) {
            for sum in sums {
                *sum = sum.plus(T::of(ambient * ONE));
            }
        }
        let mut alpha = [T::ZERO; N];
        for i in 0..N {
            alpha[i] = T::of(fresnel[i]).by(shadow.alpha[i]);
        }
        let opaque = [255; N];
        let mut colors = [Planes([opaque; 4]); 2];
        for (result, (planes, sums)) in colors.iter_mut().zip([&primary, &secondary]).enumerate() {
            for (channel, sums) in planes.0.iter_mut().zip(sums) {
                *channel = bytes(sums, lighting.half);
            }
            if lighting.fresnel[result] {
                planes.0[3] = bytes(&alpha, lighting.half);
            }
        }
        Some(colors)
    }

    /// The shadow factors of lights that are shadowed, in units of 1/255.
    #[inline(always)]
    fn shadow(&self) -> ShadowFactors<N> {
        let mut factors = ShadowFactors { color: [[255.0; N]; 3], alpha: [255.0; N] };
        let Some(shadow) = self.lighting.shadow else { return factors };
        let inversion = if shadow.invert { 255 } else { 0 };
        let [r, g, b, a] = &self.inputs.shadow.0;
        for (factors, texels) in factors.color.iter_mut().zip([r, g, b]) {
            for (factor, texel) in factors.iter_mut().zip(texels) {
                *factor = f64::from(texel ^ inversion);
            }
        }
        if shadow.alpha {
            for (factor, texel) in factors.alpha.iter_mut().zip(a) {
                *factor = f64::from(texel ^ inversion);
            }
        }
        factors
    }
}

/// Shadow factors in units of 1/255.
struct ShadowFactors<const N: usize> {
    color: [[f64; N]; 3],
    alpha: [f64; N],
}

/// Sums as bytes.
#[inline(always)]
fn bytes<T: Number, const N: usize>(sums: &[T; N], half: f64) -> Channel<N> {
    let mut bytes = [0; N];
    for i in 0..N {
        bytes[i] = sums[i].byte(half);
    }
    bytes
}

/// Adds the diffuse and the ambient colour of a light, in units of 1/255 with 16 fraction bits
/// (lighting.md#equation-per-light). Every product is rounded down.
#[inline(always)]
fn add_primary<T: Number, const N: usize>(
    light: &Light,
    terms: &Terms<N>,
    shade: Option<&[[f64; N]; 3]>,
    sums: &mut [[T; N]; 3],
) {
    let [distance, spot] = [Output::Da, Output::Sp].map(|output| terms.factor(output));
    for c in 0..3 {
        let mut sum = [T::ZERO; N];
        for (sum, dot) in sum.iter_mut().zip(&terms.dot) {
            *sum = T::of(light.diffuse[c]).by(*dot);
        }
        shaded(&mut sum, shade.map(|shade| &shade[c]));
        for sum in &mut sum {
            *sum = sum.plus(T::of(light.ambient[c] * ONE));
        }
        times(&mut sum, distance);
        times(&mut sum, spot);
        add(&mut sums[c], &sum);
    }
}

/// Adds the specular terms of a light, likewise.
#[inline(always)]
fn add_secondary<T: Number, const N: usize>(
    light: &Light,
    terms: &Terms<N>,
    shade: Option<&[[f64; N]; 3]>,
    clamp_highlights: bool,
    sums: &mut [[T; N]; 3],
) {
    let [distance, spot] = [Output::Da, Output::Sp].map(|output| terms.factor(output));
    let [geometric0, geometric1] = light.geometric_factor.map(|applies| applies.then_some(&terms.geometric));
    let [d0, d1] = [Output::D0, Output::D1].map(|output| &terms.outputs[output as usize]);
    for (c, reflection) in [Output::Rr, Output::Rg, Output::Rb].into_iter().enumerate() {
        let (mut sum, mut s1) = ([T::ZERO; N], [T::ZERO; N]);
        for i in 0..N {
            sum[i] = T::of(d0[i]).by(light.specular0[c]);
            s1[i] = T::of(d1[i]);
        }
        times(&mut sum, geometric0);
        times(&mut s1, terms.factor(reflection));
        for s1 in &mut s1 {
            *s1 = s1.by(light.specular1[c]);
        }
        times(&mut s1, geometric1);
        add(&mut sum, &s1);
        times(&mut sum, distance);
        times(&mut sum, spot);
        shaded(&mut sum, shade.map(|shade| &shade[c]));
        if clamp_highlights {
            for (sum, dot) in sum.iter_mut().zip(&terms.dot) {
                *sum = sum.by(if *dot == 0.0 { 0.0 } else { 1.0 });
            }
        }
        add(&mut sums[c], &sum);
    }
}

/// Adds numbers to others.
#[inline(always)]
fn add<T: Number, const N: usize>(sums: &mut [T; N], numbers: &[T; N]) {
    for i in 0..N {
        sums[i] = sums[i].plus(numbers[i]);
    }
}

/// The products with factors that are not all 1.0, rounded down.
#[inline(always)]
fn times<T: Number, const N: usize>(numbers: &mut [T; N], factors: Option<&[f64; N]>) {
    let Some(factors) = factors else { return };
    for i in 0..N {
        numbers[i] = numbers[i].times(factors[i]);
    }
}

/// The products with shadow factors that are not all 255/255, rounded down.
#[inline(always)]
fn shaded<T: Number, const N: usize>(numbers: &mut [T; N], factors: Option<&[f64; N]>) {
    let Some(factors) = factors else { return };
    for i in 0..N {
        numbers[i] = numbers[i].shaded(factors[i]);
    }
}

/// Whether the sums of a light stay exact in f64, if table outputs and L.N have at most these magnitudes.
fn fit(light: &Light, [d0, d1, spot, rr, rg, rb, _, distance]: [f64; 8], dot: f64) -> bool {
    let largest = |[r, g, b]: LightColor| r.max(g).max(b);
    // Each product before it is rounded down again. What rounding adds is below the factor of two that is left.
    let diffuse = largest(light.diffuse) * dot;
    let s0 = d0 * largest(light.specular0);
    let reflected = d1 * rr.max(rg).max(rb);
    let s1 = reflected / ONE * largest(light.specular1);
    let attenuated = |sum: f64| {
        let (far, turned) = (sum * distance, sum * distance / ONE * spot);
        far.max(turned).max(turned / ONE * 255.0)
    };
    let products = [
        diffuse * 255.0,
        attenuated(diffuse + largest(light.ambient) * ONE),
        s0 * ONE,
        reflected,
        s1 * ONE,
        attenuated(s0 + s1),
    ];
    products.into_iter().all(|product| product < (1_u64 << 52) as f64)
}

/// Whether the sums of a light stay exact in f64 for all fragments.
pub fn always_fits(light: &Light, tables: &Tables, is_bumped: bool) -> bool {
    // Dot products of rounded unit vectors; bump vectors are longer, up to the root of 3.
    let dot = if is_bumped { 8.0 * ONE } else { ONE + 16.0 };
    // Behind the last entry an output goes on with its slope, at most 2^8 per step.
    let beyond = |input: f64| ONE + 1.0 + (input - 65_024.0) * 256.0;
    let most = |table: &Option<Table>| {
        table.as_ref().map_or(ONE, |table| {
            let spot = table.input == LightingLutInput::LightSpot;
            table.scale * beyond(if spot { light.most_spot_cosine().max(ONE) } else { dot })
        })
    };
    let Tables { d0, d1, fr, rr, rg, rb, sp } = tables;
    fit(light, [most(d0), most(d1), most(sp), most(rr), most(rg), most(rb), most(fr), beyond(ONE)], dot)
}

/// The vector of a bump texel: 2 t / 255 - 1 in each channel, rounded to nearest; or z = sqrt(max(1 - x^2 - y^2, 0)) of
/// the rounded x and y, rounded down (lighting.md#arithmetic).
#[inline(always)]
pub fn bump_vector([r, g, b]: [u8; 3], recompute_z: bool) -> Vector {
    let [x, y] = [component(r), component(g)];
    let square = ONE * ONE - x * x - y * y;
    let z = if square > 0.0 { square.sqrt().floor() } else { 0.0 };
    [x, y, if recompute_z { z } else { component(b) }]
}

/// 2 t / 255 - 1, rounded to nearest: an odd number over 255 is never halfway between two steps.
#[inline(always)]
fn component(texel: u8) -> f64 {
    ((2.0 * f64::from(texel) - 255.0) * (ONE / 255.0) + 0.5).floor()
}
