// SPDX-License-Identifier: MIT
//! What goes between the blocks of the rasterizer.

use crate::prelude::*;

/// A triangle on the screen, and where it may have pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct ScreenTriangle {
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
    /// SCISSORTEST_MODE: 1 keeps pixels outside of the rectangle, 3 those inside, others all.
    pub scissor_mode: Bits<2>,
    /// First column of the scissor rectangle.
    pub scissor_x1: Bits<10>,
    /// First line of the scissor rectangle.
    pub scissor_y1: Bits<10>,
    /// Last column of the scissor rectangle.
    pub scissor_x2: Bits<10>,
    /// Last line of the scissor rectangle.
    pub scissor_y2: Bits<10>,
    /// Pixels of a line of the framebuffer.
    pub width: Bits<11>,
    /// Lines of the framebuffer, less 1.
    pub last_line: Bits<10>,
}

/// A triangle, set up: its bounding box and its edge functions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Scan {
    /// The triangle has no pixels; everything else is 0.
    pub empty: Bit,
    /// The area of the triangle is 0.
    pub no_area: Bit,
    /// First column of the bounding box.
    pub x_first: Bits<11>,
    /// Column behind the last one of the bounding box.
    pub x_end: Bits<11>,
    /// First line of the bounding box.
    pub y_first: Bits<11>,
    /// Line behind the last one of the bounding box.
    pub y_end: Bits<11>,
    /// First column of the hole, a rectangle without pixels; its four bounds are 0 if there is none.
    pub hole_x_first: Bits<11>,
    /// Column behind the last one of the hole.
    pub hole_x_end: Bits<11>,
    /// First line of the hole.
    pub hole_y_first: Bits<11>,
    /// Line behind the last one of the hole.
    pub hole_y_end: Bits<11>,
    /// Edge value 0 at (x_first, y_first), signed.
    pub value0: Bits<34>,
    /// Change of edge value 0 per column, signed.
    pub step_x0: Bits<21>,
    /// Change of edge value 0 per line, signed.
    pub step_y0: Bits<21>,
    /// A sample on edge 0 is outside.
    pub excluded0: Bit,
    /// Edge value 1 at (x_first, y_first), signed.
    pub value1: Bits<34>,
    /// Change of edge value 1 per column, signed.
    pub step_x1: Bits<21>,
    /// Change of edge value 1 per line, signed.
    pub step_y1: Bits<21>,
    /// A sample on edge 1 is outside.
    pub excluded1: Bit,
    /// Edge value 2 at (x_first, y_first), signed.
    pub value2: Bits<34>,
    /// Change of edge value 2 per column, signed.
    pub step_x2: Bits<21>,
    /// Change of edge value 2 per line, signed.
    pub step_y2: Bits<21>,
    /// A sample on edge 2 is outside.
    pub excluded2: Bit,
}

/// A pixel of a triangle, or the end of one behind its last pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Sample {
    /// The end of the triangle, behind its last pixel; everything else is 0.
    pub done: Bit,
    /// Column of the pixel.
    pub x: Bits<11>,
    /// Line of the pixel.
    pub y: Bits<10>,
    /// Weight of vertex 0, its edge value, signed.
    pub weight0: Bits<34>,
    /// Weight of vertex 1, its edge value, signed.
    pub weight1: Bits<34>,
    /// Weight of vertex 2, its edge value, signed.
    pub weight2: Bits<34>,
}

/// Two integers whose quotient is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Ratio {
    /// The numerator, signed.
    pub numerator: Bits<62>,
    /// The denominator, signed.
    pub denominator: Bits<62>,
    /// The power of two that the quotient is multiplied with, signed.
    pub scale: Bits<9>,
    /// The quotient is a colour channel of 8 bits, not a float24.
    pub color: Bit,
}

