// SPDX-License-Identifier: MIT
//! Blocks that are made of those of several rooms.
//!
//! [`BackEnd`] draws triangles that are on the screen: it has the rasterizer and the fragment pipeline.

mod back_end;
mod channel;

pub use back_end::*;
pub use channel::*;
