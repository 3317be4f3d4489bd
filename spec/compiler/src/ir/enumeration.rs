// SPDX-License-Identifier: MIT
//! Enumerations.

use super::{Grade, Was};
use serde::{Deserialize, Serialize};

/// An enumeration: the codes of a field and their names.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Enum {
    /// UpperCamel name.
    pub name: String,
    /// What it selects.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// What a code that is not listed means; `None` if a field can hold no such code.
    pub unlisted: Option<Unlisted>,
    /// Older statements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub was: Vec<Was>,
    /// Enumerators in file order.
    pub values: Vec<Enumerator>,
}

/// The answer to a code that no enumerator has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unlisted {
    /// The code behaves as this enumerator.
    As(String),
    /// Nothing is known: the code is carried as it is.
    Keep,
}

/// One name of a code.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Enumerator {
    /// The code in the field.
    pub value: u32,
    /// UPPER_SNAKE name.
    pub name: String,
    /// What the code does, as a sentence.
    pub doc: String,
    /// Further codes with the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<u32>,
    /// A second name of the code of an earlier enumerator.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alias: bool,
    /// How assembly writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assembly: Option<String>,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// Older statements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub was: Vec<Was>,
}
