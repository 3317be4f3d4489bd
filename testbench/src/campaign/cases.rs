// SPDX-License-Identifier: MIT
//! What a campaign puts in, and how it holds back: a matter of its seed and of the number of the case alone.

use super::Campaign;
use crate::block::{Block, Flat, Unit};
use crate::engine::{BackPressure, Stall};
use crate::random::CaseRng;
use pica_vectors::{Columns, Direction, Item};

/// Batches of a flat block of which the bench holds back in one. There are many cases in each, and waiting costs time.
const FLAT_STALLS: u64 = 32;

/// How the bench holds back in a batch of a flat block, or in a case of a unit, of which it does in every second one if
/// nothing else is asked for.
pub fn stall(block: &Block, back_pressure: BackPressure, seed: u64, number: u64) -> Stall {
    let period = if block.interface.is_flat() { FLAT_STALLS } else { 2 };
    let holds_back = match back_pressure {
        BackPressure::Sometimes => number % period == 1,
        BackPressure::Never => false,
        BackPressure::Always => true,
    };
    let mut rng = CaseRng::new(seed, !number);
    let [bubbles, back_pressure] = [(); 2].map(|()| rng.below(224) as u8);
    let stall = Stall { bubbles, back_pressure, seed: rng.word() as u32, ..Stall::default() };
    let stall = if holds_back { stall } else { Stall::default() };
    match block.interface.memories.is_empty() {
        true => stall,
        false => behind_memory(stall, &mut rng),
    }
}

/// How long memories take: as short as can be, always the same, or anything, now and then much more than a block can hide.
fn behind_memory(stall: Stall, rng: &mut CaseRng) -> Stall {
    let [latency, spread] = match rng.below(8) {
        0 | 1 => [1, 0],
        2 => [1 + rng.below(60), 0],
        3 | 4 => [1, rng.below(16)],
        5 | 6 => [1 + rng.below(20), rng.below(80)],
        _ => [100 + rng.below(100), rng.below(300)],
    };
    Stall { latency: latency as u16, spread: spread as u16, seed: rng.word() as u32, ..stall }
}

impl Campaign<'_> {
    /// How its bench holds back in a batch of a flat block, or in a case of a unit.
    pub fn stall(&self, number: u64) -> Stall {
        stall(self.block, self.back_pressure, self.seed, number)
    }
}

/// The inputs of the flat cases from `first` on.
pub fn inputs(campaign: &Campaign<'_>, flat: &dyn Flat, first: u64, len: u64) -> Columns {
    let mut inputs = campaign.block.columns(Direction::In, len as usize);
    match campaign.sweep {
        Some(sweep) => sweep.fill(campaign.seed, first, &mut inputs),
        None if campaign.exhaustive => inputs.count_from(first, &campaign.block.input_widths()),
        None => inputs = campaign.block.inputs(flat, campaign.seed, first, len),
    }
    inputs
}

/// The stimulus of a case of a unit.
pub fn stimulus(campaign: &Campaign<'_>, unit: &dyn Unit, case: u64) -> Vec<Item> {
    match campaign.recorded {
        Some(recorded) => recorded[case as usize].clone(),
        None => campaign.block.items(unit, campaign.seed, case),
    }
}
