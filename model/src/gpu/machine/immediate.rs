// SPDX-License-Identifier: MIT
//! Immediate mode: vertices from data words (geometry.md#fixed-attributes-and-immediate-mode).
//!
//! Writing 15 to FIXEDATTRIB_INDEX starts it, like a draw; 0x242 + 1 vectors make a vertex, which is shaded and sent on
//! at once. Towards the sink, words that follow each other without another write between them are one draw, because
//! registers may change at any other write.

use pica_spec::pica200::FixedattribIndex;

use super::Machine;
use crate::command::ListEnd;
use crate::diagnostic::Finding;
use crate::geometry::{
    ATTRIBUTES, Draw, ImmediateRun, VertexSink, copied_attributes, immediate_attributes, without_source,
};
use crate::shader::{Block, Vector};

impl<S> Machine<S> {
    /// FIXEDATTRIB_INDEX.
    pub(crate) fn start_fixed_attribute(&mut self, value: u32) {
        self.geometry.immediate.starts = self.geometry.fixed.start(FixedattribIndex(value));
        self.geometry.immediate.attributes.clear();
    }
}

impl<S: VertexSink> Machine<S> {
    /// FIXEDATTRIB_DATA.
    pub(crate) fn fixed_attribute_word(&mut self, word: u32) -> Result<(), ListEnd> {
        let Some(vector) = self.geometry.fixed.word(word, &self.choices) else { return Ok(()) };
        let collected = &mut self.geometry.immediate.attributes;
        collected.push(vector);
        if collected.len() < immediate_attributes(&self.registers) {
            return Ok(());
        }
        let mut vertex = core::mem::take(collected);
        let result = self.immediate_vertex(&vertex);
        vertex.clear();
        self.geometry.immediate.attributes = vertex;
        result
    }

    /// A vertex is complete.
    fn immediate_vertex(&mut self, vertex: &[Vector]) -> Result<(), ListEnd> {
        let (geometry_shader, copied) = match self.immediate_run(vertex.len()) {
            ImmediateRun::Draw { geometry_shader, copied } => (geometry_shader, copied),
            ImmediateRun::None | ImmediateRun::Forbidden => return Ok(()),
        };
        self.take_vertex()?;
        self.geometry.attributes[..vertex.len()].copy_from_slice(vertex);
        for attribute in vertex.len()..copied {
            if let Some(value) = without_source(attribute, &self.choices, &self.geometry.fixed) {
                self.geometry.attributes[attribute] = value;
            }
        }
        let outputs = self.shade(copied)?;
        if geometry_shader {
            return self.feed_geometry_stage(&outputs);
        }
        let (sink, mut downstream) = self.downstream();
        sink.vertex(&outputs, &mut downstream);
        Ok(())
    }

    /// The run that the vertex, of `supplied` attributes, belongs to.
    fn immediate_run(&mut self, supplied: usize) -> ImmediateRun {
        if let run @ (ImmediateRun::Draw { .. } | ImmediateRun::Forbidden) = self.geometry.immediate.run {
            return run;
        }
        let run = if self.may_draw() { self.begin_immediate_run(supplied) } else { ImmediateRun::Forbidden };
        self.geometry.immediate.run = run;
        run
    }

    fn begin_immediate_run(&mut self, supplied: usize) -> ImmediateRun {
        let config = self.input_config();
        if core::mem::take(&mut self.geometry.immediate.starts) {
            self.geometry.findings.clear();
            self.geometry.primitive_input.start(config, &self.choices, &mut self.diagnostics);
            self.check_outputs(config.is_some());
        } else {
            self.geometry.primitive_input.resume(config);
        }
        let copied = copied_attributes(&self.registers, &self.choices, self.shaders.unit(Block::Vsh));
        for attribute in supplied..copied.min(ATTRIBUTES) {
            self.diagnostics.report(Finding::AttributeWithoutSource { attribute });
        }
        self.begin_draw(Draw::Immediate);
        ImmediateRun::Draw { geometry_shader: config.is_some(), copied }
    }

    /// Something else than a data word is written, or the list ends.
    pub(crate) fn end_immediate_run(&mut self) {
        if let ImmediateRun::Draw { .. } = core::mem::take(&mut self.geometry.immediate.run) {
            self.end_draw();
        }
    }
}
