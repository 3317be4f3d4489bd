//! The ports of a block and the protocol of its transactions (design section 1).

use serde::{Deserialize, Serialize};

/// Which way a port or channel points, seen from the block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Into the block.
    In,
    /// Out of the block.
    Out,
}

/// A port that carries a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Port {
    /// Its identifier.
    pub name: String,
    /// Bits, 1 to 32.
    pub width: u32,
    /// What it carries.
    pub doc: String,
}

/// How a transaction crosses a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Handshake {
    /// There is no clock: outputs follow inputs.
    None,
    /// `NAME_valid` alone: the receiver always takes it.
    Valid,
    /// `NAME_valid` and `NAME_ready`: a transfer happens at a rising clock edge where both are high. Valid never waits
    /// for ready, and the payload is stable until it is taken.
    ReadyValid,
}

/// A group of ports that carries one kind of transaction.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Channel {
    /// The prefix of its handshake ports; `in` and `out` where a block has one of each.
    pub name: String,
    /// Which way transactions go.
    pub direction: Direction,
    /// How they cross.
    pub handshake: Handshake,
    /// Their payload.
    pub ports: Vec<Port>,
}

impl Channel {
    /// The name of the valid port, if there is one.
    pub fn valid(&self) -> Option<String> {
        (self.handshake != Handshake::None).then(|| format!("{}_valid", self.name))
    }

    /// The name of the ready port, if there is one.
    pub fn ready(&self) -> Option<String> {
        (self.handshake == Handshake::ReadyValid).then(|| format!("{}_ready", self.name))
    }
}

/// The protocol of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Protocol {
    /// Combinational: no clock, one channel each way, no handshake.
    Comb,
    /// Fixed latency: one channel each way with valid.
    Pipe,
    /// One channel each way with ready and valid.
    Stream,
    /// A register-write port and streams: several channels.
    Unit,
}

/// The outside of a block. Every block but a combinational one also has the ports `clock` and `reset` (synchronous,
/// active high).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Interface {
    /// The name of the block and of its top module.
    pub name: String,
    /// What it does, in one sentence.
    pub doc: String,
    /// Its protocol.
    pub protocol: Protocol,
    /// Clocks from input to output, for [`Protocol::Pipe`].
    pub latency: Option<u32>,
    /// Input channels first.
    pub channels: Vec<Channel>,
}

impl Interface {
    /// Whether the block has a clock.
    pub fn clocked(&self) -> bool {
        self.protocol != Protocol::Comb
    }

    /// The channels of one direction, with their numbers.
    pub fn side(&self, direction: Direction) -> impl Iterator<Item = (usize, &Channel)> {
        self.channels.iter().enumerate().filter(move |(_, channel)| channel.direction == direction)
    }

    /// Whether every case is one transaction in and one out.
    pub fn is_flat(&self) -> bool {
        self.protocol != Protocol::Unit
    }
}
