// SPDX-License-Identifier: MIT
//! The registers of the fragment stages, by the section of the pipeline that reads them.

use crate::prelude::*;

register_bank! {
    /// What all combiner stages have in common.
    pub(crate) struct CombinerRegisters { texenv_update_buffer, texenv_buffer_color }
}

register_bank! {
    /// What places a fragment and mixes fog into its colour.
    #[component(name = "fragment_front_registers")]
    pub(crate) struct FrontRegisters {
        texenv_update_buffer,
        fog_color,
        counted fog_lut,
        depthbuffer_format,
        framebuffer_block32,
        framebuffer_dim,
    }
}

register_bank! {
    /// What tests a fragment and writes its pixel.
    pub(crate) struct FramebufferRegisters {
        color_operation,
        blend_func,
        logic_op,
        blend_color,
        fragop_alpha_test,
        stencil_test,
        stencil_op,
        depth_color_mask,
        colorbuffer_read,
        colorbuffer_write,
        depthbuffer_read,
        depthbuffer_write,
        depthbuffer_format,
        colorbuffer_format,
    }
}
