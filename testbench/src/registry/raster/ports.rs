// SPDX-License-Identifier: MIT
//! The model of the rasterizer as port values.

use crate::stimulus::triangle::Triangle;
use pica_model::raster::edge::{Edge, EdgeRules};
use pica_model::raster::region::{Rectangle, Region};
use pica_model::raster::scan::{Sample, Scan};
use pica_spec::pica200::ScissorMode;

/// Ports of the operands of `raster_setup`.
pub const TRIANGLE: usize = 13;
/// Ports of its results, which are the operands of `raster_walk`.
pub const SCAN: usize = 25;
/// Ports before those of the edges.
const BOX: usize = 10;
/// Ports of an edge.
const EDGE: usize = 5;
/// Bits of an edge value.
const VALUE_BITS: u32 = 34;
/// Bits of its steps.
const STEP_BITS: u32 = 21;

/// The operands that a triangle makes.
pub fn triangle_values(triangle: &Triangle) -> [u32; TRIANGLE] {
    let Triangle { x, y, scissor_mode, scissor, width, last_line } = *triangle;
    let mut values = [0; TRIANGLE];
    for k in 0..3 {
        values[2 * k] = x[k].into();
        values[2 * k + 1] = y[k].into();
    }
    values[6] = scissor_mode;
    values[7..11].copy_from_slice(&scissor);
    values[11] = width;
    values[12] = last_line;
    values
}

/// The triangle that operands make.
pub fn triangle(values: &[u32; TRIANGLE]) -> Triangle {
    Triangle {
        x: core::array::from_fn(|k| values[2 * k] as u16),
        y: core::array::from_fn(|k| values[2 * k + 1] as u16),
        scissor_mode: values[6],
        scissor: core::array::from_fn(|k| values[7 + k]),
        width: values[11],
        last_line: values[12],
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

/// A number in two's complement, in words of 32 bits.
fn words(value: i64, bits: u32) -> [u32; 2] {
    let pattern = value as u64 & ((1 << bits) - 1);
    [pattern as u32, (pattern >> 32) as u32]
}

/// The number that words of two's complement make.
fn number([low, high]: [u32; 2], bits: u32) -> i64 {
    let pattern = u64::from(high) << 32 | u64::from(low);
    (pattern << (u64::BITS - bits)) as i64 >> (u64::BITS - bits)
}

/// First and end of a range.
fn ends(range: &core::ops::RangeInclusive<i64>) -> [u32; 2] {
    [*range.start() as u32, *range.end() as u32 + 1]
}

/// The operands of `raster_walk` for a triangle.
pub fn scan_values(scan: Option<&Scan>) -> [u32; SCAN] {
    let mut values = [0; SCAN];
    let Some(scan) = scan else {
        values[0] = 1;
        return values;
    };
    values[1] = scan.no_area.into();
    values[2..4].copy_from_slice(&ends(&scan.bounds.x));
    values[4..6].copy_from_slice(&ends(&scan.bounds.y));
    if let Some(hole) = &scan.hole {
        values[6..8].copy_from_slice(&ends(&hole.x));
        values[8..10].copy_from_slice(&ends(&hole.y));
    }
    for (edge, ports) in scan.edges.iter().zip(values[BOX..].chunks_exact_mut(EDGE)) {
        let value = edge.at(*scan.bounds.x.start(), *scan.bounds.y.start());
        ports[..2].copy_from_slice(&words(value, VALUE_BITS));
        ports[2] = words(edge.step_x, STEP_BITS)[0];
        ports[3] = words(edge.step_y, STEP_BITS)[0];
        ports[4] = edge.excluded.into();
    }
    values
}

/// The triangle that operands of `raster_walk` stand for; none if they say that it is empty, or have another number.
pub fn scan_of(values: &[u32]) -> Option<Scan> {
    let values: &[u32; SCAN] = values.try_into().ok()?;
    let range = |place: usize| i64::from(values[place])..=i64::from(values[place + 1]) - 1;
    let bounds = Rectangle { x: range(2), y: range(4) };
    if values[0] != 0 || bounds.is_empty() {
        return None;
    }
    let hole = Some(Rectangle { x: range(6), y: range(8) }).filter(|hole| !hole.is_empty());
    let edges = core::array::from_fn(|k| {
        let ports = &values[BOX + EDGE * k..];
        let [step_x, step_y] = [ports[2], ports[3]].map(|step| number([step, 0], STEP_BITS));
        let value = number([ports[0], ports[1]], VALUE_BITS);
        let origin = value - bounds.x.start() * step_x - bounds.y.start() * step_y;
        Edge { origin, step_x, step_y, excluded: ports[4] != 0 }
    });
    Some(Scan { bounds, hole, edges, no_area: values[1] != 0 })
}

/// The results of `raster_walk` for a pixel.
pub fn sample_values(sample: &Sample) -> Vec<u32> {
    let weights = sample.weights.into_iter().flat_map(|weight| words(weight, VALUE_BITS));
    [0, sample.x as u32, sample.y as u32].into_iter().chain(weights).collect()
}

/// Its result behind the last pixel.
pub fn done_values() -> Vec<u32> {
    vec![1, 0, 0, 0, 0, 0, 0, 0, 0]
}
