// SPDX-License-Identifier: MIT
//! Rectangles of pixels.

use core::ops::RangeInclusive;

/// Pixels of a rectangle, ends included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rectangle {
    /// Columns.
    pub x: RangeInclusive<i64>,
    /// Lines, from the register origin.
    pub y: RangeInclusive<i64>,
}

impl Default for Rectangle {
    /// No pixels.
    fn default() -> Rectangle {
        Rectangle { x: RangeInclusive::new(1, 0), y: RangeInclusive::new(1, 0) }
    }
}

impl Rectangle {
    /// The pixels that are in both.
    #[must_use]
    pub fn intersection(&self, other: &Rectangle) -> Rectangle {
        let both = |a: &RangeInclusive<i64>, b: &RangeInclusive<i64>| *a.start().max(b.start())..=*a.end().min(b.end());
        Rectangle { x: both(&self.x, &other.x), y: both(&self.y, &other.y) }
    }

    /// The pixels whose centres are between the smallest and the largest of three 12.4 coordinates of each axis.
    pub fn of_samples(x: [u16; 3], y: [u16; 3]) -> Rectangle {
        let samples = |[a, b, c]: [u16; 3]| {
            let (smallest, largest) = (i64::from(a.min(b).min(c)), i64::from(a.max(b).max(c)));
            (smallest - 8 + 15).div_euclid(16)..=(largest - 8).div_euclid(16)
        };
        Rectangle { x: samples(x), y: samples(y) }
    }

    /// Whether there are no pixels.
    pub fn is_empty(&self) -> bool {
        self.x.is_empty() || self.y.is_empty()
    }
}
