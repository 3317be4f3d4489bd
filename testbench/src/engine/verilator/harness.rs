// SPDX-License-Identifier: MIT
//! The bench in C++ around a compiled block: generated from the interface, the same for our Verilog and a user's.

use crate::engine::{DRAIN, SILENCE, Stall};
use crate::mutants::{MUTANT, MUTANT_BITS};
use crate::project::Project;
use minijinja::Environment;
use minijinja::value::Serde;
use pica_agents::traffic::MANY;
use pica_vectors::{Channel, Direction, Handshake, Interface, Memory, Port, Protocol};
use serde_json::json;

/// Copies of a block that run side by side where nothing but the handshake of the bench decides when they take
/// operands.
pub const LANES: usize = 8;

/// The bench as text.
pub struct Bench {
    /// The C++ of the bench.
    pub source: String,
    /// The Verilog around several copies of the block, if there are several.
    pub wrapper: Option<String>,
    /// The top module of it all.
    pub top: String,
}

/// The bench of a block. With `trace` it has one copy, writes a VCD, and shows what is expected beside what comes. With
/// `mutants` its first argument goes to the input that names one.
pub fn bench(interface: &Interface, project: &Project, trace: bool, mutants: bool) -> Bench {
    let several = matches!(interface.protocol, Protocol::Comb | Protocol::Pipe) && !trace;
    let lanes = if several { LANES } else { 1 };
    let source = source(interface, trace, mutants, lanes);
    if lanes == 1 && !trace && !mutants && project.parameters.is_empty() {
        return Bench { source, wrapper: None, top: project.top.clone() };
    }
    let top = project.wrapper_name();
    Bench { source, wrapper: Some(wrapper(interface, project, lanes, trace, mutants)), top }
}

/// A module with `lanes` copies of a block; ports of copy n of several have the suffix `_n`, but for those that all
/// share.
///
/// Operands of several copies of a clocked block go through registers: what it makes of them before its own first
/// registers is then evaluated once a clock. Straight from the outside it would be at every call of eval(), of which a
/// clock has two.
///
/// With `expected` there are inputs for the next expected results, and an output that shows where they differ; with `mutants`
/// one that names a mutant. It goes through a register, too: otherwise all that a mutant changes would be evaluated whenever
/// an input may have changed.
pub fn wrapper(interface: &Interface, project: &Project, lanes: usize, expected: bool, mutants: bool) -> String {
    let several = lanes > 1;
    let mut shared = Vec::new();
    let mut own = Vec::new();
    if interface.clocked() {
        shared.extend(["clock", "reset"].map(|name| ("input", 1, name.to_owned())));
    }
    if mutants {
        shared.push(("input", MUTANT_BITS, MUTANT.to_owned()));
    }
    for channel in &interface.channels {
        let (side, back) = match channel.direction {
            Direction::In => ("input", "output"),
            Direction::Out => ("output", "input"),
        };
        let valid = channel.valid().map(|name| (side, 1, name));
        if several && side == "input" { &mut shared } else { &mut own }.extend(valid);
        own.extend(channel.ready().map(|name| (back, 1, name)));
        own.extend(channel.pins().iter().map(|port| (side, port.width, port.name.clone())));
    }
    let declare = |(side, width, name): &(&str, u32, String), suffix: &str| {
        format!("  {side} wire [{}:0] {name}{suffix}", width - 1)
    };
    let held = |(side, _, name): &(&str, u32, String)| {
        let operand = several && *side == "input" && !["clock", "reset"].contains(&name.as_str());
        interface.clocked() && (operand || name == MUTANT)
    };
    let (mut ports, mut registers, mut copies) = (Vec::new(), String::new(), String::new());
    let mut add = |port: &(&str, u32, String), suffix: &str| {
        ports.push(declare(port, suffix));
        if held(port) {
            let (_, width, name) = port;
            registers += &format!("  reg [{}:0] {name}{suffix}_q;\n", width - 1);
            registers += &format!("  always @(posedge clock) {name}{suffix}_q <= {name}{suffix};\n");
        }
    };
    let connect = |port: &(&str, u32, String), suffix: &str| {
        format!(".{0}({0}{suffix}{1})", port.2, if held(port) { "_q" } else { "" })
    };
    shared.iter().for_each(|port| add(port, ""));
    let module = format!("{} {}", project.top, project.instance_parameters());
    for lane in 0..lanes {
        let suffix = if several { format!("_{lane}") } else { String::new() };
        own.iter().for_each(|port| add(port, &suffix));
        let connections = shared.iter().map(|port| connect(port, ""));
        let connections: Vec<String> = connections.chain(own.iter().map(|port| connect(port, &suffix))).collect();
        copies += &format!("  {module}copy{suffix} ({});\n", connections.join(", "));
    }
    if expected {
        let (expected, differs) = mismatch(interface);
        ports.extend(expected);
        ports.push("  output wire mismatch".to_owned());
        copies += &format!("  assign mismatch = {differs};\n");
    }
    let name = project.wrapper_name();
    format!("module {name} (\n{}\n);\n{registers}{copies}endmodule\n", ports.join(",\n"))
}

