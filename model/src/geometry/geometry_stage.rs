//! Running the geometry shader.

use pica_spec::choices::Choices;

use super::invocation::ShaderFindings;
use super::primitive_input::PrimitiveInput;
use super::{Downstream, VertexSink};
use crate::command::ListEnd;
use crate::machine::Machine;
use crate::shader::{Block, EmittedTriangle, OnEmit, Packed, ShaderUnit, Stage};

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

impl<S: VertexSink> Machine<S> {
    /// A shaded vertex goes to the geometry shader.
    pub(super) fn feed_geometry_stage(&mut self, outputs: &Packed) -> Result<(), ListEnd> {
        let (input, mut stage) = self.geometry_stage();
        input.vertex(outputs, &mut stage)
    }

    /// The stage, and the input that is collected for it.
    pub(super) fn geometry_stage(&mut self) -> (&mut PrimitiveInput, GeometryStage<'_, S>) {
        let stage = GeometryStage {
            unit: self.shaders.unit_mut(Block::Gsh),
            choices: &self.choices,
            sink: &mut self.sink,
            downstream: Downstream {
                registers: &mut self.registers,
                memory: &mut self.memory,
                luts: &self.luts,
                diagnostics: &mut self.diagnostics,
                budget: &mut self.budget,
            },
            findings: &mut self.geometry.findings,
            limit: self.limits.invocation_instructions,
        };
        (&mut self.geometry.primitive_input, stage)
    }
}
