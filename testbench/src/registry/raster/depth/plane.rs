// SPDX-License-Identifier: MIT
//! `depth_plane`: triangles and their samples in, depths out.

use super::bins::PlaneBins;
use super::draw;
use super::triangle::{Triangle, channel};
use crate::block::{Simpler, Unit};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::stimulus::cuts;
use pica_model::float::F24;
use pica_model::raster::depth::DepthMap;
use pica_spec::choices::Choices;
use pica_spec::pica200::DepthMapMode;
use pica_vectors::{Case, Item};

/// `depth_plane` as the campaigns see it.
pub struct PlaneUnit {
    map: DepthMap,
    bins: PlaneBins,
}

impl PlaneUnit {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        // What is mapped already needs no mapping.
        let map = DepthMap::with(DepthMapMode::ZBuffer, F24::ONE, F24::ZERO, choices);
        Self { map, bins: PlaneBins::new() }
    }
}

impl Unit for PlaneUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let triangles = 1 + rng.below(4);
        (0..triangles).flat_map(|_| draw::triangle(rng).items()).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let depths = Triangle::all(inputs).into_iter().flat_map(|triangle| triangle.fragments(&self.map));
        depths.map(|depth| Item { channel: channel::OUT, values: vec![depth] }).collect()
    }

    fn bins(&self) -> Vec<Bin> {
        self.bins.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        for triangle in Triangle::all(&case.inputs) {
            self.bins.cover(&triangle, &self.map, hits);
        }
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        let triangles = Triangle::all(inputs);
        let shorter = cuts(triangles.len()).into_iter().filter(|cut| cut.len() < triangles.len());
        let mut candidates: Vec<Vec<Triangle>> =
            shorter.map(|cut| [&triangles[..cut.start], &triangles[cut.end..]].concat()).collect();
        for (place, triangle) in triangles.iter().enumerate() {
            candidates.extend(triangle.simpler().into_iter().map(|simpler| {
                let mut candidate = triangles.clone();
                candidate[place] = simpler;
                candidate
            }));
        }
        Box::new(candidates.into_iter().map(|triangles| triangles.iter().flat_map(Triangle::items).collect()))
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual);
        let place = place.unwrap_or(case.outputs.len().min(actual.len()));
        let mut before = 0;
        let triangles = Triangle::all(&case.inputs);
        let triangle = triangles.iter().position(|triangle| {
            before += triangle.samples.len();
            place < before
        })?;
        Some(format!("triangle {triangle}, fragment {place}: {:?}\n", triangles[triangle]))
    }
}
