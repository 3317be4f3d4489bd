// SPDX-License-Identifier: MIT
//! The blocks that are made of those of several rooms.

mod back_end;
mod draw;
pub mod recorded;
mod scene;

use super::Entry;
use crate::block::Behaviour;
use back_end::BackEndUnit;
use pica_rtl::gpu::BackEnd;

/// All blocks of several rooms.
pub fn entries() -> Vec<Entry<'static>> {
    vec![
        Entry::new(
            "back_end",
            |choices| Ok(Box::new(BackEnd::new(choices)?)),
            |choices, _| Ok(Behaviour::Unit(Box::new(BackEndUnit::new(choices)?))),
        )
        // A colour does not tell one NaN from another.
        .indifferent(&["nan_payload"])
        .cost(6000),
    ]
}
