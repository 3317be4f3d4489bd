// SPDX-License-Identifier: MIT
//! The declarations of all blocks: everything else follows from them.

mod declared;
mod float;
pub mod fragment;
pub mod raster;
mod shader;

use crate::block::Block;
use pica_rtl::UnsupportedChoice;
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
    let mut blocks = float::blocks(choices)?;
    blocks.extend(shader::blocks(choices)?);
    blocks.extend(raster::blocks(choices)?);
    blocks.extend(fragment::blocks(choices)?);
    Ok(blocks)
}
