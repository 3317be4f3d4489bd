// SPDX-License-Identifier: MIT
//! The blocks that know what lies where in memory.

mod tiling;

use super::Entry;
use pica_rtl::memory::Morton;

/// All memory blocks.
pub fn entries() -> Vec<Entry<'static>> {
    vec![Entry::stage("morton", |choices| Ok(Box::new(Morton::new(choices))), tiling::morton)]
}
