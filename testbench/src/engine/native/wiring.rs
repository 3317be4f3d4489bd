// SPDX-License-Identifier: MIT
//! The numbers of the words of the ports of a circuit.

use pica_rtl::dut::Dut;
use pica_vectors::{Channel, Direction, Interface, Memory, Port};

/// The numbers of the words of the ports of a circuit, by channel.
#[derive(Clone, Debug)]
pub struct Wiring {
    pub reset: Option<usize>,
    /// The channels, content of memories among them, by their numbers.
    pub channels: Vec<Wires>,
    /// The channel of each memory for what it holds after a case.
    pub after: Vec<usize>,
}

/// What a channel is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Transactions of the case.
    Case,
    /// Reads of the memory of this number.
    Read(usize),
    /// Answers of the memory of this number.
    Answer(usize),
    /// Writes of the memory of this number.
    Write(usize),
    /// What the memory of this number holds.
    Content(usize),
}

/// The numbers of the words of the ports of a channel.
#[derive(Clone, Debug)]
pub struct Wires {
    pub direction: Direction,
    pub role: Role,
    pub valid: Option<usize>,
    pub ready: Option<usize>,
    pub payload: Vec<usize>,
}

impl Wiring {
    /// The wiring of a circuit with this interface.
    pub fn new(interface: &Interface, dut: &dyn Dut) -> Self {
        let ports = dut.ports();
        let find = |name: &str| {
            let place = ports.iter().position(|port| port.port.name == name)?;
            Some(ports[..place].iter().map(|port| port.port.words()).sum::<usize>())
        };
        let number = |name: &str| find(name).unwrap_or(usize::MAX);
        let words = |port: &Port| {
            let first = number(&port.name);
            first..first.saturating_add(port.words())
        };
        let channels = interface.channels.iter().map(|channel| Wires {
            direction: channel.direction,
            role: role(&interface.memories, channel),
            valid: channel.valid().map(|name| number(&name)),
            ready: channel.ready().map(|name| number(&name)),
            payload: channel.pins().iter().flat_map(words).collect(),
        });
        let after = interface.memories.iter().map(|of| interface.channel(&of.after).unwrap_or(usize::MAX));
        Self { reset: find("reset"), channels: channels.collect(), after: after.collect() }
    }
}

fn role(memories: &[Memory], channel: &Channel) -> Role {
    let found = memories.iter().enumerate().find_map(|(number, memory)| {
        let Memory { read, answer, write, before, after, .. } = memory;
        let roles = [
            (read, Role::Read(number)),
            (answer, Role::Answer(number)),
            (write, Role::Write(number)),
            (before, Role::Content(number)),
            (after, Role::Content(number)),
        ];
        roles.into_iter().find(|(name, _)| **name == channel.name).map(|(_, role)| role)
    });
    found.unwrap_or(Role::Case)
}
