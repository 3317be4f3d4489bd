// SPDX-License-Identifier: MIT
//! Interpolation of the attributes (raster.md#interpolation and raster.md#arithmetic, choice
//! `interpolation_arithmetic`).
//!
//! An attribute is the quotient of two exact sums, Σ b_k p_k and Σ b_k r_k, rounded once. Both are linear functions of
//! the place, so that a component costs an addition and a quotient in a lane.

use core::array;
use core::ops::Range;

use super::aligned::Aligned;
use super::color::{color_of_f24, color_of_ratio};
use super::fragment::{FragmentTile, LANES, LaneMask, PerLane};
use super::quotient::{colors, quotients};
use super::tile::TilePlace;
use super::triangle::{Component, RasterConfig, Triangle};
use super::weights::{Plane, Weights};
use crate::bits::set_bits;
use crate::float::{F24, F24Rounding, Octet};
use crate::geometry::vertex::{COLOR, QUATERNION, TEXCOORD, TEXCOORD0_W, VIEW};

/// A triangle in a tile.
struct InTile<'a, U> {
    unit: U,
    triangle: &'a Triangle,
    config: &'a RasterConfig,
    weights: Weights,
    /// Lanes with a fragment, and those in which coordinates are needed.
    coverage: LaneMask,
    coordinates: LaneMask,
    /// Σ b_k r_k.
    denominators: Plane,
    /// Estimated reciprocals of the denominators in the octets that are needed.
    reciprocals: [[f64; 8]; LANES / 8],
    /// Lanes in which estimates are of no use: in which Σ b_k r_k is not positive, or weights wrap.
    exact: LaneMask,
}

/// Computes what the fragment pipeline needs of the fragments of a triangle in a tile.
#[inline(always)]
pub fn interpolate(
    unit: impl Octet,
    triangle: &Triangle,
    config: &RasterConfig,
    place: &TilePlace,
    coverage: LaneMask,
    tile: &mut FragmentTile,
) {
    tile.x = place.x as u32;
    tile.row = place.row as u32;
    tile.coverage = coverage;
    let triangle = InTile::new(unit, triangle, config, place, coverage);
    triangle.depth_and_color(tile);
    triangle.attributes(tile);
}

/// All lanes of the quads that have a lane in `lanes`.
fn whole_quads(lanes: LaneMask) -> LaneMask {
    const FIRST_OF_QUAD: LaneMask = 0x1111_1111_1111_1111;
    let any = (lanes | lanes >> 1 | lanes >> 2 | lanes >> 3) & FIRST_OF_QUAD;
    any * 0b1111
}

/// The octets that have a lane in a mask, and these lanes of them.
#[inline(always)]
pub(super) fn octets(lanes: LaneMask) -> impl Iterator<Item = (usize, u8)> {
    lanes.to_le_bytes().into_iter().enumerate().filter(|(_, lanes)| *lanes != 0)
}

/// The lanes of an octet.
#[inline(always)]
pub(super) fn of_octet<T>(lanes: &mut PerLane<T>, octet: usize) -> &mut [T; 8] {
    (&mut lanes[8 * octet..8 * octet + 8]).try_into().expect("eight lanes")
}

