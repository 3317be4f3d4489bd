// SPDX-License-Identifier: MIT
//! From the number of a failing case to a counterexample.

use super::Campaign;
use super::cases::{inputs, stimulus};
use super::compare::{Difference, check};
use super::replay::line;
use super::report::Counterexample;
use super::shrink::shrink;
use crate::block::Behaviour;
use crate::engine::{Engine, EngineError, Stall};
use pica_vectors::{Direction, Item, Protocol};
use std::ops::Range;

/// What is said of a combinational block that fails only behind other inputs.
const LATCH: &str = "looks like a latch: the result depends on earlier inputs, and the block has no clock";

/// Runs a failing case again, alone if it fails alone, and shrinks it.
pub fn reproduce(campaign: &Campaign<'_>, case: u64) -> Result<Counterexample, EngineError> {
    let mut engine = (campaign.start)()?;
    let flat = match &campaign.block.behaviour {
        Behaviour::Unit(unit) => {
            let stall = campaign.stall(case);
            let inputs = stimulus(campaign, unit.as_ref(), case);
            return match check(campaign.block, engine.as_mut(), &inputs, stall, campaign.except)? {
                Some(difference) => example(campaign, engine.as_mut(), Some(case), difference, stall),
                None => Err(unstable(campaign, case)),
            };
        }
        Behaviour::Flat(flat) => flat.as_ref(),
    };
    let batch = case / campaign.batch;
    let Range { start, end } = campaign.cases(batch);
    let mut reach = 0;
    loop {
        // Rows before and behind it: one may disturb another in a pipeline.
        let (first, last) = (case.saturating_sub(reach).max(start), (case + reach).min(end - 1));
        let rows = inputs(campaign, flat, first, last - first + 1);
        let items: Vec<Item> = (0..rows.len()).map(|row| campaign.block.item(Direction::In, rows.row(row))).collect();
        for stall in [Stall::default(), campaign.stall(batch)] {
            if let Some(difference) = check(campaign.block, engine.as_mut(), &items, stall, campaign.except)? {
                return example(campaign, engine.as_mut(), Some(case), difference, stall);
            }
        }
        if first == start && last == end - 1 {
            return Err(unstable(campaign, case));
        }
        reach = reach * 2 + 1;
    }
}

fn unstable(campaign: &Campaign<'_>, case: u64) -> EngineError {
    let what = format!(
        "failed in case {case}, and does not when that case is run again: its results do not depend on its inputs alone"
    );
    EngineError::simulator(&campaign.block.interface.name, what)
}

/// The counterexample that a difference becomes.
///
/// # Errors
/// If the engine fails.
pub fn example(
    campaign: &Campaign<'_>,
    engine: &mut dyn Engine,
    case: Option<u64>,
    difference: Difference,
    stall: Stall,
) -> Result<Counterexample, EngineError> {
    let alone = !campaign.block.interface.is_flat() || difference.case.inputs.len() == 1;
    let difference =
        if alone { shrink(campaign.block, engine, difference, stall, campaign.except)? } else { difference };
    let explanation = match &campaign.block.behaviour {
        Behaviour::Unit(unit) => unit.explain(&difference.case, &difference.actual),
        Behaviour::Flat(_) if !alone && campaign.block.interface.protocol == Protocol::Comb => Some(LATCH.to_owned()),
        Behaviour::Flat(_) => None,
    };
    let floats = campaign.block.floats.clone();
    let directed = case.and_then(|case| campaign.directed(case));
    Ok(Counterexample { case, directed, replay: line(campaign, case), difference, floats, explanation, vcd: None })
}
