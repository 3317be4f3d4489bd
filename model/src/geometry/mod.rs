// SPDX-License-Identifier: MIT
//! From vertex data to the vertices that leave the shaders (geometry.md#vertex-arrays to
//! geometry.md#from-outputs-to-the-assembler).
//!
//! * [`loader`]: attributes from arrays in memory; `index`: the index list; `fixed`: attributes from registers, and
//!   immediate mode.
//! * `attributes`: what an attribute is if several things, or nothing, supply it.
//! * `vertices`: which vertices a draw takes; `immediate`: the vertex that data words make. `geometry_stage` runs the
//!   geometry shader, whose input `primitive_input` collects. Draws are in [`machine`](crate::gpu::machine).
//! * [`sink`]: where the vertices go, and [`assembly`], which makes triangles of them.
//! * [`output_map`]: what their components mean, [`vertex`]: a vertex of which that is known; [`quaternion`], [`clip`],
//!   [`viewport`] and [`culling`]: what is done to the vertices of a triangle before it is rasterized (raster.md).
//!
//! Which of the four shader units runs which vertex is assumption `vertex_unit`.

mod attributes;
mod cache;
mod fixed;
mod geometry_stage;
mod immediate;
mod index;
mod invocation;
mod vertices;

pub mod assembly;
pub mod clip;
pub mod culling;
pub mod loader;
mod output_check;
pub mod output_map;
mod primitive_input;
pub mod quaternion;
pub mod sink;
pub mod vertex;
pub mod viewport;

pub use assembly::Assembler;
pub use sink::{Downstream, Draw, NoSink, VertexSink};
pub use vertex::Vertex;

pub(crate) use attributes::{Assembly, copied_attributes, immediate_attributes, without_source};
pub(crate) use geometry_stage::GeometryStage;
pub(crate) use immediate::ImmediateRun;
pub(crate) use index::IndexList;
pub(crate) use primitive_input::{InputConfig, PrimitiveInput};
pub(crate) use vertices::{Numbers, Vertices};

use cache::VertexCache;
use fixed::FixedAttributes;
use immediate::ImmediateVertex;
use invocation::ShaderFindings;
use output_check::OutputCheck;

use crate::float::F24;
use crate::shader::{Batch, Vector};

/// Attributes of a vertex, and inputs of a shader.
pub(crate) const ATTRIBUTES: usize = 16;

/// (0, 0, 0, 0).
pub(crate) const ZERO: Vector = [F24::ZERO; 4];

/// What the units between memory and the shaders remember; all zero and empty after reset.
#[derive(Clone, Debug)]
pub(crate) struct Geometry {
    pub fixed: FixedAttributes,
    pub immediate: ImmediateVertex,
    /// What every attribute last received (choice `attribute_without_source`).
    pub attributes: [Vector; ATTRIBUTES],
    pub primitive_input: PrimitiveInput,
    pub cache: VertexCache,
    /// What the shaders of the current draw did that is undefined.
    pub findings: ShaderFindings,
    /// Whether outputs are written once.
    pub output_check: OutputCheck,
    /// The vertices that run together, kept for its memory only.
    pub batch: Batch,
}

impl Default for Geometry {
    fn default() -> Geometry {
        Geometry {
            fixed: FixedAttributes::default(),
            immediate: ImmediateVertex::default(),
            attributes: [ZERO; ATTRIBUTES],
            primitive_input: PrimitiveInput::default(),
            cache: VertexCache::default(),
            findings: ShaderFindings::default(),
            output_check: OutputCheck::default(),
            batch: Batch::new(),
        }
    }
}
