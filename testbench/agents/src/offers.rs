// SPDX-License-Identifier: MIT
//! What is offered to a unit, and when.

use crate::circuit::Word;
use crate::wiring::Wiring;

/// Transactions into a unit: in the order in which they are to be taken, or, where channels are independent, in such an order for
/// each of them.
pub struct Offers<'a> {
    queues: Vec<Queue<'a>>,
}

/// Transactions in the order in which they are to be taken.
///
/// An item may be offered beside those before it as long as each is on a channel of higher priority, which is one that stands
/// earlier in the interface: of what is offered together the block takes that first.
#[derive(Default)]
struct Queue<'a> {
    items: Vec<(usize, &'a [u32])>,
    /// The first that is not taken.
    first: usize,
    /// How many from there on are on offer.
    count: usize,
}

impl<'a> Offers<'a> {
    /// Nothing of it is on offer yet.
    pub fn new(wiring: &Wiring, items: Vec<(usize, &'a [u32])>) -> Self {
        if !wiring.independent {
            return Self { queues: vec![Queue { items, ..Queue::default() }] };
        }
        let mut queues: Vec<Queue<'_>> = wiring.channels.iter().map(|_| Queue::default()).collect();
        items.into_iter().for_each(|item| queues[item.0].items.push(item));
        Self { queues }
    }

    /// Whether everything was taken.
    pub fn is_done(&self) -> bool {
        self.queues.iter().all(|queue| queue.first == queue.items.len())
    }

    /// Offers more: one of a queue of which nothing is on offer, and with `together` what may stand beside that. What is on offer
    /// stays.
    pub fn advance(&mut self, together: bool, mut hold: impl FnMut() -> bool) {
        self.queues.iter_mut().for_each(|queue| queue.advance(together, &mut hold));
    }

    /// What is on offer, at most one a channel.
    pub fn on_offer(&self) -> impl Iterator<Item = &(usize, &'a [u32])> {
        self.queues.iter().flat_map(Queue::on_offer)
    }

    /// Removes what was taken. None if something was taken before what has priority; else how many were.
    pub fn take(&mut self, wiring: &Wiring, ready: impl Fn(Word) -> bool) -> Option<usize> {
        self.queues.iter_mut().map(|queue| queue.take(wiring, &ready)).sum()
    }
}

impl<'a> Queue<'a> {
    fn advance(&mut self, together: bool, hold: &mut impl FnMut() -> bool) {
        while let Some((channel, _)) = self.items.get(self.first + self.count) {
            let last = self.on_offer().last().map(|(channel, _)| *channel);
            if last.is_some_and(|last| !together || *channel <= last) || hold() {
                return;
            }
            self.count += 1;
        }
    }

    fn on_offer(&self) -> &[(usize, &'a [u32])] {
        &self.items[self.first..self.first + self.count]
    }

    fn take(&mut self, wiring: &Wiring, ready: impl Fn(Word) -> bool) -> Option<usize> {
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
