// SPDX-License-Identifier: MIT
//! What is in memory besides the 3D core: [`engine`], which fills and copies; [`display`], which shows; [`tiling`], the order of
//! pixels. The memory itself is [`pica_spec::trace::Memory`].

pub mod display;
pub mod engine;
pub mod tiling;
