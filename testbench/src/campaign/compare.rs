// SPDX-License-Identifier: MIT
//! What came out against what had to.

use super::situations::Except;
use crate::block::{Behaviour, Block};
use crate::engine::{Answer, Engine, EngineError, Stall, Unknown, Violation};
use pica_vectors::{Case, Columns, Direction, Interface, Item};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The rows in which results differ, missing and unknown ones among them.
pub fn differing_rows(expected: &Columns, answer: &Answer<Columns>) -> Vec<usize> {
    let Answer { outputs: actual, unknown, .. } = answer;
    if expected == actual && unknown.is_empty() {
        return Vec::new();
    }
    let unknown: BTreeSet<usize> = unknown.iter().map(|value| value.item).collect();
    let differs = |row: &usize| {
        *row >= actual.len()
            || (0..expected.words()).any(|word| expected.column(word)[*row] != actual.column(word)[*row])
            || unknown.contains(row)
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
    /// The values in it that are not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<Unknown>,
    /// What was wrong with the way it came out.
    pub violation: Option<Violation>,
    /// How the bench held back.
    pub stall: Stall,
    /// The first row that differs in a case of a flat block.
    pub row: usize,
}

/// Runs one case; the difference if there is one. Of a flat block a case may have several rows, for hardware in which one
/// disturbs another; rows in situations that are excepted are not compared.
///
/// # Errors
/// If the engine fails.
pub fn check(
    block: &Block,
    engine: &mut dyn Engine,
    inputs: &[Item],
    stall: Stall,
    except: &Except,
) -> Result<Option<Difference>, EngineError> {
    let case = block.case(inputs.to_vec());
    let (rows, answer) = match &block.behaviour {
        Behaviour::Flat(flat) => {
            let into = block.columns_of(Direction::In, inputs);
            let expected = block.columns_of(Direction::Out, &case.outputs);
            let answer = engine.flat(&into, &expected, stall)?;
            let mut rows = differing_rows(&expected, &answer);
            let left_out = except.rows(flat.as_ref(), &into, &expected);
            rows.retain(|row| left_out.get(*row) != Some(&true));
            let Answer { outputs, violation, unknown, traffic } = answer;
            let items = (0..outputs.len()).map(|row| block.item(Direction::Out, outputs.row(row)));
            (rows, Answer { outputs: items.collect(), violation, unknown, traffic })
        }
        Behaviour::Unit(_) => {
            let answer = engine.unit(&block.powered_on(&case), stall)?;
            (if differs(&block.interface, &case.outputs, &answer) { vec![0] } else { Vec::new() }, answer)
        }
    };
    let Answer { outputs: actual, violation, unknown, .. } = answer;
    if rows.is_empty() && violation.is_none() {
        return Ok(None);
    }
    let violation = violation.or((!unknown.is_empty()).then_some(Violation::Unknown));
    let row = rows.first().copied().unwrap_or(inputs.len().saturating_sub(1));
    Ok(Some(Difference { case, actual, unknown, violation, stall, row }))
}

/// Whether what a unit answered is wrong, apart from how it answered.
pub fn differs(interface: &Interface, expected: &[Item], answer: &Answer<Vec<Item>>) -> bool {
    !answer.unknown.is_empty() || !same_items(interface, expected, &answer.outputs)
}
