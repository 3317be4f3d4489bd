// SPDX-License-Identifier: MIT
//! Decisions of the generators.

use crate::random::CaseRng;
use core::ops::RangeInclusive;

/// What generators ask of a source of numbers.
pub trait Dice {
    /// True in so many of a hundred cases.
    fn percent(&mut self, percent: u32) -> bool;

    /// A number of a range.
    fn within(&mut self, range: RangeInclusive<u32>) -> u32;

    /// One of some values, which are not none.
    fn pick<T: Copy>(&mut self, from: &[T]) -> T;

    /// One of some values, each as often as its weight.
    fn weighted<T: Copy>(&mut self, from: &[(u32, T)]) -> T;

    /// 32 random bits.
    fn bits(&mut self) -> u32;
}

impl Dice for CaseRng {
    fn percent(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    fn within(&mut self, range: RangeInclusive<u32>) -> u32 {
        range.start() + self.below(range.end() - range.start() + 1)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    fn weighted<T: Copy>(&mut self, from: &[(u32, T)]) -> T {
        let mut rest = self.below(from.iter().map(|(weight, _)| weight).sum());
        for (weight, value) in from {
            if rest < *weight {
                return *value;
            }
            rest -= weight;
        }
        from[from.len() - 1].1
    }

    fn bits(&mut self) -> u32 {
        (self.word() >> 32) as u32
    }
}
