// SPDX-License-Identifier: MIT
//! A design: what its registers, memories and outputs are computed from.

use crate::elaborate::elaborate;
use crate::error::Error;
use crate::graph::{Graph, Id};
use crate::value::Value;
use pica_verilog::source::Source;

/// A port of the top module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// The name of the port.
    pub name: String,
    /// Bits.
    pub width: u32,
    /// Whether it is an input.
    pub input: bool,
    /// What it carries.
    pub(crate) value: Value,
}

/// A signal within a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// The names of instances from the top and that of the signal, with points between them.
    pub path: String,
    /// Bits.
    pub width: u32,
    pub(crate) value: Value,
}

/// A part of a register, of up to 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    pub node: Id,
    pub next: Id,
    pub initial: u64,
}

/// A write of a memory at a clock edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    pub enable: Id,
    pub address: Id,
    pub data: Vec<Id>,
}

/// A memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// Words.
    pub words: usize,
    /// Bits of a word.
    pub width: u32,
    /// What the memory holds after power-on, a limb of a word behind the other.
    pub initial: Vec<u64>,
    pub writes: Vec<Write>,
}

/// A design that was read. Equal ones have the same signals, and compute them by the same operations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Design {
    pub(crate) graph: Graph,
    pub(crate) ports: Vec<Port>,
    pub(crate) signals: Vec<Signal>,
    pub(crate) registers: Vec<Register>,
    pub(crate) memories: Vec<Memory>,
}

impl Design {
    /// Reads the text of a design whose top module has this name.
    ///
    /// # Errors
    /// If there is something in the text that cannot be simulated.
    pub fn parse(text: &str, top: &str) -> Result<Self, Error> {
        elaborate(&Source::read(text)?, top)
    }

    /// The ports of the top module, in their order, the clock among them.
    pub fn ports(&self) -> &[Port] {
        &self.ports
    }

    /// The number of a port.
    pub fn port(&self, name: &str) -> Option<usize> {
        self.ports.iter().position(|port| port.name == name)
    }

    /// The signals, by instance.
    pub fn signals(&self) -> &[Signal] {
        &self.signals
    }

    /// How many operations there are.
    pub fn nodes(&self) -> usize {
        self.graph.len()
    }
}
