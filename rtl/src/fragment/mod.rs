// SPDX-License-Identifier: MIT
//! From the colours of a fragment to the bytes of a pixel: the combiners and everything behind them
//! (framebuffer.md#addressing and fragment.md#combiners to framebuffer.md#blending-and-logic-operation).
//!
//! One file per stage, with the names of the model, and one for each part that stages share. `pipeline/` puts the stages
//! together: the combiners and fog, the memories of the pixels, which `access/` asks, and the tests and blending behind them.
//! A colour is a word of 32 bits: red in bits 0-7, green, blue, alpha in bits 24-31, as in TEXENV_COLOR. Registers come as their
//! words, so that every stage decodes its own.

mod access;
mod alpha_test;
mod blend;
mod color;
mod color_stage;
mod combiner;
mod compare;
mod depth_quantise;
mod depth_stage;
mod depth_test;
mod divide_255;
mod families;
mod fog;
mod framebuffer;
mod logic_op;
mod pipeline;
mod stencil;

pub(crate) use access::numbers::TAG;
pub use alpha_test::*;
pub use blend::*;
pub use combiner::*;
pub use depth_quantise::*;
pub use depth_test::*;
pub(crate) use families::FAMILIES;
pub use fog::*;
pub use framebuffer::*;
pub use logic_op::*;
pub use pipeline::*;
pub use stencil::*;
