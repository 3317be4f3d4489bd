// SPDX-License-Identifier: MIT
//! Choices of the ledger that the hardware cannot follow.

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
