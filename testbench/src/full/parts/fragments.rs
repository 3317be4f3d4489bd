// SPDX-License-Identifier: MIT
//! The fragment blocks, and the back end, which ends with them.

use super::List;
use crate::engine::BackPressure;
use crate::full::{Error, Part, Plan, Run};
use crate::registry;
use pica_spec::choices::Choices;

/// Random cases of a stage.
const STAGE: u64 = 10_000_000;
/// Cases of the combiner, each with up to 60 fragments.
const COMBINER: u64 = 100_000;
/// Cases of the pipeline, and of the back end, with, and as many without back-pressure: more than 10^7 fragments.
const PIPELINE: u64 = 80_000;

/// Stages at random and in their sweeps, then what has registers.
pub fn runs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    let choices = Choices::default();
    let entries = [registry::memory::entries(), registry::fragment::entries(), registry::gpu::entries()];
    for block in registry::build(entries.into_iter().flatten(), &choices)? {
        let run = |under, cases| Run::new(Part::Fragments, &block, &choices, under, cases);
        if let Some(sweep) = plan.sweep(&block) {
            list.runs.extend([run("random", plan.random(&block, STAGE)), run("sweep", sweep)]);
            continue;
        }
        let cases = if block.interface.name == "combiner" { COMBINER } else { PIPELINE };
        for (under, back_pressure) in
            [("without back-pressure", BackPressure::Never), ("with back-pressure", BackPressure::Always)]
        {
            list.runs.push(Run { back_pressure, ..run(under, plan.random(&block, cases)) });
        }
    }
    Ok(())
}
