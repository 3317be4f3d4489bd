// SPDX-License-Identifier: MIT
//! From a case that fails to the smallest that still does.

use super::compare::{Difference, check, differing_rows};
use super::situations::Except;
use crate::block::{Behaviour, Block};
use crate::children::interrupted;
use crate::engine::{Engine, EngineError, Stall};
use pica_vectors::{Direction, Item};

/// Cases tried for units, where each costs a run.
const UNIT_TRIALS: usize = 2000;

/// Shrinks a difference: takes a simpler case that still fails, until none does. None is in a situation that is excepted.
///
/// # Errors
/// If the engine fails.
pub fn shrink(
    block: &Block,
    engine: &mut dyn Engine,
    mut difference: Difference,
    stall: Stall,
    except: &Except,
) -> Result<Difference, EngineError> {
    let (mut trials, mut at) = (0, 0);
    'smaller: loop {
        let inputs = difference.case.inputs.clone();
        if let Behaviour::Flat(flat) = &block.behaviour {
            let candidates: Vec<Vec<Item>> = block.simpler(&inputs).collect();
            if candidates.is_empty() {
                return Ok(difference);
            }
            // All candidates at once: one of them is as expensive as all.
            let mut rows = block.columns(Direction::In, candidates.len());
            for (row, inputs) in candidates.iter().enumerate() {
                rows.set_row(row, &inputs[0].values);
            }
            let mut expected = block.columns(Direction::Out, candidates.len());
            flat.expect(&rows, &mut expected);
            let answer = engine.flat(&rows, &expected, stall)?;
            for row in differing_rows(&expected, &answer) {
                // Alone it must fail as well: its neighbours are not part of it.
                if let Some(smaller) = check(block, engine, &candidates[row], stall, except)? {
                    difference = smaller;
                    continue 'smaller;
                }
            }
            return Ok(difference);
        }
        // On from where the last one was found: those before it have just passed, and most will again.
        let candidates = || block.simpler(&inputs).enumerate();
        for (place, candidate) in candidates().skip(at).chain(candidates().take(at)) {
            trials += 1;
            if trials > UNIT_TRIALS || interrupted().is_some() {
                return Ok(difference);
            }
            if !except.is_empty() && except.has(block, &block.case(candidate.clone())) {
                continue;
            }
            if let Some(smaller) = check(block, engine, &candidate, stall, except)? {
                (difference, at) = (smaller, place);
                continue 'smaller;
            }
        }
        return Ok(difference);
    }
}
