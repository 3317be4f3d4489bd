// SPDX-License-Identifier: MIT
//! The alternatives of the ledger: hardware follows them as the model does, or says that it cannot.

use super::{List, is_float};
use crate::block::Block;
use crate::full::{Cases, Error, Part, Plan, Run};
use crate::registry;
use crate::witness::{self, Alternative};
use pica_spec::choices::Choices;

/// Each alternative in every block that is built with it, first with what its experiment has for the block. Each is a
/// program of its own for Verilator, so that a quick look leaves rows out.
pub fn runs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    let mut rows = 0..;
    let defaults = registry::blocks(&Choices::default())?;
    for alternative in Alternative::all() {
        let concerned = |name: &str| {
            let of_name = |block: &&Block| block.interface.name == name;
            defaults.iter().find(of_name).filter(|block| block.choices.contains_key(alternative.id))
        };
        if !defaults.iter().any(|block| block.choices.contains_key(alternative.id)) {
            continue;
        }
        let choices = alternative.choices();
        let blocks = match registry::blocks(&choices) {
            Ok(blocks) => blocks,
            Err(refused) => {
                list.refused.push((alternative.to_string(), refused.to_string()));
                continue;
            }
        };
        for block in blocks.iter().filter(|block| block.listed) {
            let Some(default) = concerned(&block.interface.name) else { continue };
            // The roundings of the float blocks are a part of their own.
            if is_float(block) && ["f24_rounding", "f32_to_f24"].contains(&alternative.id) {
                continue;
            }
            if !rows.next().is_some_and(|row: u64| row.is_multiple_of(plan.divisor)) {
                continue;
            }
            let run = |under, cases| Run::new(Part::Ledger, block, &choices, under, cases);
            let experiment = witness::of_experiment(default, block, alternative.id).unwrap_or_default();
            if !experiment.is_empty() {
                let under = format!("{alternative}, its experiment");
                let run = run(under, Cases::Experiment(alternative.id.to_owned()));
                list.runs.push(run.of_written(experiment.len()));
            }
            list.runs.push(run(alternative.to_string(), Cases::Witnesses));
        }
    }
    Ok(())
}
