// SPDX-License-Identifier: MIT
//! The ports of a block and the protocol of its transactions (docs/protocols.md).

use crate::{Case, Item, hex};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// Which way a port or channel points, seen from the block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Into the block.
    In,
    /// Out of the block.
    Out,
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::In => "input",
            Direction::Out => "output",
        })
    }
}

/// A port that carries a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Port {
    /// The identifier of the port in Verilog.
    pub name: String,
    /// Bits, 1 to 1024. A value is words of 32 bits, the lowest first.
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
    /// The channel has no ports in Verilog: its items are words of a [`Memory`] beside the block, before a case or after it.
    Content,
}

/// Bits of a word of a value.
const WORD: u32 = 32;

/// Most bits of a port: a vertex of sixteen attributes has 1536, and crosses in several transactions.
const MOST_WIDTH: u32 = 1024;

impl Port {
    /// Words of a value.
    pub fn words(&self) -> usize {
        self.width.div_ceil(WORD) as usize
    }

    /// Bits of each word of a value, the lowest word first.
    pub fn word_widths(&self) -> impl Iterator<Item = u32> + use<> {
        let width = self.width;
        (0..width).step_by(WORD as usize).map(move |lsb| (width - lsb).min(WORD))
    }

    /// Whether a value, or all bits that values have, fits.
    pub(crate) fn check(&self, value: &[u32]) -> Result<(), CaseError> {
        if self.word_widths().zip(value).all(|(width, word)| fits(*word, width)) {
            return Ok(());
        }
        let digits = hex::show(value, value.len() as u32 * WORD);
        let digits = digits.trim_start_matches('0');
        Err(CaseError(format!("0x{digits} does not fit port `{}` of {} bits", self.name, self.width)))
    }
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
    /// The ports that carry the payload of a transaction.
    pub ports: Vec<Port>,
}

impl Channel {
    /// The name of the valid port, if there is one.
    pub fn valid(&self) -> Option<String> {
        let has_valid = [Handshake::Valid, Handshake::ReadyValid].contains(&self.handshake);
        has_valid.then(|| format!("{}_valid", self.name))
    }

    /// Whether its items are the content of a memory, so that it has no ports in Verilog.
    pub fn is_content(&self) -> bool {
        self.handshake == Handshake::Content
    }

    /// The payload ports that it has in Verilog.
    pub fn pins(&self) -> &[Port] {
        if self.is_content() { &[] } else { &self.ports }
    }

    /// Whether its first port numbers the invocation that an item belongs to. Those that are in flight together come as they
    /// come: only the items of each are in order.
    pub fn is_by_invocation(&self) -> bool {
        self.ports.first().is_some_and(|port| port.name == format!("{}_invocation", self.name))
    }

    /// Words of an item.
    pub fn words(&self) -> usize {
        self.ports.iter().map(Port::words).sum()
    }

    /// Bits of each word of an item.
    pub fn word_widths(&self) -> impl Iterator<Item = u32> {
        self.ports.iter().flat_map(Port::word_widths)
    }

    /// The ports, each with its words in an item; what is missing from the item has no words.
    pub fn fields<'a>(&'a self, mut values: &'a [u32]) -> impl Iterator<Item = (&'a Port, &'a [u32])> {
        self.ports.iter().map(move |port| {
            let (own, rest) = values.split_at(port.words().min(values.len()));
            values = rest;
            (port, own)
        })
    }

    /// Whether these are as many words as a transaction has.
    pub(crate) fn check_count(&self, given: usize) -> Result<(), CaseError> {
        let words = self.words();
        if given == words {
            return Ok(());
        }
        let ports = self.ports.len();
        Err(CaseError(format!("{given} values for the {ports} ports of channel `{}`", self.name)))
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

/// A memory that a block asks for words, and that whoever drives the block has to be (docs/protocols.md#memories).
///
/// Channels are named; their payload ports are, in this order, address and tag of `read`, tag and word of `answer`, address,
/// word and byte enables of `write`, address and word of `before` and `after`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Memory {
    /// What it holds.
    pub name: String,
    /// The channel out of the block that asks for a word.
    pub read: String,
    /// The channel into the block that answers.
    pub answer: String,
    /// The channel out of the block that stores a word.
    pub write: String,
    /// The content at the beginning of a case; what is not in it is 0.
    pub before: String,
    /// The content at the end of a case, in ascending order of addresses: of those in `before` and those that were written.
    pub after: String,
}

