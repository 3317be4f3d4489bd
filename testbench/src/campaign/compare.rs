// SPDX-License-Identifier: MIT
//! What came out against what had to.

use crate::block::Block;
use crate::engine::{Answer, Engine, EngineError, Stall, Violation};
use pica_vectors::{Case, Columns, Direction, Interface, Item};
use serde::{Deserialize, Serialize};

/// The rows in which results differ, missing ones among them.
pub fn differing_rows(expected: &Columns, actual: &Columns) -> Vec<usize> {
    if expected == actual {
        return Vec::new();
    }
    let differs = |row: &usize| {
        *row >= actual.len()
            || (0..expected.ports()).any(|port| expected.column(port)[*row] != actual.column(port)[*row])
    };
    (0..expected.len()).filter(differs).collect()
}

/// Whether what came out of a unit is what had to, in order within each channel. A channel whose first port is an
/// `_invocation` is in order for each invocation: those that are in flight together come as they come.
pub fn same_items(interface: &Interface, expected: &[Item], actual: &[Item]) -> bool {
    expected.len() == actual.len()
        && interface.side(Direction::Out).all(|(channel, _)| {
            let of = |items: &'_ [Item]| -> Vec<Vec<u32>> {
                let here = items.iter().filter(|item| item.channel == channel);
                let mut values: Vec<_> = here.map(|item| item.values.clone()).collect();
                if interface.channels[channel].is_by_invocation() {
                    values.sort_by_key(|values| values.first().copied());
                }
                values
            };
            of(expected) == of(actual)
        })
}

/// What a block made of a case that it got wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// What went in, and what the model says comes out.
    pub case: Case,
    /// What came out.
    pub actual: Vec<Item>,
    /// What was wrong with the way it came out.
    pub violation: Option<Violation>,
    /// How the bench held back.
    pub stall: Stall,
    /// Of a flat block, the first row that differs.
    pub row: usize,
}

/// Runs one case; the difference if there is one. Of a flat block a case may have several rows, for hardware in which one
/// disturbs another.
///
/// # Errors
/// If the engine fails.
pub fn check(
    block: &Block,
    engine: &mut dyn Engine,
    inputs: &[Item],
    stall: Stall,
) -> Result<Option<Difference>, EngineError> {
    let case = block.case(inputs.to_vec());
    let answer = if block.interface.is_flat() {
        let mut rows = block.columns(Direction::In, inputs.len());
        for (row, item) in inputs.iter().enumerate() {
            rows.set_row(row, &item.values);
        }
        let mut expected = block.columns(Direction::Out, inputs.len());
        for (row, item) in case.outputs.iter().enumerate() {
            expected.set_row(row, &item.values);
        }
        let Answer { outputs, violation } = engine.flat(&rows, &expected, stall)?;
        let items = (0..outputs.len()).map(|row| block.item(Direction::Out, outputs.row(row)));
        Answer { outputs: items.collect(), violation }
    } else {
        engine.unit(&block.powered_on(&case), stall)?
    };
    let row = case.outputs.iter().zip(0..).position(|(expected, row)| answer.outputs.get(row) != Some(expected));
    let same = match block.interface.is_flat() {
        true => row.is_none(),
        false => same_items(&block.interface, &case.outputs, &answer.outputs),
    };
    let different = !same || answer.violation.is_some();
    let row = row.unwrap_or(inputs.len().saturating_sub(1));
    Ok(different.then_some(Difference { case, actual: answer.outputs, violation: answer.violation, stall, row }))
}
