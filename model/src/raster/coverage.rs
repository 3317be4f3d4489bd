// SPDX-License-Identifier: MIT
//! Which samples of a tile a triangle covers (raster.md#edges-and-fill-rule).

use super::edge::Edge;
use super::fragment::{LANES, LaneMask};
use super::tile::{LANE_ROW, LANE_X, TilePlace};

/// How the samples of a triangle are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coverage {
    /// By edge values of full width.
    #[default]
    Exact,
    /// By edge values that wrap at 32 bits, and do (choice `edge_value_width`).
    Wrapping,
    /// On all three edges: the triangle has no area (choice `zero_area_triangle`).
    OnAllEdges,
}

/// The lanes of a tile inside all three edges.
///
/// Exact for edge values of full width. An edge whose values do not change sign in the tile is decided by its corners;
/// the values of any other one are small: a step is at most 2^20, so they are within 2^24 of 0.
#[inline(always)]
pub fn covered(edges: &[Edge; 3], place: &TilePlace) -> LaneMask {
    let mut mask = LaneMask::MAX;
    for edge in edges {
        let corner = edge.at(place.x, place.y) - edge.threshold();
        let step_row = edge.step_y * place.y_step;
        let lowest = corner + 7 * (edge.step_x.min(0) + step_row.min(0));
        let highest = corner + 7 * (edge.step_x.max(0) + step_row.max(0));
        if highest < 0 {
            return 0;
        }
        if lowest < 0 {
            mask &= not_negative(corner as i32, edge.step_x as i32, step_row as i32);
        }
    }
    mask
}

/// The lanes at which a linear function is not negative.
#[inline(always)]
fn not_negative(corner: i32, step_x: i32, step_row: i32) -> LaneMask {
    // In this form it becomes comparisons and masked ORs of vectors.
    let mut mask = 0;
    for lane in 0..LANES {
        let value = corner + step_x * i32::from(LANE_X[lane]) + step_row * i32::from(LANE_ROW[lane]);
        mask |= if value >= 0 { 1 << lane } else { 0 };
    }
    mask
}

/// The lanes inside all three edges, whose values wrap at 32 bits (choice `edge_value_width`).
pub fn covered_wrapping(edges: &[Edge; 3], place: &TilePlace) -> LaneMask {
    let inside = |lane: usize| {
        let (x, y) = place.pixel(lane);
        edges.iter().all(|edge| edge.at(x, y) as i32 >= edge.threshold() as i32)
    };
    (0..LANES).map(|lane| LaneMask::from(inside(lane)) << lane).fold(0, |mask, lane| mask | lane)
}

/// The lanes at which all three edge values are 0: what choice `zero_area_triangle` = drawn covers.
pub fn on_all_edges(edges: &[Edge; 3], place: &TilePlace) -> LaneMask {
    let on = |lane: usize| {
        let (x, y) = place.pixel(lane);
        edges.iter().all(|edge| edge.at(x, y) == 0)
    };
    (0..LANES).map(|lane| LaneMask::from(on(lane)) << lane).fold(0, |mask, lane| mask | lane)
}
