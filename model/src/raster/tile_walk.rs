// SPDX-License-Identifier: MIT
//! The tiles of a triangle, one after the other.

use core::ops::Range;

use super::coverage::{Coverage, covered, covered_wrapping, on_all_edges};
use super::fragment::FragmentTile;
use super::interpolate::interpolate;
use super::region::Region;
use super::tile::TilePlace;
use super::triangle::{RasterConfig, Triangle};
use crate::float::{Kernel, Unit};
use crate::memory::tiling::row_of;

/// A row of tiles of a framebuffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileRow {
    /// First row in memory, a multiple of 8.
    pub row: i64,
    /// Height of the framebuffer.
    pub height: i64,
    /// Whether y = 0 is the last row in memory.
    pub y_up: bool,
}

impl TileRow {
    /// The rows of tiles that a triangle may have fragments in, of some rows in memory that begin and end with a row of tiles.
    pub fn of(
        triangle: &Triangle,
        height: i64,
        y_up: bool,
        rows: &Range<u32>,
    ) -> impl Iterator<Item = TileRow> + use<> {
        let [a, b] = [triangle.bounds.y.start(), triangle.bounds.y.end()].map(|y| row_of(*y, height, y_up));
        let first = (a.min(b) & !7).max(rows.start.into());
        let end = (a.max(b) + 1).min(rows.end.into());
        (first..end).step_by(8).map(move |row| TileRow { row, height, y_up })
    }

    fn tile(&self, x: i64) -> TilePlace {
        TilePlace::of_row(x, self.row, self.height, self.y_up)
    }
}

/// Rasterizes a triangle in a row of tiles. `shade` gets every tile that has fragments.
pub fn rasterize(
    triangle: &Triangle,
    config: &RasterConfig,
    region: &Region,
    row: &TileRow,
    tile: &mut FragmentTile,
    mut shade: impl FnMut(&mut FragmentTile),
) {
    let (first, last) = (triangle.bounds.x.start() & !7, *triangle.bounds.x.end());
    for x in (first..=last).step_by(8) {
        let place = row.tile(x);
        if config.lanes.run(FillTile { triangle, config, region, place, tile }) {
            shade(tile);
        }
    }
}

/// Finds the fragments of a triangle in a tile; whether there are any.
struct FillTile<'a> {
    triangle: &'a Triangle,
    config: &'a RasterConfig,
    region: &'a Region,
    place: TilePlace,
    tile: &'a mut FragmentTile,
}

impl Kernel for FillTile<'_> {
    type Output = bool;

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) -> bool {
        let FillTile { triangle, config, region, place, tile } = self;
        let inside = match triangle.coverage {
            Coverage::Exact => covered(&triangle.edges, &place),
            Coverage::Wrapping => covered_wrapping(&triangle.edges, &place) & place.lanes_inside(&triangle.bounds),
            Coverage::OnAllEdges => on_all_edges(&triangle.edges, &place) & place.lanes_inside(&triangle.bounds),
        };
        if inside == 0 {
            return false;
        }
        let coverage = inside & region.mask(&place);
        if coverage != 0 {
            interpolate(unit, triangle, config, &place, coverage, tile);
        }
        coverage != 0
    }
}
