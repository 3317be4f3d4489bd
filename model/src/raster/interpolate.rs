// SPDX-License-Identifier: MIT
//! Interpolation of the attributes (dossier sections 4.9 and 4.12, choice `interpolation_arithmetic`).
//!
//! An attribute is the quotient of two exact sums, Σ b_k p_k and Σ b_k r_k, rounded once. The quotient is first estimated
//! in f64, with a relative error below 2^-50. Where a number that close could round to something else, and only there, it
//! is computed in integers: the result never depends on how the host rounds.

use core::array;

use super::color::{color_of_f24, color_of_ratio};
use super::fragment::{FragmentTile, LaneMask};
use super::tile::TilePlace;
use super::triangle::{Component, RasterConfig, Triangle};
use super::weights::Weights;
use crate::float::{F24, F24Rounding};
use crate::geometry::vertex::{COLOR, QUATERNION, TEXCOORD, TEXCOORD0_W, VIEW};

/// Bits of an f64 below the mantissa of float24.
const TAIL_BITS: u32 = 52 - 16;
/// 2^-50 of a number of f64, in units of its last place; doubled, to be on the safe side.
const UNCERTAIN: u64 = 8;
/// An absolute error far above that of any estimated colour, which is at most 256.
const COLOR_UNCERTAIN: f64 = 1.0 / (1u64 << 36) as f64;

/// Eight lanes of a tile and their weights.
struct Octet<'a> {
    first: usize,
    /// Lanes that are needed.
    lanes: u8,
    weights: Weights,
    /// 1 / Σ b_k r_k, estimated.
    reciprocal: [f64; 8],
    config: &'a RasterConfig,
}

/// Computes what the fragment pipeline needs of the fragments of a triangle in a tile.
#[inline(always)]
pub fn interpolate(
    triangle: &Triangle,
    config: &RasterConfig,
    place: &TilePlace,
    coverage: LaneMask,
    tile: &mut FragmentTile,
) {
    tile.x = place.x as u32;
    tile.row = place.row as u32;
    tile.coverage = coverage;
    let coordinates = if config.inputs.derivatives { whole_quads(coverage) } else { coverage };
    for n in 0..8 {
        let covered = (coverage >> (8 * n)) as u8;
        if covered == 0 {
            continue;
        }
        let weights = Weights::new(&triangle.weights, triangle.coverage, place, n);
        let reciprocal = weights.denominator.map(|denominator| 1.0 / denominator as f64);
        let mut octet = Octet { first: 8 * n, lanes: covered, weights, reciprocal, config };
        octet.depth_and_color(triangle, tile);
        octet.vectors(triangle, tile);
        octet.lanes = (coordinates >> (8 * n)) as u8;
        octet.coordinates(triangle, tile);
    }
}

/// All lanes of the quads that have a lane in `lanes`.
fn whole_quads(lanes: LaneMask) -> LaneMask {
    const FIRST_OF_QUAD: LaneMask = 0x1111_1111_1111_1111;
    let any = (lanes | lanes >> 1 | lanes >> 2 | lanes >> 3) & FIRST_OF_QUAD;
    any * 0b1111
}

