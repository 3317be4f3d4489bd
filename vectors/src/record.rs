// SPDX-License-Identifier: MIT
//! Transactions, and cases made of them.

use serde::{Deserialize, Serialize};

/// A transaction: the values of the payload ports of a channel, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Item {
    /// The number of the channel in [`Interface::channels`](crate::Interface::channels).
    pub channel: usize,
    /// The value of each port: words of 32 bits, the lowest first, as many as the port needs.
    pub values: Vec<u32>,
}

/// A stimulus and what must come of it. Of a block that is not a unit it has one item in and one out.
///
/// A case of a unit begins with a reset and ends when all its outputs have come, so it means the same alone and in any
/// set. Memories inside keep their content over a reset: a case loads what it reads. Items of the channels of a
/// [`Memory`](crate::Memory) beside the block are what it holds before and after the case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Case {
    /// Transactions into the block, over all input channels, in the order in which they are taken. One is offered before
    /// those ahead of it are taken only where they are on offer too, and the block takes them first.
    pub inputs: Vec<Item>,
    /// Transactions out of the block. Only the order within a channel counts.
    pub outputs: Vec<Item>,
}
