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
use super::steps::Steps;
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
    /// What the registers make of the steps of weights, if they have a say.
    steps: Option<Steps>,
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
            steps: Steps::new(registers, choices),
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

/// What a component is over a triangle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Component {
    /// Not needed.
    #[default]
    Unused,
    /// Something infinite or NaN is at a vertex.
    Undefined,
    /// One value everywhere: the bits of a float24 number, or a colour channel of 8 bits.
    Constant(u32),
    /// A quotient of sums over the vertices.
    Varying,
    /// A quotient in steps of float24 operations.
    Steps,
}

/// A triangle ready to be rasterized.
#[derive(Clone, Debug, Default)]
pub struct Triangle {
    /// A rectangle that holds all pixels of the triangle.
    pub bounds: Rectangle,
    pub(super) coverage: Coverage,
    pub(super) edges: [Edge; 3],
    pub(super) weights: VertexWeights,
    pub(super) depth: DepthPlane,
    pub(super) components: [Component; COMPONENTS],
    pub(super) numerators: Numerators,
    /// Whether a component is not the same everywhere.
    pub(super) varies: bool,
}

impl Triangle {
    /// A triangle in counter-clockwise order; `None` if no pixel of `bounds` can be in it.
    pub fn new(
        vertices: &[ScreenVertex<impl Borrow<[F24; COMPONENTS]>>; 3],
        config: &RasterConfig,
        bounds: &Rectangle,
    ) -> Option<Triangle> {
        let mut triangle = Triangle::default();
        triangle.set(vertices, config, bounds).then_some(triangle)
    }

    /// Becomes a triangle in counter-clockwise order, or stays as it is if no pixel of `bounds` can be in it; whether it did.
    pub fn set(
        &mut self,
        vertices: &[ScreenVertex<impl Borrow<[F24; COMPONENTS]>>; 3],
        config: &RasterConfig,
        bounds: &Rectangle,
    ) -> bool {
        let [a, b, c] = vertices;
        let (x, y) = ([a.x, b.x, c.x], [a.y, b.y, c.y]);
        let bounds = Triangle::bounds(vertices, bounds);
        if bounds.is_empty() {
            return false;
        }
        let edges = config.edges.edges(x, y);
        self.coverage = if doubled_area(x, y) == 0 {
            Coverage::OnAllEdges
        } else if config.edges.wrap && edges.iter().any(|edge| leaves_32_bits(edge, &bounds)) {
            Coverage::Wrapping
        } else {
            Coverage::Exact
        };
        (self.bounds, self.edges) = (bounds, edges);
        self.weights.edges = match config.weights {
            InterpolationWeights::Unbiased => edges,
            InterpolationWeights::Biased => edges.map(|edge| Edge { origin: edge.origin - edge.threshold(), ..edge }),
        };
        if let Some(steps) = &config.steps {
            self.weights.edges = steps.scaled(self.weights.edges);
        }
        self.weights.reciprocal_w = [a.reciprocal_w, b.reciprocal_w, c.reciprocal_w];
        // 1/w is finite: clipping keeps w at 2^-62 or more.
        self.weights.aligned = Aligned::new(self.weights.reciprocal_w).unwrap_or_default();
        self.depth = config.depth.plane([a.z, b.z, c.z]);
        self.set_components([a.components.borrow(), b.components.borrow(), c.components.borrow()], config);
        true
    }

    fn set_components(&mut self, vertices: [&[F24; COMPONENTS]; 3], config: &RasterConfig) {
        self.components = [Component::Unused; COMPONENTS];
        self.varies = false;
        if config.components.is_empty() {
            return;
        }
        let (reciprocal_w, denominators) = (self.weights.reciprocal_w, &self.weights.aligned);
        let numerators = &mut self.numerators;
        with_mode!(config.mode, mode => {
            config.lanes.run(Numerate { mode, vertices, reciprocal_w, denominators, numerators });
        });
        for component in config.components.iter().copied() {
            self.components[component] = match COLOR.contains(&component) {
                true if config.flat_shading => Component::flat_color(vertices[0][component]),
                is_color => Component::new(&self.numerators, component, is_color, denominators, config),
            };
            self.varies |= self.components[component] == Component::Varying;
        }
    }
}

impl Triangle {
    /// A rectangle around its pixels that are in another one.
    pub fn bounds<C>(vertices: &[ScreenVertex<C>; 3], bounds: &Rectangle) -> Rectangle {
        let [a, b, c] = vertices;
        Rectangle::of_samples([a.x, b.x, c.x], [a.y, b.y, c.y]).intersection(bounds)
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
        Component::Constant(color_of_ratio(value.into(), 1, scale).into())
    }

    fn new(
        numerators: &Numerators,
        component: usize,
        is_color: bool,
        denominators: &Aligned,
        config: &RasterConfig,
    ) -> Component {
        if config.interpolation == InterpolationArithmetic::F24Steps {
            return Component::Steps;
        }
        let Some(aligned) = numerators.aligned(component) else { return Component::Undefined };
        if numerators.varies(component) {
            return Component::Varying;
        }
        let (numerator, denominator) = (aligned.values[0].into(), denominators.values[0].into());
        let scale = aligned.scale - denominators.scale;
        Component::Constant(match is_color {
            true => color_of_ratio(numerator, denominator, scale).into(),
            false => F24::from_ratio(numerator, denominator, scale, config.arithmetic.rounding).to_bits(),
        })
    }
}
