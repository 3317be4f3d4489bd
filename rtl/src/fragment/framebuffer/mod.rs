// SPDX-License-Identifier: MIT
//! Pixels in the words of the colour and the depth buffer (framebuffer.md#pixels-in-memory).

mod color_format;
mod depth_format;
pub(super) mod pixel;

pub use color_format::*;
pub use depth_format::*;
