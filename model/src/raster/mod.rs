// SPDX-License-Identifier: MIT
//! From triangles to fragments (raster.md#depth-map to raster.md#early-depth).
//!
//! * [`triangle`]: a triangle ready to be rasterized; [`edge`]: its edge functions and the fill rule; [`aligned`]: the
//!   numbers at its vertices as integers; [`depth`]: its depth.
//! * [`region`]: the pixels that a draw may touch, with [`rectangle`]; [`tile`]: the tiles that they lie in;
//!   [`coverage`]: the samples of a tile that a triangle covers.
//! * [`walk`]: the same samples one by one, in the order of hardware.
//! * [`tile_walk`]: the tiles of a triangle. [`weights`], [`steps`] and [`interpolate`]: the attributes of fragments; [`quotient`]:
//!   their numbers; [`color`]: colours of 8 bits.
//! * [`fragment`]: what leaves the rasterizer, in exactly defined numbers.

pub mod aligned;
pub mod color;
pub mod coverage;
pub mod depth;
pub mod edge;
pub mod fragment;
pub mod interpolate;
mod numerators;
pub mod quotient;
pub mod rectangle;
pub mod region;
pub mod steps;
pub mod tile;
pub mod tile_walk;
pub mod triangle;
pub mod walk;
pub mod weights;
