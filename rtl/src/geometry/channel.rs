// SPDX-License-Identifier: MIT
//! What goes between the blocks of the geometry pipeline.

use crate::prelude::*;

/// What the shaders have for the assembler of primitives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct ShadedVertices {
    /// The assembler forgets the vertices that it keeps, and a winding flag; nothing else counts.
    pub restarts: Bit,
    /// The vertices are the three of an EMIT, in order; else there is one, `shaded0`.
    pub emitted: Bit,
    /// The winding flag of the EMIT.
    pub winding: Bit,
    /// PRIMITIVE_CONFIG.MODE.
    pub primitive_mode: Bits<2>,
    /// Number of the first vertex: where its outputs are.
    pub shaded0: Bits<4>,
    /// Number of the second vertex.
    pub shaded1: Bits<4>,
    /// Number of the third vertex.
    pub shaded2: Bits<4>,
}

/// A triangle, or vertices that no triangle needs any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct AssembledTriangle {
    /// The vertices are a triangle. If not, those that leave have a number, and all else is 0.
    pub is_triangle: Bit,
    /// Number of the first vertex.
    pub vertex0: Bits<4>,
    /// Nothing that follows has the first vertex.
    pub leaves0: Bit,
    /// Number of the second vertex.
    pub vertex1: Bits<4>,
    /// Nothing that follows has the second vertex.
    pub leaves1: Bit,
    /// Number of the third vertex.
    pub vertex2: Bits<4>,
    /// Nothing that follows has the third vertex.
    pub leaves2: Bit,
}

/// A vector of the outputs of a vertex: of those that OUTMAP_MASK enables, the lowest register comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct PackedVector {
    /// The vertex has no more of them.
    pub last_of_vertex: Bit,
    /// x of the vector, in float24.
    pub packed_x: Bits<24>,
    /// y of the vector, in float24.
    pub packed_y: Bits<24>,
    /// z of the vector, in float24.
    pub packed_z: Bits<24>,
    /// w of the vector, in float24.
    pub packed_w: Bits<24>,
}

/// A component of a vertex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct MappedComponent {
    /// The vertex has no more of them.
    pub last_component: Bit,
    /// What it is: a code of SH_OUTMAP_O0.
    pub mapped_semantic: Bits<5>,
    /// Its value, in float24.
    pub mapped_value: Bits<24>,
}

/// The quaternions of a triangle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Quaternions {
    /// x of the quaternion of vertex 0, in float24.
    pub x0: Bits<24>,
    /// y of the quaternion of vertex 0, in float24.
    pub y0: Bits<24>,
    /// z of the quaternion of vertex 0, in float24.
    pub z0: Bits<24>,
    /// w of the quaternion of vertex 0, in float24.
    pub w0: Bits<24>,
    /// x of the quaternion of vertex 1, in float24.
    pub x1: Bits<24>,
    /// y of the quaternion of vertex 1, in float24.
    pub y1: Bits<24>,
    /// z of the quaternion of vertex 1, in float24.
    pub z1: Bits<24>,
    /// w of the quaternion of vertex 1, in float24.
    pub w1: Bits<24>,
    /// x of the quaternion of vertex 2, in float24.
    pub x2: Bits<24>,
    /// y of the quaternion of vertex 2, in float24.
    pub y2: Bits<24>,
    /// z of the quaternion of vertex 2, in float24.
    pub z2: Bits<24>,
    /// w of the quaternion of vertex 2, in float24.
    pub w2: Bits<24>,
}

/// What brings the quaternions of a triangle into one half space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Alignment {
    /// The quaternion of vertex 1 is negated.
    pub negate1: Bit,
    /// The quaternion of vertex 2 is negated.
    pub negate2: Bit,
}

/// A vertex in clip space, and the viewport.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct ClipVertex {
    /// x of the position, in float24.
    pub x: Bits<24>,
    /// y of the position, in float24.
    pub y: Bits<24>,
    /// z of the position, in float24.
    pub z: Bits<24>,
    /// w of the position, in float24.
    pub w: Bits<24>,
    /// VIEWPORT_WIDTH: half of the width in pixels, in float24.
    pub half_width: Bits<24>,
    /// VIEWPORT_HEIGHT: half of the height in pixels, in float24.
    pub half_height: Bits<24>,
    /// VIEWPORT_XY.X, signed.
    pub offset_x: Bits<10>,
    /// VIEWPORT_XY.Y, signed.
    pub offset_y: Bits<10>,
}

/// A vertex on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct ScreenVertex {
    /// x in 12.4; what does not fit wraps.
    pub screen_x: Bits<16>,
    /// y in 12.4; what does not fit wraps.
    pub screen_y: Bits<16>,
    /// z / w, in float24.
    pub z_over_w: Bits<24>,
    /// 1 / w, in float24.
    pub reciprocal_w: Bits<24>,
}

/// A triangle on the screen, and what is removed of such.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct PlacedTriangle {
    /// x of the first vertex, in 12.4.
    pub a_x: Bits<16>,
    /// y of the first vertex, in 12.4.
    pub a_y: Bits<16>,
    /// x of the second vertex, in 12.4.
    pub b_x: Bits<16>,
    /// y of the second vertex, in 12.4.
    pub b_y: Bits<16>,
    /// x of the third vertex, in 12.4.
    pub c_x: Bits<16>,
    /// y of the third vertex, in 12.4.
    pub c_y: Bits<16>,
    /// FACECULLING_CONFIG: the faces that are removed.
    pub cull_mode: Bits<2>,
}

/// A triangle on the screen, in counter-clockwise order if it is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct OrientedTriangle {
    /// The triangle is not drawn; its vertices are as they came.
    pub removed: Bit,
    /// Vertex 1 is the third one, and vertex 2 the second one.
    pub exchanged: Bit,
    /// The area of the triangle is 0.
    pub flat: Bit,
    /// x of vertex 0, in 12.4.
    pub x0: Bits<16>,
    /// y of vertex 0, in 12.4.
    pub y0: Bits<16>,
    /// x of vertex 1, in 12.4.
    pub x1: Bits<16>,
    /// y of vertex 1, in 12.4.
    pub y1: Bits<16>,
    /// x of vertex 2, in 12.4.
    pub x2: Bits<16>,
    /// y of vertex 2, in 12.4.
    pub y2: Bits<16>,
}
