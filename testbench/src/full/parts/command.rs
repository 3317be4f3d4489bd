// SPDX-License-Identifier: MIT
//! Command lists, from memory to what their writes do.

use super::List;
use super::recordings::recorded;
use crate::full::{Cases, Error, Part, Plan, Run};
use crate::registry;
use pica_spec::choices::Choices;

/// Random cases of a block.
const CASES: u64 = 400_000;

/// Random lists and writes, then those of each recording.
pub fn runs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    let choices = Choices::default();
    let blocks = registry::build(registry::command::entries(), &choices)?;
    for block in &blocks {
        list.runs.push(Run::new(Part::Command, block, &choices, "random", plan.random(block, CASES)));
    }
    for (name, recording) in &plan.recordings {
        for block in &blocks {
            let cases = recorded(block, name, recording, plan.seed)?.len();
            if cases > 0 {
                let run = Run::new(Part::Command, block, &choices, name.as_str(), Cases::Programs(name.clone()));
                list.runs.push(run.of_written(cases));
            }
        }
    }
    Ok(())
}
