// SPDX-License-Identifier: MIT
//! The self-checking testbench in Verilog-2001.

use super::Counts;
use super::template::render;
use crate::layout::ChannelLayout;
use crate::{Direction, Error, Format, Interface, Layout, PortRange};
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
    tag: crate::BitRange,
    inputs: Vec<ChannelView<'a>>,
    outputs: Vec<ChannelView<'a>>,
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
        let channels =
            interface.side(direction).zip(layout.channels.iter().filter(move |of| of.direction == direction));
        channels.map(|((_, channel), layout)| ChannelView::new(channel, layout)).collect::<Vec<_>>()
    };
    let (inputs, outputs) = (side(Direction::In), side(Direction::Out));
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
        backpressure: outputs.iter().any(|channel| channel.ready.is_some()),
        timeout: if flat { TIMEOUT } else { TIMEOUT_OF_UNIT },
        drain: if flat { DRAIN } else { DRAIN_OF_UNIT },
        clocks: most_clocks(interface, counts),
        progress: if counts.records < LONG { counts.vectors } else { counts.vectors.div_ceil(STEPS) },
        reset_clocks: RESET + interface.latency.unwrap_or_default(),
        width: layout.width,
        tag: layout.tag,
        ports: interface.port_names(),
        inputs,
        outputs,
    };
    Ok(render("testbench.v.j2", view)?)
}

impl<'a> ChannelView<'a> {
    fn new(channel: &'a crate::Channel, layout: &'a ChannelLayout) -> ChannelView<'a> {
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
