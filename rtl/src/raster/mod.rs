// SPDX-License-Identifier: MIT
//! The rasterizer (raster.md#edges-and-fill-rule): from triangles in raster coordinates to pixels with their edge
//! values.
//!
//! [`RasterSetup`] turns vertices, scissor and framebuffer size into edge functions and a bounding box, [`RasterWalk`]
//! turns those into pixels. Between them goes a [`Scan`]. [`Interpolator`] gives the components
//! of its pixels; [`Numerator`] and [`Quotient`] are its arithmetic.
//!
//! # Clocks
//!
//! | | clocks |
//! |---|---|
//! | setup, from the vertices to the edge functions | 13; a triangle every 14 |
//! | walk, from the edge functions to the first pixel | at most 4 + 2 n |
//! | walk, a row | its pixels, or the search for its first one if that takes longer: at most 2 + n |
//! | walk, the end of a triangle | 1 |
//! | setup of the attributes, a component | 3 |
//! | interpolation, a fragment | 1, and 1 for each component |
//!
//! n is the number of bits of one less than the columns of the bounding box: 3 for 8 columns, 11 for 2047. While a row
//! is emitted, the first pixel of the next one is found by bisection, so that rows of 2 + n pixels and more come
//! without a gap, a pixel a clock. Rows without pixels take their search, and rows that the hole of an inverted scissor
//! cuts take two.
//!
//! No clock has two sums one behind the other. In setup the multiplier limits the clock; in the walk, the way from the
//! signs of the three edge values to the registers of the place that comes next: these signs are what decides where
//! that is, and a stride takes one clock.
//!
//! # Not covered
//!
//! Culling: triangles come in counter-clockwise order, as [`Culling`](crate::geometry::Culling) gives them; others have no
//! pixels. Pixel and line skipping (0x060, 0x100).
//!
//! Depth. It is linear on the screen, so its numerator b_0 m_0 + b_1 m_1 + b_2 m_2 could be stepped as edge values are,
//! but choice `depth_interpolation` wants the exact quotient of that and twice the area. Mapped depths go up to 2^56:
//! the numerator has 90 bits, and its first value and its steps take 84 products of 16 x 16 bits a triangle, where
//! the edges take 6; a quotient a clock is a divider of 32 stages, larger than setup and walk together. It belongs with
//! the interpolation of the attributes, which has to divide at every pixel anyway.

mod attribute_setup;
mod channel;
mod interpolator;
mod numerator;
mod quotient;
pub mod setup;
mod walk;

pub use attribute_setup::*;
pub use channel::*;
pub use interpolator::*;
pub use numerator::*;
pub use quotient::*;
pub use setup::*;
pub use walk::*;
