// SPDX-License-Identifier: MIT
//! What vectors show of a block: bins of its coverage table, and bits of its ports that had both values.

use crate::block::{Behaviour, Block};
use crate::coverage::{Bin, Hits};
use pica_vectors::{Channel, Columns, Direction, Interface, Item, Port, Vectors};

/// Which values each bit of each port had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toggles {
    /// By channel and word, the bits that were 0 and those that were 1.
    seen: Vec<Vec<[u32; 2]>>,
}

impl Toggles {
    /// The state before any vector: no bit had a value.
    pub fn new(interface: &Interface) -> Self {
        Self { seen: interface.channels.iter().map(|channel| vec![[0; 2]; channel.words()]).collect() }
    }

    fn see(&mut self, channel: usize, word: usize, value: u32) {
        let seen = &mut self.seen[channel][word];
        seen[0] |= !value;
        seen[1] |= value;
    }

    /// Adds a transaction.
    pub fn item(&mut self, item: &Item) {
        item.values.iter().enumerate().for_each(|(word, value)| self.see(item.channel, word, *value));
    }

    /// Adds transactions of a channel.
    pub fn columns(&mut self, channel: usize, columns: &Columns) {
        for (word, column) in columns.columns().iter().enumerate() {
            column.iter().for_each(|value| self.see(channel, word, *value));
        }
    }

    /// The bits that had both values, or those that did not: as `PORT[BIT]`. What a block and its memories say to each other
    /// is in no vector.
    pub fn bits(&self, interface: &Interface, both: bool) -> Vec<String> {
        let channels =
            interface.channels.iter().zip(&self.seen).filter(|(channel, _)| !interface.is_of_memory(channel));
        let words = channels.flat_map(|(channel, seen)| words(channel).zip(seen));
        let bits = words.flat_map(|((port, lsb, width), [zero, one])| {
            let toggled = move |bit: &u32| (zero & one) >> bit & 1 == 1;
            (0..width).filter(move |bit| toggled(bit) == both).map(move |bit| format!("{}[{}]", port.name, lsb + bit))
        });
        bits.collect()
    }

    /// The numbers of the values that were seen: two a bit, in the order of the ports.
    pub fn numbers(&self, interface: &Interface) -> Vec<u32> {
        let (mut numbers, mut number) = (Vec::new(), 0);
        for (channel, seen) in interface.channels.iter().zip(&self.seen) {
            for (width, seen) in channel.word_widths().zip(seen) {
                for bit in 0..width {
                    for seen in seen {
                        if seen >> bit & 1 == 1 {
                            numbers.push(number);
                        }
                        number += 1;
                    }
                }
            }
        }
        numbers
    }
}

/// The words of a channel: port, lowest bit in it, bits.
fn words(channel: &Channel) -> impl Iterator<Item = (&Port, u32, u32)> {
    let words = |port| {
        (0..).step_by(u32::BITS as usize).zip(Port::word_widths(port)).map(move |(lsb, width)| (port, lsb, width))
    };
    channel.ports.iter().flat_map(words)
}

/// What vectors show so far.
#[derive(Clone, Debug)]
pub struct Shown {
    bins: Vec<Bin>,
    hits: Hits,
    /// Nothing is left to be hit.
    full: bool,
    toggles: Toggles,
}

impl Shown {
    /// The state before any vector: no bin was hit.
    pub fn new(block: &Block) -> Self {
        let bins = block.bins();
        Self { hits: Hits::new(bins.len()), full: false, bins, toggles: Toggles::new(&block.interface) }
    }

    /// Adds vectors.
    pub fn add(&mut self, block: &Block, vectors: &Vectors) {
        match (vectors, &block.behaviour) {
            (Vectors::Batch(batch), Behaviour::Flat(flat)) => {
                let sides = [(Direction::In, &batch.inputs), (Direction::Out, &batch.outputs)];
                for (direction, columns) in sides {
                    let channels = block.interface.side(direction);
                    channels.for_each(|(channel, _)| self.toggles.columns(channel, columns));
                }
                if !self.full {
                    flat.cover(&batch.inputs, &batch.outputs, &mut self.hits);
                }
            }
            (Vectors::Case(case), Behaviour::Unit(unit)) => {
                case.inputs.iter().chain(&case.outputs).for_each(|item| self.toggles.item(item));
                if !self.full {
                    unit.cover(case, &mut self.hits);
                }
            }
            // A flat block has batches, a unit has cases.
            (Vectors::Batch(_), Behaviour::Unit(_)) | (Vectors::Case(_), Behaviour::Flat(_)) => {}
        }
        self.full = self.full || self.hits.is_full(&self.bins);
    }

    /// Bins that can be hit, and those of them that were.
    pub fn bins(&self) -> [usize; 2] {
        let can = self.bins.iter().enumerate().filter(|(_, bin)| bin.unreachable.is_none());
        let [mut hit, mut all] = [0; 2];
        for (number, _) in can {
            all += 1;
            hit += usize::from(self.hits.is_hit(number));
        }
        [hit, all]
    }

    /// Numbers of the bins that can be hit, and were.
    pub fn bin_numbers(&self) -> impl Iterator<Item = u32> + '_ {
        let can = self.bins.iter().enumerate().filter(|(_, bin)| bin.unreachable.is_none());
        can.filter(|(number, _)| self.hits.is_hit(*number)).map(|(number, _)| number as u32)
    }

    /// The bits.
    pub fn toggles(&self) -> &Toggles {
        &self.toggles
    }
}
