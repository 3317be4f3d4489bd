// SPDX-License-Identifier: MIT
//! All of it put together: [`machine`], from registers and memory to the vertices that leave the shaders, and [`pipeline`], from there
//! to the framebuffer.

pub(crate) mod limits;
pub mod machine;
pub mod pipeline;
