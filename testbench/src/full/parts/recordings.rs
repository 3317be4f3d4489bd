// SPDX-License-Identifier: MIT
//! What recordings have for the hardware: programs of shaders, and fragments.

use super::List;
use crate::block::Block;
use crate::expected::shader::unit::START;
use crate::full::{Cases, Error, Part, Plan, Run};
use crate::registry;
use crate::reservoir::Reservoir;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_vectors::Item;

/// What a recording has for a block.
pub(super) fn recorded(block: &Block, name: &str, recording: &Recording, seed: u64) -> Result<Vec<Vec<Item>>, Error> {
    let cases = block.recorded([recording], Reservoir::new(None, seed));
    Ok(cases.map_err(|error| Error::Unknown(format!("{name}: {error}")))?.unwrap_or_default())
}

/// The programs of each recording in the smallest unit that holds them; then its fragments.
pub fn runs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    let choices = Choices::default();
    let blocks = registry::blocks(&choices)?;
    let named = |prefix: &'static str| blocks.iter().filter(move |block| block.interface.name.starts_with(prefix));
    for (name, recording) in &plan.recordings {
        let mut done = 0;
        for block in named("shader_unit") {
            let cases = recorded(block, name, recording, plan.seed)?;
            let starts = cases.iter().flatten().filter(|item| item.channel == START).count();
            // A larger memory has more programs, or the same.
            if starts > done {
                done = starts;
                let under = format!("{name}: {starts} invocations");
                let run = Run::new(Part::Recordings, block, &choices, under, Cases::Programs(name.clone()));
                list.runs.push(run.of_written(cases.len()));
            }
        }
    }
    for (name, recording) in &plan.recordings {
        for block in named("fragment_pipeline") {
            let cases = recorded(block, name, recording, plan.seed)?.len();
            if cases > 0 {
                let run = Run::new(Part::Recordings, block, &choices, name.as_str(), Cases::Fragments(name.clone()));
                list.runs.push(run.of_written(cases));
            }
        }
    }
    Ok(())
}
