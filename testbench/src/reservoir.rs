// SPDX-License-Identifier: MIT
//! The cases that are taken of recordings: all of them up to a bound, or so many that a seed chooses. Whatever a recording makes the
//! chip do, no more of it is held.

use crate::children::interrupted;
use crate::random::CaseRng;
use pica_vectors::Item;

/// Transactions of all cases of recordings that are held at once, each about 100 bytes.
pub const MOST_TRANSACTIONS: usize = 1 << 22;
/// Fragments of a draw of a recording that are held at once, each about 600 bytes: a draw over the largest framebuffer has as many.
pub const MOST_FRAGMENTS: usize = 1 << 20;

/// Why recordings give no cases.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordedError {
    /// The cases are too many.
    #[error(
        "the recordings have more than {MOST_TRANSACTIONS} transactions for {block}; a smaller --count takes some of their cases"
    )]
    Transactions {
        /// For which block.
        block: String,
    },
    /// A draw has too many fragments.
    #[error("a draw of the recordings has more than {MOST_FRAGMENTS} fragments, the most that is taken")]
    Fragments,
    /// An interrupt was caught.
    #[error("interrupted")]
    Interrupted,
}

/// Takes cases as they come, and keeps some.
#[derive(Clone, Debug)]
pub struct Reservoir {
    /// How many are kept; all if that is not said.
    count: Option<usize>,
    random: CaseRng,
    /// Cases so far.
    seen: u64,
    /// The cases that are kept, with their numbers.
    kept: Vec<(u64, Vec<Item>)>,
    /// Transactions of the cases that are kept.
    transactions: usize,
    most: usize,
    /// A draw had too many fragments.
    fragments: bool,
}

impl Reservoir {
    /// A reservoir that keeps `count` of any number of cases, each with the same chance, as `seed` draws them; all if there is no count.
    pub fn new(count: Option<u64>, seed: u64) -> Self {
        let count = count.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
        Self {
            count,
            random: CaseRng::new(seed, u64::MAX),
            seen: 0,
            kept: Vec::new(),
            transactions: 0,
            most: MOST_TRANSACTIONS,
            fragments: false,
        }
    }

    /// The reservoir with another bound than [`MOST_TRANSACTIONS`].
    #[must_use]
    pub fn holding(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// A case comes, which is made if it is to be kept. False: no more is wanted.
    pub fn add(&mut self, case: impl FnOnce() -> Vec<Item>) -> bool {
        let number = self.seen;
        self.seen += 1;
        let place = match self.count {
            Some(count) if self.kept.len() >= count => {
                // Case k takes the place of one of `count` with the chance count / (k + 1): all have the same chance then.
                let place = self.random.word() % self.seen;
                usize::try_from(place).ok().filter(|place| *place < count)
            }
            _ => Some(self.kept.len()),
        };
        if let Some(place) = place {
            let case = case();
            self.transactions += case.len();
            match self.kept.get_mut(place) {
                Some(kept) => {
                    self.transactions -= kept.1.len();
                    *kept = (number, case);
                }
                None => self.kept.push((number, case)),
            }
        }
        self.goes_on()
    }

    /// A draw has more fragments than are held.
    pub fn too_many_fragments(&mut self) {
        self.fragments = true;
    }

    /// Whether more cases are wanted.
    pub fn goes_on(&self) -> bool {
        self.transactions <= self.most && !self.fragments && interrupted().is_none()
    }

    /// The cases that were chosen, in the order in which they came.
    ///
    /// # Errors
    /// If they are too many.
    pub fn cases(mut self, block: &str) -> Result<Vec<Vec<Item>>, RecordedError> {
        if interrupted().is_some() {
            return Err(RecordedError::Interrupted);
        }
        if self.fragments {
            return Err(RecordedError::Fragments);
        }
        if self.transactions > self.most {
            return Err(RecordedError::Transactions { block: block.to_owned() });
        }
        self.kept.sort_by_key(|(number, _)| *number);
        Ok(self.kept.into_iter().map(|(_, case)| case).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(number: u32) -> Vec<Item> {
        vec![Item { channel: 0, values: vec![number] }]
    }

    fn chosen(of: u32, count: Option<u64>, seed: u64) -> Vec<u32> {
        let mut reservoir = Reservoir::new(count, seed);
        (0..of).for_each(|number| assert!(reservoir.add(|| case(number))));
        reservoir.cases("block").unwrap().iter().map(|case| case[0].values[0]).collect()
    }

    #[test]
    fn without_a_count_and_with_a_large_one_all_are_taken() {
        let all: Vec<u32> = (0..100).collect();
        assert_eq!(chosen(100, None, 1), all);
        assert_eq!(chosen(100, Some(100), 1), all);
        assert_eq!(chosen(100, Some(u64::MAX), 1), all);
    }

    #[test]
    fn a_count_chooses_by_the_seed_in_order_and_evenly() {
        let some = chosen(1000, Some(10), 7);
        assert_eq!((some.len(), some.is_sorted()), (10, true));
        assert_eq!(some, chosen(1000, Some(10), 7));
        assert_ne!(some, chosen(1000, Some(10), 8));
        // 2000 times 10 of 20: each is taken about 1000 times, with a deviation of 22.
        let mut taken = [0_u32; 20];
        (0..2000).flat_map(|seed| chosen(20, Some(10), seed)).for_each(|number| taken[number as usize] += 1);
        assert!(taken.iter().all(|taken| (880..1120).contains(taken)), "{taken:?}");
    }

    #[test]
    fn no_more_is_held_than_may_be() {
        let mut reservoir = Reservoir::new(None, 0).holding(10);
        assert_eq!((0..100).take_while(|number| reservoir.add(|| case(*number))).count(), 10);
        let error = reservoir.cases("fragment_pipeline").unwrap_err();
        assert_eq!(error, RecordedError::Transactions { block: "fragment_pipeline".to_owned() });
        let mut reservoir = Reservoir::new(Some(10), 0).holding(10);
        assert!((0..100).all(|number| reservoir.add(|| case(number))), "what is thrown out does not count");
        assert_eq!(reservoir.cases("block").map(|cases| cases.len()), Ok(10));
    }
}
