// SPDX-License-Identifier: MIT
//! `raster_walk`: triangles, set up, and their pixels.

use super::channel::{done_values, sample_values, scan, scan_of, scan_values};
use super::recorded;
use crate::block::{Simpler, Unit};
use crate::coverage::raster::WalkBins;
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::recorded::collect;
use crate::reservoir::Reservoir;
use crate::stimulus::cuts;
use crate::stimulus::raster::triangle::Triangle;
use core::ops::RangeInclusive;
use pica_model::raster::edge::EdgeRules;
use pica_model::raster::region::Rectangle;
use pica_model::raster::walk::{Scan, ScanRules};
use pica_rtl::dut::Values;
use pica_rtl::raster::SampleValues;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};

/// The channel of triangles.
const IN: usize = 0;
/// The channel of pixels.
const OUT: usize = 1;

/// `raster_walk` as the campaigns see it.
pub struct WalkUnit {
    choices: Choices,
    edge_rules: EdgeRules,
    rules: ScanRules,
    bins: WalkBins,
}

impl WalkUnit {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        Self {
            choices: *choices,
            edge_rules: EdgeRules::new(choices),
            rules: ScanRules::new(choices),
            bins: WalkBins::new(),
        }
    }
}

/// The transaction of a triangle, set up; none has no pixels.
pub fn item(scan: Option<&Scan>) -> Item {
    Item { channel: IN, values: scan_values(scan).to_row() }
}

/// Triangles without hole, or with smaller bounding boxes: what is left of the edges is the same.
fn smaller(scan: &Scan) -> Vec<Scan> {
    let halves = |range: &RangeInclusive<i64>| {
        let (first, last) = (*range.start(), *range.end());
        let middle = (first + last) / 2;
        let parts = [first..=middle, middle + 1..=last, first..=last - 1, first + 1..=last];
        parts.into_iter().filter(move |part| !part.is_empty() && part != &(first..=last))
    };
    let Rectangle { x, y } = &scan.bounds;
    let columns = halves(x).map(|x| Rectangle { x, y: y.clone() });
    let lines = halves(y).map(|y| Rectangle { x: x.clone(), y });
    let without_hole = scan.hole.is_some().then(|| Scan { hole: None, ..scan.clone() });
    let within = |bounds: Rectangle| {
        let hole = scan.hole.as_ref().map(|hole| hole.intersection(&bounds)).filter(|hole| !hole.is_empty());
        Scan { bounds, hole, ..scan.clone() }
    };
    without_hole.into_iter().chain(columns.chain(lines).map(within)).collect()
}

impl Unit for WalkUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let triangles = 1 + rng.below(4);
        (0..triangles).map(|_| item(scan(&Triangle::random(rng), &self.edge_rules).as_ref())).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let pixels = inputs.iter().flat_map(|input| {
            let scan = scan_of(&input.values);
            let samples: Vec<SampleValues> =
                scan.iter().flat_map(|scan| scan.samples(&self.rules)).map(|sample| sample_values(&sample)).collect();
            samples.into_iter().chain([done_values()])
        });
        pixels.map(|values| Item { channel: OUT, values: values.to_row() }).collect()
    }

    fn bins(&self) -> Vec<Bin> {
        self.bins.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        for input in &case.inputs {
            self.bins.cover(scan_of(&input.values).as_ref(), &self.rules, hits);
        }
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        let shorter = cuts(inputs.len()).into_iter().filter(|cut| cut.len() < inputs.len());
        let mut candidates: Vec<Vec<Item>> =
            shorter.map(|cut| [&inputs[..cut.start], &inputs[cut.end..]].concat()).collect();
        for (place, input) in inputs.iter().enumerate() {
            for scan in scan_of(&input.values).iter().flat_map(smaller) {
                let mut simpler = inputs.to_vec();
                simpler[place] = item(Some(&scan));
                candidates.push(simpler);
            }
        }
        Box::new(candidates.into_iter())
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        collect(recording, &self.choices, reservoir, |draw| recorded::walks(draw, &self.edge_rules))
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual);
        let place = place.unwrap_or(case.outputs.len().min(actual.len()));
        let finished = |item: &&Item| item.values.first() == Some(&1);
        let triangle = case.outputs[..place].iter().filter(finished).count();
        let pixel = |item: Option<&Item>| match item.map(|item| item.values.as_slice()) {
            Some([0, x, y, ..]) => format!("pixel ({x}, {y})"),
            Some(_) => "the end".to_owned(),
            None => "nothing".to_owned(),
        };
        let [expected, given] = [case.outputs.get(place), actual.get(place)].map(pixel);
        Some(format!("triangle {triangle}, transaction {place}: {expected} expected, {given} given\n"))
    }
}
