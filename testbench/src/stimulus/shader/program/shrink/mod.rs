// SPDX-License-Identifier: MIT
//! Smaller cases: on their meaning, so that what is left of one that fails can be read.
//!
//! Candidates come in this order: fewer invocations, less code, fewer loads, then simpler instructions, descriptors and
//! values. Each is smaller by [`measure`], so every chain of them ends.

mod code;
mod measure;
mod simplify;
mod steps;

pub use measure::{Measure, measure};

use super::case::ShaderCase;

/// Cases that are simpler than this one, the biggest cuts first. The unit has `depth` words of program memory.
pub fn simpler(case: &ShaderCase, depth: u16) -> Vec<ShaderCase> {
    let mut candidates = steps::fewer_invocations(case);
    candidates.extend(steps::lower_limits(case));
    candidates.extend(code::gathered(case, depth));
    candidates.extend(code::shorter(case));
    candidates.extend(steps::fewer_loads(case));
    candidates.extend(steps::shorter_transfers(case));
    candidates.extend(simplify::coarse(case));
    candidates.extend(simplify::instructions(case));
    candidates.extend(simplify::descriptors(case));
    candidates.extend(simplify::values(case));
    let limit = measure(case);
    candidates.retain(|candidate| measure(candidate) < limit);
    candidates
}

#[cfg(test)]
mod tests;
