// SPDX-License-Identifier: MIT
//! The triangles of a recording, as cases of `back_end`.

use super::scene::{RASTER_IDS, Triangle, before, left};
use crate::registry::fragment::recorded::{pixel, setup};
use crate::registry::fragment::transactions::reg;
use crate::registry::raster::recorded::components;
use pica_model::float::F24;
use pica_model::geometry::vertex::COLOR;
use pica_model::geometry::viewport::ScreenVertex;
use pica_model::gpu::pipeline::capture::{CapturedDraw, CapturedFragment};
use pica_rtl::gpu::DrawnTriangleValues;
use pica_rtl::raster::VertexComponentsValues;
use pica_vectors::Item;
use std::collections::HashSet;

/// Triangles of a case.
const TRIANGLES: usize = 64;
/// Fragments of a case, about.
const FRAGMENTS: usize = 4096;

/// Whether the circuit has all that the fragments of a draw need: no textures, and no light.
pub fn is_complete(draw: &CapturedDraw) -> bool {
    let plain = |fragment: &CapturedFragment| {
        fragment.record.lighting.is_none() && fragment.record.textures.iter().all(Option::is_none)
    };
    draw.fragments.iter().all(plain)
}

/// The words that a case leaves: number of the buffer, pixel and word.
pub fn words(outputs: &[Item]) -> impl Iterator<Item = (usize, u32, u32)> {
    outputs.iter().filter_map(left)
}

/// The cases of a draw: the pixels of its fragments as they were before the case, its registers, and the triangles.
pub fn cases(draw: &CapturedDraw) -> Vec<Vec<Item>> {
    // The renderer draws the parts of a picture one after the other; fragments of a pixel are in order.
    let mut fragments: Vec<_> = draw.fragments.iter().collect();
    fragments.sort_by_key(|fragment| fragment.triangle);
    let mut fragments = fragments.chunk_by(|a, b| a.triangle == b.triangle).peekable();
    let (mut cases, mut numbers, mut count) = (Vec::new(), 0..0, 0);
    let mut seen = HashSet::new();
    let mut content = Vec::new();
    for number in 0..draw.triangles.len() {
        if let Some(fragments) = fragments.next_if(|fragments| fragments[0].triangle == number as u64) {
            count += fragments.len();
            for fragment in fragments {
                let pixel = pixel(draw, fragment);
                if seen.insert(pixel) {
                    content.extend(before(pixel, fragment.before));
                }
            }
        }
        numbers.end = number + 1;
        if count >= FRAGMENTS || numbers.len() == TRIANGLES || numbers.end == draw.triangles.len() {
            let triangles = draw.triangles[numbers.clone()]
                .iter()
                .flat_map(|vertices| triangle(draw, vertices).items().collect::<Vec<_>>());
            let writes = setup(draw).into_iter().chain(RASTER_IDS.map(|id| reg((id, draw.registers.get(id)))));
            cases.push(content.drain(..).chain(writes).chain(triangles).collect());
            (numbers, count) = (numbers.end..numbers.end, 0);
            seen.clear();
        }
    }
    cases
}

/// A triangle; one of whose components none is read has a colour all the same.
fn triangle(draw: &CapturedDraw, vertices: &[ScreenVertex; 3]) -> Triangle {
    let [[x0, x1, x2], [y0, y1, y2]] =
        [vertices.each_ref().map(|vertex| u32::from(vertex.x)), vertices.each_ref().map(|vertex| u32::from(vertex.y))];
    let [z0, z1, z2] = vertices.each_ref().map(|vertex| vertex.z.to_bits());
    let mut components = components(draw, vertices);
    if components.len() == 1 {
        let one = F24::ONE.to_bits();
        let vertex_semantic = COLOR.start as u32;
        components.push(VertexComponentsValues {
            vertex_semantic,
            value0: one,
            value1: one,
            value2: one,
            ..Default::default()
        });
    }
    Triangle { place: DrawnTriangleValues { x0, y0, z0, x1, y1, z1, x2, y2, z2 }, components }
}
