// SPDX-License-Identifier: MIT
//! The weights of the vertices at eight neighbouring samples.

use core::array;

use super::aligned::Aligned;
use super::coverage::Coverage;
use super::edge::Edge;
use super::tile::{LANE_ROW, LANE_X, TilePlace};
use crate::float::F24;

/// What weighs the vertices of a triangle.
#[derive(Clone, Debug)]
pub struct VertexWeights {
    /// The edge functions that are the weights (choice `interpolation_weights`).
    pub edges: [Edge; 3],
    /// 1 / w.
    pub reciprocal_w: [F24; 3],
    /// The same as integers.
    pub aligned: Aligned,
}

/// The weights b_0, b_1 and b_2 at eight lanes that follow each other in a tile, and the sums that need them.
#[derive(Clone, Debug)]
pub struct Weights {
    vertices: [[i64; 8]; 3],
    /// b_0 + b_1 + b_2.
    pub sum: [i64; 8],
    /// Σ b_k r_k in units of 2^`scale`.
    pub denominator: [i64; 8],
    /// Exponent of [`denominator`](Self::denominator).
    pub scale: i32,
    /// 1 / w of the vertices.
    pub reciprocal_w: [F24; 3],
}

impl Weights {
    /// The weights of a triangle at the lanes `8 * octet` to `8 * octet + 7` of a tile.
    #[inline(always)]
    pub fn new(triangle: &VertexWeights, coverage: Coverage, place: &TilePlace, octet: usize) -> Weights {
        let mut vertices = triangle.edges.each_ref().map(|edge| {
            let corner = edge.at(place.x, place.y);
            let step_row = edge.step_y * place.y_step;
            array::from_fn(|n| {
                let lane = 8 * octet + n;
                corner + edge.step_x * i64::from(LANE_X[lane]) + step_row * i64::from(LANE_ROW[lane])
            })
        });
        match coverage {
            Coverage::Exact => {}
            Coverage::Wrapping => vertices = vertices.map(|lanes| lanes.map(|weight: i64| i64::from(weight as i32))),
            Coverage::OnAllEdges => vertices = [[1; 8]; 3],
        }
        let [a, b, c] = &vertices;
        let sum = array::from_fn(|lane| a[lane] + b[lane] + c[lane]);
        let reciprocals = &triangle.aligned;
        let mut weights = Weights {
            vertices,
            sum,
            denominator: [0; 8],
            scale: reciprocals.scale,
            reciprocal_w: triangle.reciprocal_w,
        };
        weights.denominator = weights.sums(&reciprocals.values);
        weights
    }

    /// Σ b_k n_k for numbers below 2^28 in magnitude.
    #[inline(always)]
    pub fn sums(&self, numbers: &[i32; 3]) -> [i64; 8] {
        let [a, b, c] = numbers.map(i64::from);
        let [x, y, z] = &self.vertices;
        array::from_fn(|lane| x[lane] * a + y[lane] * b + z[lane] * c)
    }

    /// Σ b_k n_k, each product and sum rounded to f64.
    #[inline(always)]
    pub fn weighted(&self, numbers: &[f64; 3]) -> [f64; 8] {
        let [a, b, c] = *numbers;
        let [x, y, z] = &self.vertices;
        array::from_fn(|lane| x[lane] as f64 * a + y[lane] as f64 * b + z[lane] as f64 * c)
    }

    /// Σ b_k n_k at one lane.
    pub fn exact_sum(&self, numbers: &[i64; 3], lane: usize) -> i128 {
        let terms = self.of(lane).into_iter().zip(numbers);
        terms.map(|(weight, number)| i128::from(weight) * i128::from(*number)).sum()
    }

    /// The weights at one lane.
    pub fn of(&self, lane: usize) -> [i64; 3] {
        self.vertices.each_ref().map(|lanes| lanes[lane])
    }
}
