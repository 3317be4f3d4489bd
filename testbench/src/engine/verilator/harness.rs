//! The bench in C++ around a compiled block: generated from the interface, the same for our Verilog and a user's.

use crate::engine::{DRAIN, SILENCE};
use minijinja::Environment;
use minijinja::value::Serde;
use pica_vectors::{Channel, Direction, Handshake, Interface, Port, Protocol};
use serde_json::json;

/// The text of the bench of a block whose top module is `top`. With `trace` it writes a VCD of that name.
pub fn source(interface: &Interface, top: &str, trace: Option<&str>) -> String {
    let mut templates = Environment::new();
    for (name, text) in [
        ("common.h.j2", include_str!("harness/common.h.j2")),
        ("flat.cpp.j2", include_str!("harness/flat.cpp.j2")),
        ("unit.cpp.j2", include_str!("harness/unit.cpp.j2")),
    ] {
        templates.add_template(name, text).expect("the template is part of the program");
    }
    let name = if interface.is_flat() { "flat.cpp.j2" } else { "unit.cpp.j2" };
    let ports = |direction| -> Vec<&Port> {
        interface.side(direction).flat_map(|(_, channel)| &channel.ports).collect()
    };
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
