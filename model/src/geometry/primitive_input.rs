// SPDX-License-Identifier: MIT
//! The three ways in which vertex shader outputs become the input of the geometry shader
//! (geometry.md#geometry-shader-input, geometry.md#from-outputs-to-the-assembler).
//!
//! GSH_MISC0 (0x252) alone selects the way. What software sets besides (0x289 bit 8 for variable and fixed mode, 0x229
//! bit 31 for variable mode, 0x252 bits 12-15 and 24) has no effect here.

use pica_spec::choices::{Choices, PendingGeometryInput, PointOverflow};
use pica_spec::pica200::GeometryInputMode;
use pica_spec::register_file::RegisterFile;

use super::geometry_stage::GeometryStage;
use super::{VertexSink, ZERO};
use crate::command::ListEnd;
use crate::diagnostic::{Diagnostics, Finding};
use crate::float::{F24, F24Rounding};
use crate::shader::{Packed, ShaderUnit, Vector};

/// c registers.
const UNIFORMS: usize = 96;

/// What the registers say about the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InputConfig {
    mode: GeometryInputMode,
    /// Slots that a vertex brings: 0x24A + 1.
    slots: usize,
    /// Point mode: entries of an input, 0x289 bits 0-3 + 1.
    inputs: usize,
    /// Variable mode: the first vertices, which bring all their slots, 0x254 + 1.
    main_vertices: u32,
    /// Fixed mode: vertices of an input, 0x252 bits 8-11 + 1.
    vertices: u32,
    /// Fixed mode: the first c register, 0x252 bits 16-22.
    start: usize,
}

impl InputConfig {
    /// Reads the registers; reports if there are fewer outputs than slots (assumption `missing_output_slots`).
    pub fn new(
        registers: &RegisterFile,
        vertex_unit: &ShaderUnit,
        geometry_unit: &ShaderUnit,
        diagnostics: &mut Diagnostics,
    ) -> InputConfig {
        let misc0 = registers.gsh_misc0();
        let slots = registers.vsh_outmap_total1().count_minus_1() as usize + 1;
        let enabled = vertex_unit.config.outmap_mask.count_ones() as usize;
        if slots > enabled {
            diagnostics.report(Finding::MissingOutputs { slots, enabled });
        }
        InputConfig {
            mode: misc0.mode(),
            slots,
            inputs: geometry_unit.config.input_count.into(),
            main_vertices: registers.gsh_misc1().main_vertices_minus_1() + 1,
            vertices: misc0.vertices_minus_1() + 1,
            start: misc0.start() as usize,
        }
    }
}

/// The input that is being collected.
#[derive(Clone, Debug, Default)]
pub(crate) struct PrimitiveInput {
    /// `None` as long as no geometry shader was in use.
    config: Option<InputConfig>,
    /// Point mode: the entries so far.
    entries: Vec<Vector>,
    /// Vertices taken for the unfinished input.
    vertices: u32,
    /// Variable mode: vertices of the current primitive, once its count was read.
    expected: Option<u32>,
    /// Variable and fixed mode: the c register that comes next.
    next: usize,
    /// Whether an overflow, or vertices that go nowhere, were reported in this draw.
    reported: bool,
}

impl PrimitiveInput {
    /// A draw starts; `config` is `None` if no geometry shader is in use.
    ///
    /// What is left of an unfinished input is dropped or kept (choice `pending_geometry_input`).
    pub fn start(&mut self, config: Option<InputConfig>, choices: &Choices, diagnostics: &mut Diagnostics) {
        self.reported = false;
        if self.vertices != 0 || self.expected.is_some() {
            diagnostics.report(Finding::PendingGeometryInput { vertices: self.vertices });
        }
        match choices.pending_geometry_input {
            PendingGeometryInput::Dropped => self.restart(config),
            PendingGeometryInput::Kept => self.resume(config),
        }
    }

    /// A draw goes on. If its configuration is another one than before, an unfinished input cannot be continued.
    pub fn resume(&mut self, config: Option<InputConfig>) {
        if config.is_some() && config != self.config {
            self.restart(config);
        }
    }

    /// An empty input.
    fn restart(&mut self, config: Option<InputConfig>) {
        self.config = config;
        self.entries.clear();
        self.vertices = 0;
        self.expected = None;
        self.next = config.map_or(0, |config| config.start);
    }

