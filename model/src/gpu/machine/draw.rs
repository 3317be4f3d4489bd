// SPDX-License-Identifier: MIT
//! Array and element draws (geometry.md#draws-and-indices, geometry.md#assembly-of-a-vertex and
//! geometry.md#from-outputs-to-the-assembler).

use pica_spec::choices::{ElementCount, VertexCache};
use pica_spec::pica200::GeometryStageMode;

use super::Machine;
use crate::command::ListEnd;
use crate::diagnostic::Finding;
use crate::geometry::{Assembly, Draw, IndexList, InputConfig, Numbers, VertexSink, Vertices};
use crate::shader::{Block, Stage};

impl<S: VertexSink> Machine<S> {
    /// DRAWARRAYS.
    pub(crate) fn draw_arrays(&mut self) -> Result<(), ListEnd> {
        let (first, count) = (self.registers.vertex_offset().first(), self.registers.numvertices().count());
        self.draw(Draw::Arrays { first, count }, Vertices { numbers: Numbers::From(first), count, cached: false })
    }

    /// DRAWELEMENTS.
    pub(crate) fn draw_elements(&mut self) -> Result<(), ListEnd> {
        let count = self.registers.numvertices().count();
        let list = IndexList::new(&self.registers, &self.choices, &mut self.diagnostics);
        let vertices = Vertices {
            numbers: Numbers::List(list),
            count: match self.choices.element_count {
                ElementCount::Plain => count,
                ElementCount::Double => count / 2,
            },
            cached: self.choices.vertex_cache == VertexCache::ByIndex,
        };
        self.draw(Draw::Elements { count }, vertices)
    }

    fn draw(&mut self, draw: Draw, vertices: Vertices) -> Result<(), ListEnd> {
        if !self.may_draw() {
            return Ok(());
        }
        let Some(assembly) = Assembly::new(
            &self.registers,
            &self.choices,
            self.shaders.unit(Block::Vsh),
            &self.geometry.fixed,
            &mut self.diagnostics,
        ) else {
            return Ok(());
        };
        self.geometry.findings.clear();
        let config = self.input_config();
        self.geometry.primitive_input.start(config, &self.choices, &mut self.diagnostics);
        if vertices.count > 0 {
            self.check_outputs(config.is_some());
        }
        self.begin_draw(draw);
        let result = match config {
            None => self.draw_in_batches(vertices, assembly),
            Some(_) => self.draw_one_by_one(vertices, assembly),
        };
        self.end_draw();
        result
    }

    /// Reports outputs of the last shader that are not written exactly once.
    pub(super) fn check_outputs(&mut self, geometry_shader: bool) {
        let (block, stage) = if geometry_shader { (Block::Gsh, Stage::Geometry) } else { (Block::Vsh, Stage::Vertex) };
        let unit = self.shaders.unit_mut(block);
        self.geometry.output_check.check(&self.registers, unit, stage, &mut self.diagnostics);
    }

    /// How the geometry shader gets its input; `None` if there is none.
    pub(super) fn input_config(&mut self) -> Option<InputConfig> {
        match self.registers.geostage_config().mode() {
            GeometryStageMode::VertexOnly => None,
            GeometryStageMode::GeometryShader => {
                let (vertex, geometry) = (self.shaders.unit(Block::Vsh), self.shaders.unit(Block::Gsh));
                Some(InputConfig::new(&self.registers, vertex, geometry, &mut self.diagnostics))
            }
            GeometryStageMode::Unlisted(mode) => {
                // Assumption `unlisted_geometry_mode`.
                self.diagnostics.report(Finding::UnknownGeometryStageMode { mode });
                None
            }
        }
    }

    /// With a geometry shader: each vertex goes on before the next one is loaded.
    fn draw_one_by_one(&mut self, mut vertices: Vertices, mut assembly: Assembly) -> Result<(), ListEnd> {
        for n in 0..vertices.count {
            self.take_vertex()?;
            let index = vertices.get(n, &self.memory, &mut self.diagnostics);
            if matches!(vertices.numbers, Numbers::List(_)) && self.geometry.primitive_input.takes_count() {
                let (input, mut stage) = self.geometry_stage();
                input.count(index, &mut stage)?;
                continue;
            }
            let outputs = match self.geometry.cache.get(index).filter(|_| vertices.cached) {
                Some(outputs) => *outputs,
                None => {
                    self.load(&[index], &mut assembly);
                    self.shade(assembly.copied)?
                }
            };
            if vertices.cached {
                self.geometry.cache.insert(index, outputs);
            }
            self.feed_geometry_stage(&outputs)?;
        }
        Ok(())
    }

    /// Takes up to `most` vertices from the budget; gives how many there were, at least 1.
    pub(super) fn take_vertices(&mut self, most: u32) -> Result<u32, ListEnd> {
        self.budget.vertices(most).map_err(|limit| self.limit(limit))
    }

    /// Takes a vertex from the budget.
    pub(super) fn take_vertex(&mut self) -> Result<(), ListEnd> {
        self.take_vertices(1).map(|_| ())
    }

    pub(super) fn begin_draw(&mut self, draw: Draw) {
        let (sink, mut downstream) = self.downstream();
        sink.begin_draw(draw, &mut downstream);
    }

    pub(super) fn end_draw(&mut self) {
        let (sink, mut downstream) = self.downstream();
        sink.end_draw(&mut downstream);
        self.draws += 1;
        self.show_units();
    }
}
