// SPDX-License-Identifier: MIT
//! Running the geometry shader.

use pica_spec::choices::Choices;

use super::invocation::ShaderFindings;
use super::{Downstream, VertexSink};
use crate::command::ListEnd;
use crate::shader::{EmittedTriangle, OnEmit, ShaderUnit, Stage};

/// The unit that runs it, and what an invocation touches.
pub(crate) struct GeometryStage<'a, S> {
    /// The fourth unit, with the GSH registers.
    pub unit: &'a mut ShaderUnit,
    pub choices: &'a Choices,
    pub sink: &'a mut S,
    pub downstream: Downstream<'a>,
    pub findings: &'a mut ShaderFindings,
    /// Most instructions of an invocation.
    pub limit: u64,
}

impl<S: VertexSink> GeometryStage<'_, S> {
    /// One invocation; what it emits goes to the sink at once.
    pub fn run(&mut self) -> Result<(), ListEnd> {
        let GeometryStage { unit, sink, downstream, .. } = self;
        if S::WATCHES_INVOCATIONS {
            sink.invocation(Stage::Geometry, unit, unit.inputs());
        }
        let run = unit.run(
            Stage::Geometry,
            self.limit,
            &mut OnEmit(|triangle: &EmittedTriangle| sink.triangle(triangle, downstream)),
        );
        self.findings.check(&run, Stage::Geometry, self.downstream.budget, self.downstream.diagnostics)
    }
}
