// SPDX-License-Identifier: MIT
//! The rasterizer blocks: one declaration for all, over the table of [`pica_rtl::raster`].

pub mod ports;
mod setup;
mod walk;

use super::RegistryError;
use super::declared::{self, Bench};
use crate::block::{Behaviour, Block};
use crate::stimulus::triangle::Triangle;
use pica_model::raster::edge::EdgeRules;
use pica_rtl::raster::BLOCKS;
use pica_spec::choices::Choices;
use pica_vectors::Item;
use setup::SetupFlat;
use walk::WalkUnit;

/// Of all rasterizer blocks.
const BENCHES: [Bench; 2] = [
    Bench {
        name: "raster_setup",
        listed: true,
        cost: 40,
        behaviour: |choices| Ok(Behaviour::Flat(Box::new(SetupFlat::new(choices)))),
    },
    Bench {
        name: "raster_walk",
        listed: true,
        cost: 1500,
        behaviour: |choices| Ok(Behaviour::Unit(Box::new(WalkUnit::new(choices)))),
    },
];

/// The cases of `raster_walk` for [`Triangle::maximal`]: too large to be drawn at random.
pub fn maximal(choices: &Choices) -> Vec<Vec<Item>> {
    let rules = EdgeRules::new(choices);
    Triangle::maximal().iter().map(|triangle| vec![walk::item(ports::scan(triangle, &rules).as_ref())]).collect()
}

/// All rasterizer blocks.
pub fn blocks(choices: &Choices) -> Result<Vec<Block>, RegistryError> {
    declared::blocks(&BENCHES, BLOCKS, choices)
}
