// SPDX-License-Identifier: MIT
//! Several memories of all widths beside a block that reads a word at the edge at which it writes it: the answer is the word
//! that was there before.

use crate::blocks::Random;
use crate::tools::Target;
use crate::{folder, origin};
use pica_vectors::{
    Case, Channel, Direction, Export, Format, Handshake, Interface, Item, Memory, Port, Protocol, Verdict,
};
use std::collections::BTreeMap;

/// Bits of address, tag and word of a memory.
type Shape = [u32; 3];

const SHAPES: [Shape; 6] = [[1, 1, 1], [21, 3, 32], [4, 2, 12], [2, 1, 8], [3, 4, 17], [5, 1, 9]];

/// Cases of a set.
const COUNT: usize = 20;

fn channel(name: &str, direction: Direction, ports: &[(&str, u32)]) -> Channel {
    let port = |(part, width): &(&str, u32)| Port { name: format!("{name}_{part}"), width: *width, doc: String::new() };
    let ports = ports.iter().map(port).collect();
    Channel { name: name.into(), direction, handshake: Handshake::ReadyValid, ports }
}

/// The block: an item of `swap` has address and word for each memory, one of `old` the words that were there.
fn interface(shapes: &[Shape]) -> Interface {
    use Direction::{In, Out};
    let mut channels = vec![channel("swap", In, &[]), channel("old", Out, &[])];
    for (number, &[address, tag, word]) in shapes.iter().enumerate() {
        let port = |name: &str, width| Port { name: format!("{name}_m{number}"), width, doc: String::new() };
        channels[0].ports.extend([port("address", address), port("word", word)]);
        channels[1].ports.push(port("old", word));
        let enable = ("enable", word.div_ceil(8));
        channels.extend([
            channel(&format!("answer_m{number}"), In, &[("tag", tag), ("word", word)]),
            channel(&format!("read_m{number}"), Out, &[("address", address), ("tag", tag)]),
            channel(&format!("write_m{number}"), Out, &[("address", address), ("word", word), enable]),
        ]);
    }
    let names: Vec<String> = (0..shapes.len()).map(|number| format!("m{number}")).collect();
    let interface = Interface {
        name: "unit_exchange".into(),
        doc: "Words for words.".into(),
        protocol: Protocol::Unit,
        latency: None,
        channels,
        memories: Vec::new(),
        independent: false,
    };
    interface.with_memories(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

fn verilog(interface: &Interface, shapes: &[Shape]) -> String {
    let ports = interface.ports().into_iter().map(|(direction, Port { name, width, .. })| match width {
        1 => format!("  {direction} {name}"),
        _ => format!("  {direction} [{}:0] {name}", width - 1),
    });
    let all = |state: &str| {
        let wires = interface.memories.iter().map(|memory| format!("{}_{state}", memory.name));
        wires.collect::<Vec<_>>()
    };
    let mut text = include_str!("blocks/exchange.v").to_owned();
    text += &format!(
        "
module unit_exchange #(parameter HASTY = 0) (
{}
);
  reg busy;
  wire {};
  wire {};
  wire take = swap_valid && swap_ready;
  assign swap_ready = !busy && {};
  assign old_valid = busy && {};
  always @(posedge clock) busy <= !reset && (take || busy && !(old_valid && old_ready));
",
        ports.collect::<Vec<_>>().join(",\n"),
        all("done").join(", "),
        all("idle").join(", "),
        all("idle").join(" && "),
        all("done").join(" && "),
    );
    for (memory, &[address, tag, word]) in interface.memories.iter().zip(shapes) {
        let Memory { name, read, answer, write, .. } = memory;
        text += &format!("  exchange #(.ADDRESS({address}), .TAG({tag}), .WORD({word}), .HASTY(HASTY)) {name} (\n");
        for (channel, name) in [("read", read), ("answer", answer), ("write", write)] {
            let of = &interface.channels[interface.channel(name).expect("the memory has its channels")];
            let ports = of.ports.iter().map(|port| port.name.clone()).chain(of.valid()).chain(of.ready());
            ports.for_each(|port| text += &format!("    .{}({port}),\n", port.replace(name.as_str(), channel)));
        }
        text += &format!("    .clock(clock), .reset(reset), .take(take), .done({name}_done), .idle({name}_idle),\n");
        text += &format!("    .address(address_{name}), .word(word_{name}), .old(old_{name})\n  );\n");
    }
    text + "endmodule\n"
}

fn case(random: &mut Random, interface: &Interface, shapes: &[Shape]) -> Case {
    let mut case = Case::default();
    let channel = |name: &str| interface.channel(name).expect("the block has the channel");
    let mut memories = vec![BTreeMap::new(); shapes.len()];
    // Addresses at both ends, so that some are met again.
    let address = |random: &mut Random, bits: u32| random.bits(1) << (bits - 1) | random.bits(bits.min(2));
    for (words, &[bits, _, word]) in memories.iter_mut().zip(shapes) {
        words.insert(address(random, bits), random.bits(word));
    }
    for (memory, words) in interface.memories.iter().zip(&memories) {
        let item =
            |(address, word): (&u32, &u32)| Item { channel: channel(&memory.before), values: vec![*address, *word] };
        case.inputs.extend(words.iter().map(item));
    }
    for _ in 0..8 {
        let (mut swap, mut old) = (Vec::new(), Vec::new());
        for (words, &[bits, _, width]) in memories.iter_mut().zip(shapes) {
            let (address, new) = (address(random, bits), random.bits(width));
            let word = words.entry(address).or_insert(0);
            swap.extend([address, new]);
            old.push(*word);
            for byte in (0..width.div_ceil(8)).filter(|byte| new >> byte & 1 != 0) {
                let bits = 0xFF << (8 * byte);
                *word = *word & !bits | new & bits;
            }
        }
        case.inputs.push(Item { channel: channel("swap"), values: swap });
        case.outputs.push(Item { channel: channel("old"), values: old });
    }
    for (memory, words) in interface.memories.iter().zip(memories) {
        let item = |(address, word)| Item { channel: channel(&memory.after), values: vec![address, word] };
        case.outputs.extend(words.into_iter().map(item));
    }
    case
}

/// Cases of memories that pass with some settings in every simulator.
fn passes(shapes: &[Shape], edit: fn(&mut Item), settings: &[&str]) {
    let interface = interface(shapes);
    let mut random = Random(1);
    let mut cases: Vec<Case> = (0..COUNT).map(|_| case(&mut random, &interface, shapes)).collect();
    let old = interface.channel("old");
    let outputs = cases.iter_mut().flat_map(|case| &mut case.outputs);
    outputs.filter(|item| Some(item.channel) == old).for_each(edit);
    let set = Export {
        interface: &interface,
        top: &interface.name,
        verilog: Some(&verilog(&interface, shapes)),
        modules: &[],
        formats: &[Format::Mem, Format::JsonLines],
        float: false,
        origin: &origin(),
    };
    for &target in Target::MAKE {
        let place = folder();
        let (folder, _) = pica_vectors::export(place.path(), &set, cases.clone()).expect("the set can be written");
        if let Some((content, printed)) = target.run(&folder, settings) {
            let verdict = Verdict::parse(&interface.name, &printed).unwrap_or_else(|error| panic!("{error}"));
            assert!(content, "{target:?} {shapes:?}: {printed}");
            assert_eq!((verdict.vectors, verdict.mismatches), (COUNT as u64, 0), "{target:?} {shapes:?}: {printed}");
        }
    }
}

/// Nothing is held up, so that both requests are taken at once.
#[test]
fn a_read_comes_before_a_write() {
    passes(&SHAPES, |_| (), &["ARGS=+backpressure=0", "VECTORS_STALL=0"]);
}

/// A case does not end before its last answer, though nothing else is to come.
#[test]
fn answers_are_waited_for() {
    let settings = ["PARAMETERS=HASTY=1", "ARGS=+latency=300", "VECTORS_LATENCY=300"];
    passes(&[[3, 1, 8]], |old| old.values.fill(0), &settings);
}
