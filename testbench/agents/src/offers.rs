// SPDX-License-Identifier: MIT
//! What is offered to a unit, and when.

use crate::circuit::Word;
use crate::wiring::Wiring;

/// Transactions into a unit, in the order in which they are to be taken.
///
/// An item may be offered beside those before it as long as each is on a channel of higher priority, which is one that stands
/// earlier in the interface: of what is offered together the block takes that first.
pub struct Offers<'a> {
    items: Vec<(usize, &'a [u32])>,
    /// The first that is not taken.
    first: usize,
    /// How many from there on are on offer.
    count: usize,
}

impl<'a> Offers<'a> {
    /// Nothing of it is on offer yet.
    pub fn new(items: Vec<(usize, &'a [u32])>) -> Self {
        Self { items, first: 0, count: 0 }
    }

    /// Whether everything was taken.
    pub fn is_done(&self) -> bool {
        self.first == self.items.len()
    }

    /// Offers more: one if nothing is on offer, and with `together` what may stand beside that. What is on offer stays.
    pub fn advance(&mut self, together: bool, mut hold: impl FnMut() -> bool) {
        while let Some((channel, _)) = self.items.get(self.first + self.count) {
            let last = self.on_offer().last().map(|(channel, _)| *channel);
            if last.is_some_and(|last| !together || *channel <= last) || hold() {
                return;
            }
            self.count += 1;
        }
    }

    /// What is on offer, at most one a channel.
    pub fn on_offer(&self) -> &[(usize, &'a [u32])] {
        &self.items[self.first..self.first + self.count]
    }

    /// Removes what was taken. None if something was taken before what has priority; else how many were.
    pub fn take(&mut self, wiring: &Wiring, ready: impl Fn(Word) -> bool) -> Option<usize> {
        let taken = |(channel, _): &(usize, &[u32])| wiring.channels[*channel].ready.is_none_or(&ready);
        let before = self.on_offer().iter().take_while(|item| taken(item)).count();
        if self.on_offer()[before..].iter().any(taken) {
            return None;
        }
        self.first += before;
        self.count -= before;
        Some(before)
    }
}
