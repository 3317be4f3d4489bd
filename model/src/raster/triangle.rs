// SPDX-License-Identifier: MIT
//! A triangle ready to be rasterized.

use core::borrow::Borrow;
use core::ops::RangeInclusive;

use pica_spec::choices::{Choices, InterpolationArithmetic, InterpolationWeights};
use pica_spec::pica200::Unknown0058;
use pica_spec::register_file::RegisterFile;

use super::aligned::Aligned;
use super::color::color_of_ratio;
use super::coverage::Coverage;
use super::depth::{DepthMap, DepthPlane};
use super::edge::{Edge, EdgeRules};
use super::fragment::Inputs;
use super::numerators::{Numerate, Numerators};
use super::rectangle::Rectangle;
use super::weights::VertexWeights;
use crate::float::Arithmetic;
use crate::float::mode::{SelectedMode, with_mode};
use crate::float::{F24, Lanes};
use crate::geometry::culling::doubled_area;
use crate::geometry::vertex::{COLOR, COMPONENTS, QUATERNION, TEXCOORD, TEXCOORD0_W, VIEW};
use crate::geometry::viewport::ScreenVertex;

/// What rasterization takes from registers and choices, compiled once per draw.
#[derive(Clone, Debug)]
pub struct RasterConfig {
    pub(super) arithmetic: Arithmetic,
    mode: SelectedMode,
    pub(super) edges: EdgeRules,
    pub(super) interpolation: InterpolationArithmetic,
    weights: InterpolationWeights,
    /// Bit 0 of 0x058: the colour of the last vertex, instead of interpolation.
    pub flat_shading: bool,
    pub(super) depth: DepthMap,
    pub(super) inputs: Inputs,
    /// The components of a vertex that the inputs need.
    components: Vec<usize>,
    /// The instruction set that tiles are computed with.
    pub(super) lanes: Lanes,
}

impl RasterConfig {
    /// The configuration that the registers describe, for a fragment pipeline with these inputs.
    pub fn new(registers: &RegisterFile, choices: &Choices, inputs: Inputs) -> RasterConfig {
        let mut components = Vec::with_capacity(COMPONENTS);
        let mut need = |needed: bool, range: core::ops::Range<usize>| {
            if needed {
                components.extend(range);
            }
        };
        need(inputs.color, COLOR);
        for (needed, range) in inputs.texcoord.into_iter().zip(TEXCOORD) {
            need(needed, range);
        }
        need(inputs.texcoord0_w, TEXCOORD0_W..TEXCOORD0_W + 1);
        need(inputs.quaternion, QUATERNION);
        need(inputs.view, VIEW);
        RasterConfig {
            arithmetic: Arithmetic::accepted(choices),
            mode: SelectedMode::new(Arithmetic::accepted(choices)),
            edges: EdgeRules::new(choices),
            interpolation: choices.interpolation_arithmetic,
            weights: choices.interpolation_weights,
            flat_shading: registers.read::<Unknown0058>(0).flat_shading(),
            depth: DepthMap::new(registers, choices),
            inputs,
            components,
            lanes: Lanes::detect(),
        }
    }
}

impl RasterConfig {
    /// The components of a vertex, beside the position, that matter.
    pub fn components(&self) -> &[usize] {
        &self.components
    }

    /// Whether quaternions matter.
    pub fn interpolates_quaternions(&self) -> bool {
        self.inputs.quaternion
    }
}

/// A component over a triangle.
#[derive(Clone, Copy, Debug)]
pub(super) enum Component {
    /// Not needed.
    Unused,
    /// Something infinite or NaN is at a vertex.
    Undefined,
    /// All vertices have this value.
    Constant(F24),
    /// A colour channel that is the same everywhere.
    ConstantColor(u8),
    /// A quotient of sums over the vertices.
    Varying(Aligned),
    /// The products a_k * r_k, for arithmetic in steps.
    Steps([F24; 3]),
}

/// A triangle ready to be rasterized.
#[derive(Clone, Debug)]
pub struct Triangle {
    /// All its pixels are in here.
    pub bounds: Rectangle,
    pub(super) coverage: Coverage,
    pub(super) edges: [Edge; 3],
    pub(super) weights: VertexWeights,
    pub(super) depth: DepthPlane,
    pub(super) components: [Component; COMPONENTS],
}

