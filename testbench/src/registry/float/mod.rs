// SPDX-License-Identifier: MIT
//! The float blocks: one entry for all, over the table of [`pica_rtl::float`]. Their columns go through vector registers.

mod cover;
mod expect;
mod stimulus;
mod sweep;

use super::Entry;
use crate::block::{self, Behaviour, Flat};
use crate::coverage::{Bin, Hits};
use crate::stimulus::float::{Shape, simpler_values};
use cover::Table;
use expect::Model;
use pica_model::float::{Arithmetic, F32ToF24};
use pica_rtl::float::{BLOCKS, FloatBlock, Format, Operation};
use pica_spec::choices::Choices;
use pica_vectors::{Columns, Direction};
use stimulus::Source;
use sweep::Sweep;

/// All float blocks.
pub fn entries(choices: &Choices) -> Vec<Entry<'static>> {
    BLOCKS.iter().map(|block| entry(block, choices)).collect()
}

fn entry(block: &'static FloatBlock, choices: &Choices) -> Entry<'static> {
    let entry = Entry::new(block.name(), block.build, |choices, outside| {
        let inputs = outside.interface.side(Direction::In).flat_map(|(_, channel)| &channel.ports);
        let operands = inputs.map(|port| outside.floats.get(&port.name).copied()).collect();
        let arithmetic = Arithmetic::new(choices)?;
        Ok(Behaviour::Flat(Box::new(FloatFlat::new(block, arithmetic, choices.f32_to_f24, operands))))
    });
    let many_clocks = matches!(block.operation, Operation::Rcp | Operation::Rsq | Operation::Ex2 | Operation::Lg2);
    let entry = entry.number_format(block.number_format(choices)).floats(move |port| float(block, &port.name));
    let entry = if many_clocks { entry.cost(40) } else { entry };
    if block.format == Format::F24 { entry } else { entry.unlisted() }
}

/// The format of a port; none if it carries no float.
fn float(block: &FloatBlock, port: &str) -> Option<Shape> {
    match (block.operation, port) {
        (Operation::FromF32, "a") => Some(Shape::F32),
        (Operation::FromInt, "a" | "kind") | (Operation::Cmp, "y") => None,
        _ => Some(shape(block)),
    }
}

fn shape(block: &FloatBlock) -> Shape {
    let Format { exponent_bits, mantissa_bits } = block.format;
    Shape { exponent_bits: exponent_bits as u32, mantissa_bits: mantissa_bits as u32 }
}

/// A float block as the campaigns see it.
struct FloatFlat {
    model: Model,
    source: Source,
    table: Table,
    sweep: Option<Sweep>,
    /// The formats of the operands; none for one that is not a float.
    operands: Vec<Option<Shape>>,
}

impl FloatFlat {
    fn new(
        declaration: &FloatBlock,
        arithmetic: Arithmetic,
        conversion: F32ToF24,
        operands: Vec<Option<Shape>>,
    ) -> Self {
        let (shape, operation) = (shape(declaration), declaration.operation);
        Self {
            model: Model::new(operation, shape, arithmetic, conversion),
            source: Source::new(operation, shape, arithmetic, conversion),
            table: Table::new(operation, shape),
            sweep: Sweep::of(operation, shape),
            operands,
        }
    }
}

impl Flat for FloatFlat {
    fn stimulus(&self, seed: u64, first: u64, inputs: &mut Columns) {
        self.source.fill(seed, first, inputs);
    }

    fn sweep(&self) -> Option<&dyn block::Sweep> {
        self.sweep.as_ref().map(|sweep| sweep as _)
    }

    fn expect(&self, inputs: &Columns, outputs: &mut Columns) {
        let inputs: Vec<&[u32]> = inputs.columns().iter().map(Vec::as_slice).collect();
        self.model.expect(&inputs, outputs.column_mut(0));
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