/// The outside of a block. Every block but a combinational one also has the ports `clock` and `reset` (synchronous,
/// active high).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Interface {
    /// The name of the block and of its top module.
    pub name: String,
    /// What it does, in one sentence.
    pub doc: String,
    /// How transactions cross its channels.
    pub protocol: Protocol,
    /// Clocks from input to output, for [`Protocol::Pipe`].
    pub latency: Option<u32>,
    /// Input channels first; of each direction those of content last.
    pub channels: Vec<Channel>,
    /// The memories that the block asks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memories: Vec<Memory>,
    /// Whether each input channel has an order of its own: nothing on one of them waits for what stands before it on another, or
    /// has to go before it (docs/protocols.md#unit).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub independent: bool,
}

impl Interface {
    /// The interface that ports make, each with the name of its channel: those whose `NAME_valid` is among them have a
    /// handshake. `reset` belongs to none.
    ///
    /// One channel each way, `in` and `out`, is a pipe if it has a latency, or else a stream; anything else with a
    /// handshake is a unit.
    pub fn new<'a>(
        name: &str,
        doc: String,
        latency: Option<u32>,
        ports: impl IntoIterator<Item = (Direction, &'a str, Port)>,
    ) -> Self {
        let mut channels: Vec<Channel> = Vec::new();
        for (direction, of, port) in ports.into_iter().filter(|(_, of, _)| !of.is_empty()) {
            let place = channels.iter().position(|channel| channel.name == of).unwrap_or_else(|| {
                let ports = Vec::new();
                channels.push(Channel { name: of.to_owned(), direction, handshake: Handshake::None, ports });
                channels.len() - 1
            });
            let channel = &mut channels[place];
            match port.name.strip_prefix(of) {
                Some("_valid") => {
                    channel.direction = direction;
                    if channel.handshake == Handshake::None {
                        channel.handshake = Handshake::Valid;
                    }
                }
                Some("_ready") => channel.handshake = Handshake::ReadyValid,
                _ => channel.ports.push(port),
            }
        }
        channels.sort_by_key(|channel| channel.direction == Direction::Out);
        let names: Vec<&str> = channels.iter().map(|channel| channel.name.as_str()).collect();
        let protocol = match (names == ["in", "out"], latency, channels.first().map(|channel| channel.handshake)) {
            (_, _, Some(Handshake::None)) => Protocol::Comb,
            (true, Some(_), _) => Protocol::Pipe,
            (true, None, _) => Protocol::Stream,
            _ => Protocol::Unit,
        };
        Self { name: name.to_owned(), doc, protocol, latency, channels, memories: Vec::new(), independent: false }
    }

    /// The interface with memories: memory `NAME` has the channels `read_NAME`, `answer_NAME` and `write_NAME` of the block, and
    /// two for its content. A unit.
    #[must_use]
    pub fn with_memories(mut self, names: &[&str]) -> Self {
        for name in names {
            let [read, answer, write] = ["read", "answer", "write"].map(|verb| format!("{verb}_{name}"));
            let ports = self.channels.iter().find(|channel| channel.name == write).map(|channel| channel.ports.clone());
            let [before, after] = ["before", "after"].map(|when| format!("{name}_{when}"));
            for (content, direction) in [(&before, Direction::In), (&after, Direction::Out)] {
                let parts = ["address", "word"].into_iter().zip(ports.iter().flatten());
                let ports =
                    parts.map(|(part, port)| Port { name: format!("{content}_{part}"), ..port.clone() }).collect();
                self.channels.push(Channel { name: content.clone(), direction, handshake: Handshake::Content, ports });
            }
            self.memories.push(Memory { name: (*name).to_owned(), read, answer, write, before, after });
        }
        self.channels.sort_by_key(|channel| channel.direction == Direction::Out);
        if !names.is_empty() {
            self.protocol = Protocol::Unit;
        }
        self
    }

    /// The number of the channel of a name.
    pub fn channel(&self, name: &str) -> Option<usize> {
        self.channels.iter().position(|channel| channel.name == name)
    }

    /// Whether a memory has the channel for its requests or its answers, so that no item of a case is on it.
    pub fn is_of_memory(&self, channel: &Channel) -> bool {
        self.memories.iter().any(|memory| [&memory.read, &memory.answer, &memory.write].contains(&&channel.name))
    }

    /// Whether the items of a case cross the channel.
    pub fn is_stream(&self, channel: &Channel) -> bool {
        !channel.is_content() && !self.is_of_memory(channel)
    }

