// SPDX-License-Identifier: MIT
//! The blocks that handle registers.

mod channel;
mod command_processor;
mod recorded;
mod reference;
mod register_file;

use super::Entry;
use crate::block::Behaviour;
use command_processor::CommandProcessorUnit;
use pica_rtl::command::{CommandProcessor, RegisterFile};
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
        Entry::new(
            "command_processor",
            |choices| Ok(Box::new(CommandProcessor::new(choices))),
            |choices, _| Ok(Behaviour::Unit(Box::new(CommandProcessorUnit::new(choices)))),
        )
        .cost(600),
    ]
}
