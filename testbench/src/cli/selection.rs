//! Arguments that the commands about blocks share: which blocks, built with which choices.

use super::{Failure, Outcome};
use clap::Args;
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;

/// Blocks and choices.
#[derive(Debug, Default, Args)]
pub struct Selection {
    /// Blocks by name, as `pica verilog --list --all` shows them; none stands for all blocks of the design
    pub blocks: Vec<String>,
    /// Builds the blocks with another alternative of the ledger; may be repeated
    #[arg(long = "choice", value_name = "ID=VALUE")]
    choices: Vec<String>,
}

impl Selection {
    /// The choices of the ledger.
    ///
    /// # Errors
    /// If one is not of the form ID=VALUE, or names no choice or alternative.
    pub fn choices(&self) -> Outcome<Choices> {
        let mut choices = Choices::default();
        self.choices.iter().try_for_each(|choice| choices.set_from(choice)).map_err(Failure::input)?;
        Ok(choices)
    }

    /// The blocks, in the order of the registry.
    ///
    /// # Errors
    /// If a name is unknown, or a choice has no hardware.
    pub fn blocks(&self) -> Outcome<Vec<Block>> {
        let mut blocks = registry::blocks(&self.choices()?).map_err(Failure::input)?;
        let known = |name: &String| blocks.iter().any(|block| block.interface.name == *name);
        if let Some(unknown) = self.blocks.iter().find(|name| !known(name)) {
            let near = |block: &&Block| strsim::jaro_winkler(&block.interface.name, unknown) > 0.8;
            let near: Vec<&str> = blocks.iter().filter(near).map(|block| block.interface.name.as_str()).collect();
            let hint = if near.is_empty() { "see `pica verilog --list --all`".to_owned() } else { near.join(", ") };
            return Err(Failure::input(format_args!("there is no block `{unknown}`; {hint}")));
        }
        blocks.retain(|block| match self.blocks.is_empty() {
            true => block.listed,
            false => self.blocks.contains(&block.interface.name),
        });
        Ok(blocks)
    }
}