    /// All ports of the block with their directions: `clock` and `reset`, then, channel by channel, `valid`, `ready`,
    /// payload.
    pub fn ports(&self) -> Vec<(Direction, Port)> {
        let bit = |direction, name: &str, doc: &str| {
            (direction, Port { name: name.to_owned(), width: 1, doc: doc.to_owned() })
        };
        let mut ports = Vec::new();
        if self.clocked() {
            ports.push(bit(Direction::In, "clock", "rising edge"));
            ports.push(bit(Direction::In, "reset", "synchronous, active high"));
        }
        for channel in &self.channels {
            let back = if channel.direction == Direction::In { Direction::Out } else { Direction::In };
            ports.extend(channel.valid().map(|name| bit(channel.direction, &name, "a transaction is offered")));
            ports.extend(channel.ready().map(|name| bit(back, &name, "it is taken at the next rising edge")));
            ports.extend(channel.pins().iter().map(|port| (channel.direction, port.clone())));
        }
        ports
    }

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

/// Why an [`Interface`] is not one that the design allows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("block `{block}`: {message}")]
pub struct InterfaceError {
    block: String,
    message: String,
}

/// Why a [`Case`] does not fit an [`Interface`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CaseError(pub(crate) String);

/// Most bits of the addresses and the tags of a memory: a testbench has an array with a place for each address and each tag.
const MOST_ADDRESS: u32 = 24;
const MOST_TAG: u32 = 16;

/// Most channels that a block may have: the tags of the `.mem` format are one byte, and two of them have another meaning.
const MOST_CHANNELS: usize = 254;

impl Interface {
    /// The names of [`ports`](Self::ports).
    pub fn port_names(&self) -> Vec<String> {
        self.ports().into_iter().map(|(_, port)| port.name).collect()
    }

    /// The one channel of a direction, of a block that is not a unit: `[in, out]`, by number.
    ///
    /// # Errors
    /// If the block is a unit, or its channels are not one each way.
    pub(crate) fn pair(&self) -> Result<[usize; 2], InterfaceError> {
        let of = |direction| self.side(direction).map(|(number, _)| number).collect::<Vec<_>>();
        match (of(Direction::In).as_slice(), of(Direction::Out).as_slice()) {
            (&[input], &[output]) if self.is_flat() => Ok([input, output]),
            _ => Err(self.error(format!("protocol {} has one channel each way", self.protocol))),
        }
    }

    /// Whether this is an interface that the design allows: names are plain identifiers and differ, ports are 1 to 1024
    /// bits wide, channels and handshakes are those of the protocol.
    ///
    /// # Errors
    /// Names the first rule that is broken.
    pub fn check(&self) -> Result<(), InterfaceError> {
        self.check_names()?;
        for channel in &self.channels {
            if let Some(port) = channel.ports.iter().find(|port| !(1..=MOST_WIDTH).contains(&port.width)) {
                let Port { name, width, .. } = port;
                return Err(self.error(format!("port `{name}` is {width} bits wide, not 1 to {MOST_WIDTH}")));
            }
            if channel.ports.is_empty() {
                return Err(self.error(format!("channel `{}` has no ports", channel.name)));
            }
            if !self.protocol.handshakes().contains(&channel.handshake) {
                let message =
                    format!("protocol {} has no handshake like that of channel `{}`", self.protocol, channel.name);
                return Err(self.error(message));
            }
        }
        if self.channels.len() > MOST_CHANNELS {
            return Err(self.error(format!("more than {MOST_CHANNELS} channels")));
        }
        if !self.channels.is_sorted_by_key(|channel| channel.direction == Direction::Out) {
            return Err(self.error("an output channel stands before an input channel".to_owned()));
        }
        if !self.channels.is_sorted_by_key(|channel| (channel.direction == Direction::Out, channel.is_content())) {
            return Err(self.error("a channel of content stands before one with ports".to_owned()));
        }
        if self.is_flat() {
            self.pair()?;
        } else if [Direction::In, Direction::Out].into_iter().any(|side| self.side(side).next().is_none()) {
            return Err(self.error("a unit has channels both ways".to_owned()));
        }
        self.check_memories()?;
        if self.latency.is_some() != (self.protocol == Protocol::Pipe) {
            return Err(self.error("a pipe, and no other block, has a latency".to_owned()));
        }
        Ok(())
    }

