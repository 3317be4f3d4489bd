// SPDX-License-Identifier: MIT
//! A vertex after the shaders: what the rasterizer knows of it.

use core::ops::Range;

use crate::float::F24;
use crate::shader::Vector;

/// Components of a vertex; component n is the one of semantic code n (raster.md#output-map). Codes without a meaning
/// are components that nothing reads.
pub const COMPONENTS: usize = 0x18;

/// Quaternion x, y, z, w.
pub const QUATERNION: Range<usize> = 0x04..0x08;
/// Primary colour r, g, b, a.
pub const COLOR: Range<usize> = 0x08..0x0C;
/// u and v of texture coordinates 0, 1 and 2.
pub const TEXCOORD: [Range<usize>; 3] = [0x0C..0x0E, 0x0E..0x10, 0x16..0x18];
/// w of texture coordinate 0.
pub const TEXCOORD0_W: usize = 0x10;
/// View vector x, y, z.
pub const VIEW: Range<usize> = 0x12..0x15;

/// A vertex in clip space, with its attributes before the division by w.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vertex(pub [F24; COMPONENTS]);

impl Default for Vertex {
    /// All components 1.0, as those that nothing is mapped to.
    fn default() -> Vertex {
        Vertex([F24::ONE; COMPONENTS])
    }
}

impl Vertex {
    /// Position x, y, z, w.
    #[inline]
    pub fn position(&self) -> Vector {
        let [x, y, z, w, ..] = self.0;
        [x, y, z, w]
    }

    /// Quaternion x, y, z, w.
    #[inline]
    pub fn quaternion(&self) -> Vector {
        let [_, _, _, _, x, y, z, w, ..] = self.0;
        [x, y, z, w]
    }

    /// Primary colour r, g, b, a.
    #[inline]
    pub fn color(&self) -> Vector {
        let [_, _, _, _, _, _, _, _, r, g, b, a, ..] = self.0;
        [r, g, b, a]
    }
}
