// SPDX-License-Identifier: MIT
//! `shader_unit`: whole programs.

use crate::block::{Simpler, Unit};
use crate::coverage::shader::program::ProgramCoverage;
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::RegistryError;
use crate::reservoir::Reservoir;
use crate::stimulus::Dice;
use crate::stimulus::shader::program::explain::explain;
use crate::stimulus::shader::program::generate::masked;
use crate::stimulus::shader::program::shrink::simpler;
use crate::stimulus::shader::program::{Generator, Model, ShaderCase};
use crate::stimulus::shader::recorded;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};

/// What cases are, with weights.
const SORTS: [(u32, Sort); 3] = [(75, Sort::Case), (10, Sort::Stream), (15, Sort::Operations)];
/// Programs that are drawn for one of them, at most.
const DRAWS: usize = 12;

/// What a case is.
#[derive(Clone, Copy)]
enum Sort {
    /// A program of any kind and a few invocations.
    Case,
    /// A program in good order and many invocations.
    Stream,
    /// Operations in a row and many invocations.
    Operations,
}

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

impl ProgramUnit {
    /// Many invocations of a program, which are independent if there is luck in some draws.
    fn stream(&self, rng: &mut CaseRng) -> ShaderCase {
        let mut draws = (0..DRAWS).map(|_| self.generator.stream(rng));
        let is_independent = |case: &ShaderCase| self.model.with_written_outputs(case).is_some();
        draws.find(is_independent).unwrap_or_else(|| self.generator.case(rng))
    }
}

impl Unit for ProgramUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let case = match rng.weighted(&SORTS) {
            Sort::Case => self.generator.case(rng),
            Sort::Stream => self.stream(rng),
            Sort::Operations => self.generator.operations(rng),
        };
        // Most of what may run beside others does: that is what hardware with several in flight is for.
        let case = self.model.with_written_outputs(&case).filter(|_| rng.percent(75)).unwrap_or(case);
        let case = if rng.percent(40) { masked(rng, &case, true) } else { case };
        let percent = rng.pick(&[0, 50, 90, 100]);
        self.model.marked(&case, |_| rng.percent(percent)).items()
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
        // What is left may depend on what others leave.
        Box::new(candidates.into_iter().map(|case| {
            let marks: Vec<bool> = case.independent().collect();
            self.model.marked(&case, |number| marks[number]).items()
        }))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        let marked = |items: &[Item]| self.model.marked(&ShaderCase::from_items(items), |_| true).items();
        let each = |case: &[Item]| reservoir.add(|| marked(case));
        recorded::each_case(recording, self.depth.into(), &self.choices, each).is_ok()
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        explain(&self.model, &ShaderCase::from_items(&case.inputs), &case.outputs, actual)
    }
}
