// SPDX-License-Identifier: MIT
//! The model of the rasterizer as port values.

use crate::stimulus::raster::triangle::Triangle;
use pica_model::raster::edge::{Edge, EdgeRules};
use pica_model::raster::region::{Rectangle, Region};
use pica_model::raster::walk::{Sample, Scan};
use pica_rtl::dut::Values;
use pica_rtl::raster::{SampleValues, ScanValues, ScreenTriangleValues};
use pica_spec::pica200::ScissorMode;
use pica_vectors::Item;

/// Bits of an edge value, which is the weight of a vertex.
pub const VALUE_BITS: u32 = 34;
/// Bits of its steps.
const STEP_BITS: u32 = 21;
/// Bits of what a vertex has of a component over w, or of 1 / w, as an integer.
pub const NUMBER_BITS: u32 = 29;
/// Bits of the sum of such numbers, each with its weight.
pub const SUM_BITS: u32 = 62;
/// Bits of the power of two that a quotient of sums is multiplied with.
pub const SCALE_BITS: u32 = 9;

/// The operands that a triangle makes.
pub fn triangle_values(triangle: &Triangle) -> ScreenTriangleValues {
    let Triangle { x, y, scissor_mode, scissor, width, last_line } = *triangle;
    let ([x0, x1, x2], [y0, y1, y2]) = (x.map(u32::from), y.map(u32::from));
    let [scissor_x1, scissor_y1, scissor_x2, scissor_y2] = scissor;
    ScreenTriangleValues {
        x0,
        y0,
        x1,
        y1,
        x2,
        y2,
        scissor_mode,
        scissor_x1,
        scissor_y1,
        scissor_x2,
        scissor_y2,
        width,
        last_line,
    }
}

/// The triangle that operands make.
pub fn triangle(i: ScreenTriangleValues) -> Triangle {
    Triangle {
        x: [i.x0, i.x1, i.x2].map(|x| x as u16),
        y: [i.y0, i.y1, i.y2].map(|y| y as u16),
        scissor_mode: i.scissor_mode,
        scissor: [i.scissor_x1, i.scissor_y1, i.scissor_x2, i.scissor_y2],
        width: i.width,
        last_line: i.last_line,
    }
}

/// The region that a triangle is drawn in.
pub fn region(triangle: &Triangle) -> Region {
    let [x1, y1, x2, y2] = triangle.scissor.map(i64::from);
    let mode = ScissorMode::from_raw(triangle.scissor_mode);
    Region::scissored(triangle.width, triangle.last_line + 1, mode, Rectangle { x: x1..=x2, y: y1..=y2 })
}

/// The triangle, set up; none if it has no pixels.
pub fn scan(triangle: &Triangle, rules: &EdgeRules) -> Option<Scan> {
    Scan::new(triangle.x, triangle.y, rules, &region(triangle))
}

/// The values of a transaction; what it has too little of is 0.
pub fn values<V: Values>(item: &Item) -> V {
    V::from_row(|word| item.values.get(word).copied().unwrap_or_default())
}

/// The bits of a number in two's complement.
pub const fn pattern(value: i64, bits: u32) -> u64 {
    value as u64 & ((1 << bits) - 1)
}

/// The number that bits of two's complement make.
pub const fn number(pattern: u64, bits: u32) -> i64 {
    (pattern << (u64::BITS - bits)) as i64 >> (u64::BITS - bits)
}

/// First and end of a range.
fn ends(range: &core::ops::RangeInclusive<i64>) -> [u32; 2] {
    [*range.start() as u32, *range.end() as u32 + 1]
}

/// What `raster_setup` gives of a triangle, and `raster_walk` takes.
pub fn scan_values(scan: Option<&Scan>) -> ScanValues {
    let Some(scan) = scan else { return ScanValues { empty: 1, ..ScanValues::default() } };
    let [x_first, x_end] = ends(&scan.bounds.x);
    let [y_first, y_end] = ends(&scan.bounds.y);
    let hole = |range: fn(&Rectangle) -> &core::ops::RangeInclusive<i64>| {
        scan.hole.as_ref().map_or([0; 2], |hole| ends(range(hole)))
    };
    let ([hole_x_first, hole_x_end], [hole_y_first, hole_y_end]) = (hole(|hole| &hole.x), hole(|hole| &hole.y));
    let [value0, value1, value2] =
        scan.edges.each_ref().map(|edge| pattern(edge.at(*scan.bounds.x.start(), *scan.bounds.y.start()), VALUE_BITS));
    let step = |step| pattern(step, STEP_BITS) as u32;
    let [step_x0, step_x1, step_x2] = scan.edges.each_ref().map(|edge| step(edge.step_x));
    let [step_y0, step_y1, step_y2] = scan.edges.each_ref().map(|edge| step(edge.step_y));
    let [excluded0, excluded1, excluded2] = scan.edges.each_ref().map(|edge| edge.excluded.into());
    ScanValues {
        empty: 0,
        no_area: scan.no_area.into(),
        x_first,
        x_end,
        y_first,
        y_end,
        hole_x_first,
        hole_x_end,
        hole_y_first,
        hole_y_end,
        value0,
        step_x0,
        step_y0,
        excluded0,
        value1,
        step_x1,
        step_y1,
        excluded1,
        value2,
        step_x2,
        step_y2,
        excluded2,
    }
}

/// The triangle that operands of `raster_walk` stand for; none if they say that it is empty.
pub fn scan_of(values: &[u32]) -> Option<Scan> {
    let i = ScanValues::from_row(|word| values.get(word).copied().unwrap_or_default());
    let range = |first: u32, end: u32| i64::from(first)..=i64::from(end) - 1;
    let bounds = Rectangle { x: range(i.x_first, i.x_end), y: range(i.y_first, i.y_end) };
    if i.empty != 0 || bounds.is_empty() {
        return None;
    }
    let hole = Rectangle { x: range(i.hole_x_first, i.hole_x_end), y: range(i.hole_y_first, i.hole_y_end) };
    let edges = [
        (i.value0, i.step_x0, i.step_y0, i.excluded0),
        (i.value1, i.step_x1, i.step_y1, i.excluded1),
        (i.value2, i.step_x2, i.step_y2, i.excluded2),
    ];
    let edges = edges.map(|(value, step_x, step_y, excluded)| {
        let [step_x, step_y] = [step_x, step_y].map(|step| number(step.into(), STEP_BITS));
        let origin = number(value, VALUE_BITS) - bounds.x.start() * step_x - bounds.y.start() * step_y;
        Edge { origin, step_x, step_y, excluded: excluded != 0 }
    });
    Some(Scan { bounds, hole: Some(hole).filter(|hole| !hole.is_empty()), edges, no_area: i.no_area != 0 })
}

/// What `raster_walk` gives of a pixel.
pub fn sample_values(sample: &Sample) -> SampleValues {
    let [weight0, weight1, weight2] = sample.weights.map(|weight| pattern(weight, VALUE_BITS));
    SampleValues { done: 0, x: sample.x as u32, y: sample.y as u32, weight0, weight1, weight2 }
}

/// What `raster_walk` gives behind the last pixel.
pub fn done_values() -> SampleValues {
    SampleValues { done: 1, ..SampleValues::default() }
}
