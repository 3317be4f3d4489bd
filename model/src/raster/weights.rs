// SPDX-License-Identifier: MIT
//! The weights of the vertices over a tile.

use super::aligned::Aligned;
use super::coverage::Coverage;
use super::edge::Edge;
use super::tile::{LANE_ROW, LANE_X, TilePlace};
use crate::float::F24;

/// What weighs the vertices of a triangle.
#[derive(Clone, Debug, Default)]
pub struct VertexWeights {
    /// The edge functions that are the weights (choice `interpolation_weights`).
    pub edges: [Edge; 3],
    /// 1 / w.
    pub reciprocal_w: [F24; 3],
    /// The numbers 1 / w as integers with a common scale.
    pub aligned: Aligned,
}

/// The weights b_0, b_1 and b_2 over a tile.
#[derive(Clone, Debug)]
pub struct Weights {
    /// The weights at lane 0, and what they grow by from pixel to pixel along x and from row to row in memory.
    corner: [i64; 3],
    step_x: [i64; 3],
    step_row: [i64; 3],
    /// Whether the weights wrap at 32 bits, and so are no linear functions of the place.
    pub wrap: bool,
}

/// An integer that is a linear function of the place, over a tile.
#[derive(Clone, Debug)]
pub struct Plane {
    /// In the lanes 0 to 7.
    first: [i64; 8],
    /// What it grows by over two rows, four columns and four rows: from octet to octet by the bits of their number.
    steps: [i64; 3],
}

impl Weights {
    /// The weights of a triangle in a tile.
    #[inline(always)]
    pub fn new(triangle: &VertexWeights, coverage: Coverage, place: &TilePlace) -> Weights {
        let wrap = coverage == Coverage::Wrapping;
        if coverage == Coverage::OnAllEdges {
            return Weights { corner: [1; 3], step_x: [0; 3], step_row: [0; 3], wrap };
        }
        let [a, b, c] = &triangle.edges;
        Weights {
            corner: [a.at(place.x, place.y), b.at(place.x, place.y), c.at(place.x, place.y)],
            step_x: [a.step_x, b.step_x, c.step_x],
            step_row: [a.step_y * place.y_step, b.step_y * place.y_step, c.step_y * place.y_step],
            wrap,
        }
    }

    /// Σ b_k n_k for numbers below 2^28 in magnitude, if the weights do not wrap.
    #[inline(always)]
    pub fn plane(&self, numbers: &[i32; 3]) -> Plane {
        let [corner, x, row] = self.sums(&numbers.map(i64::from), |weight| weight);
        let mut first = [corner; 8];
        for (lane, value) in first.iter_mut().enumerate() {
            *value += x * i64::from(LANE_X[lane]) + row * i64::from(LANE_ROW[lane]);
        }
        Plane { first, steps: [2 * row, 4 * x, 4 * row] }
    }

    /// Σ b_k n_k at lane 0, and what it grows by from pixel to pixel along x and from row to row in memory.
    #[inline(always)]
    pub fn sums<T>(&self, [a, b, c]: &[T; 3], of: impl Fn(i64) -> T) -> [T; 3]
    where
        T: Copy + core::ops::Add<Output = T> + core::ops::Mul<Output = T>,
    {
        let sum = |[x, y, z]: [i64; 3]| *a * of(x) + *b * of(y) + *c * of(z);
        [sum(self.corner), sum(self.step_x), sum(self.step_row)]
    }

    /// b_0 + b_1 + b_2, which is the same in all lanes if they do not wrap.
    #[inline(always)]
    pub fn whole(&self) -> i64 {
        self.corner.iter().sum()
    }

    /// The weights in a lane.
    pub fn of(&self, lane: usize) -> [i64; 3] {
        let (x, row) = (i64::from(LANE_X[lane]), i64::from(LANE_ROW[lane]));
        let weight = |k: usize| self.corner[k] + x * self.step_x[k] + row * self.step_row[k];
        let weights = [weight(0), weight(1), weight(2)];
        if self.wrap { weights.map(|weight| (weight as i32).into()) } else { weights }
    }

    /// Σ b_k n_k in a lane, for numbers below 2^28 in magnitude.
    pub fn sum(&self, numbers: &[i32; 3], lane: usize) -> i64 {
        weighted_sum(self.of(lane), numbers)
    }
}

/// Σ b_k n_k of weights of 34 bits and numbers of 29.
pub fn weighted_sum(weights: [i64; 3], numbers: &[i32; 3]) -> i64 {
    weights.into_iter().zip(numbers).map(|(weight, number)| weight * i64::from(*number)).sum()
}

impl Plane {
    /// The values in the lanes `8 * octet` to `8 * octet + 7`.
    #[inline(always)]
    pub fn octet(&self, octet: usize) -> [i64; 8] {
        let [a, b, c] = self.steps;
        let step = |bit: usize, step: i64| if octet >> bit & 1 != 0 { step } else { 0 };
        let more = step(0, a) + step(1, b) + step(2, c);
        let mut values = self.first;
        for value in &mut values {
            *value += more;
        }
        values
    }
}
