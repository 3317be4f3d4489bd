// SPDX-License-Identifier: MIT
//! Coverage of the rasterizer blocks.

use super::table::{Group, Table};
use super::{Bin, Hits};
use crate::stimulus::raster::triangle::Triangle;
use core::ops::RangeInclusive;
use pica_model::geometry::culling::doubled_area;
use pica_model::raster::edge::Edge;
use pica_model::raster::region::Rectangle;
use pica_model::raster::walk::{Sample, Scan, ScanRules};
use std::cmp::Ordering;

const ORIENTATIONS: [&str; 3] = ["clockwise", "no area", "counter-clockwise"];
const SCISSORS: [&str; 4] = ["off (0)", "inverted", "off (2)", "normal"];
const RECTANGLES: [&str; 5] = ["empty", "beside the triangle", "around it", "inside it", "across it"];
const AXES: [&str; 2] = ["column", "line"];
const LIMITS: [&str; 4] = ["by the triangle", "by the framebuffer", "by the scissor", "by several at once"];
const SIGNS: [&str; 3] = ["< 0", "0", "> 0"];
const VALUES: [&str; 5] = ["below -2^31", "negative", "0", "positive", "2^31 and more"];

/// The place of a sign in [`SIGNS`].
fn sign(value: i64) -> usize {
    match value.cmp(&0) {
        Ordering::Less => 0,
        Ordering::Equal => 1,
        Ordering::Greater => 2,
    }
}

/// The place of an edge value in [`VALUES`].
fn size(value: i64) -> usize {
    match (i32::try_from(value), value < 0) {
        (Err(_), true) => 0,
        (Err(_), false) => 4,
        (Ok(small), _) => 1 + sign(small.into()),
    }
}

/// What the edges of a triangle look like: their directions, and what the fill rule makes of them.
#[derive(Clone, Copy, Debug)]
struct EdgeBins {
    directions: Group<3>,
}

impl EdgeBins {
    fn new(table: &mut Table) -> Self {
        let directions = table
            .group([3, 3, 3], |[k, dx, dy]| Bin::new(format!("edge {k} with dx {} and dy {}", SIGNS[dx], SIGNS[dy])));
        Self { directions }
    }

    fn cover(&self, edges: &[Edge; 3], hits: &mut Hits) {
        for (k, edge) in edges.iter().enumerate() {
            self.directions.mark([k, sign(edge.step_y), sign(-edge.step_x)], hits);
        }
    }
}

/// The bins of `raster_setup`.
#[derive(Clone, Debug)]
pub struct SetupBins {
    orientation: Group<1>,
    scissor: Group<2>,
    empty: Group<1>,
    limits: Group<3>,
    edges: EdgeBins,
    excluded: Group<2>,
    values: Group<2>,
    extremes: Group<1>,
}

impl SetupBins {
    /// The bins of `raster_setup`.
    pub fn new(table: &mut Table) -> Self {
        let orientation = table.list("order", &ORIENTATIONS);
        let scissor = table.group([4, 5], |[mode, rectangle]| {
            Bin::new(format!("scissor {}, rectangle {}", SCISSORS[mode], RECTANGLES[rectangle]))
        });
        let empty = table
            .list("no pixels", &["between columns of samples", "between lines of samples", "outside", "clockwise"]);
        let limits = table.group([2, 2, 4], |[axis, end, limit]| {
            let name = format!("{} {} limited {}", ["first", "last"][end], AXES[axis], LIMITS[limit]);
            match (end, limit) {
                (0, 1) => Bin::unreachable(name, "framebuffers begin at 0, and so do coordinates"),
                _ => Bin::new(name),
            }
        });
        let edges = EdgeBins::new(table);
        let excluded = table
            .group([3, 2], |[k, excluded]| Bin::new(format!("edge {k} is {}", ["included", "excluded"][excluded])));
        let values = table.group([3, 5], |[k, value]| Bin::new(format!("edge value {k} {}", VALUES[value])));
        let extremes = table.list("edge", &["of all columns", "of all lines", "of all columns and lines"]);
        Self { orientation, scissor, empty, limits, edges, excluded, values, extremes }
    }

