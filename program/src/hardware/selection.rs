// SPDX-License-Identifier: MIT
//! Arguments that the commands about blocks share: which blocks, built with which choices.

use clap::Args;
use pica_commands::choices::Taken;
use pica_commands::suggest::unknown;
use pica_commands::{Failure, Outcome};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;

/// Blocks and choices.
#[derive(Debug, Default, Args)]
pub struct Selection {
    /// Blocks by name, as `pica verilog --list --all` shows them; none stands for all blocks of the design
    pub blocks: Vec<String>,
    #[command(flatten)]
    pub choices: Taken,
}

impl Selection {
    /// The choices of the ledger.
    ///
    /// # Errors
    /// If one is not of the form ID=VALUE, or names no choice or alternative.
    pub fn choices(&self) -> Outcome<Choices> {
        self.choices.apply(Choices::default())
    }

    /// The blocks, in the order of the registry.
    ///
    /// # Errors
    /// If a name is unknown, or a choice has no hardware.
    pub fn blocks(&self) -> Outcome<Vec<Block>> {
        let mut blocks = registry::blocks(&self.choices()?).map_err(Failure::input)?;
        let known = |name: &String| blocks.iter().any(|block| block.interface.name == *name);
        if let Some(name) = self.blocks.iter().find(|name| !known(name)) {
            let names = blocks.iter().map(|block| block.interface.name.as_str());
            return Err(unknown("block", name, names, "pica verilog --list --all"));
        }
        blocks.retain(|block| match self.blocks.is_empty() {
            true => block.listed,
            false => self.blocks.contains(&block.interface.name),
        });
        Ok(blocks)
    }
}
