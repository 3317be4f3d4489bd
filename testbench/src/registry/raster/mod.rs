// SPDX-License-Identifier: MIT
//! The rasterizer blocks.

pub(super) mod attribute_setup;
pub mod channel;
mod depth;
pub mod interpolator;
mod numerator;
mod quotient;
pub(super) mod recorded;
mod setup;
mod walk;

use super::Entry;
use crate::block::Behaviour;
use crate::stimulus::raster::triangle::Triangle;
use attribute_setup::AttributeSetupUnit;
use interpolator::InterpolatorUnit;
use numerator::numerator;
use pica_model::raster::edge::EdgeRules;
use pica_rtl::raster::{
    AttributeSetup, DepthPlane, DepthSetup, Interpolator, Numerator, Quotient, RasterSetup, RasterWalk,
};
use pica_spec::choices::Choices;
use pica_vectors::Item;
use quotient::quotient;
use setup::setup;
use walk::WalkUnit;

/// The cases of `raster_walk` for [`Triangle::maximal`]: too large to be drawn at random.
pub fn maximal(choices: &Choices) -> Vec<Vec<Item>> {
    let rules = EdgeRules::new(choices);
    Triangle::maximal().iter().map(|triangle| vec![walk::item(channel::scan(triangle, &rules).as_ref())]).collect()
}

/// All rasterizer blocks.
pub fn entries() -> Vec<Entry<'static>> {
    vec![
        Entry::stage("raster_setup", |choices| Ok(Box::new(RasterSetup::new(choices))), setup).cost(40),
        Entry::new(
            "raster_walk",
            |choices| Ok(Box::new(RasterWalk::new(choices))),
            |choices, _| Ok(Behaviour::Unit(Box::new(WalkUnit::new(choices)))),
        )
        .cost(1500),
        Entry::new(
            "attribute_setup",
            |choices| Ok(Box::new(AttributeSetup::new(choices))),
            |choices, _| Ok(Behaviour::Unit(Box::new(AttributeSetupUnit::new(choices)?))),
        )
        // An integer does not tell one NaN from another.
        .indifferent(&["nan_payload"])
        .cost(200),
        Entry::stage("numerator", |_| Ok(Box::new(Numerator::default())), numerator),
        Entry::stage("quotient", |choices| Ok(Box::new(Quotient::new(choices))), quotient),
        Entry::new(
            "interpolator",
            |choices| Ok(Box::new(Interpolator::new(choices)?)),
            |choices, _| Ok(Behaviour::Unit(Box::new(InterpolatorUnit::new(choices)?))),
        )
        .cost(300),
        Entry::stage("depth_setup", |choices| Ok(Box::new(DepthSetup::new(choices)?)), depth::setup).cost(40),
        Entry::new(
            "depth_plane",
            |choices| Ok(Box::new(DepthPlane::new(choices)?)),
            |choices, _| Ok(Behaviour::Unit(Box::new(depth::PlaneUnit::new(choices)))),
        )
        .cost(500),
    ]
}
