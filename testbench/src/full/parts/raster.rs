// SPDX-License-Identifier: MIT
//! Triangle setup and edge walk.

use super::List;
use crate::full::{Cases, Error, Part, Plan, Run};
use crate::registry;
use crate::registry::raster::maximal;
use pica_spec::choices::Choices;

/// Triangles of the setup.
const TRIANGLES: u64 = 1_000_000;
/// Cases of the walk, each with one to four triangles: more than 10^5.
const WALKS: u64 = 50_000;

/// Random triangles; for the walk also those that are as large as can be.
pub fn runs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    let choices = Choices::default();
    for block in registry::build(registry::raster::entries(), &choices)? {
        let run = |under, cases| Run::new(Part::Raster, &block, &choices, under, cases);
        if block.interface.name == "raster_setup" {
            list.runs.push(run("random", plan.random(&block, TRIANGLES)));
        } else {
            list.runs.push(run("random", plan.random(&block, WALKS)));
            list.runs.push(run("as large as can be", Cases::Maximal).of_written(maximal(&choices).len()));
        }
    }
    Ok(())
}
