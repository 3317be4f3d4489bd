// SPDX-License-Identifier: MIT
//! Choices of the ledger that the hardware cannot follow.

use pica_spec::choices::{FifoWriteMask, Recorder};

/// An alternative of the ledger that a block cannot be built with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("choice `{id}` cannot be `{value}` in hardware: {reason}")]
pub struct UnsupportedChoice {
    /// Id of the ledger entry.
    pub id: &'static str,
    /// Name of the alternative.
    pub value: &'static str,
    /// What is missing.
    pub reason: &'static str,
}

/// Whether a word for the data register of a port counts with no byte enabled. Choice `fifo_write_mask`.
///
/// # Errors
/// If words are to be merged with those before them.
pub(crate) fn fifo_word_needs_no_byte(choices: &Recorder) -> Result<bool, UnsupportedChoice> {
    match choices.fifo_write_mask() {
        FifoWriteMask::RawAnyByte => Ok(false),
        FifoWriteMask::RawAlways => Ok(true),
        FifoWriteMask::Merged => {
            let reason = "the hardware does not keep the last word of each data register to merge the next one with";
            Err(UnsupportedChoice { id: "fifo_write_mask", value: FifoWriteMask::Merged.name(), reason })
        }
    }
}
