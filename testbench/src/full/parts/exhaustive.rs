// SPDX-License-Identifier: MIT
//! The float blocks that have a sweep: every pair of significands.

use super::{List, is_float, roundings};
use crate::full::{Error, Part, Plan, Run};
use crate::registry;

/// Lists the sweeps of these blocks, in both roundings.
pub fn runs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    for (under, choices) in roundings() {
        for block in registry::blocks(&choices)?.iter().filter(|block| is_float(block) && block.listed) {
            let sweep = plan.sweep(block);
            list.runs.extend(sweep.map(|cases| Run::new(Part::Exhaustive, block, &choices, under, cases)));
        }
    }
    Ok(())
}