/// The inputs for what is expected next, and where what comes is something else.
fn mismatch(interface: &Interface) -> (Vec<String>, String) {
    let (mut ports, mut differs) = (Vec::new(), Vec::new());
    for (_, channel) in interface.side(Direction::Out) {
        // The model does not say how a block asks its memories.
        if !interface.is_stream(channel) {
            continue;
        }
        let name = &channel.name;
        ports.push(format!("  input wire expected_{name}_valid"));
        let inputs =
            channel.ports.iter().map(|port| format!("  input wire [{}:0] expected_{}", port.width - 1, port.name));
        ports.extend(inputs);
        let word = |prefix: &str| {
            let names: Vec<String> = channel.ports.iter().map(|port| format!("{prefix}{}", port.name)).collect();
            format!("{{{}}}", names.join(", "))
        };
        let there: Vec<String> = channel.valid().into_iter().chain(channel.ready()).collect();
        let there = if there.is_empty() { format!("expected_{name}_valid") } else { there.join(" && ") };
        let same = format!("expected_{name}_valid && {} == {}", word(""), word("expected_"));
        differs.push(format!("({there} && !({same}))"));
    }
    (ports, differs.join(" || "))
}

fn source(interface: &Interface, trace: bool, mutants: bool, lanes: usize) -> String {
    let mut templates = Environment::new();
    for (name, text) in [
        ("ports.j2", include_str!("harness/ports.j2")),
        ("common.h.j2", include_str!("harness/common.h.j2")),
        ("flat.cpp.j2", include_str!("harness/flat.cpp.j2")),
        ("unit.cpp.j2", include_str!("harness/unit.cpp.j2")),
    ] {
        templates.add_template(name, text).expect("the template is part of the program");
    }
    let name = if interface.is_flat() { "flat.cpp.j2" } else { "unit.cpp.j2" };
    let ports = |direction| {
        numbered(&interface.side(direction).flat_map(|(_, channel)| channel.ports.iter().cloned()).collect::<Vec<_>>())
    };
    let words = |direction| interface.side(direction).map(|(_, channel)| channel.words()).sum::<usize>();
    let channels: Vec<serde_json::Value> =
        interface.channels.iter().enumerate().map(|(number, of)| channel(interface, number, of)).collect();
    let number = |name: &str| interface.channel(name);
    let pins = |name: &String| number(name).map_or(&[][..], |number| interface.channels[number].pins());
    let ports_of = |of: &Memory| [&of.read, &of.answer, &of.write].map(pins);
    let memories = interface.memories.iter().map(|of| {
        json!({
            "name": of.name,
            "read": of.read,
            "answer": of.answer,
            "write": of.write,
            "before": number(&of.before),
            "after": number(&of.after),
            "ports": ports_of(of),
            "answer_ready": number(&of.answer).and_then(|number| interface.channels[number].ready()),
        })
    });
    let memories: Vec<serde_json::Value> = memories.collect();
    let context = json!({
        "name": interface.name,
        "trace": trace,
        "mutant": mutants.then_some(MUTANT),
        "clocked": interface.clocked(),
        "stream": interface.protocol == Protocol::Stream,
        "inputs": ports(Direction::In),
        "outputs": ports(Direction::Out),
        "input_words": words(Direction::In),
        "output_words": words(Direction::Out),
        "channels": channels,
        "memories": memories,
        "independent": u8::from(interface.independent),
        "many": MANY,
        "silence": SILENCE,
        "deaf": Stall::DEAF,
        "deaf_of": Stall::DEAF_OF,
        "drain": DRAIN,
        "lanes": lanes,
        "suffix": (0..lanes).map(|lane| if lanes == 1 { String::new() } else { format!("_{lane}") }).collect::<Vec<_>>(),
    });
    let template = templates.get_template(name).expect("the template was added above");
    template.render(Serde(context)).expect("the template uses what is in the context")
}

fn channel(interface: &Interface, number: usize, channel: &Channel) -> serde_json::Value {
    json!({
        "number": number,
        "name": channel.name,
        "direction": channel.direction,
        "handshake": match channel.handshake {
            Handshake::ReadyValid => "ready-valid",
            Handshake::Valid | Handshake::None => "valid",
            Handshake::Content => "content",
        },
        "of_memory": interface.is_of_memory(channel),
        "words": channel.words(),
        "ports": numbered(&channel.ports),
    })
}

/// Ports with the numbers of their words among those of all of them.
fn numbered(ports: &[Port]) -> Vec<serde_json::Value> {
    let mut next = 0;
    let number = |port: &Port| {
        let first = next;
        next += port.words();
        json!({"name": port.name, "width": port.width, "words": (first..next).collect::<Vec<_>>()})
    };
    ports.iter().map(number).collect()
}
