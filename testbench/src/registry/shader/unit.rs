// SPDX-License-Identifier: MIT
//! `shader_unit`: whole programs.

use crate::block::{Simpler, Unit};
use crate::coverage::program::ProgramCoverage;
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::RegistryError;
use crate::stimulus::program::explain::explain;
use crate::stimulus::program::shrink::simpler;
use crate::stimulus::program::{Generator, Model, ShaderCase};
use crate::stimulus::recorded;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};

/// `shader_unit` as the campaigns see it.
pub struct ProgramUnit {
    depth: u16,
    choices: Choices,
    generator: Generator,
    model: Model,
    coverage: ProgramCoverage,
}

impl ProgramUnit {
    /// With `depth` words of program memory, 512 or 4096, under `choices`.
    ///
    /// # Errors
    /// If the model cannot follow one of them.
    pub fn new(depth: u16, choices: &Choices) -> Result<Self, RegistryError> {
        Ok(Self {
            depth,
            choices: *choices,
            generator: Generator::new(depth),
            model: Model::new(depth, choices)?,
            coverage: ProgramCoverage::new(depth, choices)?,
        })
    }
}

impl Unit for ProgramUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        self.generator.case(rng).items()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        self.model.expect(inputs)
    }

    fn bins(&self) -> Vec<Bin> {
        self.coverage.bins().to_vec()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        self.coverage.cover(&ShaderCase::from_items(&case.inputs), hits);
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        let candidates = simpler(&ShaderCase::from_items(inputs), self.depth);
        Box::new(candidates.into_iter().map(|case| case.items()))
    }

    fn recorded(&self, recording: &Recording) -> Option<Vec<Vec<Item>>> {
        recorded::cases(recording, self.depth.into(), &self.choices).ok()
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        explain(&self.model, &ShaderCase::from_items(&case.inputs), &case.outputs, actual)
    }
}
