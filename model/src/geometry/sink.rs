// SPDX-License-Identifier: MIT
//! Where the vertices go that leave the shaders: the seam between this part of the chip and the next one.

use core::fmt::{self, Display, Formatter};

use pica_spec::pica200::Trigger;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;

use crate::command::lut::Luts;
use crate::diagnostic::Diagnostics;
use crate::gpu::limits::Budget;
use crate::shader::{Batch, EmittedTriangle, Packed, REGISTER_COUNT, ShaderUnit, Stage, Vector};

/// How a draw gets its vertices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Vertices that count up.
    Arrays {
        /// VERTEX_OFFSET (0x22A): the first vertex.
        first: u32,
        /// NUMVERTICES (0x228).
        count: u32,
    },
    /// Vertices of the index list.
    Elements {
        /// NUMVERTICES (0x228).
        count: u32,
    },
    /// Vertices from data words: those of words that follow each other without another write between them.
    Immediate,
}

impl Display for Draw {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Arrays { first, count } => write!(f, "array draw of {count} vertices from {first}"),
            Draw::Elements { count } => write!(f, "element draw of {count} vertices"),
            Draw::Immediate => f.write_str("immediate mode"),
        }
    }
}

/// What a sink works on besides the vertices.
#[derive(Debug)]
pub struct Downstream<'a> {
    /// The registers; the sink sets status registers.
    pub registers: &'a mut RegisterFile,
    /// The memory: textures and framebuffers.
    pub memory: &'a mut Memory,
    /// The look-up tables, as the draw finds them.
    pub luts: &'a Luts,
    /// What is found wrong.
    pub diagnostics: &'a mut Diagnostics,
    /// What is left of the limits of the list.
    pub(crate) budget: &'a mut Budget,
}

impl Downstream<'_> {
    /// Ends the list with this draw, as if it had used up its limits.
    pub fn end_list(&mut self) {
        self.budget.end();
    }
}

/// Takes the vertices that leave the shaders.
///
/// Between [`begin_draw`](Self::begin_draw) and [`end_draw`](Self::end_draw) no write changes a register, a table or
/// memory, so a sink can prepare what it needs once per draw. A draw is begun even if it has no vertices. Vertices are
/// loaded some way ahead of those that come out: a draw that renders into its own vertex data is undefined. Pending
/// vertices of the primitive assembler outlive a draw (geometry.md#primitive-assembly); only [`restart`](Self::restart)
/// drops them.
pub trait VertexSink {
    /// Whether [`invocation`](Self::invocation) is to be called: if not, nothing is prepared for it.
    const WATCHES_INVOCATIONS: bool = false;

    /// A shader is about to run: all that it finds is in `unit`, but the v registers, which it finds as `inputs`. Of
    /// vertices that run together each is told of before the first one runs.
    fn invocation(&mut self, stage: Stage, unit: &ShaderUnit, inputs: &[Vector; REGISTER_COUNT]) {
        let _ = (stage, unit, inputs);
    }

    /// A draw begins: its vertices follow.
    fn begin_draw(&mut self, draw: Draw, downstream: &mut Downstream<'_>) {
        let _ = (draw, downstream);
    }

    /// A vertex for the primitive assembler, its outputs packed by the output mask (geometry.md#shader-outputs).
    fn vertex(&mut self, vertex: &Packed, downstream: &mut Downstream<'_>);

    /// The first `count` vertices of a batch, which ran, for the primitive assembler: the same as
    /// [`vertex`](Self::vertex) for each of them in order.
    fn vertices(&mut self, batch: &Batch, count: usize, downstream: &mut Downstream<'_>) {
        for lane in 0..count {
            self.vertex(&batch.packed_outputs(lane), downstream);
        }
    }

    /// Three vertices for the primitive assembler from an EMIT, with its winding flag
    /// (shader-unit.md#emitting-primitives, geometry.md#primitive-assembly).
    fn triangle(&mut self, triangle: &EmittedTriangle, downstream: &mut Downstream<'_>);

    /// All vertices of the draw have been given.
    fn end_draw(&mut self, downstream: &mut Downstream<'_>) {
        let _ = downstream;
    }

    /// The primitive assembler drops its pending vertices and the winding flag: a write to RESTART_PRIMITIVE (0x25F) or
    /// to the topology in PRIMITIVE_CONFIG (0x25E).
    fn restart(&mut self);

    /// A trigger of the fragment stages: EARLYDEPTH_CLEAR, FRAMEBUFFER_FLUSH or FRAMEBUFFER_INVALIDATE.
    fn trigger(&mut self, trigger: Trigger, downstream: &mut Downstream<'_>) {
        let _ = (trigger, downstream);
    }
}

/// Drops everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSink;

impl VertexSink for NoSink {
    fn vertex(&mut self, _: &Packed, _: &mut Downstream<'_>) {}
    fn triangle(&mut self, _: &EmittedTriangle, _: &mut Downstream<'_>) {}
    fn restart(&mut self) {}
}
