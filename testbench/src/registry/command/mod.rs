// SPDX-License-Identifier: MIT
//! The blocks that handle registers.

mod channel;
mod register_file;

use super::Entry;
use crate::block::Behaviour;
use pica_rtl::command::RegisterFile;
use register_file::RegisterFileUnit;

/// All command blocks.
pub fn entries() -> Vec<Entry<'static>> {
    vec![
        Entry::new(
            "register_file",
            |choices| Ok(Box::new(RegisterFile::new(choices))),
            |choices, _| Ok(Behaviour::Unit(Box::new(RegisterFileUnit::new(choices)))),
        )
        .cost(1100),
    ]
}
