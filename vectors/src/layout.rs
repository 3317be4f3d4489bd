// SPDX-License-Identifier: MIT
//! Transactions packed into bits: the records of the `.mem` format.
//!
//! A record is one word. Within an item the first port has the least significant bits and the others follow without
//! gaps. Above the payload, from a multiple of four bits on, stands a tag of eight bits, which is why the first two hex
//! digits of a record are its tag:
//!
//! | tag | record |
//! |---|---|
//! | 00 | none: memory that the file did not fill |
//! | 01 | of a block that is no unit: one vector, the item in and above it the item out |
//! | 01 to FE | of a unit: an item of channel number tag - 1, in bits 0 and up |
//! | FF | of a unit: the end of a case; the payload is 0 |

use crate::{Case, Direction, Interface, InterfaceError, Item};
use bitvec::prelude::*;
use serde::{Deserialize, Serialize};

/// Bits of a tag.
const TAG_WIDTH: u32 = 8;

/// The tag of a vector of a block that is no unit.
pub(crate) const VECTOR: u32 = 1;

/// The tag of the end of a case.
pub(crate) const END_OF_CASE: u32 = 0xFF;

/// One packed record.
pub(crate) type Bits = BitVec<u64, Lsb0>;

/// A range of bits, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BitRange {
    /// The most significant bit.
    pub msb: u32,
    /// The least significant bit.
    pub lsb: u32,
}

impl BitRange {
    fn new(lsb: u32, width: u32) -> BitRange {
        BitRange { msb: lsb + width - 1, lsb }
    }

    /// The bits in it.
    pub fn width(self) -> u32 {
        self.msb - self.lsb + 1
    }

    /// The bits of each word of a value, the lowest word first.
    pub(crate) fn words(self) -> impl Iterator<Item = Self> {
        (self.lsb..=self.msb)
            .step_by(u32::BITS as usize)
            .map(move |lsb| Self::new(lsb, (self.msb - lsb + 1).min(u32::BITS)))
    }

    /// The value of these bits, at most a word, in a record that is long enough.
    pub(crate) fn get(self, bits: &BitSlice<u64, Lsb0>) -> u32 {
        bits[self.lsb as usize..=self.msb as usize].load_le()
    }

    /// Sets these bits, at most a word, in a record that is long enough.
    pub(crate) fn set(self, bits: &mut BitSlice<u64, Lsb0>, value: u32) {
        bits[self.lsb as usize..=self.msb as usize].store_le(value);
    }
}

/// Where a port is in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PortRange {
    /// Name of the port.
    pub name: String,
    /// Where it stands in a record.
    #[serde(flatten)]
    pub bits: BitRange,
}

/// Where the ports of a channel are in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChannelLayout {
    /// Name of the channel.
    pub name: String,
    /// Which way it goes.
    pub direction: Direction,
    /// The tag of the records that hold its items.
    pub tag: u32,
    /// Payload ports, from the low bits up.
    pub ports: Vec<PortRange>,
}

impl ChannelLayout {
    /// Where the words of an item are.
    pub(crate) fn words(&self) -> impl Iterator<Item = BitRange> {
        self.ports.iter().flat_map(|port| port.bits.words())
    }
}

/// Where everything is in the records of a block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout {
    /// Name of the block whose records these are.
    pub block: String,
    /// Bits of a record, a multiple of four.
    pub width: u32,
    /// Where a record says what it is.
    pub tag: BitRange,
    /// The tag of the end of a case; none where a record is a whole case.
    pub end_of_case: Option<u32>,
    /// The channels, in the order of the interface.
    pub channels: Vec<ChannelLayout>,
}

impl Layout {
    /// The layout of a block.
    ///
    /// # Errors
    /// If the interface is not one that the design allows.
    pub fn of(interface: &Interface) -> Result<Layout, InterfaceError> {
        interface.check()?;
        let flat = interface.is_flat();
        let (mut next, mut top) = (0, 0);
        let mut channels = Vec::new();
        for (number, channel) in interface.channels.iter().enumerate() {
            if !flat {
                next = 0;
            }
            let ports = channel.ports.iter().map(|port| {
                let bits = BitRange::new(next, port.width);
                next += port.width;
                PortRange { name: port.name.clone(), bits }
            });
            let ports = ports.collect();
            let tag = if flat { VECTOR } else { number as u32 + 1 };
            channels.push(ChannelLayout { name: channel.name.clone(), direction: channel.direction, tag, ports });
            top = top.max(next);
        }
        let tag = BitRange::new(top.next_multiple_of(4), TAG_WIDTH);
        let end_of_case = (!flat).then_some(END_OF_CASE);
        Ok(Layout { block: interface.name.clone(), width: tag.msb + 1, tag, end_of_case, channels })
    }

    /// Records that hold a case.
    pub(crate) fn records_of(&self, case: &Case) -> u64 {
        match self.end_of_case {
            Some(_) => case.inputs.len() as u64 + case.outputs.len() as u64 + 1,
            None => 1,
        }
    }

    /// A record with a tag and items. Their channels and values fit: they are of a case that was checked.
    pub(crate) fn record(&self, tag: u32, items: &[&Item]) -> Bits {
        let mut bits = bitvec![u64, Lsb0; 0; self.width as usize];
        self.tag.set(&mut bits, tag);
        for item in items {
            for (word, value) in self.channels[item.channel].words().zip(&item.values) {
                word.set(&mut bits, *value);
            }
        }
        bits
    }

    /// The item of a channel in a record.
    pub(crate) fn item(&self, bits: &Bits, channel: usize) -> Item {
        Item { channel, values: self.channels[channel].words().map(|word| word.get(bits)).collect() }
    }
}
