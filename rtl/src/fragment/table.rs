//! The table of fragment blocks: what is emitted and checked, declared once.

use super::*;
use crate::declaration::{Declaration, Protocol};

/// All fragment blocks.
pub const BLOCKS: &[Declaration] = &[
    Declaration {
        name: "morton",
        doc: "The place of a pixel in the colour and depth buffers.",
        protocol: Protocol::Comb,
        channels: morton::CHANNELS,
        choices: &["block32_order"],
        build: |choices| Ok(Box::new(Morton::new(choices))),
    },
    Declaration {
        name: "logic_op",
        doc: "The logic operation on a channel.",
        protocol: Protocol::Comb,
        channels: logic_op::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(LogicOp::<8>::default())),
    },
    Declaration {
        name: "alpha_test",
        doc: "The alpha test.",
        protocol: Protocol::Comb,
        channels: alpha_test::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(AlphaTest::default())),
    },
    Declaration {
        name: "stencil",
        doc: "Stencil test and stencil operation.",
        protocol: Protocol::Comb,
        channels: stencil::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(Stencil::default())),
    },
    Declaration {
        name: "depth_test",
        doc: "The depth test.",
        protocol: Protocol::Comb,
        channels: depth_test::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(DepthTest::default())),
    },
    Declaration {
        name: "color_pack",
        doc: "The pixel of a colour in the format of the colour buffer.",
        protocol: Protocol::Comb,
        channels: color_pack::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(ColorPack::default())),
    },
    Declaration {
        name: "color_unpack",
        doc: "The colour of a pixel of the colour buffer.",
        protocol: Protocol::Comb,
        channels: color_unpack::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(ColorUnpack::default())),
    },
    Declaration {
        name: "depth_pack",
        doc: "The pixel of depth and stencil in the format of the depth buffer.",
        protocol: Protocol::Comb,
        channels: depth_pack::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(DepthPack::default())),
    },
    Declaration {
        name: "depth_unpack",
        doc: "Depth and stencil of a pixel of the depth buffer.",
        protocol: Protocol::Comb,
        channels: depth_unpack::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(DepthUnpack::default())),
    },
];
