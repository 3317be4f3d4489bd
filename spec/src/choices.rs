// SPDX-License-Identifier: MIT
//! The ledger of what no published test settles (`spec/choices.yaml`): one type per choice, and [`Choices`] for all.

use core::fmt;

include!(concat!(env!("OUT_DIR"), "/choices.rs"));

/// A choice that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceError(String);

impl ChoiceError {
    fn unknown_id(id: &str, known: &[&str]) -> ChoiceError {
        ChoiceError(format!("unknown choice `{id}`; known are {}", known.join(", ")))
    }

    fn unknown_value(id: &str, value: &str, known: Vec<&str>) -> ChoiceError {
        ChoiceError(format!("choice `{id}` has no alternative `{value}`; there are {}", known.join(", ")))
    }
}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for ChoiceError {}

impl Choices {
    /// Reads `ID=VALUE`.
    ///
    /// # Errors
    /// If the text has no `=`, or names no choice or alternative of the ledger.
    pub fn set_from(&mut self, assignment: &str) -> Result<(), ChoiceError> {
        match assignment.split_once('=') {
            Some((id, value)) => self.set(id.trim(), value.trim()),
            None => Err(ChoiceError(format!("`{assignment}` is not of the form ID=VALUE"))),
        }
    }
}
