// SPDX-License-Identifier: MIT
//! How the bench holds back.

use serde::{Deserialize, Serialize};

/// How the bench holds back: with which probabilities, of 256, it leaves a valid or a ready low, and in which pattern.
/// Where one is far above the other, what is inside runs dry or fills up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stall {
    /// Chance, of 256, that a valid is left low.
    pub bubbles: u8,
    /// Chance, of 256, that a ready is left low.
    pub back_pressure: u8,
    /// Seed of the pattern.
    pub seed: u32,
    /// Clocks that a memory beside the block takes for an answer; 0 is 1.
    #[serde(default)]
    pub latency: u16,
    /// The most clocks that it takes more, drawn for each answer: where there are some, answers overtake each other.
    #[serde(default)]
    pub spread: u16,
}

impl Stall {
    /// Clocks at the beginning of a case in which nothing is taken of a block, in one of [`Self::DEAF_OF`] seeds of those cases that
    /// leave ready low: all that has room inside fills up. A receiver that is slow from beginning to end does that to fast blocks alone.
    pub const DEAF: u32 = 256;
    /// Seeds of which one is of a receiver that is deaf at first.
    pub const DEAF_OF: u32 = 8;

    /// Clocks at the beginning in which nothing is taken.
    pub fn deaf(&self) -> u32 {
        if self.back_pressure > 0 && self.seed.is_multiple_of(Self::DEAF_OF) { Self::DEAF } else { 0 }
    }

    /// Clocks from a read of a memory to its answer, at least.
    pub fn answer_latency(&self) -> u16 {
        self.latency.max(1)
    }

    /// Whether the bench leaves any valid or ready low.
    pub const fn holds_back(&self) -> bool {
        self.bubbles > 0 || self.back_pressure > 0
    }
}
