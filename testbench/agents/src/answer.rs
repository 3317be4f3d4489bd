// SPDX-License-Identifier: MIT
//! What a block answers, and what can be wrong with it.

use crate::traffic::Traffic;
use pica_vectors::{Interface, Item};
use serde::{Deserialize, Serialize};

/// A breach of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Violation {
    /// Nothing was taken or given for [`SILENCE`](crate::SILENCE) clocks.
    Silent,
    /// More came out than went in asks for.
    Surplus,
    /// Of what was offered together something was taken before what has priority.
    Order,
    /// A memory was asked with the tag of a read that it has not answered.
    Tag,
    /// Valid was withdrawn, or the payload changed, before the transfer.
    Unstable,
    /// The circuit does not come to rest.
    Oscillates,
    /// An output has unknown bits (X or Z).
    Unknown,
}

impl Violation {
    /// For reports.
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Silent => "the block is silent: no transfer for 32768 clocks",
            Self::Surplus => "the block gives more results than it was asked for",
            Self::Order => "of what was offered together, something was taken before what has priority",
            Self::Tag => "a memory was asked with the tag of a read that it has not answered",
            Self::Unstable => "an output changed, or its valid fell, before it was taken",
            Self::Oscillates => "the circuit does not come to rest",
            Self::Unknown => "an output is unknown (X or Z)",
        }
    }
}

/// A value that came with bits that are neither 0 nor 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unknown {
    /// Which transaction of those that came, from 0.
    pub item: usize,
    /// Which port of its channel.
    pub port: usize,
    /// Hexadecimal digits of the value as the simulator shows them, x and z among them.
    pub digits: String,
}

/// What a block answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer<T> {
    /// What came out; less than asked for if there is a violation.
    pub outputs: T,
    /// What was wrong with the way it came out.
    pub violation: Option<Violation>,
    /// The values among the outputs that are not known. They differ from any that is expected.
    pub unknown: Vec<Unknown>,
    /// What came about meanwhile, as far as the engine can tell.
    pub traffic: Traffic,
}

/// How many transactions of each channel of an interface there are.
pub fn counts(interface: &Interface, items: &[Item]) -> Vec<usize> {
    let mut counts = vec![0; interface.channels.len()];
    for item in items {
        counts[item.channel] += 1;
    }
    counts
}