/// Numbers of the vertices of a triangle, and what they weigh at a sample.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Weighted {
    /// Weight of vertex 0, signed.
    pub weight0: Bits<34>,
    /// Weight of vertex 1, signed.
    pub weight1: Bits<34>,
    /// Weight of vertex 2, signed.
    pub weight2: Bits<34>,
    /// Number of vertex 0, signed.
    pub number0: Bits<29>,
    /// Number of vertex 1, signed.
    pub number1: Bits<29>,
    /// Number of vertex 2, signed.
    pub number2: Bits<29>,
}

/// What the three vertices of a triangle have of a component, or their 1 / w.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct VertexComponents {
    /// Nothing more of this triangle comes.
    pub last_of_triangle: Bit,
    /// 1 / w, which the components behind it are multiplied with, up to the next such transaction.
    pub reciprocal_w: Bit,
    /// Semantic of the component, as SH_OUTMAP_O0 has it.
    pub vertex_semantic: Bits<5>,
    /// Value of vertex 0, a float24.
    pub value0: Bits<24>,
    /// Value of vertex 1, a float24.
    pub value1: Bits<24>,
    /// Value of vertex 2, a float24.
    pub value2: Bits<24>,
}

/// What the three vertices of a triangle have of a component over w, or of 1 / w.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Interpolant {
    /// Nothing more of this triangle comes.
    pub last: Bit,
    /// 1 / w: the components behind it are divided by it, up to the next such interpolant.
    pub denominator: Bit,
    /// Semantic of the component, as SH_OUTMAP_O0 has it.
    pub semantic: Bits<5>,
    /// The component has no value: each quotient is NaN.
    pub undefined: Bit,
    /// Power of two of the lowest bit of the numbers, signed; of a component less that of 1 / w, as its quotients are multiplied with.
    pub scale: Bits<9>,
    /// Number of vertex 0, signed.
    pub number0: Bits<29>,
    /// Number of vertex 1, signed.
    pub number1: Bits<29>,
    /// Number of vertex 2, signed.
    pub number2: Bits<29>,
}

/// A component of a fragment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Interpolated {
    /// The fragment has no more components.
    pub ends_fragment: Bit,
    /// Semantic of the component, as SH_OUTMAP_O0 has it.
    pub fragment_semantic: Bits<5>,
    /// Its value: of a colour 8 bits, of all others a float24.
    pub value: Bits<24>,
}

/// The depths of the vertices of a triangle, and what maps them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct DepthVertices {
    /// z/w of vertex 0, float24.
    pub z0: Bits<24>,
    /// z/w of vertex 1, float24.
    pub z1: Bits<24>,
    /// z/w of vertex 2, float24.
    pub z2: Bits<24>,
    /// DEPTHMAP_SCALE, float24.
    pub scale: Bits<24>,
    /// DEPTHMAP_OFFSET, float24.
    pub offset: Bits<24>,
    /// What the depth buffer holds, the mode of DEPTHMAP_ENABLE.
    pub mode: Bits<1>,
}

/// The depth of a triangle: depths of its vertices in units of 2^-16 of that of depths of fragments, from -2^56 to 2^56.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct MappedDepths {
    /// All fragments have the depth of the vertices, which is the same.
    pub same_depth: Bit,
    /// The depth buffer holds w.
    pub w_buffer: Bit,
    /// Mapped depth of vertex 0, signed.
    pub number0: Bits<58>,
    /// Mapped depth of vertex 1, signed.
    pub number1: Bits<58>,
    /// Mapped depth of vertex 2, signed.
    pub number2: Bits<58>,
}

/// The numbers 1/w of the vertices of a triangle as integers r_k with 1/w_k = r_k * 2^scale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct AlignedReciprocals {
    /// r_0, signed.
    pub reciprocal0: Bits<29>,
    /// r_1, signed.
    pub reciprocal1: Bits<29>,
    /// r_2, signed.
    pub reciprocal2: Bits<29>,
    /// Power of two of the lowest bit of all of them, signed: from -90 to 36.
    pub scale: Bits<8>,
}
