// SPDX-License-Identifier: MIT
//! The blocks of the geometry pipeline.

mod culling;

use super::Entry;
use culling::culling;
use pica_rtl::geometry::Culling;

/// All geometry blocks.
pub fn entries() -> Vec<Entry<'static>> {
    vec![Entry::stage("culling", |choices| Ok(Box::new(Culling::new(choices))), culling).cost(20)]
}
