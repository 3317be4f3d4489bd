// SPDX-License-Identifier: MIT
//! Blocks that a table of the hardware declares: what the bench adds, and the block that comes of both.

use super::RegistryError;
use crate::block::{Behaviour, Block};
use pica_rtl::UnsupportedChoice;
use pica_rtl::declaration::{Declaration, Protocol as DeclaredProtocol};
use pica_rtl::dut::Side;
use pica_spec::choices::Choices;
use pica_vectors::{Channel, Direction, Handshake, Interface, Port, Protocol};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What the bench adds to a block of the table.
pub struct Bench {
    /// The block.
    pub name: &'static str,
    /// Whether it is one of the blocks of the design.
    pub listed: bool,
    /// Clocks of a case, about.
    pub cost: u64,
    /// How it is exercised, and what it must do.
    pub behaviour: fn(&Choices) -> Result<Behaviour, RegistryError>,
}

/// The blocks of a table that have a bench, built with `choices`.
pub fn blocks(
    benches: &'static [Bench],
    declarations: &'static [Declaration],
    choices: &Choices,
) -> Result<Vec<Block>, RegistryError> {
    let declared =
        benches.iter().filter_map(|bench| Some((bench, declarations.iter().find(|block| block.name == bench.name)?)));
    declared.map(|(bench, declaration)| block(bench, declaration, choices)).collect()
}

fn block(bench: &Bench, declaration: &'static Declaration, choices: &Choices) -> Result<Block, RegistryError> {
    let interface = interface(declaration, choices)?;
    let built_with = *choices;
    let value = |id: &&str| choices.get(id).map(|value| ((*id).to_owned(), value.to_owned()));
    Ok(Block {
        emitted: OnceLock::new(),
        interface,
        floats: BTreeMap::new(),
        choices: declaration.choices.iter().filter_map(value).collect(),
        number_format: None,
        listed: bench.listed,
        cost: bench.cost,
        circuit: Box::new(move || {
            (declaration.build)(&built_with).expect("the interface was made of the same circuit")
        }),
        behaviour: (bench.behaviour)(choices)?,
    })
}

/// The outside of a block.
///
/// # Errors
/// If it cannot be built with `choices`.
fn interface(block: &Declaration, choices: &Choices) -> Result<Interface, UnsupportedChoice> {
    let circuit = (block.build)(choices)?;
    let width = |name: &str| circuit.ports().iter().find(|port| port.name == name).map_or(0, |port| port.width as u32);
    let (protocol, handshake) = match block.protocol {
        DeclaredProtocol::Comb => (Protocol::Comb, Handshake::None),
        DeclaredProtocol::Stream => (Protocol::Stream, Handshake::ReadyValid),
        DeclaredProtocol::Unit => (Protocol::Unit, Handshake::ReadyValid),
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