    /// Marks what a triangle hits; `scan` is what the model makes of it.
    pub fn cover(&self, triangle: &Triangle, scan: Option<&Scan>, hits: &mut Hits) {
        let Triangle { x, y, scissor_mode, scissor: [x1, y1, x2, y2], width, last_line } = *triangle;
        let area = doubled_area(x, y);
        self.orientation.mark([sign(area)], hits);
        let own = Rectangle::of_samples(x, y);
        let scissor = Rectangle { x: i64::from(x1)..=i64::from(x2), y: i64::from(y1)..=i64::from(y2) };
        let screen = Rectangle { x: 0..=i64::from(width) - 1, y: 0..=i64::from(last_line) };
        let visible = own.intersection(&screen);
        if !visible.is_empty() {
            let common = visible.intersection(&scissor);
            let relation = match () {
                () if scissor.is_empty() => 0,
                () if common.is_empty() => 1,
                () if common == visible => 2,
                () if common == scissor => 3,
                () => 4,
            };
            self.scissor.mark([scissor_mode as usize, relation], hits);
        }
        let Some(scan) = scan else {
            let why = [own.x.is_empty(), own.y.is_empty(), visible.is_empty(), area < 0];
            if let Some(why) = why.iter().position(|why| *why) {
                self.empty.mark([why], hits);
            }
            return;
        };
        let axes: [[&RangeInclusive<i64>; 4]; 2] =
            [[&scan.bounds.x, &own.x, &screen.x, &scissor.x], [&scan.bounds.y, &own.y, &screen.y, &scissor.y]];
        for (axis, [bounds, own, screen, scissor]) in axes.into_iter().enumerate() {
            let limits = |end: fn(&RangeInclusive<i64>) -> i64| {
                let by = [end(own), end(screen), end(scissor)].map(|limit| limit == end(bounds));
                let by = [by[0], by[1], by[2] && scissor_mode == 3];
                match by.iter().filter(|by| **by).count() {
                    1 => by.iter().position(|by| *by).unwrap_or_default(),
                    _ => 3,
                }
            };
            self.limits.mark([axis, 0, limits(|range| *range.start())], hits);
            self.limits.mark([axis, 1, limits(|range| *range.end())], hits);
        }
        self.edges.cover(&scan.edges, hits);
        for (k, edge) in scan.edges.iter().enumerate() {
            self.excluded.mark([k, edge.excluded.into()], hits);
            self.values.mark([k, size(edge.at(*scan.bounds.x.start(), *scan.bounds.y.start()))], hits);
            let whole = [edge.step_y, edge.step_x].map(|step| step.abs() == 16 * 0xFFFF);
            let extremes = [whole[0], whole[1], whole[0] && whole[1]];
            for (extreme, _) in extremes.iter().enumerate().filter(|(_, hit)| **hit) {
                self.extremes.mark([extreme], hits);
            }
        }
    }
}

const TRIANGLES: [&str; 6] =
    ["empty", "none in a bounding box that has pixels", "one", "several", "all of the bounding box", "without area"];
const ROWS: [&str; 6] = [
    "first one without pixels",
    "last one without pixels",
    "one without pixels between two with",
    "from the first column",
    "to the last column",
    "neither first nor last column",
];
const HOLES: [&str; 5] = [
    "pixels on both sides",
    "pixels to its left",
    "pixels to its right",
    "no pixels beside it",
    "all lines of the triangle",
];
/// Bits of the width of a bounding box.
const WIDTH_BITS: usize = 11;

/// The bins of `raster_walk`.
#[derive(Clone, Debug)]
pub struct WalkBins {
    /// The table of all bins.
    pub table: Table,
    triangles: Group<1>,
    widths: Group<2>,
    rows: Group<1>,
    holes: Group<1>,
    edges: EdgeBins,
    ties: Group<2>,
    weights: Group<2>,
    corners: Group<1>,
}

impl Default for WalkBins {
    fn default() -> Self {
        Self::new()
    }
}

impl WalkBins {
    /// The bins of `raster_walk`.
    pub fn new() -> Self {
        let mut table = Table::default();
        let triangles = table.list("pixels", &TRIANGLES);
        let widths = table.group([WIDTH_BITS, 2], |[bits, found]| {
            let name = ["without a pixel", "with its first pixel behind the first column"][found];
            let name = format!("row {name}, of {} columns or more", 1 << bits);
            match (bits, found) {
                (0, 1) => Bin::unreachable(name, "it has one column"),
                _ => Bin::new(name),
            }
        });
        let rows = table.list("row", &ROWS);
        let holes = table.list("row with a hole", &HOLES);
        let edges = EdgeBins::new(&mut table);
        let ties = table.group([3, 2], |[k, excluded]| {
            Bin::new(format!("a sample on edge {k} is {}", ["covered", "not covered"][excluded]))
        });
        let weights = table.group([3, 3], |[k, weight]| {
            Bin::new(format!("weight {k} {}", ["0", "positive", "2^31 and more"][weight]))
        });
        let corners = table.list("pixel", &["in column 2046", "in line 1023", "on a vertex"]);
        Self { table, triangles, widths, rows, holes, edges, ties, weights, corners }
    }

