// SPDX-License-Identifier: MIT
//! The samples of a triangle one by one, as a circuit visits them: what the blocks `raster_setup` and `raster_walk` do.
//!
//! The order of pixels is: lines by ascending y, the pixels of a line by ascending x. The software rasterizer goes by
//! tiles instead ([`tile_walk`](super::tile_walk)); both give the same pixels with the same weights.

use pica_spec::choices::{Choices, EdgeValueWidth, InterpolationWeights};

use super::edge::{Edge, EdgeRules};
use super::rectangle::Rectangle;
use super::region::Region;
use crate::geometry::culling::doubled_area;

/// A triangle as setup leaves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    /// A rectangle that holds all its pixels. Not empty.
    pub bounds: Rectangle,
    /// A rectangle that holds none of its pixels: an inverted scissor, as far as it is in the bounds. Not empty.
    pub hole: Option<Rectangle>,
    /// The edges opposite to the vertices 0, 1 and 2. Without an area none of them excludes its samples.
    pub edges: [Edge; 3],
    /// The area is 0: samples on all three edges are covered (choice `zero_area_triangle`).
    pub no_area: bool,
}

/// A pixel that the triangle covers, with the weights of its vertices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Column.
    pub x: i64,
    /// Line, from the register origin.
    pub y: i64,
    /// The weights of the vertices 0, 1 and 2.
    pub weights: [i64; 3],
}

/// How edge values are tested and used.
#[derive(Clone, Copy, Debug)]
pub struct ScanRules {
    /// Edge values wrap at 32 bits (choice `edge_value_width`).
    wrap: bool,
    /// Weights are the values after the bias of the fill rule (choice `interpolation_weights`).
    biased: bool,
}

impl ScanRules {
    /// The rules that `choices` ask for.
    pub fn new(choices: &Choices) -> ScanRules {
        ScanRules {
            wrap: choices.edge_value_width == EdgeValueWidth::Wrap32,
            biased: choices.interpolation_weights == InterpolationWeights::Biased,
        }
    }
}

impl Scan {
    /// Sets up a triangle with vertices in 12.4 fixed point; `None` if it is clockwise or no pixel of the region can be in
    /// it.
    pub fn new(x: [u16; 3], y: [u16; 3], rules: &EdgeRules, region: &Region) -> Option<Scan> {
        let area = doubled_area(x, y);
        let bounds = Rectangle::of_samples(x, y).intersection(&region.bounds);
        if bounds.is_empty() || area < 0 {
            return None;
        }
        let no_area = area == 0;
        let edges = rules.edges(x, y).map(|edge| Edge { excluded: edge.excluded && !no_area, ..edge });
        let hole = region.hole.as_ref().map(|hole| hole.intersection(&bounds)).filter(|hole| !hole.is_empty());
        Some(Scan { bounds, hole, edges, no_area })
    }

    /// The pixels that the triangle covers, in order: line by line, by x in a line.
    pub fn samples(&self, rules: &ScanRules) -> impl Iterator<Item = Sample> {
        let pixels = self.bounds.y.clone().flat_map(|y| self.bounds.x.clone().map(move |x| (x, y)));
        pixels.filter_map(|(x, y)| self.sample(x, y, *rules))
    }

    /// The pixel at a place, if it is covered.
    fn sample(&self, x: i64, y: i64, rules: ScanRules) -> Option<Sample> {
        if self.hole.as_ref().is_some_and(|hole| hole.x.contains(&x) && hole.y.contains(&y)) {
            return None;
        }
        let wrap = |value: i64| if rules.wrap && !self.no_area { i64::from(value as i32) } else { value };
        let values = self.edges.each_ref().map(|edge| wrap(edge.at(x, y)));
        let inside = values.iter().zip(&self.edges).all(|(value, edge)| *value >= edge.threshold());
        let bias = |k: usize| if rules.biased { self.edges[k].threshold() } else { 0 };
        let weights = core::array::from_fn(|k| if self.no_area { 1 } else { values[k] - bias(k) });
        inside.then_some(Sample { x, y, weights })
    }
}
