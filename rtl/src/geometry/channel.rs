// SPDX-License-Identifier: MIT
//! What goes between the blocks of the geometry pipeline.

use crate::prelude::*;

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
