// SPDX-License-Identifier: MIT
//! Depth (raster.md#depth-map).
//!
//! Z buffer: depth = (z/w) * scale + offset; W buffer: ((z/w) * scale + offset) * w. z/w is the float24 number of a
//! vertex; everything after it is exact until the depth of a fragment is cut to the unit of [`DEPTH_ONE`] (choice
//! `depth_interpolation`).

use core::array;

use pica_spec::choices::{Choices, DepthInterpolation};
use pica_spec::pica200::DepthMapMode;
use pica_spec::register_file::RegisterFile;

use super::aligned::Aligned;
use super::fragment::{DEPTH_ONE, LANES, LaneMask, PerLane};
use super::interpolate::{octets, of_octet};
use super::tile::{LANE_ROW, LANE_X};
use super::weights::{VertexWeights, Weights, weighted_sum};
use crate::bits::set_bits;
use crate::float::Arithmetic;
use crate::float::{F24, fixed_point};

/// Bits of a mapped depth below the unit of [`DEPTH_ONE`].
const FRACTION_BITS: i32 = 16;
/// Mapped depths are limited to 2^8 either way, in the unit of the fraction bits: that is outside 0 to 1 by far.
const MAPPED_LIMIT: i64 = 1 << 56;
/// Estimates are sums of terms that are smaller than this, together, and so have an error below 2^-14.
const LARGEST_TERMS: f64 = (1u64 << 35) as f64;
/// Distance of an estimate from an integer, in units of 2^-16, up to which the exact value is computed.
const UNCERTAIN: u64 = 8;

/// DEPTHMAP_SCALE (0x04D), DEPTHMAP_OFFSET (0x04E) and DEPTHMAP_ENABLE (0x06D), compiled.
#[derive(Clone, Copy, Debug)]
pub struct DepthMap {
    arithmetic: Arithmetic,
    interpolation: DepthInterpolation,
    mode: DepthMapMode,
    scale: F24,
    offset: F24,
    /// The offset in units of 2^-16 of that of [`DEPTH_ONE`].
    fixed_offset: i64,
}

/// The depth of a triangle.
#[derive(Clone, Copy, Debug)]
pub enum DepthPlane {
    /// All vertices have this depth.
    Constant(u32),
    /// Σ b_k m_k / Σ b_k, with m_k in units of 2^-16 of that of [`DEPTH_ONE`].
    Linear([i64; 3]),
    /// Σ b_k m_k / Σ b_k r_k.
    Perspective([i64; 3]),
    /// z_k / w_k, for arithmetic in steps.
    Steps([F24; 3]),
}

impl Default for DepthPlane {
    fn default() -> DepthPlane {
        DepthPlane::Constant(0)
    }
}

impl DepthMap {
    /// The mapping that the registers describe.
    pub fn new(registers: &RegisterFile, choices: &Choices) -> DepthMap {
        let scale = F24::from_bits(registers.depthmap_scale().scale().bits());
        let offset = F24::from_bits(registers.depthmap_offset().offset().bits());
        DepthMap::with(registers.depthmap_enable().mode(), scale, offset, choices)
    }

    /// The mapping by these values.
    pub fn with(mode: DepthMapMode, scale: F24, offset: F24, choices: &Choices) -> DepthMap {
        DepthMap {
            arithmetic: Arithmetic::accepted(choices),
            interpolation: choices.depth_interpolation,
            mode,
            scale,
            offset,
            fixed_offset: scaled_product(offset, F24::ONE),
        }
    }

    /// The depth of a triangle whose vertices have these z/w.
    pub fn plane(&self, z: [F24; 3]) -> DepthPlane {
        if self.interpolation == DepthInterpolation::F24Steps {
            return DepthPlane::Steps(z);
        }
        let [a, b, c] = z;
        DepthPlane::exact(self.mode, [self.mapped(a), self.mapped(b), self.mapped(c)])
    }

    /// z * scale + offset in units of 2^-16 of that of [`DEPTH_ONE`], both terms cut toward minus infinity.
    pub fn mapped(&self, z: F24) -> i64 {
        (scaled_product(z, self.scale) + self.fixed_offset).clamp(-MAPPED_LIMIT, MAPPED_LIMIT)
    }

