// SPDX-License-Identifier: MIT
//! All blocks, a line each: everything else follows from the line, the circuit and the model function.

mod entry;
mod float;
pub mod fragment;
pub mod raster;
mod shader;

pub use entry::{Circuit, Entry, Outside};

use crate::block::Block;
use pica_rtl::UnsupportedChoice;
use pica_rtl::build::Build;
use pica_spec::choices::Choices;

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
    entries(choices).map(|entry| entry.block(choices, build)).collect()
}

/// The block of a name, built with `choices` and as `build` says; none if there is none of the name.
///
/// # Errors
/// If hardware or model cannot follow a choice.
pub fn block(name: &str, choices: &Choices, build: &Build) -> Result<Option<Block>, RegistryError> {
    entries(choices).find(|entry| entry.name() == name).map(|entry| entry.block(choices, build)).transpose()
}

/// The lines of all blocks.
pub fn entries(choices: &Choices) -> impl Iterator<Item = Entry<'static>> {
    [float::entries(choices), shader::entries(), raster::entries(), fragment::entries()].into_iter().flatten()
}

/// The blocks of some entries, built with `choices`.
///
/// # Errors
/// If hardware or model cannot follow a choice.
pub fn build<'a>(entries: impl IntoIterator<Item = Entry<'a>>, choices: &Choices) -> Result<Vec<Block>, RegistryError> {
    entries.into_iter().map(|entry| entry.block(choices, &Build::default())).collect()
}
