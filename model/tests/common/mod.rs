// SPDX-License-Identifier: MIT
//! What the tests of the road to the shader share.
#![allow(dead_code, reason = "every test binary uses a part of it")]

pub mod bench;
pub mod oracle;
pub mod program;

use pica_model::geometry::{Assembler, Downstream, Draw, VertexSink};
use pica_model::shader::{EmittedTriangle, Packed};
use pica_spec::choices::WindingState;
use pica_spec::pica200::Trigger;

/// What a sink was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    Begin(Draw),
    Vertex(Vec<[u32; 4]>),
    Triangle { vertices: [Vec<[u32; 4]>; 3], winding: bool },
    End,
    Restart,
    Trigger(Trigger),
}

/// Keeps everything that it is told, and the triangles that the assembler makes of it.
#[derive(Clone, Debug)]
pub struct Recorder {
    pub told: Vec<Told>,
    pub assembler: Assembler,
    pub triangles: Vec<[Vec<[u32; 4]>; 3]>,
}

impl Default for Recorder {
    fn default() -> Recorder {
        Recorder::new(WindingState::default())
    }
}

impl Recorder {
    pub fn new(winding: WindingState) -> Recorder {
        Recorder { told: Vec::new(), assembler: Assembler::new(winding), triangles: Vec::new() }
    }

    /// The vertices, from either way out of the shaders.
    pub fn vertices(&self) -> Vec<Vec<[u32; 4]>> {
        let mut vertices = Vec::new();
        for told in &self.told {
            match told {
                Told::Vertex(vertex) => vertices.push(vertex.clone()),
                Told::Triangle { vertices: three, .. } => vertices.extend(three.iter().cloned()),
                _ => {}
            }
        }
        vertices
    }
}

/// The patterns of the slots of a vertex.
pub fn bits(vertex: &Packed) -> Vec<[u32; 4]> {
    vertex.iter().map(|slot| slot.map(|value| value.to_bits())).collect()
}

impl VertexSink for Recorder {
    fn begin_draw(&mut self, draw: Draw, _: &mut Downstream<'_>) {
        self.told.push(Told::Begin(draw));
    }

    fn vertex(&mut self, vertex: &Packed, downstream: &mut Downstream<'_>) {
        self.told.push(Told::Vertex(bits(vertex)));
        let mode = downstream.registers.primitive_config().mode();
        self.assembler.vertex(mode, vertex, |triangle| self.triangles.push(triangle.map(bits)));
    }

    fn triangle(&mut self, triangle: &EmittedTriangle, downstream: &mut Downstream<'_>) {
        let vertices = triangle.vertices.each_ref().map(bits);
        self.told.push(Told::Triangle { vertices, winding: triangle.winding });
        let mode = downstream.registers.primitive_config().mode();
        self.assembler
            .emitted(mode, &triangle.vertices, triangle.winding, |triangle| self.triangles.push(triangle.map(bits)));
    }

    fn end_draw(&mut self, _: &mut Downstream<'_>) {
        self.told.push(Told::End);
    }

    fn restart(&mut self) {
        self.told.push(Told::Restart);
        self.assembler.restart();
    }

    fn trigger(&mut self, trigger: Trigger, _: &mut Downstream<'_>) {
        self.told.push(Told::Trigger(trigger));
    }
}
