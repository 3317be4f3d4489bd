//! What is put into blocks: drawn from declared classes and relations, since uniform numbers are no test (design
//! section 5).

mod dice;
pub mod float;
pub mod instruction;
pub mod pins;
pub mod program;
pub mod recorded;
pub mod triangle;
mod value;

pub use dice::Dice;
pub use value::{Kind, Numbers};

use pica_vectors::Item;

/// Transactions simpler than these: without some of them, or with a value that has a bit less.
pub fn simpler_items(inputs: &[Item]) -> Vec<Vec<Item>> {
    let shorter = cuts(inputs.len()).into_iter().filter(|cut| cut.len() < inputs.len());
    let mut candidates: Vec<Vec<Item>> =
        shorter.map(|cut| [&inputs[..cut.start], &inputs[cut.end..]].concat()).collect();
    for (place, item) in inputs.iter().enumerate() {
        for (port, value) in item.values.iter().enumerate() {
            candidates.extend((0..u32::BITS).filter(|bit| value >> bit & 1 != 0).map(|bit| {
                let mut simpler = inputs.to_vec();
                simpler[place].values[port] = value & !(1 << bit);
                simpler
            }));
        }
    }
    candidates
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
