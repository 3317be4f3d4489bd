// SPDX-License-Identifier: MIT
//! From the outputs of the shaders to triangles in raster coordinates (raster.md#vertex-post-processing).
//!
//! * [`Quaternion`] says which quaternions of a triangle change their sign.
//! * [`Viewport`] takes a vertex to the screen.
//! * [`Culling`] takes three vertices on the screen and gives them in the order that the rasterizer wants, with what the
//!   rest of the triangle has to know of that.

mod channel;
mod culling;
mod quaternion;
mod viewport;

pub use channel::*;
pub use culling::*;
pub use quaternion::*;
pub use viewport::*;
