// SPDX-License-Identifier: MIT
//! The ports of a module, as the emission documents them.

use pica_rtl::dut::Side;
use pica_rtl::emit::PortDoc;
use pica_vectors::{Direction, Interface};

/// All ports of a block, clock, reset and handshakes included.
pub fn port_docs(interface: &Interface) -> Vec<PortDoc> {
    let mut ports = Vec::new();
    let mut add = |name: &str, input: bool, width: u32, doc: &str| {
        let side = if input { Side::Input } else { Side::Output };
        ports.push(PortDoc { name: name.to_owned(), side, width: width as usize, doc: doc.to_owned() });
    };
    if interface.clocked() {
        add("clock", true, 1, "rising edge");
        add("reset", true, 1, "synchronous, active high");
    }
    for channel in &interface.channels {
        let input = channel.direction == Direction::In;
        if let Some(name) = channel.valid() {
            add(&name, input, 1, "a transaction is offered");
        }
        if let Some(name) = channel.ready() {
            add(&name, !input, 1, "it is taken at the next rising edge");
        }
        for port in &channel.ports {
            add(&port.name, input, port.width, &port.doc);
        }
    }
    ports
}
