// SPDX-License-Identifier: MIT
//! Edge functions and the fill rule (raster.md#edges-and-fill-rule and raster.md#arithmetic).

use pica_spec::choices::{Choices, EdgeValueWidth, ExcludedEdgeTest, FillRule};

/// The edge function of one edge of a counter-clockwise triangle: positive on the inside.
///
/// From a to b, E(p) = (xb - xa)(py - ya) - (yb - ya)(px - xa) in 12.4 fixed point, so its unit is 2^-8 square pixels.
/// Here it is a function of whole pixels, whose sample is the centre: p = (16 i + 8, 16 j + 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edge {
    /// Value at pixel (0, 0).
    pub origin: i64,
    /// Step to the next pixel along x.
    pub step_x: i64,
    /// Step to the next pixel along y.
    pub step_y: i64,
    /// Whether a sample on the edge is outside.
    pub excluded: bool,
}

/// How edges are treated: the choices `fill_rule`, `excluded_edge_test` and `edge_value_width`.
#[derive(Clone, Copy, Debug)]
pub struct EdgeRules {
    fill_rule: FillRule,
    test: ExcludedEdgeTest,
    /// Edge values wrap at 32 bits.
    pub wrap: bool,
}

impl EdgeRules {
    /// The rules that `choices` ask for.
    pub fn new(choices: &Choices) -> EdgeRules {
        EdgeRules {
            fill_rule: choices.fill_rule,
            test: choices.excluded_edge_test,
            wrap: choices.edge_value_width == EdgeValueWidth::Wrap32,
        }
    }

    /// The edges opposite to the vertices 0, 1 and 2 of a counter-clockwise triangle.
    pub fn edges(&self, x: [u16; 3], y: [u16; 3]) -> [Edge; 3] {
        let [a, b, c] = [0, 1, 2].map(|k| (i64::from(x[k]), i64::from(y[k])));
        [self.edge(b, c, a), self.edge(c, a, b), self.edge(a, b, c)]
    }

    #[inline]
    fn edge(&self, a: (i64, i64), b: (i64, i64), third: (i64, i64)) -> Edge {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        Edge {
            origin: dx * (8 - a.1) - dy * (8 - a.0),
            step_x: -16 * dy,
            step_y: 16 * dx,
            excluded: match self.test {
                ExcludedEdgeTest::ClosedForm => self.excluded_by_direction(dx, dy),
                ExcludedEdgeTest::LineDivision => self.excluded_by_line(a, b, third),
            },
        }
    }

    /// Whether the fill rule excludes an edge of this direction. In a counter-clockwise triangle, right-hand edges go up
    /// (dy > 0), and a horizontal edge goes left (dx < 0) if the triangle is below it.
    fn excluded_by_direction(&self, dx: i64, dy: i64) -> bool {
        match self.fill_rule {
            FillRule::ExcludeRightHigh => dy > 0 || dy == 0 && dx < 0,
            FillRule::ExcludeRightLow => dy > 0 || dy == 0 && dx > 0,
            FillRule::ExcludeLeftHigh => dy < 0 || dy == 0 && dx < 0,
            FillRule::ExcludeLeftLow => dy < 0 || dy == 0 && dx > 0,
        }
    }

    /// By the side on which the third vertex lies, with the truncated division of emulators.
    fn excluded_by_line(&self, a: (i64, i64), b: (i64, i64), third: (i64, i64)) -> bool {
        let (right, high) = match self.fill_rule {
            FillRule::ExcludeRightHigh => (true, true),
            FillRule::ExcludeRightLow => (true, false),
            FillRule::ExcludeLeftHigh => (false, true),
            FillRule::ExcludeLeftLow => (false, false),
        };
        if a.1 == b.1 {
            return if high { third.1 < a.1 } else { third.1 > a.1 };
        }
        let line = a.0 + (b.0 - a.0) * (third.1 - a.1) / (b.1 - a.1);
        if right { third.0 < line } else { third.0 > line }
    }
}

impl Edge {
    /// The value at the sample of a pixel; its sign tells the side.
    #[inline]
    pub fn at(&self, x: i64, y: i64) -> i64 {
        self.origin + x * self.step_x + y * self.step_y
    }

    /// The smallest value that is inside.
    #[inline]
    pub fn threshold(&self) -> i64 {
        self.excluded.into()
    }
}