    /// Depth in steps of float24 operations, in the order of raster.md#arithmetic.
    fn in_steps(&self, z: [F24; 3], weights: [i64; 3], reciprocal_w: [F24; 3]) -> u32 {
        let f24 = self.arithmetic;
        let weights = weights.map(|weight| F24::from_ratio(weight, 1, 0, f24.rounding));
        let sum = |terms: [F24; 3]| f24.add(f24.add(terms[0], terms[1]), terms[2]);
        let weighted = |values: [F24; 3]| sum(array::from_fn(|k| f24.mul(values[k], weights[k])));
        let whole = sum(weights);
        let z_over_w = f24.div(weighted(z), whole);
        let mapped = f24.add(f24.mul(z_over_w, self.scale), self.offset);
        let depth = match self.mode {
            DepthMapMode::ZBuffer => mapped,
            DepthMapMode::WBuffer => f24.mul(mapped, f24.div(whole, weighted(reciprocal_w))),
        };
        limit(i128::from(scaled_product(depth, F24::ONE) >> FRACTION_BITS))
    }
}

impl DepthPlane {
    /// The depth of a triangle whose vertices have these mapped depths.
    pub fn exact(mode: DepthMapMode, mapped: [i64; 3]) -> DepthPlane {
        match mode {
            DepthMapMode::WBuffer => DepthPlane::Perspective(mapped),
            DepthMapMode::ZBuffer if mapped == [mapped[0]; 3] => {
                DepthPlane::Constant(limit((mapped[0] >> FRACTION_BITS).into()))
            }
            DepthMapMode::ZBuffer => DepthPlane::Linear(mapped),
        }
    }

    /// The depth of a fragment with these weights.
    #[inline(always)]
    pub fn at(&self, map: &DepthMap, vertices: &VertexWeights, weights: [i64; 3]) -> u32 {
        match self {
            DepthPlane::Constant(constant) => *constant,
            DepthPlane::Linear(mapped) => quotient(exact_sum(weights, mapped), weights.iter().sum(), -FRACTION_BITS),
            DepthPlane::Perspective(mapped) => {
                let Aligned { values, scale } = &vertices.aligned;
                quotient(exact_sum(weights, mapped), weighted_sum(weights, values), -FRACTION_BITS - scale)
            }
            DepthPlane::Steps(z) => map.in_steps(*z, weights, vertices.reciprocal_w),
        }
    }

    /// The depth of the fragments of a tile in `lanes`.
    #[inline(always)]
    pub fn evaluate(
        &self,
        map: &DepthMap,
        vertices: &VertexWeights,
        weights: &Weights,
        lanes: LaneMask,
        depth: &mut PerLane<u32>,
    ) {
        let exact = |lane| self.at(map, vertices, weights.of(lane));
        match self {
            DepthPlane::Constant(constant) => *depth = [*constant; LANES],
            DepthPlane::Linear(mapped) => match Estimate::new(mapped, weights) {
                Some(estimate) => {
                    for (octet, lanes) in octets(lanes) {
                        let near = estimate.octet(octet, of_octet(depth, octet));
                        if near & lanes != 0 {
                            each(LaneMask::from(near & lanes) << (8 * octet), depth, exact);
                        }
                    }
                }
                None => each(lanes, depth, exact),
            },
            DepthPlane::Perspective(_) | DepthPlane::Steps(_) => each(lanes, depth, exact),
        }
    }
}

/// A linear depth as a function of the place, with an error below 2^-14.
struct Estimate {
    /// In the lanes 0 to 7.
    first: [f64; 8],
    step_x: f64,
    step_row: f64,
}

impl Estimate {
    /// `None` if what is summed up is so large that the error could be larger, or weights wrap, or have no positive
    /// sum.
    #[inline(always)]
    fn new(mapped: &[i64; 3], weights: &Weights) -> Option<Estimate> {
        let numbers = mapped.map(|m| m as f64);
        let unit = 1.0 / (weights.whole() as f64 * f64::from(1 << FRACTION_BITS));
        let [corner, x, row] = weights.sums(&numbers, |weight| weight as f64 * unit);
        let [size, size_x, size_row] = weights.sums(&numbers.map(f64::abs), |weight| (weight as f64 * unit).abs());
        let mut first = [corner; 8];
        for lane in 0..8 {
            first[lane] += x * f64::from(LANE_X[lane]) + row * f64::from(LANE_ROW[lane]);
        }
        let is_small = size + 7.0 * (size_x + size_row) < LARGEST_TERMS;
        (is_small && weights.whole() > 0 && !weights.wrap).then_some(Estimate { first, step_x: 4.0 * x, step_row: row })
    }