impl Octet<'_> {
    #[inline(always)]
    fn depth_and_color(&self, triangle: &Triangle, tile: &mut FragmentTile) {
        let (inputs, first) = (&self.config.inputs, self.first);
        if inputs.depth {
            let depth = (&mut tile.depth[first..first + 8]).try_into().expect("eight lanes");
            triangle.depth.evaluate(&self.config.depth, &self.weights, self.lanes, depth);
        }
        if inputs.color {
            for (channel, component) in COLOR.enumerate() {
                let values = self.color(&triangle.components[component]);
                for (color, value) in tile.color[first..first + 8].iter_mut().zip(values) {
                    color[channel] = value;
                }
            }
        }
    }

    #[inline(always)]
    fn vectors(&self, triangle: &Triangle, tile: &mut FragmentTile) {
        if self.config.inputs.quaternion {
            self.components(triangle, QUATERNION, &mut tile.quaternion);
        }
        if self.config.inputs.view {
            self.components(triangle, VIEW, &mut tile.view);
        }
    }

    #[inline(always)]
    fn coordinates(&self, triangle: &Triangle, tile: &mut FragmentTile) {
        let inputs = &self.config.inputs;
        for ((needed, components), lanes) in inputs.texcoord.iter().zip(TEXCOORD).zip(&mut tile.texcoord) {
            if *needed {
                self.components(triangle, components, lanes);
            }
        }
        if inputs.texcoord0_w {
            let lanes = core::slice::from_mut(&mut tile.texcoord0_w);
            self.components(triangle, TEXCOORD0_W..TEXCOORD0_W + 1, lanes);
        }
    }

    #[inline(always)]
    fn components(&self, triangle: &Triangle, components: core::ops::Range<usize>, lanes: &mut [[F24; 64]]) {
        for (component, lanes) in components.zip(lanes) {
            let lanes = (&mut lanes[self.first..self.first + 8]).try_into().expect("eight lanes");
            self.component(&triangle.components[component], lanes);
        }
    }

    /// A component in float24.
    #[inline(always)]
    fn component(&self, component: &Component, lanes: &mut [F24; 8]) {
        let rounding = self.config.arithmetic.rounding;
        match component {
            Component::Unused | Component::ConstantColor(_) => {}
            Component::Undefined => *lanes = [F24::NAN; 8],
            Component::Constant(value) => *lanes = [*value; 8],
            Component::Steps(products) => *lanes = array::from_fn(|lane| self.in_steps(*products, lane)),
            Component::Varying(numerators) => {
                let sums = self.weights.sums(&numerators.values);
                let scale = numerators.scale - self.weights.scale;
                match rounding {
                    F24Rounding::TowardZero => self.quotients::<false>(&sums, scale, lanes),
                    F24Rounding::NearestEven => self.quotients::<true>(&sums, scale, lanes),
                }
            }
        }
    }

    /// Σ b_k p_k / Σ b_k r_k in float24.
    #[inline(always)]
    fn quotients<const NEAREST: bool>(&self, sums: &[i64; 8], scale: i32, lanes: &mut [F24; 8]) {
        let factor = power_of_two(scale);
        let estimate = |lane: usize| sums[lane] as f64 * self.reciprocal[lane] * factor;
        let (mut uncertain, mut out_of_range) = (0, 0);
        for (lane, result) in lanes.iter_mut().enumerate() {
            let bits = estimate(lane).to_bits();
            let tail = bits & ((1 << TAIL_BITS) - 1);
            // Where the result steps: at the float24 numbers themselves, or half way between them.
            let step = if NEAREST { 1 << (TAIL_BITS - 1) } else { 0 };
            let distance = tail.wrapping_sub(step).wrapping_add(UNCERTAIN) & ((1 << TAIL_BITS) - 1);
            let round_up = u64::from(NEAREST && tail >= step);
            let magnitude = ((bits & !(1 << 63)) >> TAIL_BITS) + round_up;
            let magnitude = (magnitude as i32).wrapping_sub((1023 - F24::BIAS) << 16);
            let sign = (bits >> 63) as u32 * F24::ZERO.negate().to_bits();
            *result = F24::from_bits(sign | magnitude as u32);
            // One place of float24 away from the ends of its range, so that the settled magnitude is in it too.
            let in_range = magnitude > F24::MIN_POSITIVE.to_bits() as i32 && magnitude < F24::MAX.to_bits() as i32;
            uncertain |= u8::from(distance < 2 * UNCERTAIN) << lane;
            out_of_range |= u8::from(!in_range || self.weights.denominator[lane] <= 0) << lane;
        }
        let denominator = &self.weights.denominator;
        for lane in set_bits(uncertain & !out_of_range & self.lanes) {
            let magnitude = settle::<NEAREST>(sums[lane], denominator[lane], scale, estimate(lane));
            lanes[lane] = F24::from_bits(lanes[lane].to_bits() & F24::ZERO.negate().to_bits() | magnitude);
        }
        let rounding = if NEAREST { F24Rounding::NearestEven } else { F24Rounding::TowardZero };
        for lane in set_bits(out_of_range & self.lanes) {
            lanes[lane] = F24::from_ratio(sums[lane], denominator[lane], scale, rounding);
        }
    }

    /// A colour channel: floor(255 * c + 1/2), limited to 0 to 255.
    #[inline(always)]
    fn color(&self, component: &Component) -> [u8; 8] {
        match component {
            Component::Unused | Component::Undefined | Component::Constant(_) => [0; 8],
            Component::ConstantColor(color) => [*color; 8],
            Component::Steps(products) => array::from_fn(|lane| color_of_f24(self.in_steps(*products, lane))),
            Component::Varying(numerators) => {
                let sums = self.weights.sums(&numerators.values);
                let scale = numerators.scale - self.weights.scale;
                let factor = 255.0 * power_of_two(scale);
                let mut colors = [0; 8];
                let mut uncertain = 0;
                for lane in 0..8 {
                    let estimate = sums[lane] as f64 * self.reciprocal[lane] * factor + 0.5;
                    let (below, above) = ((estimate - COLOR_UNCERTAIN) as i32, (estimate + COLOR_UNCERTAIN) as i32);
                    colors[lane] = above.clamp(0, 255) as u8;
                    uncertain |= u8::from(below != above || estimate.is_nan()) << lane;
                }
                for lane in set_bits(uncertain & self.lanes) {
                    colors[lane] = color_of_ratio(sums[lane], self.weights.denominator[lane], scale);
                }
                colors
            }
        }
    }

    /// Choice `interpolation_arithmetic` = f24-steps.
    fn in_steps(&self, products: [F24; 3], lane: usize) -> F24 {
        let f24 = self.config.arithmetic;
        let weights = self.weights.of(lane).map(|weight| F24::from_ratio(weight, 1, 0, f24.rounding));
        let weighted = |values: [F24; 3]| {
            let [a, b, c] = array::from_fn(|k| f24.mul(values[k], weights[k]));
            f24.add(f24.add(a, b), c)
        };
        f24.mul(weighted(products), f24.rcp(weighted(self.weights.reciprocal_w)))
    }
}

