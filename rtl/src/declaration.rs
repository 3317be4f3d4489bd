// SPDX-License-Identifier: MIT
//! How a block is declared: its name, its channels with the meaning of every port, and its constructor.

use crate::UnsupportedChoice;
use crate::dut::{Dut, Side};
use pica_spec::choices::Choices;

/// How transactions cross the channels of a block (`docs/protocols.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// No clock: outputs follow inputs. The channels have no handshake.
    Comb,
    /// One channel each way with ready and valid; every transaction in gives one out, and none depends on another.
    Stream,
    /// Several channels with ready and valid, or state that outlives a transaction.
    Unit,
}

/// A port that carries a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Port {
    /// Its identifier in Verilog.
    pub name: &'static str,
    /// What it carries.
    pub doc: &'static str,
}

/// A group of ports that carries one kind of transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Channel {
    /// The prefix of its handshake ports.
    pub name: &'static str,
    /// Which way transactions go.
    pub side: Side,
    /// Their payload. The width of a port is that of the circuit's port of this name.
    pub ports: &'static [Port],
}

/// A block as its circuit declares it.
#[derive(Clone, Copy, Debug)]
pub struct Declaration {
    /// Its name, and that of its top module.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub doc: &'static str,
    /// How transactions cross its channels.
    pub protocol: Protocol,
    /// Its channels, those in first.
    pub channels: &'static [Channel],
    /// The choices that its results depend on.
    pub choices: &'static [&'static str],
    /// Constructs it.
    pub build: fn(&Choices) -> Result<Box<dyn Dut>, UnsupportedChoice>,
}

/// Declares the channels of a block and documents their ports.
macro_rules! channels {
    ($($side:ident $channel:ident { $($port:ident $doc:literal)* })*) => {
        /// The channels of the block, those in first.
        pub const CHANNELS: &[$crate::declaration::Channel] = &[$($crate::declaration::Channel {
            name: stringify!($channel),
            side: $crate::dut::Side::$side,
            ports: &[$($crate::declaration::Port { name: stringify!($port), doc: $doc }),*],
        }),*];
    };
}

pub(crate) use channels;