    /// Whether the next entry of the index list is the vertex count of a variable-size primitive.
    pub fn takes_count(&self) -> bool {
        self.config.is_some_and(|config| config.mode == GeometryInputMode::Variable) && self.expected.is_none()
    }

    /// A variable-size primitive of `count` vertices begins: c0 tells the shader.
    pub fn count<S: VertexSink>(&mut self, count: u32, stage: &mut GeometryStage<'_, S>) -> Result<(), ListEnd> {
        // An index has 16 bits at most, which float24 holds exactly.
        stage.unit.uniforms.set_float(0, [F24::from_i32(count as i32, F24Rounding::TowardZero); 4]);
        self.expected = Some(count);
        self.next = 1;
        // A primitive without vertices is complete (assumption `variable_geometry_input`).
        self.finish_variable(stage)
    }

    /// Takes a vertex and runs the shader for each input that it completes.
    pub fn vertex<S: VertexSink>(&mut self, outputs: &Packed, stage: &mut GeometryStage<'_, S>) -> Result<(), ListEnd> {
        let Some(config) = self.config else { return Ok(()) };
        // Assumption `missing_output_slots`.
        let slots = (0..config.slots).map(|slot| outputs.get(slot).copied().unwrap_or(ZERO));
        match config.mode {
            GeometryInputMode::Point => self.point(slots, config.inputs, stage),
            GeometryInputMode::Variable if self.expected.is_none() => {
                // Assumption `variable_geometry_input`.
                self.report_once(Finding::VariablePrimitivesWithoutIndices, stage);
                Ok(())
            }
            GeometryInputMode::Variable => {
                let taken = if self.vertices < config.main_vertices { config.slots } else { 1 };
                self.store(slots.take(taken), stage);
                self.finish_variable(stage)
            }
            GeometryInputMode::Fixed => {
                self.store(slots, stage);
                if self.vertices < config.vertices {
                    return Ok(());
                }
                self.vertices = 0;
                self.next = config.start;
                stage.run()
            }
            GeometryInputMode::Unlisted(_) => {
                // Assumption `unlisted_geometry_mode`.
                self.report_once(Finding::UnknownGeometryInputMode, stage);
                Ok(())
            }
        }
    }

    /// Point mode: the slots of a vertex are the next v registers.
    fn point<S: VertexSink>(
        &mut self,
        slots: impl Iterator<Item = Vector>,
        inputs: usize,
        stage: &mut GeometryStage<'_, S>,
    ) -> Result<(), ListEnd> {
        self.vertices += 1;
        let mut slots = slots.peekable();
        while let Some(slot) = slots.next() {
            self.entries.push(slot);
            if self.entries.len() < inputs {
                continue;
            }
            stage.unit.load_inputs(&self.entries);
            self.entries.clear();
            self.vertices = 0;
            stage.run()?;
            if slots.peek().is_some() {
                self.report_once(Finding::PointInputOverflow, stage);
                match stage.choices.point_overflow {
                    PointOverflow::Dropped => break,
                    PointOverflow::Wrap => self.vertices = 1,
                }
            }
        }
        Ok(())
    }

    /// Variable and fixed mode: the slots of a vertex go to the next c registers, and stay there for good.
    fn store<S: VertexSink>(&mut self, slots: impl Iterator<Item = Vector>, stage: &mut GeometryStage<'_, S>) {
        for slot in slots {
            if self.next >= UNIFORMS {
                self.report_once(Finding::UniformInputOverflow, stage);
            }
            let register = match stage.choices.point_overflow {
                PointOverflow::Dropped => self.next,
                PointOverflow::Wrap => self.next % UNIFORMS,
            };
            stage.unit.uniforms.set_float(register, slot);
            self.next += 1;
        }
        self.vertices += 1;
    }

    /// Variable mode: runs the shader if the primitive is complete.
    fn finish_variable<S: VertexSink>(&mut self, stage: &mut GeometryStage<'_, S>) -> Result<(), ListEnd> {
        if self.expected != Some(self.vertices) {
            return Ok(());
        }
        self.expected = None;
        self.vertices = 0;
        stage.run()
    }

    fn report_once<S: VertexSink>(&mut self, finding: Finding, stage: &mut GeometryStage<'_, S>) {
        if !core::mem::replace(&mut self.reported, true) {
            stage.downstream.diagnostics.report(finding);
        }
    }
}
