//! The shader blocks and their model: the interfaces of the table in [`pica_rtl::shader`], and what must come out.
//!
//! For each block a function turns the transactions that go in into those that must come out. [`mod@unit`] and [`flow`] take
//! all transactions of a case, because what comes out depends on those before; the others take the values of one.

pub mod alu;
pub mod decode;
pub mod flow;
pub mod operand;
pub mod unit;

use pica_rtl::UnsupportedChoice;
use pica_rtl::dut::Side;
use pica_rtl::shader::{Protocol as ShaderProtocol, ShaderBlock};
use pica_spec::choices::Choices;
use pica_vectors::{Channel, Direction, Handshake, Interface, Port, Protocol};

/// The outside of a block.
///
/// # Errors
/// If it cannot be built with `choices`.
pub fn interface(block: &ShaderBlock, choices: &Choices) -> Result<Interface, UnsupportedChoice> {
    let circuit = (block.build)(choices)?;
    let width = |name: &str| circuit.ports().iter().find(|port| port.name == name).map_or(0, |port| port.width as u32);
    let (protocol, handshake) = match block.protocol {
        ShaderProtocol::Comb => (Protocol::Comb, Handshake::None),
        ShaderProtocol::Stream => (Protocol::Stream, Handshake::ReadyValid),
        ShaderProtocol::Unit => (Protocol::Unit, Handshake::ReadyValid),
    };
    let channels = block.channels.iter().map(|channel| Channel {
        name: channel.name.to_owned(),
        direction: match channel.side {
            Side::Input => Direction::In,
            Side::Output => Direction::Out,
        },
        handshake,
        ports: channel
            .ports
            .iter()
            .map(|port| Port { name: port.name.to_owned(), width: width(port.name), doc: port.doc.to_owned() })
            .collect(),
    });
    Ok(Interface {
        name: block.name.to_owned(),
        doc: block.doc.to_owned(),
        protocol,
        latency: None,
        channels: channels.collect(),
    })
}
