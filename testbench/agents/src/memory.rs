// SPDX-License-Identifier: MIT
//! The memory that stands behind a block's requests.

use crate::answer::Violation;
use crate::random::CaseRng;
use crate::stall::Stall;
use crate::traffic::{MANY, Situation, Traffic};
use std::collections::BTreeMap;

/// A memory that answers when it likes: each read once, with the word that it had when it took the read.
pub struct Responder {
    words: BTreeMap<u32, u32>,
    pending: Vec<Answer>,
    /// The answer on offer.
    offered: Option<Answer>,
    latency: u64,
    spread: u32,
    rng: CaseRng,
    taken: u64,
}

/// A read that is taken and not answered.
#[derive(Clone, Copy)]
struct Answer {
    tag: u32,
    word: u32,
    /// The first clock in which the answer may be offered.
    due: u64,
    /// Which read it is, in the order in which they were taken.
    number: u64,
}

impl Responder {
    /// A memory that holds nothing but zeros; `number` tells those of a block apart.
    pub fn new(stall: Stall, number: usize) -> Self {
        Self {
            words: BTreeMap::new(),
            pending: Vec::new(),
            offered: None,
            latency: stall.answer_latency().into(),
            spread: stall.spread.into(),
            rng: CaseRng::new(stall.seed.into(), 1 + number as u64),
            taken: 0,
        }
    }

    /// Stores a word that a case begins with.
    pub fn load(&mut self, address: u32, word: u32) {
        self.words.insert(address, word);
    }

    /// Tag and word that are offered in this clock.
    pub fn answer(&mut self, now: u64) -> Option<[u32; 2]> {
        if self.offered.is_none() {
            let due = self.pending.iter().enumerate().filter(|(_, answer)| answer.due <= now);
            let next = due.min_by_key(|(_, answer)| (answer.due, answer.number)).map(|(place, _)| place);
            self.offered = next.map(|place| self.pending.remove(place));
        }
        self.offered.map(|answer| [answer.tag, answer.word])
    }

    /// The answer on offer is taken.
    pub fn taken(&mut self, traffic: &mut Traffic) {
        if let Some(answer) = self.offered.take() {
            if self.pending.iter().any(|other| other.number < answer.number) {
                traffic.mark(Situation::Overtaken);
            }
            if self.pending.is_empty() {
                traffic.mark(Situation::Alone);
            }
        }
    }

    /// Takes a read in clock `now`.
    pub fn read(&mut self, [address, tag]: [u32; 2], now: u64, traffic: &mut Traffic) -> Result<(), Violation> {
        if self.pending.iter().chain(&self.offered).any(|answer| answer.tag == tag) {
            return Err(Violation::Tag);
        }
        let due = now + self.latency + u64::from(self.rng.below(self.spread + 1));
        let word = self.words.get(&address).copied().unwrap_or(0);
        self.pending.push(Answer { tag, word, due, number: self.taken });
        self.taken += 1;
        if self.pending.len() >= MANY {
            traffic.mark(Situation::Many);
        }
        Ok(())
    }

    /// Takes a write: of the bytes whose bit is set in `enable`.
    pub fn write(&mut self, [address, word, enable]: [u32; 3]) {
        let bytes = (0..4).filter(|byte| enable >> byte & 1 == 1);
        let mask = bytes.fold(0, |mask, byte| mask | 0xFF << (8 * byte));
        let stored = self.words.entry(address).or_default();
        *stored = *stored & !mask | word & mask;
    }

    /// Whether reads are still to be answered.
    pub fn is_busy(&self) -> bool {
        self.offered.is_some() || !self.pending.is_empty()
    }

    /// Addresses and words, those of the case and those that were written.
    pub fn content(&self) -> impl Iterator<Item = [u32; 2]> {
        self.words.iter().map(|(address, word)| [*address, *word])
    }
}
