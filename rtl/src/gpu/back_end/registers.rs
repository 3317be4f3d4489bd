// SPDX-License-Identifier: MIT
//! The registers of the rasterizer.

use crate::prelude::*;

register_bank! {
    /// What places triangles in the framebuffer.
    #[component(name = "raster_registers")]
    pub(super) struct RasterRegisters {
        depthmap_scale,
        depthmap_offset,
        unknown_0060,
        scissortest_mode,
        scissortest_pos,
        scissortest_dim,
        depthmap_enable,
        color_operation,
        framebuffer_dim,
    }
}
