// SPDX-License-Identifier: MIT
//! The self-checking testbench in Verilog-2001.

use super::Counts;
use super::template::render;
use crate::layout::ChannelLayout;
use crate::{BitRange, Channel, Direction, Error, Format, Interface, Layout, Memory, PortRange};
use serde::Serialize;

/// Clocks without any transaction after which a block hangs. A unit runs whole programs between transactions.
const TIMEOUT: u32 = 10_000;
const TIMEOUT_OF_UNIT: u32 = 100_000;

/// Clocks after the last transaction of a set, and of each vector of a unit, in which there must be no other.
const DRAIN: u32 = 256;
const DRAIN_OF_UNIT: u32 = 64;

/// Clocks that a run may take: so many for each record, and for each vector of a unit as many again as it may be silent.
/// That is far more than hardware needs; the most is what an integer of Verilog holds.
const CLOCKS_OF_RECORD: u64 = 1000;
const CLOCKS_OF_RECORD_OF_UNIT: u64 = 100;
const MOST_CLOCKS: u64 = 2_000_000_000;

/// Records from which on a testbench tells how far it is, and how often it does.
const LONG: u64 = 20_000;
const STEPS: u64 = 10;

/// The first and the last tag of the inputs of a block that has none: nothing lies between them.
const NO_TAGS: [&str; 2] = ["8'hFE", "8'h01"];

/// Clocks of reset; those of the latency are added, so that a pipe without reset is empty too.
const RESET: u32 = 4;

#[derive(Serialize)]
struct View<'a> {
    block: &'a str,
    /// The module that is checked.
    top: &'a str,
    doc: &'a str,
    file: String,
    records: u64,
    count: u64,
    results: u64,
    clocked: bool,
    flat: bool,
    backpressure: bool,
    timeout: u32,
    drain: u32,
    clocks: u64,
    progress: u64,
    reset_clocks: u32,
    width: u32,
    tag: BitRange,
    inputs: Vec<ChannelView<'a>>,
    outputs: Vec<ChannelView<'a>>,
    /// The first and the last tag of an input.
    offered: [String; 2],
    memories: Vec<MemoryView<'a>>,
    ports: Vec<String>,
}

#[derive(Serialize)]
struct ChannelView<'a> {
    name: &'a str,
    valid: Option<String>,
    ready: Option<String>,
    tag: String,
    width: u32,
    msb: u32,
    lsb: u32,
    ports: Vec<PortView<'a>>,
    /// Invocations that are told apart; 0 if items come in one order.
    invocations: u64,
}

#[derive(Serialize)]
struct PortView<'a> {
    width: u32,
    #[serde(flatten)]
    range: &'a PortRange,
}

/// A memory that the testbench plays. Its channels are not among the inputs and the outputs.
#[derive(Serialize)]
struct MemoryView<'a> {
    name: &'a str,
    read: ChannelView<'a>,
    answer: ChannelView<'a>,
    write: ChannelView<'a>,
    before: ChannelView<'a>,
    after: ChannelView<'a>,
    words: u64,
    tags: u64,
    /// The bits of a word that an enable is about, for each.
    bytes: Vec<BitRange>,
}

/// Clocks after which the run of a set ends in any case.
pub(super) fn most_clocks(interface: &Interface, counts: Counts) -> u64 {
    let clocks = if interface.is_flat() {
        u64::from(TIMEOUT) + CLOCKS_OF_RECORD * counts.records
    } else {
        u64::from(TIMEOUT_OF_UNIT) * (counts.vectors + 1) + CLOCKS_OF_RECORD_OF_UNIT * counts.records
    };
    clocks.min(MOST_CLOCKS)
}

/// The testbench of a set.
pub(super) fn testbench(interface: &Interface, top: &str, layout: &Layout, counts: Counts) -> Result<String, Error> {
    let side = |direction| {
        let channels = interface.side(direction).filter(|(_, channel)| interface.is_stream(channel));
        channels.map(|(number, channel)| ChannelView::new(channel, &layout.channels[number])).collect::<Vec<_>>()
    };
    let (inputs, outputs) = (side(Direction::In), side(Direction::Out));
    let offered = match inputs.as_slice() {
        [] => NO_TAGS.map(str::to_owned),
        [first, ..] => [first, inputs.last().unwrap_or(first)].map(|channel| channel.tag.clone()),
    };
    let memories = interface.memories.iter().filter_map(|memory| MemoryView::new(memory, interface, layout));
    let memories: Vec<_> = memories.collect();
    let requests = || memories.iter().flat_map(|memory| [&memory.read, &memory.write]);
    let backpressure = outputs.iter().chain(requests()).any(|channel| channel.ready.is_some());
    let flat = interface.is_flat();
    let view = View {
        block: &interface.name,
        top,
        doc: &interface.doc,
        file: Format::Mem.file_name(interface),
        records: counts.records,
        count: counts.vectors,
        results: counts.results,
        clocked: interface.clocked(),
        flat,
        backpressure,
        timeout: if flat { TIMEOUT } else { TIMEOUT_OF_UNIT },
        drain: if flat { DRAIN } else { DRAIN_OF_UNIT },
        clocks: most_clocks(interface, counts),
        progress: if counts.records < LONG { counts.vectors } else { counts.vectors.div_ceil(STEPS) },
        reset_clocks: RESET + interface.latency.unwrap_or_default(),
        width: layout.width,
        tag: layout.tag,
        ports: interface.port_names(),
        offered,
        inputs,
        outputs,
        memories,
    };
    Ok(render("testbench.v.j2", view)?)
}

impl<'a> ChannelView<'a> {
    fn new(channel: &'a Channel, layout: &'a ChannelLayout) -> ChannelView<'a> {
        let ports = layout.ports.iter().map(|range| PortView { width: range.bits.width(), range });
        let msb = layout.ports.iter().map(|port| port.bits.msb).max().unwrap_or_default();
        let lsb = layout.ports.iter().map(|port| port.bits.lsb).min().unwrap_or_default();
        ChannelView {
            name: &channel.name,
            valid: channel.valid(),
            ready: channel.ready(),
            tag: format!("8'h{:02X}", layout.tag),
            width: msb - lsb + 1,
            msb,
            lsb,
            ports: ports.collect(),
            invocations: match channel.ports.first() {
                Some(port) if channel.is_by_invocation() => 1 << port.width,
                _ => 0,
            },
        }
    }
}

impl<'a> MemoryView<'a> {
    /// The view of a memory; none if it has not its channels.
    fn new(memory: &'a Memory, interface: &'a Interface, layout: &'a Layout) -> Option<MemoryView<'a>> {
        let channel = |name| {
            let number = interface.channel(name)?;
            Some(ChannelView::new(&interface.channels[number], &layout.channels[number]))
        };
        let (read, write) = (channel(&memory.read)?, channel(&memory.write)?);
        let [address, tag] = [read.ports.first()?.width, read.ports.get(1)?.width];
        let word = write.ports.get(1)?.width;
        let bytes = (0..word).step_by(8).map(|lsb| BitRange { msb: word.min(lsb + 8) - 1, lsb });
        Some(MemoryView {
            name: &memory.name,
            bytes: bytes.collect(),
            words: 1 << address,
            tags: 1 << tag,
            read,
            answer: channel(&memory.answer)?,
            write,
            before: channel(&memory.before)?,
            after: channel(&memory.after)?,
        })
    }
}
