// SPDX-License-Identifier: MIT
//! Coverage of the shader unit: what programs make it do, from the retire records of the model.

mod emit;
mod flow;
mod loads;
pub mod operations;

use super::table::Table;
use super::{Bin, Hits};
use crate::stimulus::program::{Invocation, Model, ShaderCase};
use emit::Emit;
use flow::{Flow, Previous};
use loads::Loads;
use operations::Operations;
use pica_model::float::UnsupportedChoice;
use pica_model::shader::ShaderUnit;
use pica_spec::choices::Choices;

/// The coverage table of the shader unit.
#[derive(Clone, Debug)]
pub struct ProgramCoverage {
    bins: Vec<Bin>,
    operations: Operations,
    flow: Flow,
    emit: Emit,
    loads: Loads,
    /// The unit after power-on.
    model: Model,
}

/// What covers a case as it runs.
#[derive(Clone, Debug)]
pub struct Watch<'a> {
    coverage: &'a ProgramCoverage,
    previous: Previous,
}

impl ProgramCoverage {
    /// The table for a unit with `depth` words of program memory under `choices`.
    ///
    /// # Errors
    /// If the model cannot follow one of the choices.
    pub fn new(depth: u16, choices: &Choices) -> Result<Self, UnsupportedChoice> {
        let mut table = Table::default();
        let operations = Operations::new(&mut table, choices);
        let flow = Flow::new(&mut table, choices);
        let emit = Emit::new(&mut table);
        let loads = Loads::new(&mut table, depth);
        Ok(Self { bins: table.bins, operations, flow, emit, loads, model: Model::new(depth, choices)? })
    }

    /// All bins, by the number that marks them.
    pub fn bins(&self) -> &[Bin] {
        &self.bins
    }

    /// Marks the bins of a case, which runs on the model for that.
    pub fn cover(&self, case: &ShaderCase, hits: &mut Hits) {
        self.loads.cover(case, hits);
        let mut watch = Watch { coverage: self, previous: Previous::default() };
        self.model.run(case, |unit, invocation| watch.invocation(unit, &invocation, hits));
    }
}

impl Watch<'_> {
    /// Marks the bins of the next invocation of the case.
    fn invocation(&mut self, unit: &ShaderUnit, invocation: &Invocation, hits: &mut Hits) {
        let ProgramCoverage { operations, flow, emit, .. } = self.coverage;
        operations.cover(unit, invocation, hits);
        flow.cover(unit, invocation, &mut self.previous, hits);
        emit.cover(unit, invocation, hits);
    }
}
