// SPDX-License-Identifier: MIT
//! The shader blocks: one declaration for all, over the table of [`pica_rtl::shader`].

mod flow;
mod parts;
mod unit;

use super::RegistryError;
use super::declared::{self, Bench};
use crate::block::{Behaviour, Block};
use crate::stimulus::float::Shape;
use flow::FlowUnit;
use parts::{Alu, Decode, Flatly, Operand};
use pica_rtl::shader::BLOCKS;
use pica_spec::choices::Choices;
use unit::ProgramUnit;

/// Of all shader blocks.
const BENCHES: [Bench; 6] = [
    Bench {
        name: "shader_decode",
        listed: true,
        cost: 1,
        behaviour: |choices| Ok(Behaviour::Flat(Box::new(Flatly::new(Decode::new(choices))))),
    },
    Bench {
        name: "shader_operand",
        listed: true,
        cost: 1,
        behaviour: |_| Ok(Behaviour::Flat(Box::new(Flatly::new(Operand::new())))),
    },
    Bench {
        name: "shader_alu",
        listed: true,
        cost: 30,
        behaviour: |choices| Ok(Behaviour::Flat(Box::new(Flatly::new(Alu::new(choices)?)))),
    },
    Bench {
        name: "shader_flow",
        listed: true,
        cost: 200,
        behaviour: |choices| Ok(Behaviour::Unit(Box::new(FlowUnit::new(choices)?))),
    },
    Bench {
        name: "shader_unit",
        listed: true,
        cost: 3000,
        behaviour: |choices| Ok(Behaviour::Unit(Box::new(ProgramUnit::new(512, choices)?))),
    },
    Bench {
        name: "shader_unit_4096",
        listed: false,
        cost: 7000,
        behaviour: |choices| Ok(Behaviour::Unit(Box::new(ProgramUnit::new(4096, choices)?))),
    },
];

/// All shader blocks.
pub fn blocks(choices: &Choices) -> Result<Vec<Block>, RegistryError> {
    let mut blocks = declared::blocks(&BENCHES, BLOCKS, choices)?;
    for block in &mut blocks {
        // What is as wide as a float24 is one in these blocks: addresses are narrower, words wider.
        let ports = block.interface.channels.iter().flat_map(|channel| &channel.ports);
        let floats = ports.filter(|port| port.width == Shape::F24.width());
        block.floats = floats.map(|port| (port.name.clone(), Shape::F24)).collect();
    }
    Ok(blocks)
}

#[cfg(test)]
mod tests;
