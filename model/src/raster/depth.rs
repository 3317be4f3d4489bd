// SPDX-License-Identifier: MIT
//! Depth (dossier section 4.5).
//!
//! Z buffer: depth = (z/w) * scale + offset; W buffer: ((z/w) * scale + offset) * w. z/w is the float24 number of a
//! vertex; everything after it is exact until the depth of a fragment is cut to the unit of [`DEPTH_ONE`] (choice
//! `depth_interpolation`).

use core::array;

use pica_spec::choices::{Choices, DepthInterpolation};
use pica_spec::pica200::DepthMapMode;
use pica_spec::register_file::RegisterFile;

use super::fragment::DEPTH_ONE;
use super::weights::Weights;
use crate::float::Arithmetic;
use crate::float::F24;

/// Bits of a mapped depth below the unit of [`DEPTH_ONE`].
const FRACTION_BITS: i32 = 16;
/// Mapped depths are limited to 2^8 either way, in the unit of the fraction bits: that is outside 0 to 1 by far.
const MAPPED_LIMIT: i64 = 1 << 56;
/// Distance of an estimate from an integer below which the exact value is computed.
const UNCERTAIN: f64 = 1.0 / 256.0;

/// DEPTHMAP_SCALE (0x04D), DEPTHMAP_OFFSET (0x04E) and DEPTHMAP_ENABLE (0x06D), compiled.
#[derive(Clone, Copy, Debug)]
pub struct DepthMap {
    arithmetic: Arithmetic,
    interpolation: DepthInterpolation,
    mode: DepthMapMode,
    scale: F24,
    offset: F24,
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

impl DepthMap {
    /// The mapping that the registers describe.
    pub fn new(registers: &RegisterFile, choices: &Choices) -> DepthMap {
        DepthMap {
            arithmetic: Arithmetic::accepted(choices),
            interpolation: choices.depth_interpolation,
            mode: registers.depthmap_enable().mode(),
            scale: F24::from_bits(registers.depthmap_scale().scale().bits()),
            offset: F24::from_bits(registers.depthmap_offset().offset().bits()),
        }
    }

    /// The depth of a triangle whose vertices have these z/w.
    pub fn plane(&self, z: [F24; 3]) -> DepthPlane {
        if self.interpolation == DepthInterpolation::F24Steps {
            return DepthPlane::Steps(z);
        }
        let mapped = z.map(|z| self.mapped(z));
        match self.mode {
            DepthMapMode::WBuffer => DepthPlane::Perspective(mapped),
            DepthMapMode::ZBuffer if mapped == [mapped[0]; 3] => {
                DepthPlane::Constant(limit((mapped[0] >> FRACTION_BITS).into()))
            }
            DepthMapMode::ZBuffer => DepthPlane::Linear(mapped),
        }
    }

    /// z * scale + offset in units of 2^-16 of that of [`DEPTH_ONE`], both terms cut toward minus infinity.
    fn mapped(&self, z: F24) -> i64 {
        let sum = scaled_product(z, self.scale) + scaled_product(self.offset, F24::ONE);
        sum.clamp(-MAPPED_LIMIT, MAPPED_LIMIT)
    }

    /// Depth in steps of float24 operations, in the order of dossier section 4.12.
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
    /// The depth of eight fragments; `lanes` tells which of them are needed.
    #[inline(always)]
    pub fn evaluate(&self, map: &DepthMap, weights: &Weights, lanes: u8, depth: &mut [u32; 8]) {
        match self {
            DepthPlane::Constant(constant) => *depth = [*constant; 8],
            DepthPlane::Linear(mapped) => {
                let unit = f64::from(1 << FRACTION_BITS);
                let sums = weights.weighted(&mapped.map(|m| m as f64));
                let denominators: [f64; 8] = array::from_fn(|lane| weights.sum[lane] as f64 * unit);
                let estimates: [f64; 8] = array::from_fn(|lane| sums[lane] / denominators[lane]);
                settle(estimates, lanes, depth, |lane| {
                    let sum = weights.exact_sum(mapped, lane);
                    quotient(sum, weights.sum[lane], -FRACTION_BITS)
                });
            }
            DepthPlane::Perspective(mapped) => each(lanes, depth, |lane| {
                let sum = weights.exact_sum(mapped, lane);
                quotient(sum, weights.denominator[lane], -FRACTION_BITS - weights.scale)
            }),
            DepthPlane::Steps(z) => each(lanes, depth, |lane| map.in_steps(*z, weights.of(lane), weights.reciprocal_w)),
        }
    }
}

/// Cuts estimates to integers where their error, below 2^-9, cannot matter, and asks for the exact value elsewhere.
#[inline(always)]
fn settle(estimates: [f64; 8], lanes: u8, depth: &mut [u32; 8], exact: impl Fn(usize) -> u32) {
    let mut uncertain = 0;
    for lane in 0..8 {
        // Nothing below -1 or above DEPTH_ONE + 1 can round to anything but the limits.
        let limited = estimates[lane].max(-1.0).min(f64::from(DEPTH_ONE) + 1.0);
        let below = (limited - UNCERTAIN) as i64;
        let above = (limited + UNCERTAIN) as i64;
        depth[lane] = above.clamp(0, DEPTH_ONE.into()) as u32;
        uncertain |= u8::from(below != above || estimates[lane].is_nan()) << lane;
    }
    if uncertain & lanes != 0 {
        each(uncertain & lanes, depth, exact);
    }
}

fn each(lanes: u8, depth: &mut [u32; 8], value: impl Fn(usize) -> u32) {
    for lane in (0..8).filter(|lane| lanes >> lane & 1 != 0) {
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
        (if usable { i128::from(number.to_bits() & 0xFFFF | 0x1_0000) } else { 0 }, exponent - F24::BIAS - 16)
    };
    let ((a_significand, a_exponent), (b_significand, b_exponent)) = (fields(a), fields(b));
    let magnitude = a_significand * b_significand * (i128::from(DEPTH_ONE) << FRACTION_BITS);
    let product = if a.is_sign_negative() != b.is_sign_negative() { -magnitude } else { magnitude };
    // The product has 82 bits at most.
    let exponent = a_exponent + b_exponent;
    let scaled = if exponent < 0 { product >> (-exponent).min(127) } else { product << exponent.min(44) };
    let limit = 2 * i128::from(MAPPED_LIMIT);
    scaled.clamp(-limit, limit) as i64
}

/// A depth limited to 0 to 1.
fn limit(depth: i128) -> u32 {
    depth.clamp(0, DEPTH_ONE.into()) as u32
}
