// SPDX-License-Identifier: MIT
//! Register writes of some bytes alone, in a case of whole ones.

use crate::random::CaseRng;
use crate::stimulus::Dice;
use crate::stimulus::shader::program::case::{ShaderCase, Step, Transfer};
use crate::stimulus::shader::program::port::{self, Port};
use pica_spec::command::ByteMask;
use std::collections::BTreeMap;

/// The case with byte masks on some of its register writes, and with more writes between its inputs and invocations. Under the
/// default of choice `fifo_write_mask` it does the same as before, unless it `changes` registers: then some of them keep
/// bytes of what was in them.
pub fn masked(rng: &mut CaseRng, case: &ShaderCase, changes: bool) -> ShaderCase {
    let mut steps = Vec::new();
    // What registers were last given whole.
    let mut latest = BTreeMap::new();
    // Whether inputs wait for their invocation. Each goes by the permutation at its time; the model takes them all at the start.
    let mut waiting = false;
    for step in &case.steps {
        match step {
            Step::Write { offset, data, .. } => {
                match rng.below(8) {
                    0 if changes && *offset != port::ENTRYPOINT => steps.push(part(*offset, *data, any(rng))),
                    0..3 => in_parts(rng, *offset, *data, &mut steps),
                    _ => steps.push(step.clone()),
                }
                latest.insert(*offset, *data);
            }
            Step::Transfer(transfer) if rng.percent(15) => words(rng, transfer, &mut steps),
            Step::Transfer(_) => steps.push(step.clone()),
            Step::Input { .. } | Step::Start { .. } => {
                if rng.percent(5) {
                    let fits = |offset: u8| match offset {
                        port::PERMUTATION | port::PERMUTATION_HIGH => !waiting,
                        // A write takes b15 back that a program has set.
                        port::BOOLUNIFORM => changes,
                        _ => true,
                    };
                    let again: Vec<(u8, u32)> = latest
                        .iter()
                        .map(|(offset, data)| (*offset, *data))
                        .filter(|(offset, _)| fits(*offset))
                        .collect();
                    between(rng, &again, &mut steps);
                }
                waiting = matches!(step, Step::Input { .. });
                steps.push(step.clone());
            }
        }
    }
    ShaderCase { steps }
}

/// Any mask.
fn any(rng: &mut CaseRng) -> ByteMask {
    ByteMask::new(rng.below(16) as u8)
}

/// A mask with some byte.
fn some(rng: &mut CaseRng) -> ByteMask {
    ByteMask::new(rng.within(1..=15) as u8)
}

fn part(offset: u8, data: u32, mask: ByteMask) -> Step {
    Step::Write { offset, data, mask }
}

/// A word in two writes, each with anything in the bytes that it does not enable.
fn in_parts(rng: &mut CaseRng, offset: u8, data: u32, steps: &mut Vec<Step>) {
    let first = any(rng);
    for mask in [first, ByteMask::new(!first.get())] {
        steps.push(part(offset, mask.merge(rng.bits(), data), mask));
    }
}

/// A transfer whose index comes in parts, once more after some of the words, and words with any mask: they are whole. Between
/// them are words and indices with no byte enabled, which do not count.
fn words(rng: &mut CaseRng, transfer: &Transfer, steps: &mut Vec<Step>) {
    let again = rng.below(transfer.words.len() as u32 + 1) as usize;
    let index = transfer.port.index();
    in_parts(rng, index, transfer.index, steps);
    for (round, words) in [&transfer.words[..again], &transfer.words[..]].into_iter().enumerate() {
        // The index is that of the beginning again, whichever of its bytes are written.
        if round > 0 {
            let mask = some(rng);
            steps.push(part(index, mask.merge(rng.bits(), transfer.index), mask));
        }
        for (number, word) in words.iter().enumerate() {
            if rng.percent(10) {
                let offset = rng.pick(&[transfer.port.data(), index]);
                steps.push(part(offset, rng.bits(), ByteMask::NONE));
            }
            let mask = if rng.percent(50) { some(rng) } else { ByteMask::ALL };
            steps.push(part(transfer.port.data() + transfer.alias_of(number), *word, mask));
        }
    }
}

/// Writes that change nothing: what a register has, an index that no word follows, and a word with no byte enabled.
fn between(rng: &mut CaseRng, latest: &[(u8, u32)], steps: &mut Vec<Step>) {
    let port = rng.pick(&Port::ALL);
    match rng.below(4) {
        0 => steps.push(part(port.index(), rng.bits(), any(rng))),
        1 => steps.push(part(port.data(), rng.bits(), ByteMask::NONE)),
        _ if latest.is_empty() => {}
        _ => {
            let (offset, data) = rng.pick(latest);
            in_parts(rng, offset, data, steps);
        }
    }
}