impl Triangle {
    /// Prepares a triangle in counter-clockwise order; `None` if no pixel of `bounds` can be in it.
    pub fn new(
        vertices: &[ScreenVertex<impl Borrow<[F24; COMPONENTS]>>; 3],
        config: &RasterConfig,
        bounds: &Rectangle,
    ) -> Option<Triangle> {
        let (x, y) = (vertices.each_ref().map(|vertex| vertex.x), vertices.each_ref().map(|vertex| vertex.y));
        let bounds = Triangle::bounds(vertices, bounds);
        if bounds.is_empty() {
            return None;
        }
        let edges = config.edges.edges(x, y);
        let coverage = if doubled_area(x, y) == 0 {
            Coverage::OnAllEdges
        } else if config.edges.wrap && edges.iter().any(|edge| leaves_32_bits(edge, &bounds)) {
            Coverage::Wrapping
        } else {
            Coverage::Exact
        };
        let weighting = edges.map(|edge| match config.weights {
            InterpolationWeights::Unbiased => edge,
            InterpolationWeights::Biased => Edge { origin: edge.origin - edge.threshold(), ..edge },
        });
        let reciprocal_w = vertices.each_ref().map(|vertex| vertex.reciprocal_w);
        // 1/w is finite: clipping keeps w at 2^-62 or more.
        let aligned = Aligned::new(reciprocal_w).unwrap_or_default();
        let values = vertices.each_ref().map(|vertex| vertex.components.borrow());
        let numerators = with_mode!(config.mode, mode => {
            config.lanes.run(Numerate { mode, vertices: values, reciprocal_w, denominators: &aligned })
        });
        let mut components = [Component::Unused; COMPONENTS];
        for component in config.components.iter().copied() {
            components[component] = match COLOR.contains(&component) {
                true if config.flat_shading => Component::flat_color(values[0][component]),
                is_color => Component::new(&numerators, component, is_color, &aligned, config),
            };
        }
        let depth = config.depth.plane(vertices.each_ref().map(|vertex| vertex.z));
        let weights = VertexWeights { edges: weighting, reciprocal_w, aligned };
        Some(Triangle { bounds, coverage, edges, weights, depth, components })
    }
}

impl Triangle {
    /// A rectangle around its pixels that are in another one.
    pub fn bounds<C>(vertices: &[ScreenVertex<C>; 3], bounds: &Rectangle) -> Rectangle {
        let (x, y) = (vertices.each_ref().map(|vertex| vertex.x), vertices.each_ref().map(|vertex| vertex.y));
        Rectangle::of_samples(x, y).intersection(bounds)
    }

    /// Tiles that its bounding box touches.
    pub fn tiles(&self) -> u64 {
        let tiles = |range: &RangeInclusive<i64>| (range.end() / 8 - range.start() / 8 + 1) as u64;
        tiles(&self.bounds.x) * (tiles(&self.bounds.y) + 1)
    }
}

/// Whether the values of an edge, at the corners of a rectangle or one pixel beside it, need more than 32 bits.
fn leaves_32_bits(edge: &Edge, bounds: &Rectangle) -> bool {
    let (x, y) = ([bounds.x.start() - 1, bounds.x.end() + 1], [bounds.y.start() - 1, bounds.y.end() + 1]);
    x.iter().any(|x| y.iter().any(|y| i32::try_from(edge.at(*x, *y)).is_err()))
}

impl Component {
    /// A colour channel that is not interpolated.
    fn flat_color(value: F24) -> Component {
        let Some(Aligned { values: [value, ..], scale }) = Aligned::new([value; 3]) else {
            return Component::Undefined;
        };
        Component::ConstantColor(color_of_ratio(value.into(), 1, scale))
    }

    fn new(
        numerators: &Numerators,
        component: usize,
        is_color: bool,
        denominators: &Aligned,
        config: &RasterConfig,
    ) -> Component {
        if config.interpolation == InterpolationArithmetic::F24Steps {
            return Component::Steps(numerators.products(component));
        }
        let Some(aligned) = numerators.aligned(component) else { return Component::Undefined };
        let (numerator, denominator) = (aligned.values[0].into(), denominators.values[0].into());
        let scale = aligned.scale - denominators.scale;
        match (numerators.varies(component), is_color) {
            (true, _) => Component::Varying(aligned),
            (false, true) => Component::ConstantColor(color_of_ratio(numerator, denominator, scale)),
            (false, false) => {
                Component::Constant(F24::from_ratio(numerator, denominator, scale, config.arithmetic.rounding))
            }
        }
    }
}