    /// Marks what a triangle hits.
    pub fn cover(&self, scan: Option<&Scan>, rules: &ScanRules, hits: &mut Hits) {
        let Some(scan) = scan else {
            self.triangles.mark([0], hits);
            return;
        };
        let samples: Vec<Sample> = scan.samples(rules).collect();
        let pixels = |range: &RangeInclusive<i64>| (range.end() - range.start() + 1) as usize;
        let all = pixels(&scan.bounds.x) * pixels(&scan.bounds.y);
        self.triangles.mark([[1, 2, 3][samples.len().min(2)]], hits);
        for (what, _) in [(4, samples.len() == all), (5, scan.no_area)].into_iter().filter(|(_, hit)| *hit) {
            self.triangles.mark([what], hits);
        }
        self.edges.cover(&scan.edges, hits);
        for sample in &samples {
            for (k, weight) in sample.weights.into_iter().enumerate() {
                self.weights.mark([k, size(weight) - 2], hits);
            }
            let on = sample.weights.iter().filter(|weight| **weight == 0).count();
            let corners = [sample.x == 2046, sample.y == 1023, on == 2];
            for (corner, _) in corners.iter().enumerate().filter(|(_, hit)| **hit) {
                self.corners.mark([corner], hits);
            }
        }
        self.cover_rows(scan, &samples, hits);
        self.cover_ties(scan, hits);
    }

    fn cover_rows(&self, scan: &Scan, samples: &[Sample], hits: &mut Hits) {
        let Rectangle { x, y } = &scan.bounds;
        let bits = pixels_log2(x);
        let mut rest = samples;
        let (mut before, mut gap) = (false, false);
        for line in y.clone() {
            let (row, after) = rest.split_at(rest.partition_point(|sample| sample.y == line));
            rest = after;
            let [first, last] = [row.first(), row.last()].map(|sample| sample.map(|sample| sample.x));
            if first.is_none_or(|first| first != *x.start()) {
                self.widths.mark([bits, first.is_some().into()], hits);
            }
            let none = row.is_empty();
            let [from_first, to_last] = [first == Some(*x.start()), last == Some(*x.end())];
            let what = [
                none && line == *y.start(),
                none && line == *y.end(),
                !none && before && gap,
                from_first,
                to_last,
                !none && !from_first && !to_last,
            ];
            for (what, _) in what.iter().enumerate().filter(|(_, hit)| **hit) {
                self.rows.mark([what], hits);
            }
            gap = none && before;
            before |= !none;
            let Some(hole) = scan.hole.as_ref().filter(|hole| hole.y.contains(&line)) else { continue };
            let [left, right] = [first.is_some_and(|x| x < *hole.x.start()), last.is_some_and(|x| x > *hole.x.end())];
            let sides = match (left, right) {
                (true, true) => 0,
                (true, false) => 1,
                (false, true) => 2,
                (false, false) => 3,
            };
            self.holes.mark([sides], hits);
            if hole.y == *y {
                self.holes.mark([4], hits);
            }
        }
    }

    /// Samples on one edge that are inside of the others.
    fn cover_ties(&self, scan: &Scan, hits: &mut Hits) {
        if scan.no_area {
            return;
        }
        for (k, edge) in scan.edges.iter().enumerate() {
            for line in scan.bounds.y.clone() {
                // The one column where the value can be 0.
                let (at_first, step) = (-edge.at(0, line), edge.step_x);
                if step == 0 || at_first % step != 0 || !scan.bounds.x.contains(&(at_first / step)) {
                    continue;
                }
                let values = scan.edges.each_ref().map(|other| other.at(at_first / step, line));
                if (0..3).all(|other| other == k || values[other] > 0) {
                    self.ties.mark([k, edge.excluded.into()], hits);
                }
            }
        }
    }
}

/// The place of the leading one of the number of columns.
fn pixels_log2(range: &RangeInclusive<i64>) -> usize {
    (range.end() - range.start() + 1).ilog2() as usize
}
