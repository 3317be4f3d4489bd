// SPDX-License-Identifier: MIT
//! Temporary files and folders of this program.

use pica_vectors::leftovers;
use std::io;
use std::path::Path;
use tempfile::{Builder, NamedTempFile, TempDir};

/// How the names begin.
const KIND: &str = "pica-scratch-";

/// A folder in `parent`, or where temporary folders are.
///
/// # Errors
/// If it cannot be made.
pub fn folder(parent: Option<&Path>) -> io::Result<TempDir> {
    let parent = parent.map_or_else(std::env::temp_dir, Path::to_owned);
    leftovers::create(&parent, KIND, |prefix| Builder::new().prefix(prefix).tempdir_in(&parent))
}

/// A file in `parent`.
///
/// # Errors
/// If it cannot be made.
pub fn file(parent: &Path) -> io::Result<NamedTempFile> {
    leftovers::create(parent, KIND, |prefix| Builder::new().prefix(prefix).tempfile_in(parent))
}

/// Removes from a folder what programs have left that do not run any more.
pub fn sweep(parent: &Path) {
    leftovers::sweep(parent, KIND);
}
