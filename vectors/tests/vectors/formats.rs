// SPDX-License-Identifier: MIT
//! What is written is read back, for random interfaces and cases.

use pica_vectors::{
    Case, Channel, Direction, Format, Handshake, Interface, Item, Layout, Port, Protocol, Reader, Writer,
    case_from_json, case_to_json,
};
use proptest::prelude::*;

const WIDTHS: std::ops::RangeInclusive<u32> = 1..=32;

pub fn interface(protocol: Protocol, sides: [Vec<Vec<u32>>; 2]) -> Interface {
    let handshake = match protocol {
        Protocol::Comb => Handshake::None,
        Protocol::Pipe => Handshake::Valid,
        Protocol::Stream | Protocol::Unit => Handshake::ReadyValid,
    };
    let mut channels = Vec::new();
    for (direction, side) in [Direction::In, Direction::Out].into_iter().zip(sides) {
        for widths in side {
            let name = format!("channel_{}", channels.len());
            let port = |(place, width)| Port { name: format!("{name}_{place}"), width, doc: String::new() };
            let ports = widths.into_iter().enumerate().map(port).collect();
            channels.push(Channel { name, direction, handshake, ports });
        }
    }
    let latency = (protocol == Protocol::Pipe).then_some(3);
    Interface {
        name: "random_block".into(),
        doc: "Random.".into(),
        protocol,
        latency,
        channels,
        memories: Vec::new(),
        independent: false,
    }
}

/// The interface with a memory beside the block: bits of addresses and tags, bytes of words.
fn with_memory(mut interface: Interface, [address, tag, bytes]: [u32; 3]) -> Interface {
    for (name, direction, widths) in [
        ("answer_m", Direction::In, &[tag, 8 * bytes][..]),
        ("read_m", Direction::Out, &[address, tag]),
        ("write_m", Direction::Out, &[address, 8 * bytes, bytes]),
    ] {
        let port =
            |(place, width): (usize, &u32)| Port { name: format!("{name}_{place}"), width: *width, doc: String::new() };
        let ports = widths.iter().enumerate().map(port).collect();
        let channel = Channel { name: name.into(), direction, handshake: Handshake::ReadyValid, ports };
        interface.channels.push(channel);
    }
    interface.with_memories(&["m"])
}

fn interfaces() -> impl Strategy<Value = Interface> {
    let widths = || prop::collection::vec(WIDTHS, 1..5);
    let side = move |most| prop::collection::vec(widths(), 1..=most);
    let protocols = [Protocol::Comb, Protocol::Pipe, Protocol::Stream, Protocol::Unit];
    prop::sample::select(protocols.to_vec()).prop_flat_map(move |protocol| {
        let most = if protocol == Protocol::Unit { 4 } else { 1 };
        let memory = prop::option::of([1..=24_u32, 1..=16, 1..=4]);
        ([side(most), side(most)], memory).prop_map(move |(sides, memory)| {
            let interface = interface(protocol, sides);
            let memory = memory.filter(|_| protocol == Protocol::Unit);
            memory.map_or(interface.clone(), |widths| with_memory(interface, widths))
        })
    })
}

fn items(interface: &Interface, direction: Direction, at_least: usize) -> impl Strategy<Value = Vec<Item>> + use<> {
    let channels: Vec<(usize, Vec<u32>)> = interface
        .side(direction)
        .filter(|(_, channel)| !interface.is_of_memory(channel))
        .map(|(number, channel)| (number, channel.ports.iter().map(|port| port.width).collect()))
        .collect();
    let item = prop::sample::select(channels).prop_flat_map(|(channel, widths)| {
        let values: Vec<_> = widths.into_iter().map(|width| 0..=u32::MAX >> (32 - width)).collect();
        values.prop_map(move |values| Item { channel, values })
    });
    prop::collection::vec(item, if interface.is_flat() { 1..=1 } else { at_least..=6 })
}

fn sets() -> impl Strategy<Value = (Interface, Vec<Case>)> {
    interfaces().prop_flat_map(|interface| {
        let case = (items(&interface, Direction::In, 1), items(&interface, Direction::Out, 0));
        let case = case.prop_map(|(inputs, outputs)| Case { inputs, outputs });
        (Just(interface), prop::collection::vec(case, 1..8))
    })
}

proptest! {
    #[test]
    fn written_is_read((interface, cases) in sets()) {
        let folder = crate::folder();
        for format in Format::ALL.into_iter().filter(|format| format.applies(&interface, true)) {
            let path = folder.path().join(format.file_name(&interface));
            let mut writer = Writer::create(format, &path, &interface)?;
            cases.iter().try_for_each(|case| writer.write(case))?;
            writer.finish()?;
            let read = Reader::open(format, &path, &interface)?.collect::<Result<Vec<Case>, _>>()?;
            prop_assert_eq!(&read, &cases, "{}", format);
        }
        for case in &cases {
            let read = case_from_json(&interface, &case_to_json(&interface, case));
            prop_assert_eq!(read.as_ref(), Ok(case));
        }
    }

    /// Ranges of ports that share a record do not overlap and leave no gaps; the tag is on top.
    #[test]
    fn layouts((interface, _) in sets()) {
        let layout = Layout::of(&interface)?;
        let mut next = 0;
        for channel in &layout.channels {
            next = if interface.is_flat() { next } else { 0 };
            for port in &channel.ports {
                prop_assert_eq!(port.bits.lsb, next);
                prop_assert!(port.bits.msb < layout.tag.lsb);
                next = port.bits.msb + 1;
            }
        }
        prop_assert_eq!((layout.width % 4, layout.tag.lsb % 4, layout.tag.msb + 1), (0, 0, layout.width));
    }
}

/// A layout by hand: the first port has the least significant bits, and the tag the first two digits.
#[test]
fn records_by_hand() {
    let flat = interface(Protocol::Pipe, [vec![vec![3, 8]], vec![vec![4]]]);
    let unit = interface(Protocol::Unit, [vec![vec![3, 8]], vec![vec![4]]]);
    let case = Case {
        inputs: vec![Item { channel: 0, values: vec![0b101, 0xC3] }],
        outputs: vec![Item { channel: 1, values: vec![0xA] }],
    };
    // Flat: 1010 11000011 101 is 0x561D, in 15 bits; unit: 11000011 101 is 0x61D, in 11 bits.
    for (interface, records) in [(flat, &["01561D"][..]), (unit, &["0161D", "0200A", "FF000"][..])] {
        let folder = crate::folder();
        let path = folder.path().join("random_block.mem");
        let mut writer = Writer::create(Format::Mem, &path, &interface).expect("the file can be made");
        writer.write(&case).expect("the case fits");
        writer.finish().expect("the file can be written");
        let written = crate::text(&path);
        assert_eq!(written.lines().skip(1).collect::<Vec<_>>(), records);
    }
}
