// SPDX-License-Identifier: MIT
//! Arguments that the commands about blocks share: which blocks, under which choices, built how.

use clap::Args;
use pica_commands::choices::Taken;
use pica_commands::suggest::unknown;
use pica_commands::{Failure, Outcome};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::Build;
use pica_testbench::emit::Prefix;
use pica_testbench::registry;

/// Blocks and choices.
#[derive(Debug, Default, Args)]
pub struct Selection {
    /// Blocks by name, as `pica verilog --list --all` shows them; none stands for all blocks of the design
    pub blocks: Vec<String>,
    #[command(flatten)]
    pub choices: Taken,
    /// Builds blocks another way (see `pica verilog --list`); may be repeated
    #[arg(long = "build", value_name = "ID=VALUE")]
    pub builds: Vec<String>,
    /// Names cells of a family of FPGAs in the Verilog: short for `--build primitives=FAMILY`
    #[arg(long, value_name = "FAMILY")]
    pub primitives: Option<String>,
}

impl Selection {
    /// The choices of the ledger.
    ///
    /// # Errors
    /// If one is not of the form ID=VALUE, or names no choice or alternative.
    pub fn choices(&self) -> Outcome<Choices> {
        self.choices.apply(Choices::default())
    }

    /// The build options that are set, as ID=VALUE.
    pub fn assignments(&self) -> impl Iterator<Item = String> {
        let primitives = self.primitives.iter().map(|family| format!("primitives={family}"));
        self.builds.iter().cloned().chain(primitives)
    }

    /// All blocks, in the order of the registry.
    ///
    /// # Errors
    /// If a choice has no hardware, or a build option or its value is unknown.
    pub fn all(&self) -> Outcome<Vec<Block>> {
        let mut build = Build::default();
        self.assignments().try_for_each(|assignment| build.set_from(&assignment)).map_err(Failure::input)?;
        registry::built(&self.choices()?, &build).map_err(Failure::input)
    }

    /// The blocks, in the order of the registry.
    ///
    /// # Errors
    /// If a name is unknown, a choice has no hardware, or none of the blocks has a build option that is set.
    pub fn blocks(&self) -> Outcome<Vec<Block>> {
        self.named(&self.blocks)
    }

    /// The blocks of these names, all blocks of the design if there are none, in the order of the registry.
    ///
    /// # Errors
    /// If a name is unknown, a choice has no hardware, or none of the blocks has a build option that is set.
    pub fn named(&self, wanted: &[String]) -> Outcome<Vec<Block>> {
        let mut blocks = self.all()?;
        let known = |name: &String| blocks.iter().any(|block| block.interface.name == *name);
        if let Some(name) = wanted.iter().find(|name| !known(name)) {
            let names = blocks.iter().map(|block| block.interface.name.as_str());
            return Err(unknown("block", name, names, "pica verilog --list --all"));
        }
        blocks.retain(|block| match wanted.is_empty() {
            true => block.listed,
            false => wanted.contains(&block.interface.name),
        });
        let mut ids = self.assignments().filter_map(|assignment| Some(assignment.split_once('=')?.0.trim().to_owned()));
        if let Some(id) = ids.find(|id| blocks.iter().all(|block| !block.build.contains_key(id))) {
            return Err(Failure::input(format_args!("none of these blocks has build option `{id}`")));
        }
        Ok(blocks)
    }
}

/// What modules are called in Verilog that is written.
#[derive(Clone, Debug, Default, Args)]
pub struct Names {
    /// What stands in front of the names of all modules: the beginning of a name in Verilog, or nothing
    #[arg(long, value_name = "PREFIX", default_value_t)]
    prefix: Prefix,
}

impl Names {
    /// Gives the modules of blocks these names.
    pub fn give(&self, blocks: &mut [Block]) {
        blocks.iter_mut().for_each(|block| block.prefix = self.prefix.clone());
    }
}
