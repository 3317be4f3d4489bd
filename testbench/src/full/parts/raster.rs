// SPDX-License-Identifier: MIT
//! Triangles, from clip space to the components of their fragments.

use super::List;
use crate::full::{Cases, Error, Part, Plan, Run};
use crate::registry;
use crate::registry::raster::maximal;
use pica_spec::choices::Choices;

/// Cases of blocks that take one transaction each.
const TRIANGLES: u64 = 1_000_000;
/// Cases of others, each with one to four triangles in most of them: more than 10^5.
const WALKS: u64 = 50_000;

/// Random triangles; for the walk also those that are as large as can be.
pub fn runs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    let choices = Choices::default();
    let entries = registry::raster::entries().into_iter().chain(registry::geometry::entries());
    for block in registry::build(entries, &choices)? {
        let run = |under, cases| Run::new(Part::Raster, &block, &choices, under, cases);
        let cases = if block.interface.is_flat() { TRIANGLES } else { WALKS };
        list.runs.push(run("random", plan.random(&block, cases)));
        if block.interface.name == "raster_walk" {
            list.runs.push(run("as large as can be", Cases::Maximal).of_written(maximal(&choices).len()));
        }
    }
    Ok(())
}
