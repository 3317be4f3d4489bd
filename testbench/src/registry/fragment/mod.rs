// SPDX-License-Identifier: MIT
//! The blocks from the combiners to the framebuffer.

mod alpha_test;
mod blend;
mod classes;
mod color;
mod combiner;
mod depth_quantise;
mod depth_test;
pub(super) mod draws;
mod fog;
pub(super) mod fog_table;
mod framebuffer;
mod logic_op;
mod pipeline;
pub mod recorded;
pub(super) mod reference;
mod stencil;
pub(super) mod transactions;

use super::Entry;
use crate::block::Behaviour;
use combiner::CombinerUnit;
use pica_rtl::fragment::{
    AlphaTest, Blend, ColorPack, ColorUnpack, Combiner, CombinerOperand, CombinerStage, DepthPack, DepthQuantise,
    DepthTest, DepthUnpack, Fog, FragmentPipeline, LogicOp, Stencil,
};
use pipeline::PipelineUnit;

/// All fragment blocks, parts before what is made of them.
pub fn entries() -> Vec<Entry<'static>> {
    vec![
        Entry::stage("logic_op", |_| Ok(Box::new(LogicOp::<8>::default())), logic_op::logic_operation),
        Entry::stage("alpha_test", |_| Ok(Box::new(AlphaTest::default())), alpha_test::alpha),
        Entry::stage("stencil", |_| Ok(Box::new(Stencil::default())), stencil::stencil),
        Entry::stage("depth_test", |_| Ok(Box::new(DepthTest::default())), depth_test::depth),
        Entry::stage("color_pack", |_| Ok(Box::new(ColorPack::default())), framebuffer::pack_color),
        Entry::stage("color_unpack", |_| Ok(Box::new(ColorUnpack::default())), framebuffer::unpack_color),
        Entry::stage("depth_pack", |_| Ok(Box::new(DepthPack::default())), framebuffer::pack_depth),
        Entry::stage("depth_unpack", |_| Ok(Box::new(DepthUnpack::default())), framebuffer::unpack_depth),
        Entry::stage("depth_quantise", |choices| Ok(Box::new(DepthQuantise::new(choices))), depth_quantise::quantise)
            .unlisted(),
        Entry::stage("blend", |choices| Ok(Box::new(Blend::new(choices))), blend::blending),
        Entry::stage("fog", |choices| Ok(Box::new(Fog::new(choices)?)), fog::fog),
        Entry::stage("combiner_operand", |_| Ok(Box::new(CombinerOperand::default())), combiner::combiner_operand),
        Entry::stage("combiner_stage", |choices| Ok(Box::new(CombinerStage::new(choices))), combiner::combiner_stage),
        Entry::new(
            "combiner",
            |choices| Ok(Box::new(Combiner::new(choices))),
            |choices, _| Ok(Behaviour::Unit(Box::new(CombinerUnit::new(choices)))),
        )
        .cost(600),
        Entry::new(
            "fragment_pipeline",
            |choices| Ok(Box::new(FragmentPipeline::new(choices)?)),
            |choices, _| Ok(Behaviour::Unit(Box::new(PipelineUnit::new(choices)))),
        )
        .cost(6000),
    ]
}
