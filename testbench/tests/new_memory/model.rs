// SPDX-License-Identifier: MIT
//! What the block does, and the cases that it is given.

use pica_testbench::block::{Simpler, Unit};
use pica_testbench::coverage::{Bin, Hits};
use pica_testbench::random::CaseRng;
use pica_testbench::stimulus::simpler_items;
use pica_vectors::{Case, Item};
use std::collections::BTreeMap;

/// The channels: addends, the memory before a case, sums, the memory after it.
const ADD: usize = 0;
const BEFORE: usize = 2;
const TOTAL: usize = 3;
const AFTER: usize = 6;

/// Sums in a memory.
pub struct Accumulator;

impl Unit for Accumulator {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let places = [1, 3, 16][rng.below(3) as usize];
        let before = (0..rng.below(8)).map(|_| (BEFORE, 16)).collect::<Vec<_>>();
        let adds = (0..1 + rng.below(60)).map(|_| (ADD, places));
        let mut item = |(channel, places): (usize, u32)| {
            let bits = [4, 8, 16][rng.below(3) as usize];
            Item { channel, values: vec![rng.below(places), rng.below(1 << bits)] }
        };
        before.into_iter().chain(adds).map(&mut item).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let of = |channel| inputs.iter().filter(move |item| item.channel == channel).map(|item| &item.values);
        let mut words: BTreeMap<u32, u32> = of(BEFORE).map(|values| (values[0], values[1])).collect();
        let mut outputs = Vec::new();
        for values in of(ADD) {
            let word = words.entry(values[0]).or_default();
            let mask = if values[1] < 256 { 0xFF } else { 0xFFFF };
            *word = *word & !mask | word.wrapping_add(values[1]) & mask;
            outputs.push(Item { channel: TOTAL, values: vec![*word] });
        }
        outputs.extend(words.into_iter().map(|(address, word)| Item { channel: AFTER, values: vec![address, word] }));
        outputs
    }

    fn bins(&self) -> Vec<Bin> {
        vec![Bin::new("one byte is written"), Bin::new("both bytes are written")]
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        let adds = case.inputs.iter().filter(|item| item.channel == ADD);
        adds.for_each(|item| hits.mark(usize::from(item.values[1] >= 256)));
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        Box::new(simpler_items(inputs))
    }

    fn explain(&self, _: &Case, _: &[Item]) -> Option<String> {
        None
    }
}
