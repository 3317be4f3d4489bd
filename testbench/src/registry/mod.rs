// SPDX-License-Identifier: MIT
//! All blocks, a line each: everything else follows from the line, the circuit and the model function.

pub mod command;
mod difference;
mod entry;
mod float;
pub mod fragment;
pub mod geometry;
pub mod gpu;
pub mod memory;
pub mod raster;
pub mod recorded;
mod shader;

pub use entry::{Circuit, Entry, Outside};

use crate::block::Block;
use pica_rtl::UnsupportedChoice;
use pica_rtl::build::Build;
use pica_rtl::emit::Design;
use pica_spec::choices::Choices;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Why there are no blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegistryError {
    /// A choice has no hardware.
    #[error(transparent)]
    Hardware(#[from] UnsupportedChoice),
    /// A choice has no model.
    #[error(transparent)]
    Model(#[from] pica_model::float::UnsupportedChoice),
}

/// All blocks, built with `choices`.
///
/// # Errors
/// If hardware or model cannot follow a choice.
pub fn blocks(choices: &Choices) -> Result<Vec<Block>, RegistryError> {
    built(choices, &Build::default())
}

/// All blocks, built with `choices` and as `build` says.
///
/// # Errors
/// If hardware or model cannot follow a choice.
pub fn built(choices: &Choices, build: &Build) -> Result<Vec<Block>, RegistryError> {
    entries(choices).map(|entry| Ok(sharing(entry.block(choices, build)?))).collect()
}

/// The block of a name, built with `choices` and as `build` says; none if there is none of the name.
///
/// # Errors
/// If hardware or model cannot follow a choice.
pub fn block(name: &str, choices: &Choices, build: &Build) -> Result<Option<Block>, RegistryError> {
    let entry = entries(choices).find(|entry| entry.name() == name);
    entry.map(|entry| Ok(sharing(entry.block(choices, build)?))).transpose()
}

/// A block as it is by default, with the Verilog that another one of its name has been emitted as: emission takes seconds.
fn sharing(block: Block) -> Block {
    static EMITTED: Mutex<BTreeMap<String, Arc<OnceLock<Design>>>> = Mutex::new(BTreeMap::new());
    if !block.changed().is_empty() {
        return block;
    }
    let mut known = EMITTED.lock().unwrap_or_else(PoisonError::into_inner);
    let emitted = known.entry(block.interface.name.clone()).or_default().clone();
    Block { emitted, ..block }
}

/// The lines of all blocks.
pub fn entries(choices: &Choices) -> impl Iterator<Item = Entry<'static>> {
    [
        float::entries(choices),
        command::entries(),
        shader::entries(),
        geometry::entries(),
        raster::entries(),
        memory::entries(),
        fragment::entries(),
        gpu::entries(),
    ]
    .into_iter()
    .flatten()
}

/// The blocks of some entries, built with `choices`.
///
/// # Errors
/// If hardware or model cannot follow a choice.
pub fn build<'a>(entries: impl IntoIterator<Item = Entry<'a>>, choices: &Choices) -> Result<Vec<Block>, RegistryError> {
    entries.into_iter().map(|entry| entry.block(choices, &Build::default())).collect()
}
