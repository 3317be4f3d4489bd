// SPDX-License-Identifier: MIT
//! The triangles of a recording, as cases of the blocks of the rasterizer.

use super::attribute_setup::AttributeSetupUnit;
use super::channel::sample_values;
use super::{interpolator, walk};
use crate::stimulus::raster::interpolants::Interpolants;
use pica_model::float::F24;
use pica_model::geometry::vertex::COLOR;
use pica_model::geometry::viewport::ScreenVertex;
use pica_model::gpu::pipeline::capture::CapturedDraw;
use pica_model::raster::edge::EdgeRules;
use pica_model::raster::walk::{Scan, ScanRules};
use pica_rtl::dut::Values;
use pica_rtl::raster::VertexComponentsValues;
use pica_spec::pica200::Unknown0058;
use pica_vectors::Item;

/// Triangles of a case.
const TRIANGLES: usize = 64;
/// Samples of a case, about.
const SAMPLES: usize = 4096;

/// The triangles of a draw, set up.
fn scans<'a>(draw: &'a CapturedDraw, rules: &'a EdgeRules) -> impl Iterator<Item = (&'a [ScreenVertex; 3], Scan)> + 'a {
    draw.triangles.iter().filter_map(move |triangle| {
        let [x, y] = [triangle.each_ref().map(|vertex| vertex.x), triangle.each_ref().map(|vertex| vertex.y)];
        Some((triangle, Scan::new(x, y, rules, &draw.region)?))
    })
}

/// The cases of `raster_walk`.
pub fn walks(draw: &CapturedDraw, rules: &EdgeRules) -> Vec<Vec<Item>> {
    let all: Vec<Item> = scans(draw, rules).map(|(_, scan)| walk::item(Some(&scan))).collect();
    all.chunks(TRIANGLES).map(<[Item]>::to_vec).collect()
}

/// What the vertices of a triangle have of the components that the fragments of its draw need.
pub fn components(draw: &CapturedDraw, triangle: &[ScreenVertex; 3]) -> Vec<VertexComponentsValues> {
    let of = |reciprocal_w: bool, semantic: usize, value: &dyn Fn(&ScreenVertex) -> F24| {
        let [value0, value1, value2] = triangle.each_ref().map(|vertex| value(vertex).to_bits());
        let reciprocal_w = reciprocal_w.into();
        let vertex_semantic = semantic as u32;
        VertexComponentsValues { last_of_triangle: 0, reciprocal_w, vertex_semantic, value0, value1, value2 }
    };
    let component = |semantic: usize| of(false, semantic, &move |vertex: &ScreenVertex| vertex.components[semantic]);
    let is_flat = draw.registers.read::<Unknown0058>(0).flat_shading();
    let (colors, others): (Vec<_>, Vec<_>) = draw.components.iter().partition(|semantic| COLOR.contains(semantic));
    let mut all = vec![of(true, 0, &|vertex| vertex.reciprocal_w)];
    all.extend(others.into_iter().map(component));
    if is_flat && !colors.is_empty() {
        all.push(of(true, 0, &|_| F24::ONE));
    }
    all.extend(colors.into_iter().map(component));
    if let Some(last) = all.last_mut() {
        last.last_of_triangle = 1;
    }
    all
}

/// The cases of `attribute_setup`.
pub fn setups(draw: &CapturedDraw) -> Vec<Vec<Item>> {
    let case = |triangles: &[[ScreenVertex; 3]]| {
        let all = triangles.iter().flat_map(|triangle| components(draw, triangle));
        all.map(|values| Item { channel: 0, values: values.to_row() }).collect()
    };
    draw.triangles.chunks(TRIANGLES).map(case).collect()
}

/// The cases of `interpolator`: the samples of the triangles, a triangle of very many in several cases.
pub fn fragments(
    draw: &CapturedDraw,
    edges: &EdgeRules,
    rules: &ScanRules,
    setup: &AttributeSetupUnit,
) -> Vec<Vec<Item>> {
    let (mut cases, mut case, mut count) = (Vec::new(), Vec::new(), 0);
    for (triangle, scan) in scans(draw, edges) {
        let inputs: Vec<Item> =
            components(draw, triangle).into_iter().map(|values| Item { channel: 0, values: values.to_row() }).collect();
        let interpolants: Vec<_> = setup.interpolants(&inputs).collect();
        let samples: Vec<_> = scan.samples(rules).map(|sample| sample_values(&sample)).collect();
        for samples in samples.chunks(SAMPLES) {
            case.push(Interpolants { interpolants: interpolants.clone(), samples: samples.to_vec() });
            count += samples.len();
            if count >= SAMPLES || case.len() >= TRIANGLES {
                cases.push(interpolator::items(&case));
                (case, count) = (Vec::new(), 0);
            }
        }
    }
    if !case.is_empty() {
        cases.push(interpolator::items(&case));
    }
    cases
}
