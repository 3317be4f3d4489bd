// SPDX-License-Identifier: MIT
//! What goes between the parts of the GPU.

use crate::prelude::*;

/// A triangle on the screen that is drawn, its vertices in counter-clockwise order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct DrawnTriangle {
    /// x of vertex 0, in 12.4.
    pub x0: Bits<16>,
    /// y of vertex 0, in 12.4.
    pub y0: Bits<16>,
    /// z/w of vertex 0, in float24.
    pub z0: Bits<24>,
    /// x of vertex 1, in 12.4.
    pub x1: Bits<16>,
    /// y of vertex 1, in 12.4.
    pub y1: Bits<16>,
    /// z/w of vertex 1, in float24.
    pub z1: Bits<24>,
    /// x of vertex 2, in 12.4.
    pub x2: Bits<16>,
    /// y of vertex 2, in 12.4.
    pub y2: Bits<16>,
    /// z/w of vertex 2, in float24.
    pub z2: Bits<24>,
}