    /// The depths of an octet, cut to integers. Gives the lanes in which the error could matter.
    #[inline(always)]
    fn octet(&self, octet: usize, depth: &mut [u32; 8]) -> u8 {
        let rows = 2.0 * f64::from(octet as u32 & 1) + f64::from(octet as u32 & 4);
        let more = self.step_x * f64::from(octet as u32 >> 1 & 1) + self.step_row * rows;
        let mut near = [false; 8];
        let mut any = false;
        for lane in 0..8 {
            let estimate = self.first[lane] + more;
            // Half a unit away from where the limited depth steps.
            let limited = if estimate > 0.5 { estimate } else { 0.5 };
            let limited = if limited < f64::from(DEPTH_ONE) + 0.5 { limited } else { f64::from(DEPTH_ONE) + 0.5 };
            let fixed = (limited + fixed_point(16)).to_bits();
            near[lane] = (fixed.wrapping_add(UNCERTAIN) & 0xFFFF) <= 2 * UNCERTAIN;
            any |= near[lane];
            depth[lane] = (fixed >> 16) as u32;
        }
        if any { (0..8).fold(0, |mask, lane| mask | u8::from(near[lane]) << lane) } else { 0 }
    }
}

/// Σ b_k n_k.
fn exact_sum(weights: [i64; 3], numbers: &[i64; 3]) -> i128 {
    let terms = weights.into_iter().zip(numbers);
    terms.map(|(weight, number)| i128::from(weight) * i128::from(*number)).sum()
}

fn each(lanes: LaneMask, depth: &mut PerLane<u32>, value: impl Fn(usize) -> u32) {
    for lane in set_bits(lanes) {
        depth[lane] = value(lane);
    }
}

/// floor(numerator / denominator * 2^scale), limited to depths from 0 to 1. A denominator of 0 counts as one that is
/// just above it.
fn quotient(numerator: i128, denominator: i64, scale: i32) -> u32 {
    if numerator <= 0 || denominator <= 0 {
        return if numerator <= 0 { 0 } else { DEPTH_ONE };
    }
    let room = numerator.leading_zeros() as i32 - 2;
    if scale > room {
        // The numerator alone has more than 125 bits then, the denominator at most 63.
        return DEPTH_ONE;
    }
    let (numerator, denominator) = match scale {
        0.. => (numerator << scale, i128::from(denominator)),
        -60..0 => (numerator, i128::from(denominator) << -scale),
        _ => (numerator >> (-scale - 60).min(127), i128::from(denominator) << 60),
    };
    limit(numerator / denominator)
}

/// a * b in units of 2^-16 of that of [`DEPTH_ONE`], cut toward minus infinity and limited to 2^57 either way. NaN and
/// subnormals count as 0.
fn scaled_product(a: F24, b: F24) -> i64 {
    let fields = |number: F24| {
        let exponent = (number.to_bits() >> 16 & 0x7F) as i32;
        let usable = exponent != 0 && !number.is_nan();
        (if usable { i64::from(number.to_bits() & 0xFFFF | 0x1_0000) } else { 0 }, exponent - F24::BIAS - 16)
    };
    let ((a_significand, a_exponent), (b_significand, b_exponent)) = (fields(a), fields(b));
    // 58 bits at most, in units of 2^8 and of the exponents, and below 2^55 only if it is 0.
    let magnitude = a_significand * b_significand * i64::from(DEPTH_ONE >> 8);
    let product = if a.is_sign_negative() != b.is_sign_negative() { -magnitude } else { magnitude };
    let exponent = a_exponent + b_exponent + 8 + FRACTION_BITS;
    // What is shifted by more than this is outside of the limit.
    let scaled = if exponent < 0 { product >> (-exponent).min(63) } else { product << exponent.min(4) };
    scaled.clamp(-2 * MAPPED_LIMIT, 2 * MAPPED_LIMIT)
}

/// A depth limited to 0 to 1.
fn limit(depth: i128) -> u32 {
    depth.clamp(0, DEPTH_ONE.into()) as u32
}
