// SPDX-License-Identifier: MIT
//! Tables of bins with several axes.

use crate::coverage::{Bin, Hits};

/// A table that grows.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// All bins.
    pub bins: Vec<Bin>,
}

/// A part of a table with `N` axes.
#[derive(Clone, Copy, Debug)]
pub struct Group<const N: usize> {
    first: usize,
    sizes: [usize; N],
}

impl Table {
    /// Adds a part: `bin` gives the bin of each place.
    pub fn group<const N: usize>(&mut self, sizes: [usize; N], bin: impl Fn([usize; N]) -> Bin) -> Group<N> {
        let group = Group { first: self.bins.len(), sizes };
        let count: usize = sizes.iter().product();
        for number in 0..count {
            let mut rest = number;
            let mut place = [0; N];
            for axis in (0..N).rev() {
                place[axis] = rest % sizes[axis];
                rest /= sizes[axis];
            }
            self.bins.push(bin(place));
        }
        group
    }

    /// Adds a part with one axis, whose bins are named.
    pub fn list(&mut self, subject: &str, names: &[&str]) -> Group<1> {
        self.group([names.len()], |[i]| Bin::new(format!("{subject}: {}", names[i])))
    }
}

impl<const N: usize> Group<N> {
    /// Marks a bin.
    pub fn mark(&self, place: [usize; N], hits: &mut Hits) {
        let number = self.sizes.iter().zip(place).fold(0, |number, (size, at)| number * size + at);
        hits.mark(self.first + number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_its_own_bin() {
        let mut table = Table::default();
        table.list("before", &["a"]);
        let group = table.group([2, 3], |[a, b]| Bin::new(format!("{a}{b}")));
        for (a, b) in [(0, 0), (0, 2), (1, 1), (1, 2)] {
            let mut hits = Hits::new(table.bins.len());
            group.mark([a, b], &mut hits);
            let hit: Vec<&str> = (0..7).filter(|i| hits.is_hit(*i)).map(|i| table.bins[i].name.as_str()).collect();
            assert_eq!(hit, [format!("{a}{b}")]);
        }
    }
}
