//! The shader blocks: one declaration for all, over the table of [`pica_rtl::shader`].

use super::RegistryError;
use crate::block::{Behaviour, Block, Unit};
use crate::coverage::program::ProgramCoverage;
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::shader_blocks::interface;
use crate::stimulus::program::ShaderCase;
use crate::stimulus::program::explain::explain;
use crate::stimulus::program::generate::Generator;
use crate::stimulus::program::run::Model;
use crate::stimulus::program::shrink::simpler;
use crate::stimulus::recorded;
use pica_rtl::shader::{BLOCKS, ShaderBlock};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};

/// Clocks of a case of a unit, about.
const PROGRAM_CLOCKS: u64 = 3000;

/// The shader blocks.
pub fn blocks(choices: &Choices) -> Result<Vec<Block>, RegistryError> {
    BLOCKS.iter().filter(|b| b.name.starts_with("shader_unit")).map(|declaration| block(declaration, choices)).collect()
}

fn block(declaration: &'static ShaderBlock, choices: &Choices) -> Result<Block, RegistryError> {
    let interface = interface(declaration, choices)?;
    let built_with = choices.clone();
    let value = |id: &&str| choices.get(id).map(|value| ((*id).to_owned(), value.to_owned()));
    Ok(Block {
        choices: declaration.choices.iter().filter_map(value).collect(),
        listed: true,
        cost: PROGRAM_CLOCKS,
        circuit: Box::new(move || (declaration.build)(&built_with).expect("the choices were tried above")),
        behaviour: Behaviour::Unit(Box::new(Programs::new(
            if declaration.name.ends_with("4096") { 4096 } else { 512 },
            choices,
        )?)),
        interface,
    })
}

struct Programs {
    depth: u16,
    choices: Choices,
    generator: Generator,
    model: Model,
    coverage: ProgramCoverage,
}

impl Programs {
    fn new(depth: u16, choices: &Choices) -> Result<Self, RegistryError> {
        Ok(Self {
            depth,
            choices: choices.clone(),
            generator: Generator::new(depth),
            model: Model::new(depth, choices)?,
            coverage: ProgramCoverage::new(depth, choices)?,
        })
    }
}

impl Unit for Programs {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        self.generator.case(rng).items()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        crate::shader_blocks::unit::expect(inputs, self.depth > 512, &self.choices).unwrap_or_default()
    }

    fn bins(&self) -> Vec<Bin> {
        self.coverage.bins().to_vec()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        self.coverage.cover(&ShaderCase::from_items(&case.inputs), hits);
    }

    fn simpler(&self, inputs: &[Item]) -> Vec<Vec<Item>> {
        simpler(&ShaderCase::from_items(inputs), self.depth).into_iter().map(|case| case.items()).collect()
    }

    fn recorded(&self, recording: &Recording) -> Option<Vec<Vec<Item>>> {
        recorded::cases(recording, self.depth.into(), &self.choices).ok()
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        explain(&self.model, &ShaderCase::from_items(&case.inputs), &case.outputs, actual)
    }
}
