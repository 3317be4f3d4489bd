// SPDX-License-Identifier: MIT
//! Directed vectors: corner cases written by hand, each with a reason. Every campaign of random cases begins with them.
//!
//! The vectors of block B are in `directed/B.yaml`; the comment at the head of `directed/f24_add.yaml` says how they are
//! written.

pub(crate) mod names;
mod read;
mod value;

use include_dir::{Dir, include_dir};
use pica_vectors::{Interface, Item};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The files, one a block.
static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/directed");

/// A case with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vector {
    /// What it is there for.
    pub why: Arc<str>,
    /// The transactions into the block.
    pub inputs: Vec<Item>,
}

/// A file of vectors that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("directed vectors of {block}, {place}: {problem}")]
pub struct DirectedError {
    /// Whose vectors they are to be.
    pub block: String,
    /// The entry, by number from 1 and reason.
    pub place: String,
    /// What is wrong with it.
    pub problem: String,
}

/// The vectors of a block, read when they are first asked for.
#[derive(Debug, Default)]
pub struct Directed {
    text: Cow<'static, str>,
    vectors: OnceLock<Result<Vec<Vector>, DirectedError>>,
}

impl Directed {
    /// The vectors that stand in `text`.
    pub fn new(text: impl Into<Cow<'static, str>>) -> Self {
        Self { text: text.into(), vectors: OnceLock::new() }
    }

    /// The vectors in the file of a block of this crate; none if there is no file.
    pub fn of(block: &str) -> Self {
        let text = FILES.get_file(format!("{block}.yaml")).and_then(|file| file.contents_utf8());
        Self::new(text.unwrap_or_default())
    }

    /// The vectors, for a block with these ports that depends on these choices.
    ///
    /// # Errors
    /// If an entry is not one of the block.
    pub fn vectors(
        &self,
        interface: &Interface,
        choices: &BTreeMap<String, String>,
    ) -> Result<&[Vector], DirectedError> {
        let read = self.vectors.get_or_init(|| read::vectors(&self.text, interface, choices));
        read.as_deref().map_err(Clone::clone)
    }
}

/// The blocks that have a file.
pub fn files() -> impl Iterator<Item = &'static str> {
    FILES.files().filter_map(|file| file.path().file_stem()?.to_str())
}

#[cfg(test)]
mod tests;
