// SPDX-License-Identifier: MIT
//! The float blocks in both roundings.

use super::{List, is_float, roundings};
use crate::block::Block;
use crate::full::{Cases, Error, Part, Plan, Run};
use crate::registry;

/// Random cases of a block. A space that is not larger than [`WHOLE`] is run whole.
const FLOAT: u64 = 10_000_000;
/// Spaces up to this size are run whole.
const WHOLE: u64 = 1 << 24;

/// Lists the float blocks of the design.
pub fn listed(plan: &Plan, list: &mut List) -> Result<(), Error> {
    blocks(plan, list, Part::Float, |block| block.listed, FLOAT)
}

/// Lists the circuits of float blocks at formats whose whole input space can be run.
pub fn small_formats(plan: &Plan, list: &mut List) -> Result<(), Error> {
    blocks(plan, list, Part::SmallFormats, |block| !block.listed, WHOLE)
}

/// `cases` at random, or the whole space if it is not too large.
fn blocks(plan: &Plan, list: &mut List, part: Part, which: impl Fn(&Block) -> bool, cases: u64) -> Result<(), Error> {
    for (under, choices) in roundings() {
        for block in registry::blocks(&choices)?.iter().filter(|block| is_float(block) && which(block)) {
            let small = block.input_space().filter(|space| *space <= WHOLE);
            let cases = small.map_or_else(|| plan.random(block, cases), |space| Cases::Random(plan.count_whole(space)));
            list.runs.push(Run::new(part, block, &choices, under, cases));
        }
    }
    Ok(())
}