/// The numbers of the bits that are set, from the lowest one up.
fn set_bits(mut mask: u8) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lowest < 8).then_some(lowest as usize)
    })
}

/// The magnitude of numerator / denominator * 2^scale in float24, where the estimate of the quotient is so close to a
/// number at which the result steps that it could be on either side: the side comes from exact integers.
///
/// The difference between the numerator and the step times the denominator, brought to a common scale, is computed
/// modulo 2^64. It is below 2^-48 of either term: these have less than 2^82, so it is exact.
fn settle<const NEAREST: bool>(numerator: i64, denominator: i64, scale: i32, estimate: f64) -> u32 {
    let bits = estimate.abs().to_bits();
    // The float24 number at the step or, to nearest, the one below the step half way to the next.
    let half = if NEAREST { 1 << (TAIL_BITS - 1) } else { 0 };
    let below = (bits - half + UNCERTAIN) >> TAIL_BITS;
    let magnitude = (below - ((1023 - F24::BIAS as u64) << 16)) as u32;
    // The step is significand * 2^exponent.
    let (significand, exponent) = (below & 0xFFFF | 0x1_0000, (below >> 16) as i32 - 1023 - 16);
    let (significand, exponent) = if NEAREST { (2 * significand + 1, exponent - 1) } else { (significand, exponent) };
    let (numerator, step) = (numerator.unsigned_abs(), significand.wrapping_mul(denominator as u64));
    let up = scale - exponent;
    let difference = match up {
        0.. => shifted(numerator, up).wrapping_sub(step),
        _ => numerator.wrapping_sub(shifted(step, -up)),
    };
    match (difference as i64).signum() {
        -1 if NEAREST => magnitude,
        -1 => magnitude - 1,
        0 if NEAREST => magnitude + (magnitude & 1),
        _ if NEAREST => magnitude + 1,
        _ => magnitude,
    }
}

/// x * 2^places modulo 2^64.
const fn shifted(x: u64, places: i32) -> u64 {
    if places < 64 { x << places } else { 0 }
}

/// 2^exponent; what an f64 cannot hold is far outside of float24.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent.clamp(-1000, 1000) + 1023) as u64) << 52)
}
