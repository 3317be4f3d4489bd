// SPDX-License-Identifier: MIT
//! `raster_setup`: a triangle in, its edge functions out.

use super::channel::{scan, scan_values, triangle, triangle_values};
use crate::coverage::raster::SetupBins;
use crate::stage::Stage;
use crate::stimulus::raster::triangle::Triangle;
use pica_model::raster::edge::EdgeRules;
use pica_rtl::raster::{ScanValues, ScreenTriangleValues};
use pica_spec::choices::Choices;

pub fn setup(choices: &Choices) -> Stage<ScreenTriangleValues, ScanValues> {
    let rules = EdgeRules::new(choices);
    Stage::new(move |i| scan_values(scan(&triangle(i), &rules).as_ref()))
        .draw(|rng| triangle_values(&Triangle::random(rng)))
        .cover(|table| {
            let bins = SetupBins::new(table);
            move |i, _, hits| {
                let triangle = triangle(i);
                bins.cover(&triangle, scan(&triangle, &rules).as_ref(), hits);
            }
        })
}
