// SPDX-License-Identifier: MIT
//! Running the vertex shader, on one vertex or on many.

use super::Machine;
use crate::command::ListEnd;
use crate::geometry::{Assembly, Downstream, Geometry, VertexSink, Vertices};
use crate::shader::{LANES, Packed, Stage, VertexArithmetic};

/// Where the outputs of a vertex of a batch come from.
enum Shaded {
    Lane(usize),
    /// The vertex cache. Boxed: without a cache there are none.
    Cached(Box<Packed>),
}

impl<S: VertexSink> Machine<S> {
    /// Without a geometry shader: many vertices run together, and leave in their order.
    pub(super) fn draw_in_batches(&mut self, mut vertices: Vertices, mut assembly: Assembly) -> Result<(), ListEnd> {
        let mut indices = Vec::with_capacity(LANES);
        let mut order = Vec::new();
        let mut done = 0;
        while done < vertices.count {
            let taken = self.take_vertices((vertices.count - done).min(LANES as u32))?;
            indices.clear();
            for n in done..done + taken {
                let index = vertices.get(n, &self.memory, &mut self.diagnostics);
                let known = if vertices.cached { self.shaded_already(index, &order) } else { None };
                if known.is_none() {
                    indices.push(index);
                }
                if vertices.cached {
                    order.push((index, known.unwrap_or_else(|| Shaded::Lane(indices.len() - 1))));
                }
            }
            done += taken;
            self.shade_batch(&indices, &mut assembly);
            if vertices.cached { self.emit_cached(&mut order)? } else { self.emit_batch()? }
        }
        Ok(())
    }

    /// Runs the vertex shader for vertices that are not known yet.
    fn shade_batch(&mut self, indices: &[u32], assembly: &mut Assembly) {
        self.load(indices, assembly);
        let Machine { shaders, geometry, sink, .. } = self;
        let unit = shaders.vertex_unit();
        if S::WATCHES_INVOCATIONS {
            for lane in 0..indices.len() {
                let inputs = unit.permuted(&geometry.batch.inputs(lane)[..assembly.copied]);
                sink.invocation(Stage::Vertex, unit, &inputs);
            }
        }
        let limit = self.limits.invocation_instructions;
        unit.run_batch(&mut geometry.batch, limit);
        if self.vertex_arithmetic == VertexArithmetic::F32 {
            unit.rerun_batch_in_f32(&mut geometry.batch, limit);
        }
    }

    /// Sends the vertices of a batch on.
    fn emit_batch(&mut self) -> Result<(), ListEnd> {
        let Machine { geometry, registers, memory, luts, diagnostics, budget, sink, .. } = self;
        let Geometry { batch, findings, .. } = geometry;
        let mut result = Ok(());
        let mut ended = 0;
        for run in batch.runs() {
            result = findings.check(run, Stage::Vertex, budget, diagnostics);
            if result.is_err() {
                break;
            }
            ended += 1;
        }
        sink.vertices(batch, ended, &mut Downstream { registers, memory, luts, diagnostics, budget });
        result
    }

    /// The outputs of an index that ran before, in this batch or in an earlier one.
    fn shaded_already(&self, index: u32, order: &[(u32, Shaded)]) -> Option<Shaded> {
        if let Some(outputs) = self.geometry.cache.get(index) {
            return Some(Shaded::Cached(Box::new(*outputs)));
        }
        order.iter().find_map(|(other, shaded)| match shaded {
            Shaded::Lane(lane) if *other == index => Some(Shaded::Lane(*lane)),
            _ => None,
        })
    }

    /// Sends vertices on that ran in a batch or come from the cache.
    fn emit_cached(&mut self, order: &mut Vec<(u32, Shaded)>) -> Result<(), ListEnd> {
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
                    self.geometry.cache.insert(index, outputs);
                    outputs
                }
            };
            let (sink, mut downstream) = self.downstream();
            sink.vertex(&outputs, &mut downstream);
        }
        Ok(())
    }

    /// Brings the attributes up to these vertices, one after the other, and into the batch.
    pub(super) fn load(&mut self, indices: &[u32], assembly: &mut Assembly) {
        let Geometry { batch, attributes, .. } = &mut self.geometry;
        let inputs = batch.start(indices.len(), assembly.copied);
        assembly.load(indices, &self.memory, attributes, inputs, &mut self.diagnostics);
    }

    /// Runs the vertex shader with the first `copied` attributes.
    pub(super) fn shade(&mut self, copied: usize) -> Result<Packed, ListEnd> {
        let unit = self.shaders.vertex_unit();
        let inputs = &self.geometry.attributes[..copied];
        if S::WATCHES_INVOCATIONS {
            self.sink.invocation(Stage::Vertex, unit, &unit.permuted(inputs));
        }
        unit.load_inputs(inputs);
        let run = unit.run(Stage::Vertex, self.limits.invocation_instructions, &mut ());
        self.geometry.findings.check(&run, Stage::Vertex, &mut self.budget, &mut self.diagnostics)?;
        Ok(match self.vertex_arithmetic {
            VertexArithmetic::F24 => unit.packed_outputs(),
            VertexArithmetic::F32 => unit.packed_outputs_in_f32(self.limits.invocation_instructions),
        })
    }
}
