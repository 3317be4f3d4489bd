// SPDX-License-Identifier: MIT
//! The rasterizer (raster.md#edges-and-fill-rule): from triangles in raster coordinates to pixels with their edge
//! values.
//!
//! [`RasterSetup`] turns vertices, scissor and framebuffer size into edge functions and a bounding box, [`RasterWalk`]
//! turns those into pixels. Between them goes a [`Scan`]. [`Interpolator`] gives the components
//! of its pixels; [`Numerator`] and [`Quotient`] are its arithmetic. [`DepthSetup`] and [`DepthPlane`] give
//! the depth.
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

mod attribute_setup;
mod chain;
mod channel;
mod depth;
mod families;
mod interpolator;
mod numerator;
mod quotient;
pub mod setup;
mod walk;

pub use attribute_setup::*;
pub(crate) use chain::RasterChain;
pub use channel::*;
pub use depth::*;
pub(crate) use families::FAMILIES;
pub use interpolator::*;
pub use numerator::*;
pub use quotient::*;
pub use setup::*;
pub use walk::*;
