//! The rasterizer (dossier section 4.7): from triangles in raster coordinates to pixels with their edge values.
//!
//! [`setup`] turns vertices, scissor and framebuffer size into edge functions and a bounding box, [`walk`] turns those
//! into pixels. The output channel of the one has the ports of the input channel of the other. [`BLOCKS`] is the table
//! from which they are emitted and checked.
//!
//! | | clocks |
//! |---|---|
//! | setup, from vertices to edge functions | 13; a triangle every 14 |
//! | walk, from edge functions to the first pixel | 3 and twice the bits of the width of the bounding box, at most |
//! | walk, a row | its pixels; at least 3 and the bits of the width of the bounding box |
//! | walk, a triangle | its rows, and 1 for its end |
//!
//! A row of at least that many pixels costs nothing but its pixels, one a clock: while it is emitted, the first pixel of
//! the next one is found by bisection.
//!
//! # Not covered
//!
//! Culling: triangles come in counter-clockwise order (dossier section 4.6), others have no pixels. Pixel and line
//! skipping (0x060, 0x100).
//!
//! Attributes. Depth that is linear on the screen is by choice `depth_interpolation` the exact quotient of
//! b_0 m_0 + b_1 m_1 + b_2 m_2, a sum of 93 bits with mapped depths of 57 bits, and twice the area. No divider of
//! that width makes a fragment a clock at a reasonable cost, and quotient and remainder carried along
//! from pixel to pixel need three divisions of 93 bits a triangle, ten times as long as the rest of setup. It belongs with
//! the interpolation of the attributes, which has to divide at every pixel anyway.

mod table;

pub mod setup;
pub mod walk;

pub use setup::RasterSetup;
pub use table::BLOCKS;
pub use walk::RasterWalk;