impl<'a, U: Octet> InTile<'a, U> {
    #[inline(always)]
    fn new(
        unit: U,
        triangle: &'a Triangle,
        config: &'a RasterConfig,
        place: &TilePlace,
        coverage: LaneMask,
    ) -> InTile<'a, U> {
        let weights = Weights::new(&triangle.weights, triangle.coverage, place);
        let denominators = weights.plane(&triangle.weights.aligned.values);
        let coordinates = if config.inputs.derivatives { whole_quads(coverage) } else { coverage };
        let mut reciprocals = [[0.0; 8]; LANES / 8];
        let mut exact = if weights.wrap { LaneMask::MAX } else { 0 };
        if triangle.varies {
            for (octet, _) in octets(coverage) {
                let values = denominators.octet(octet);
                let mut lowest = i64::MAX;
                for lane in 0..8 {
                    reciprocals[octet][lane] = 1.0 / values[lane] as f64;
                    lowest = lowest.min(values[lane]);
                }
                if lowest <= 0 {
                    let lanes = (0..8).filter(|lane| values[*lane] <= 0);
                    exact |= lanes.fold(0, |mask, lane| mask | 1 << (8 * octet + lane));
                }
            }
        }
        InTile { unit, triangle, config, weights, coverage, coordinates, denominators, reciprocals, exact }
    }

    #[inline(always)]
    fn depth_and_color(&self, tile: &mut FragmentTile) {
        let inputs = &self.config.inputs;
        if inputs.depth {
            self.triangle.depth.evaluate(
                &self.config.depth,
                &self.triangle.weights,
                &self.weights,
                self.coverage,
                &mut tile.depth,
            );
        }
        if inputs.color {
            let mut packed = [0; LANES];
            for (channel, component) in COLOR.enumerate() {
                self.color(component, 8 * channel, &mut packed);
            }
            for (octet, _) in octets(self.coverage) {
                let packed = of_octet(&mut packed, octet);
                for (color, packed) in of_octet(&mut tile.color, octet).iter_mut().zip(packed) {
                    *color = packed.to_le_bytes();
                }
            }
        }
    }

    #[inline(always)]
    fn attributes(&self, tile: &mut FragmentTile) {
        let inputs = &self.config.inputs;
        if inputs.quaternion {
            self.components(QUATERNION, self.coverage, &mut tile.quaternion);
        }
        if inputs.view {
            self.components(VIEW, self.coverage, &mut tile.view);
        }
        for ((needed, components), lanes) in inputs.texcoord.iter().zip(TEXCOORD).zip(&mut tile.texcoord) {
            if *needed {
                self.components(components, self.coordinates, lanes);
            }
        }
        if inputs.texcoord0_w {
            let values = core::slice::from_mut(&mut tile.texcoord0_w);
            self.components(TEXCOORD0_W..TEXCOORD0_W + 1, self.coordinates, values);
        }
    }

    /// Components in float24.
    #[inline(always)]
    fn components(&self, components: Range<usize>, lanes: LaneMask, values: &mut [PerLane<F24>]) {
        for (component, values) in components.zip(values) {
            match self.triangle.components[component] {
                Component::Unused => {}
                Component::Undefined => *values = [F24::NAN; LANES],
                Component::Constant(bits) => *values = [F24::from_bits(bits); LANES],
                Component::Steps => {
                    set_bits(lanes).for_each(|lane| values[lane] = self.in_steps(component, lane));
                }
                Component::Varying => match self.config.arithmetic.rounding {
                    F24Rounding::TowardZero => self.varying::<false>(component, lanes, values),
                    F24Rounding::NearestEven => self.varying::<true>(component, lanes, values),
                },
            }
        }
    }

    /// Σ b_k p_k / Σ b_k r_k in float24.
    #[inline(always)]
    fn varying<const NEAREST: bool>(&self, component: usize, lanes: LaneMask, values: &mut PerLane<F24>) {
        let numerators = self.triangle.numerators.integers(component);
        let plane = self.weights.plane(&numerators.values);
        let scale = numerators.scale - self.triangle.weights.aligned.scale;
        for (octet, lanes) in octets(lanes) {
            let results = of_octet(values, octet);
            let denominators = || self.denominators.octet(octet);
            let reciprocals = &self.reciprocals[octet];
            let outside =
                quotients::<NEAREST>(self.unit, &plane.octet(octet), reciprocals, denominators, scale, results);
            let exact = lanes & (outside | (self.exact >> (8 * octet)) as u8);
            if exact != 0 {
                for lane in set_bits(exact.into()) {
                    let [numerator, denominator] = self.ratio(&numerators, 8 * octet + lane);
                    results[lane] = F24::from_ratio(numerator, denominator, scale, self.config.arithmetic.rounding);
                }
            }
        }
    }

    /// Puts a channel of colours at a place in words of 0: floor(255 * c + 1/2), limited to 0 to 255.
    #[inline(always)]
    fn color(&self, component: usize, shift: usize, packed: &mut PerLane<u32>) {
        match self.triangle.components[component] {
            Component::Unused | Component::Undefined => {}
            Component::Constant(color) => {
                for (octet, _) in octets(self.coverage) {
                    for packed in of_octet(packed, octet) {
                        *packed |= color << shift;
                    }
                }
            }
            Component::Steps => {
                for lane in set_bits(self.coverage) {
                    packed[lane] |= u32::from(color_of_f24(self.in_steps(component, lane))) << shift;
                }
            }
            Component::Varying => {
                let numerators = self.triangle.numerators.integers(component);
                let plane = self.weights.plane(&numerators.values);
                let scale = numerators.scale - self.triangle.weights.aligned.scale;
                for (octet, lanes) in octets(self.coverage) {
                    let mut values = [0; 8];
                    let near = colors(self.unit, &plane.octet(octet), &self.reciprocals[octet], scale, &mut values);
                    let exact = lanes & (near | (self.exact >> (8 * octet)) as u8);
                    if exact != 0 {
                        for lane in set_bits(exact.into()) {
                            let [numerator, denominator] = self.ratio(&numerators, 8 * octet + lane);
                            values[lane] = color_of_ratio(numerator, denominator, scale).into();
                        }
                    }
                    for (packed, value) in of_octet(packed, octet).iter_mut().zip(values) {
                        *packed |= value << shift;
                    }
                }
            }
        }
    }

    /// Numerator and denominator of a component in a lane.
    fn ratio(&self, numerators: &Aligned, lane: usize) -> [i64; 2] {
        [numerators, &self.triangle.weights.aligned].map(|numbers| self.weights.sum(&numbers.values, lane))
    }

    /// Choice `interpolation_arithmetic` = f24-steps.
    fn in_steps(&self, component: usize, lane: usize) -> F24 {
        let f24 = self.config.arithmetic;
        let weights = self.weights.of(lane).map(|weight| F24::from_ratio(weight, 1, 0, f24.rounding));
        let weighted = |values: [F24; 3]| {
            let [a, b, c] = array::from_fn(|k| f24.mul(values[k], weights[k]));
            f24.add(f24.add(a, b), c)
        };
        f24.mul(
            weighted(self.triangle.numerators.products(component)),
            f24.rcp(weighted(self.triangle.weights.reciprocal_w)),
        )
    }
}
