// SPDX-License-Identifier: MIT
//! The float blocks: one declaration for all, over the table of [`pica_rtl::float`].

mod cover;
mod expect;
mod stimulus;

use super::RegistryError;
use crate::block::{Behaviour, Block, Flat};
use crate::columns::Columns;
use crate::coverage::{Bin, Hits};
use crate::stimulus::float::{Shape, simpler_values};
use cover::Table;
use expect::Model;
use pica_model::float::{Arithmetic, Rounding};
use pica_rtl::float::{BLOCKS, FloatBlock, Format, Operation, Port as FloatPort, Protocol as FloatProtocol};
use pica_spec::choices::Choices;
use pica_vectors::{Channel, Direction, Handshake, Interface, Port, Protocol};
use std::sync::OnceLock;
use stimulus::Source;

/// All float blocks.
pub fn blocks(choices: &Choices) -> Result<Vec<Block>, RegistryError> {
    BLOCKS.iter().map(|declaration| block(declaration, choices)).collect()
}

fn block(declaration: &'static FloatBlock, choices: &Choices) -> Result<Block, RegistryError> {
    (declaration.build)(choices)?;
    let arithmetic = Arithmetic::new(choices)?;
    let interface = interface(declaration);
    let (operands, result) = formats(declaration, &interface);
    let ports = interface.channels.iter().flat_map(|channel| &channel.ports).map(|port| port.name.clone());
    let formats = operands.iter().copied().chain([result]);
    let floats = ports.zip(formats).filter_map(|(port, format)| Some((port, format?))).collect();
    let built_with = *choices;
    let value = |id: &&str| choices.get(id).map(|value| ((*id).to_owned(), value.to_owned()));
    Ok(Block {
        emitted: OnceLock::new(),
        floats,
        choices: declaration.operation.choices().iter().filter_map(value).collect(),
        number_format: Some(declaration.number_format(choices)),
        listed: declaration.format == Format::F24,
        cost: match declaration.protocol {
            FloatProtocol::Comb | FloatProtocol::Pipe { .. } => 1,
            FloatProtocol::Stream { .. } => 40,
        },
        circuit: Box::new(move || (declaration.build)(&built_with).expect("the choices were tried above")),
        behaviour: Behaviour::Flat(Box::new(FloatFlat::new(
            declaration,
            arithmetic,
            choices.f32_to_f24.into(),
            operands,
        ))),
        interface,
    })
}

fn interface(declaration: &FloatBlock) -> Interface {
    let (protocol, handshake, latency) = match declaration.protocol {
        FloatProtocol::Comb => (Protocol::Comb, Handshake::None, None),
        FloatProtocol::Pipe { latency } => (Protocol::Pipe, Handshake::Valid, Some(latency as u32)),
        FloatProtocol::Stream { .. } => (Protocol::Stream, Handshake::ReadyValid, None),
    };
    let channel = |name: &str, direction, ports: Vec<FloatPort>| Channel {
        name: name.to_owned(),
        direction,
        handshake,
        ports: ports.into_iter().map(|port| port_of(&port)).collect(),
    };
    Interface {
        name: declaration.name(),
        doc: declaration.operation.doc().to_owned(),
        protocol,
        latency,
        channels: vec![
            channel("in", Direction::In, declaration.inputs()),
            channel("out", Direction::Out, declaration.outputs()),
        ],
    }
}

/// The formats of the operands and of the result; none for what is no float.
fn formats(declaration: &FloatBlock, interface: &Interface) -> (Vec<Option<Shape>>, Option<Shape>) {
    let shape = shape(declaration);
    let operands = match declaration.operation {
        Operation::FromF32 => vec![Some(Shape::F32)],
        Operation::FromInt => vec![None, None],
        _ => vec![Some(shape); interface.channels[0].ports.len()],
    };
    (operands, (declaration.operation != Operation::Cmp).then_some(shape))
}

fn shape(declaration: &FloatBlock) -> Shape {
    let Format { exponent_bits, mantissa_bits } = declaration.format;
    Shape { exponent_bits: exponent_bits as u32, mantissa_bits: mantissa_bits as u32 }
}

fn port_of(port: &FloatPort) -> Port {
    Port { name: port.name.to_owned(), width: port.width as u32, doc: port.doc.to_owned() }
}

/// A float block as the campaigns see it.
struct FloatFlat {
    model: Model,
    source: Source,
    table: Table,
    /// The formats of the operands; none for one that is not a float.
    operands: Vec<Option<Shape>>,
}

impl FloatFlat {
    fn new(
        declaration: &FloatBlock,
        arithmetic: Arithmetic,
        conversion: Rounding,
        operands: Vec<Option<Shape>>,
    ) -> Self {
        let (shape, operation) = (shape(declaration), declaration.operation);
        Self {
            model: Model::new(operation, shape, arithmetic, conversion),
            source: Source::new(operation, shape, arithmetic),
            table: Table::new(operation, shape),
            operands,
        }
    }
}

impl Flat for FloatFlat {
    fn stimulus(&self, seed: u64, first: u64, inputs: &mut Columns) {
        self.source.fill(seed, first, inputs);
    }

    fn expect(&self, inputs: &Columns, outputs: &mut Columns) {
        self.model.expect(inputs, outputs);
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins()
    }

    fn cover(&self, inputs: &Columns, outputs: &Columns, hits: &mut Hits) {
        self.table.cover(inputs, outputs, hits);
    }

    fn simpler(&self, inputs: &[u32]) -> Vec<Vec<u32>> {
        simpler_values(&self.operands, inputs)
    }
}
