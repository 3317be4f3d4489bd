// SPDX-License-Identifier: MIT
//! The formats of pixels.

mod color_format;
mod depth_format;

pub use color_format::{pack_color, unpack_color};
pub use depth_format::{pack_depth, unpack_depth};