    /// Each memory has its channels, with as many ports, and no two have one in common.
    fn check_memories(&self) -> Result<(), InterfaceError> {
        let mut taken = BTreeSet::new();
        for memory in &self.memories {
            let Memory { name, read, answer, write, before, after } = memory;
            let wanted = [
                (read, Direction::Out, 2, false),
                (answer, Direction::In, 2, false),
                (write, Direction::Out, 3, false),
                (before, Direction::In, 2, true),
                (after, Direction::Out, 2, true),
            ];
            let mut widths = Vec::new();
            for (of, direction, ports, content) in wanted {
                let found = self.channels.iter().find(|channel| channel.name == *of && channel.direction == direction);
                let fits = |channel: &&Channel| channel.ports.len() == ports && channel.is_content() == content;
                let Some(channel) = found.filter(fits) else {
                    return Err(
                        self.error(format!("memory `{name}` has no {direction} channel `{of}` of {ports} ports"))
                    );
                };
                if !taken.insert(of) {
                    return Err(self.error(format!("channel `{of}` is one of two memories")));
                }
                widths.push(channel.ports.iter().map(|port| port.width).collect::<Vec<_>>());
            }
            let (address, tag, word) = (widths[0][0], widths[0][1], widths[1][1]);
            let content = vec![address, word];
            if widths[1] != [tag, word] || widths[2][..2] != content || widths[3] != content || widths[4] != content {
                return Err(self.error(format!("the channels of memory `{name}` have ports of different widths")));
            }
            for (what, width, most) in
                [("addresses", address, MOST_ADDRESS), ("tags", tag, MOST_TAG), ("words", word, WORD)]
            {
                if width > most {
                    return Err(self.error(format!("memory `{name}` has {what} of {width} bits, not 1 to {most}")));
                }
            }
            if widths[2][2] * 8 != word.next_multiple_of(8) {
                return Err(self.error(format!("memory `{name}` has not one byte enable for each byte of a word")));
            }
        }
        let orphan = self.channels.iter().find(|channel| channel.is_content() && !taken.contains(&channel.name));
        orphan.map_or(Ok(()), |channel| Err(self.error(format!("channel `{}` is of no memory", channel.name))))
    }

    fn check_names(&self) -> Result<(), InterfaceError> {
        let channels = self.channels.iter().map(|channel| channel.name.clone()).collect();
        let content = self.channels.iter().filter(|channel| channel.is_content()).flat_map(|channel| &channel.ports);
        let ports = self.port_names().into_iter().chain(content.map(|port| port.name.clone())).collect();
        let memories = self.memories.iter().map(|memory| memory.name.clone()).collect();
        for group in [vec![self.name.clone()], channels, ports, memories] {
            let mut names = BTreeSet::new();
            for name in group {
                if !is_identifier(&name) {
                    return Err(self.error(format!("`{name}` is no plain identifier")));
                }
                if name.starts_with("tb_") {
                    return Err(self.error(format!("the name `{name}` is one that testbenches keep for themselves")));
                }
                if !names.insert(name.clone()) {
                    return Err(self.error(format!("the name `{name}` stands twice")));
                }
            }
        }
        Ok(())
    }

    /// Whether `case` is one of this block: one item each way, or, for a unit, at least one item in; the values of every
    /// item are as many as the ports of its channel and fit them.
    ///
    /// # Errors
    /// Names the first item that does not fit.
    pub fn check_case(&self, case: &Case) -> Result<(), CaseError> {
        if self.is_flat() && (case.inputs.len(), case.outputs.len()) != (1, 1) {
            let [inputs, outputs] = [case.inputs.len(), case.outputs.len()];
            return Err(CaseError(format!("{inputs} items in and {outputs} out; `{}` has one each way", self.name)));
        }
        if case.inputs.is_empty() {
            return Err(CaseError("no items in".to_owned()));
        }
        let sides = [(Direction::In, &case.inputs), (Direction::Out, &case.outputs)];
        sides.into_iter().try_for_each(|(side, items)| items.iter().try_for_each(|item| self.check_item(side, item)))
    }

    fn check_item(&self, side: Direction, item: &Item) -> Result<(), CaseError> {
        let channel = self.channels.get(item.channel);
        let Some(channel) = channel.filter(|channel| channel.direction == side) else {
            return Err(CaseError(format!("`{}` has no {side} channel number {}", self.name, item.channel)));
        };
        if self.is_of_memory(channel) {
            return Err(CaseError(format!("channel `{}` is one between a memory and the block", channel.name)));
        }
        channel.check_count(item.values.len())?;
        channel.fields(&item.values).try_for_each(|(port, value)| port.check(value))
    }

    fn error(&self, message: String) -> InterfaceError {
        InterfaceError { block: self.name.clone(), message }
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Protocol::Comb => "comb",
            Protocol::Pipe => "pipe",
            Protocol::Stream => "stream",
            Protocol::Unit => "unit",
        })
    }
}

impl Protocol {
    /// The handshakes that channels of such a block may have.
    fn handshakes(self) -> &'static [Handshake] {
        match self {
            Protocol::Comb => &[Handshake::None],
            Protocol::Pipe => &[Handshake::Valid],
            Protocol::Stream => &[Handshake::ReadyValid],
            Protocol::Unit => &[Handshake::Valid, Handshake::ReadyValid, Handshake::Content],
        }
    }
}

/// Whether `value` has no bits above the lowest `width`.
pub(crate) fn fits(value: u32, width: u32) -> bool {
    u64::from(value) < 1 << width
}

/// A plain Verilog identifier: what needs no escape, and has no `$`.
fn is_identifier(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    name.chars().all(plain) && name.chars().next().is_some_and(|first| !first.is_ascii_digit())
}
