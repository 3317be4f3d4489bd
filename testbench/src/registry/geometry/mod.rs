// SPDX-License-Identifier: MIT
//! The blocks of the geometry pipeline.

mod culling;
mod quaternion;
mod viewport;

use super::Entry;
use crate::block::Behaviour;
use crate::stimulus::float::Shape;
use culling::culling;
use pica_rtl::geometry::{Culling, Quaternion, Viewport};
use pica_vectors::Port;
use quaternion::quaternion;
use viewport::viewport;

/// All geometry blocks.
pub fn entries() -> Vec<Entry<'static>> {
    vec![
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
