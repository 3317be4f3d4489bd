// SPDX-License-Identifier: MIT
//! `raster_setup`: a triangle in, its edge functions out.

use super::ports::{TRIANGLE, scan, scan_values, triangle, triangle_values};
use crate::block::Flat;
use crate::columns::Columns;
use crate::coverage::raster::SetupBins;
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::stimulus::float::simpler_values;
use crate::stimulus::triangle::Triangle;
use pica_model::raster::edge::EdgeRules;
use pica_spec::choices::Choices;

/// `raster_setup` as the campaigns see it.
pub struct SetupFlat {
    rules: EdgeRules,
    bins: SetupBins,
}

impl SetupFlat {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        Self { rules: EdgeRules::new(choices), bins: SetupBins::new() }
    }
}

/// The triangle of a row.
fn row_of(columns: &Columns, row: usize) -> Triangle {
    triangle(&core::array::from_fn::<u32, TRIANGLE, _>(|port| columns.column(port)[row]))
}

impl Flat for SetupFlat {
    fn stimulus(&self, seed: u64, first: u64, inputs: &mut Columns) {
        for (row, case) in (0..inputs.len()).zip(first..) {
            inputs.set_row(row, &triangle_values(&Triangle::random(&mut CaseRng::new(seed, case))));
        }
    }

    fn expect(&self, inputs: &Columns, outputs: &mut Columns) {
        for row in 0..inputs.len() {
            outputs.set_row(row, &scan_values(scan(&row_of(inputs, row), &self.rules).as_ref()));
        }
    }

    fn bins(&self) -> Vec<Bin> {
        self.bins.table.bins.clone()
    }

    fn cover(&self, inputs: &Columns, _: &Columns, hits: &mut Hits) {
        for row in 0..inputs.len() {
            let triangle = row_of(inputs, row);
            self.bins.cover(&triangle, scan(&triangle, &self.rules).as_ref(), hits);
        }
    }

    fn simpler(&self, inputs: &[u32]) -> Vec<Vec<u32>> {
        simpler_values(&[None; TRIANGLE], inputs)
    }
}
