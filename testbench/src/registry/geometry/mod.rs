// SPDX-License-Identifier: MIT
//! The blocks of the geometry pipeline.

mod assembly;
mod culling;
mod output_map;
mod quaternion;
mod recorded;
mod viewport;

use super::Entry;
use crate::block::Behaviour;
use crate::stimulus::float::Shape;
use assembly::PrimitiveAssemblyUnit;
use culling::culling;
use output_map::OutputMapUnit;
use pica_rtl::geometry::{Culling, OutputMap, PrimitiveAssembly, Quaternion, Viewport};
use pica_vectors::Port;
use quaternion::quaternion;
use viewport::viewport;

/// All geometry blocks.
pub fn entries() -> Vec<Entry<'static>> {
    vec![
        Entry::new(
            "primitive_assembly",
            |choices| Ok(Box::new(PrimitiveAssembly::new(choices))),
            |choices, _| Ok(Behaviour::Unit(Box::new(PrimitiveAssemblyUnit::new(choices)))),
        )
        .cost(100),
        Entry::new(
            "output_map",
            |choices| Ok(Box::new(OutputMap::new(choices))),
            |choices, _| Ok(Behaviour::Unit(Box::new(OutputMapUnit::new(choices)))),
        )
        .floats(float)
        .cost(250),
        Entry::stage("culling", |choices| Ok(Box::new(Culling::new(choices))), culling).cost(20),
        Entry::new(
            "quaternion",
            |choices| Ok(Box::new(Quaternion::new(choices)?)),
            |choices, outside| Ok(Behaviour::Flat(quaternion(choices)?.behind(outside))),
        )
        // The sign of a product does not tell one NaN from another.
        .indifferent(&["nan_payload"])
        .floats(float)
        .cost(80),
        Entry::new(
            "viewport",
            |choices| Ok(Box::new(Viewport::new(choices)?)),
            |choices, outside| Ok(Behaviour::Flat(viewport(choices)?.behind(outside))),
        )
        .floats(float)
        .cost(80),
    ]
}

/// What is as wide as a float24 is one in these blocks.
fn float(port: &Port) -> Option<Shape> {
    (port.width == Shape::F24.width()).then_some(Shape::F24)
}
