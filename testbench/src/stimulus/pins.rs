// SPDX-License-Identifier: MIT
//! Pinned cases: every campaign begins with them, so that it hits every bin of a block's coverage table, whatever its seed.
//!
//! A pin is the number of a case in the campaign of seed [`SEED`]. Case k of any campaign is that of the k-th pin, as long
//! as there are pins. The lists are in `pins.txt`, which the test `coverage` finds and renews: a line of words for each
//! block, its name and its pins.

use crate::random::CaseRng;
use std::collections::HashMap;
use std::sync::OnceLock;

/// The seed of the campaign that pins count in; no default of any command.
pub const SEED: u64 = 0x0000_0000_0091_75ED;

/// The pins of a block; none if its list is empty or missing.
pub fn of(block: &str) -> &'static [u64] {
    static PINS: OnceLock<HashMap<&str, Vec<u64>>> = OnceLock::new();
    let pins = PINS.get_or_init(|| {
        let line = |line: &'static str| {
            let mut words = line.split_whitespace();
            Some((words.next()?, words.filter_map(|word| word.parse().ok()).collect()))
        };
        include_str!("pins.txt").lines().filter_map(line).collect()
    });
    pins.get(block).map_or(&[], Vec::as_slice)
}

/// The source of case `case` of the campaign `seed` of a block.
pub fn rng(block: &str, seed: u64, case: u64) -> CaseRng {
    let pin = usize::try_from(case).ok().and_then(|case| of(block).get(case));
    pin.map_or_else(|| CaseRng::new(seed, case), |pin| CaseRng::new(SEED, *pin))
}
