// SPDX-License-Identifier: MIT
//! The fragment blocks: one declaration for all, over the table of [`pica_rtl::fragment`].

mod color;
mod combiner_unit;
mod draws;
mod framebuffer;
mod pipeline_unit;
pub mod recorded;
mod reference;
mod stage;
mod transactions;

use super::RegistryError;
use super::declared::{self, Bench};
use crate::block::{Behaviour, Block};
use color::*;
use combiner_unit::CombinerUnit;
use framebuffer::*;
use pica_model::fragment::FragmentPipeline;
use pica_rtl::fragment::BLOCKS;
use pica_spec::choices::Choices;
use pipeline_unit::PipelineUnit;
use stage::Declared;

/// The bench of a stage: its name, whether it is one of the blocks of the design, and what is known of it.
macro_rules! stages {
    ($($name:ident $listed:literal $stage:ident;)*) => {
        [$(Bench {
            name: stringify!($name),
            listed: $listed,
            cost: 1,
            behaviour: |choices| Ok(Behaviour::Flat(Box::new(Declared::new(&$stage, choices)))),
        }),*]
    };
}

/// Of all stages.
static STAGES: [Bench; 14] = stages! {
    morton true MORTON;
    logic_op true LOGIC_OP;
    alpha_test true ALPHA_TEST;
    stencil true STENCIL;
    depth_test true DEPTH_TEST;
    color_pack true COLOR_PACK;
    color_unpack true COLOR_UNPACK;
    depth_pack true DEPTH_PACK;
    depth_unpack true DEPTH_UNPACK;
    depth_quantise false DEPTH_QUANTISE;
    blend true BLEND;
    fog true FOG;
    combiner_operand true COMBINER_OPERAND;
    combiner_stage true COMBINER_STAGE;
};

/// Of the blocks with registers.
static UNITS: [Bench; 2] = [
    Bench {
        name: "combiner",
        listed: true,
        cost: 600,
        behaviour: |choices| Ok(Behaviour::Unit(Box::new(CombinerUnit::new(choices)))),
    },
    Bench {
        name: "fragment_pipeline",
        listed: true,
        cost: 6000,
        behaviour: |choices| {
            FragmentPipeline::check(choices)?;
            Ok(Behaviour::Unit(Box::new(PipelineUnit::new(choices))))
        },
    },
];

/// All fragment blocks.
pub fn blocks(choices: &Choices) -> Result<Vec<Block>, RegistryError> {
    let mut blocks = declared::blocks(&STAGES, BLOCKS, choices)?;
    blocks.extend(declared::blocks(&UNITS, BLOCKS, choices)?);
    Ok(blocks)
}
