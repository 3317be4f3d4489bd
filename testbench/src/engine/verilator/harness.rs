//! The bench in C++ around a compiled block: generated from the interface, the same for our Verilog and a user's.

use crate::engine::{DRAIN, SILENCE};
use minijinja::Environment;
use minijinja::value::Serde;
use pica_vectors::{Channel, Direction, Handshake, Interface, Port, Protocol};
use serde_json::json;

/// Copies of a block that run side by side where nothing but the handshake of the bench decides when they take
/// operands.
const LANES: usize = 8;

/// The bench as text.
pub struct Bench {
    /// Its C++.
    pub source: String,
    /// The Verilog around several copies of the block, if there are several.
    pub wrapper: Option<String>,
    /// The top module of it all.
    pub top: String,
}

/// The bench of a block whose top module is `top`. With `trace` it has one copy and writes a VCD of that name.
pub fn bench(interface: &Interface, top: &str, trace: Option<&str>) -> Bench {
    let alone = !matches!(interface.protocol, Protocol::Comb | Protocol::Pipe) || trace.is_some();
    if alone {
        return Bench { source: source(interface, top, trace, 1), wrapper: None, top: top.to_owned() };
    }
    let wrapped = format!("{top}_copies");
    Bench {
        source: source(interface, &wrapped, None, LANES),
        wrapper: Some(wrapper(interface, top, &wrapped)),
        top: wrapped,
    }
}

/// A module with several copies of a block; ports of copy n have the suffix `_n`, but for those that all share.
fn wrapper(interface: &Interface, top: &str, wrapped: &str) -> String {
    let mut shared = Vec::new();
    let mut own = Vec::new();
    if interface.clocked() {
        shared.extend(["clock", "reset", "in_valid"].map(|name| ("input", 1, name.to_owned())));
        own.push(("output", 1, "out_valid".to_owned()));
    }
    for channel in &interface.channels {
        let side = if channel.direction == Direction::In { "input" } else { "output" };
        own.extend(channel.ports.iter().map(|port| (side, port.width, port.name.clone())));
    }
    let declare = |(side, width, name): &(&str, u32, String), suffix: &str| {
        format!("  {side} wire [{}:0] {name}{suffix}", width - 1)
    };
    let mut ports: Vec<String> = shared.iter().map(|port| declare(port, "")).collect();
    let mut copies = String::new();
    for lane in 0..LANES {
        ports.extend(own.iter().map(|port| declare(port, &format!("_{lane}"))));
        let connect = |(_, _, name): &(&str, u32, String), suffix: &str| format!(".{name}({name}{suffix})");
        let mut connections: Vec<String> = shared.iter().map(|port| connect(port, "")).collect();
        connections.extend(own.iter().map(|port| connect(port, &format!("_{lane}"))));
        copies += &format!("  {top} copy_{lane} ({});\n", connections.join(", "));
    }
    format!("module {wrapped} (\n{}\n);\n{copies}endmodule\n", ports.join(",\n"))
}

fn source(interface: &Interface, top: &str, trace: Option<&str>, lanes: usize) -> String {
    let mut templates = Environment::new();
    for (name, text) in [
        ("common.h.j2", include_str!("harness/common.h.j2")),
        ("flat.cpp.j2", include_str!("harness/flat.cpp.j2")),
        ("unit.cpp.j2", include_str!("harness/unit.cpp.j2")),
    ] {
        templates.add_template(name, text).expect("the template is part of the program");
    }
    let name = if interface.is_flat() { "flat.cpp.j2" } else { "unit.cpp.j2" };
    let ports =
        |direction| -> Vec<&Port> { interface.side(direction).flat_map(|(_, channel)| &channel.ports).collect() };
    let channels: Vec<serde_json::Value> = interface.channels.iter().enumerate().map(channel).collect();
    let context = json!({
        "name": interface.name,
        "top": top,
        "trace": trace,
        "clocked": interface.clocked(),
        "stream": interface.protocol == Protocol::Stream,
        "inputs": ports(Direction::In),
        "outputs": ports(Direction::Out),
        "channels": channels,
        "silence": SILENCE,
        "drain": DRAIN,
        "lanes": lanes,
        "suffix": (0..lanes).map(|lane| if lanes == 1 { String::new() } else { format!("_{lane}") }).collect::<Vec<_>>(),
    });
    let template = templates.get_template(name).expect("the template was added above");
    template.render(Serde(context)).expect("the template uses what is in the context")
}

fn channel((number, channel): (usize, &Channel)) -> serde_json::Value {
    json!({
        "number": number,
        "name": channel.name,
        "direction": channel.direction,
        "handshake": match channel.handshake {
            Handshake::ReadyValid => "ready-valid",
            Handshake::Valid | Handshake::None => "valid",
        },
        "ports": channel.ports,
    })
}
