// SPDX-License-Identifier: MIT
//! From the outputs of the shaders to triangles in raster coordinates (raster.md#vertex-post-processing).
//!
//! * [`PrimitiveAssembly`] makes triangles of vertices, which are numbers: places where the outputs of the shaders wait.
//! * [`OutputMap`] makes the components of a vertex of these.
//! * [`Quaternion`] says which quaternions of a triangle change their sign.
//! * [`Viewport`] takes a vertex to the screen.
//! * [`Culling`] takes three vertices on the screen and gives them in the order that the rasterizer wants, with what the
//!   rest of the triangle has to know of that.

mod assembly;
mod channel;
mod culling;
mod output_map;
mod quaternion;
mod viewport;

pub use assembly::*;
pub use channel::*;
pub use culling::*;
pub use output_map::*;
pub use quaternion::*;
pub use viewport::*;
