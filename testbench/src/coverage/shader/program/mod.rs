// SPDX-License-Identifier: MIT
//! Coverage of the shader unit: what programs make it do, from the retire records of the model.

mod emit;
mod flow;
mod loads;
pub mod operations;

use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::stimulus::shader::program::{Invocation, Model, ShaderCase, Step};
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
    together: Group<1>,
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
        let together = table.list("independent invocations in a row", &TOGETHER.map(|(_, name)| name));
        Ok(Self { bins: table.bins, operations, flow, emit, loads, together, model: Model::new(depth, choices)? })
    }

    /// All bins, by the number that marks them.
    pub fn bins(&self) -> &[Bin] {
        &self.bins
    }

    /// Marks the bins of a case, which runs on the model for that.
    pub fn cover(&self, case: &ShaderCase, hits: &mut Hits) {
        self.loads.cover(case, hits);
        for run in runs(case) {
            let place = TOGETHER.iter().rposition(|(least, _)| run >= *least);
            place.iter().for_each(|place| self.together.mark([*place], hits));
        }
        let mut watch = Watch { coverage: self, previous: Previous::default() };
        self.model.run(case, |unit, invocation| watch.invocation(unit, &invocation, hits));
    }
}

/// Lengths of runs of independent invocations, from the least.
const TOGETHER: [(usize, &str); 4] = [(1, "1"), (2, "2 to 11"), (12, "12 to 25"), (26, "more than 25")];

/// How many independent invocations follow one another with nothing but their inputs between them: as many are in flight
/// where hardware has room for them.
fn runs(case: &ShaderCase) -> Vec<usize> {
    let mut runs = vec![0];
    for step in &case.steps {
        match step {
            Step::Start { independent: true, .. } => runs.iter_mut().last().into_iter().for_each(|run| *run += 1),
            Step::Input { uniform: false, independent: true, .. } => {}
            _ => runs.push(0),
        }
    }
    runs.retain(|run| *run > 0);
    runs
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
