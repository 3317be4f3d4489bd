// SPDX-License-Identifier: MIT
//! From the colours of a fragment to the bytes of a pixel: the combiners and everything behind them
//! (framebuffer.md#addressing and fragment.md#combiners to framebuffer.md#blending-and-logic-operation).
//!
//!
//! One file per stage, with the names of the model, and one for each part that stages share. A colour is a word of 32
//! bits: red in bits 0-7, green, blue, alpha in bits 24-31, as in TEXENV_COLOR. Registers come as their words, so that
//! every stage decodes its own.

mod alpha_test;
mod answers;
mod blend;
mod blend_factor;
mod busy;
mod channels;
mod color_pack;
mod color_stage;
mod color_unpack;
mod combiner;
mod combiner_chain;
mod combiner_channel;
mod combiner_operand;
mod combiner_ring;
mod combiner_source;
mod combiner_stage;
mod combiner_stages;
mod combiner_step;
mod compare;
mod consume;
mod depth_pack;
mod depth_quantise;
mod depth_stage;
mod depth_test;
mod depth_unpack;
mod divide_255;
mod dot3;
mod fog;
mod fog_factor;
mod fog_mix;
mod fog_port;
mod fragment_place;
mod fragment_tests;
mod front;
mod logic_op;
mod morton;
mod numbers;
mod pipeline;
mod pixel_bytes;
mod product;
mod register_banks;
mod register_queue;
mod request;
mod retire;
mod stencil;
mod texenv_address;

pub use alpha_test::*;
pub use blend::*;
pub use color_pack::*;
pub use color_unpack::*;
pub use combiner::*;
pub use combiner_operand::*;
pub use combiner_stage::*;
pub use depth_pack::*;
pub use depth_quantise::*;
pub use depth_test::*;
pub use depth_unpack::*;
pub use fog::*;
pub use logic_op::*;
pub use morton::*;
pub use pipeline::*;
pub use stencil::*;
