// SPDX-License-Identifier: MIT
//! Fewer invocations and loads.

use crate::stimulus::cuts;
use crate::stimulus::shader::program::case::{ShaderCase, Step, Transfer};
use crate::stimulus::shader::program::port::{FLOAT32, Port};

/// Which steps belong to which invocation, loads apart: they may matter to later ones.
fn invocation_of(case: &ShaderCase) -> Vec<Option<usize>> {
    let mut number = 0;
    let of = |step: &Step| match step {
        Step::Write { .. } | Step::Transfer(_) => None,
        Step::Input { .. } => Some(number),
        Step::Start { .. } => {
            number += 1;
            Some(number - 1)
        }
    };
    case.steps.iter().map(of).collect()
}

fn keep(case: &ShaderCase, keeps: impl Fn(usize) -> bool) -> ShaderCase {
    let steps = case.steps.iter().enumerate().filter(|(number, _)| keeps(*number));
    ShaderCase { steps: steps.map(|(_, step)| step.clone()).collect() }
}

/// Without some of the invocations.
pub fn fewer_invocations(case: &ShaderCase) -> Vec<ShaderCase> {
    let of = invocation_of(case);
    let count = of.iter().flatten().max().map_or(0, |last| last + 1);
    let mut candidates = Vec::new();
    if count > 2 {
        // One alone, the first one last: it has the least behind it.
        let alone = (0..count).rev().map(|only| keep(case, |step| of[step].is_none_or(|number| number == only)));
        candidates.extend(alone);
    }
    let cut = cuts(count).into_iter().filter(|cut| cut.len() < count);
    candidates.extend(cut.map(|cut| keep(case, |step| of[step].is_none_or(|number| !cut.contains(&number)))));
    // Nothing that comes after the last invocation matters.
    let last = case.steps.iter().rposition(|step| matches!(step, Step::Start { .. }));
    candidates.extend(last.map(|last| keep(case, |step| step <= last)));
    candidates
}

/// With invocations that stop earlier.
pub fn lower_limits(case: &ShaderCase) -> Vec<ShaderCase> {
    let mut candidates = Vec::new();
    for (place, step) in case.steps.iter().enumerate() {
        let Step::Start { geometry, independent, limit } = step else { continue };
        let lower = [0, limit / 2, limit - limit / 4, limit - limit / 8, limit.saturating_sub(1)];
        candidates.extend(lower.map(|limit| {
            let mut steps = case.steps.clone();
            steps[place] = Step::Start { geometry: *geometry, independent: *independent, limit };
            ShaderCase { steps }
        }));
    }
    candidates
}

/// Without some of the loads and inputs.
pub fn fewer_loads(case: &ShaderCase) -> Vec<ShaderCase> {
    let loads: Vec<usize> = (0..case.steps.len())
        .filter(|step| match &case.steps[*step] {
            Step::Transfer(transfer) => transfer.port != Port::Code,
            Step::Start { .. } => false,
            Step::Write { .. } | Step::Input { .. } => true,
        })
        .collect();
    cuts(loads.len()).into_iter().map(|cut| keep(case, |step| !loads[cut.clone()].contains(&step))).collect()
}

/// With some words of transfers left out; what follows them stays in its place.
pub fn shorter_transfers(case: &ShaderCase) -> Vec<ShaderCase> {
    let mut candidates = Vec::new();
    for (number, step) in case.steps.iter().enumerate() {
        let Step::Transfer(transfer) = step else { continue };
        if transfer.port == Port::Code {
            // What is not loaded would run as well: taking instructions out is another matter.
            continue;
        }
        let size = match transfer.port {
            Port::Float if transfer.index & FLOAT32 != 0 => 4,
            Port::Float => 3,
            Port::Code | Port::Descriptor => 1,
        };
        let groups = transfer.words.len().div_ceil(size);
        for cut in cuts(groups).into_iter().filter(|cut| cut.len() < groups) {
            let parts = [0..cut.start * size, (cut.end * size).min(transfer.words.len())..transfer.words.len()];
            let parts = parts.into_iter().filter(|part| !part.is_empty()).map(|part| {
                let index = transfer.index + (part.start / size) as u32;
                Step::Transfer(Transfer { index, words: transfer.words[part].to_vec(), ..transfer.clone() })
            });
            let mut steps = case.steps.clone();
            steps.splice(number..=number, parts);
            candidates.push(ShaderCase { steps });
        }
    }
    candidates
}
