//! Running the vertex shader, on one vertex or on many.

use super::VertexSink;
use super::attributes::Assembly;
use super::draw::Vertices;
use crate::command::ListEnd;
use crate::machine::Machine;
use crate::shader::{Batch, Packed, Stage};

/// Where the outputs of a vertex of a batch come from.
enum Shaded {
    Lane(usize),
    /// The vertex cache. Boxed: without a cache there are none.
    Cached(Box<Packed>),
}

impl<S: VertexSink> Machine<S> {
    /// Without a geometry shader: many vertices run together, and leave in their order.
    pub(super) fn draw_in_batches(&mut self, mut vertices: Vertices, mut assembly: Assembly) -> Result<(), ListEnd> {
        let mut order = Vec::with_capacity(Batch::LANES);
        let mut done = 0;
        while done < vertices.count {
            let taken = self.take_vertices((vertices.count - done).min(Batch::LANES as u32))?;
            self.geometry.batch.clear();
            for n in done..done + taken {
                let index = vertices.get(n, &self.memory, &mut self.diagnostics);
                let shaded = match self.shaded_already(index, &order, vertices.cached) {
                    Some(shaded) => shaded,
                    None => {
                        self.load(index, &mut assembly);
                        self.show_invocation(assembly.copied);
                        self.geometry.batch.push(&self.geometry.attributes[..assembly.copied]);
                        Shaded::Lane(self.geometry.batch.len() - 1)
                    }
                };
                order.push((index, shaded));
            }
            done += taken;
            let unit = self.shaders.vertex_unit(self.choices.vertex_unit);
            unit.run_batch(&mut self.geometry.batch, self.limits.invocation_instructions);
            self.emit_batch(&mut order, vertices.cached)?;
        }
        Ok(())
    }

    /// The outputs of an index that ran before, in this batch or in an earlier one, if they are kept.
    fn shaded_already(&self, index: u32, order: &[(u32, Shaded)], cached: bool) -> Option<Shaded> {
        if !cached {
            return None;
        }
        if let Some(outputs) = self.geometry.cache.get(index) {
            return Some(Shaded::Cached(Box::new(*outputs)));
        }
        order.iter().find_map(|(other, shaded)| match shaded {
            Shaded::Lane(lane) if *other == index => Some(Shaded::Lane(*lane)),
            _ => None,
        })
    }

    /// Sends the vertices of a batch on.
    fn emit_batch(&mut self, order: &mut Vec<(u32, Shaded)>, cached: bool) -> Result<(), ListEnd> {
        let mut checked = 0;
        for (index, shaded) in order.drain(..) {
            let outputs = match shaded {
                Shaded::Cached(outputs) => *outputs,
                Shaded::Lane(lane) => {
                    let batch = &self.geometry.batch;
                    if lane == checked {
                        checked += 1;
                        let findings = &mut self.geometry.findings;
                        findings.check(&batch.runs()[lane], Stage::Vertex, &mut self.budget, &mut self.diagnostics)?;
                    }
                    let outputs = batch.packed_outputs(lane);
                    if cached {
                        self.geometry.cache.insert(index, outputs);
                    }
                    outputs
                }
            };
            let (sink, mut downstream) = self.downstream();
            sink.vertex(&outputs, &mut downstream);
        }
        Ok(())
    }

    /// Brings the attributes up to vertex `index`.
    pub(super) fn load(&mut self, index: u32, assembly: &mut Assembly) {
        assembly.load(index, &self.memory, &mut self.geometry.attributes, &mut self.diagnostics);
    }

    /// Runs the vertex shader with the first `copied` attributes.
    pub(super) fn shade(&mut self, copied: usize) -> Result<Packed, ListEnd> {
        self.show_invocation(copied);
        let unit = self.shaders.vertex_unit(self.choices.vertex_unit);
        unit.load_inputs(&self.geometry.attributes[..copied]);
        let run = unit.run(Stage::Vertex, self.limits.invocation_instructions, &mut ());
        self.geometry.findings.check(&run, Stage::Vertex, &mut self.budget, &mut self.diagnostics)?;
        Ok(unit.packed_outputs())
    }

    /// Tells the sink of a vertex shader that is about to run with the first `copied` attributes.
    fn show_invocation(&mut self, copied: usize) {
        if S::WATCHES_INVOCATIONS {
            let unit = self.shaders.vertex_unit(self.choices.vertex_unit);
            let inputs = unit.permuted(&self.geometry.attributes[..copied]);
            self.sink.invocation(Stage::Vertex, unit, &inputs);
        }
    }
}
