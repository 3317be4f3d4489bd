//! The shader blocks: one declaration for all, over the table of [`pica_rtl::shader`].

mod flow;
mod parts;
mod unit;

use super::RegistryError;
use crate::block::{Behaviour, Block};
use crate::shader_blocks::interface;
use flow::FlowUnit;
use parts::{Alu, Decode, Flatly, Operand};
use pica_rtl::shader::{BLOCKS, ShaderBlock};
use pica_spec::choices::Choices;
use unit::ProgramUnit;

/// What the bench adds to a block of the table.
struct Bench {
    /// The block.
    name: &'static str,
    /// Whether it is one of the blocks of the design.
    listed: bool,
    /// Clocks of a case, about.
    cost: u64,
    /// How it is exercised, and what it must do.
    behaviour: fn(&Choices) -> Result<Behaviour, RegistryError>,
}

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
    let declared =
        BENCHES.iter().filter_map(|bench| Some((bench, BLOCKS.iter().find(|block| block.name == bench.name)?)));
    declared.map(|(bench, declaration)| block(bench, declaration, choices)).collect()
}

fn block(bench: &Bench, declaration: &'static ShaderBlock, choices: &Choices) -> Result<Block, RegistryError> {
    let interface = interface(declaration, choices)?;
    let built_with = *choices;
    let value = |id: &&str| choices.get(id).map(|value| ((*id).to_owned(), value.to_owned()));
    Ok(Block {
        interface,
        choices: declaration.choices.iter().filter_map(value).collect(),
        listed: bench.listed,
        cost: bench.cost,
        circuit: Box::new(move || {
            (declaration.build)(&built_with).expect("the interface was made of the same circuit")
        }),
        behaviour: (bench.behaviour)(choices)?,
    })
}

#[cfg(test)]
mod tests;
