// SPDX-License-Identifier: MIT
//! Shaded vertices on their way to the geometry shader.

use super::Machine;
use crate::command::ListEnd;
use crate::geometry::{Downstream, GeometryStage, PrimitiveInput, VertexSink};
use crate::shader::{Block, Packed};

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
