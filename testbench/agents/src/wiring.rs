// SPDX-License-Identifier: MIT
//! The ports of a circuit, by channel.

use crate::circuit::Word;
use pica_vectors::{Channel, Direction, Interface, Memory, Port};

/// The ports of a circuit, by channel.
#[derive(Clone, Debug)]
pub struct Wiring {
    pub reset: Option<Word>,
    /// The channels, content of memories among them, by their numbers.
    pub channels: Vec<Wires>,
    /// The channel of each memory for what it holds after a case.
    pub after: Vec<usize>,
    /// Whether each input channel has an order of its own.
    pub independent: bool,
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

/// The ports of a channel.
#[derive(Clone, Debug)]
pub struct Wires {
    pub direction: Direction,
    pub role: Role,
    pub valid: Option<Word>,
    pub ready: Option<Word>,
    pub payload: Vec<Word>,
}

impl Wiring {
    /// The wiring of a circuit with this interface; `find` has the number of a port.
    pub fn new(interface: &Interface, find: impl Fn(&str) -> Option<usize>) -> Self {
        let number = |name: &str| find(name).unwrap_or(usize::MAX);
        let bit = |name: String| Word { port: number(&name), word: 0 };
        let words = |port: &Port| {
            let number = number(&port.name);
            (0..port.words()).map(move |word| Word { port: number, word })
        };
        let channels = interface.channels.iter().map(|channel| Wires {
            direction: channel.direction,
            role: role(&interface.memories, channel),
            valid: channel.valid().map(bit),
            ready: channel.ready().map(bit),
            payload: channel.pins().iter().flat_map(words).collect(),
        });
        let after = interface.memories.iter().map(|of| interface.channel(&of.after).unwrap_or(usize::MAX));
        Self {
            reset: find("reset").map(|port| Word { port, word: 0 }),
            channels: channels.collect(),
            after: after.collect(),
            independent: interface.independent,
        }
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
