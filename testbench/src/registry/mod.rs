//! The declarations of all blocks (design section 1): everything else follows from them.

use crate::block::Block;
use pica_rtl::UnsupportedChoice;
use pica_spec::choices::Choices;

/// All blocks, built with `choices`.
///
/// # Errors
/// If a choice has no hardware.
pub fn blocks(choices: &Choices) -> Result<Vec<Block>, UnsupportedChoice> {
    let _ = choices;
    Ok(Vec::new())
}
