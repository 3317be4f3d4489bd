//! The bench in C++ around a compiled block: generated from the interface, the same for our Verilog and a user's.

use crate::engine::{DRAIN, SILENCE};
use minijinja::Environment;
use minijinja::value::Serde;
use pica_vectors::{Channel, Direction, Handshake, Interface, Port, Protocol};
use serde_json::json;

/// Copies of a block that run side by side where nothing but the handshake of the bench decides when they take
/// operands.
pub const LANES: usize = 8;

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
///
/// Operands of a clocked block go through registers: what it makes of them before its own first registers is then
/// evaluated once a clock. Straight from the outside it would be at every call of eval(), of which a clock has two.
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
    let held = |(side, _, name): &(&str, u32, String)| {
        interface.clocked() && *side == "input" && !["clock", "reset"].contains(&name.as_str())
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
    for lane in 0..LANES {
        let suffix = format!("_{lane}");
        own.iter().for_each(|port| add(port, &suffix));
        let connections = shared.iter().map(|port| connect(port, ""));
        let connections: Vec<String> = connections.chain(own.iter().map(|port| connect(port, &suffix))).collect();
        copies += &format!("  {top} copy_{lane} ({});\n", connections.join(", "));
    }
    format!("module {wrapped} (\n{}\n);\n{registers}{copies}endmodule\n", ports.join(",\n"))
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
