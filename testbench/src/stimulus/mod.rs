// SPDX-License-Identifier: MIT
//! What is put into blocks: drawn from declared classes and relations, since uniform numbers are no
//! test.

pub mod command;
pub(crate) mod dice;
pub mod float;
pub mod geometry;
pub mod raster;
pub mod shader;
mod value;

pub use dice::Dice;
pub use value::{Kind, Numbers};

use pica_rtl::dut::Values;
use pica_vectors::Item;

/// Transactions simpler than these: without some of them, or with a value that has a bit less.
///
/// Candidates are made one by one: of thousands of transactions, as recordings have them, all would not fit into memory.
pub fn simpler_items(inputs: &[Item]) -> impl Iterator<Item = Vec<Item>> {
    let shorter = cuts(inputs.len()).into_iter().filter(|cut| cut.len() < inputs.len());
    let shorter = shorter.map(|cut| [&inputs[..cut.start], &inputs[cut.end..]].concat());
    let ports =
        inputs.iter().enumerate().flat_map(|(place, item)| (0..item.values.len()).map(move |port| (place, port)));
    let bits = ports.flat_map(|(place, port)| (0..u32::BITS).map(move |bit| (place, port, bit)));
    let cleared = bits.filter(|(place, port, bit)| inputs[*place].values[*port] >> bit & 1 != 0);
    shorter.chain(cleared.map(|(place, port, bit)| {
        let mut simpler = inputs.to_vec();
        simpler[place].values[port] &= !(1 << bit);
        simpler
    }))
}

/// Values with one bit less, but for those of these words.
pub fn with_less<V: Values>(values: V, kept: &'static [&'static str]) -> impl Iterator<Item = V> {
    let words = (0..V::WORDS.len()).filter(|word| !kept.contains(&V::WORDS[*word]));
    let bits = words.flat_map(|word| (0..u32::BITS).map(move |bit| (word, bit)));
    let set = bits.filter(move |(word, bit)| values.get(*word) >> bit & 1 != 0);
    set.map(move |(word, bit)| {
        let mut less = values;
        less.set(word, values.get(word) & !(1 << bit));
        less
    })
}

/// Ranges to cut out of `len` things: halves, quarters, and so on down to single ones.
pub fn cuts(len: usize) -> Vec<core::ops::Range<usize>> {
    let mut cuts = Vec::new();
    let mut size = len;
    while size > 0 {
        cuts.extend((0..len).step_by(size).map(|first| first..(first + size).min(len)));
        size /= 2;
    }
    cuts
}
