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
    let prefix = leftovers::prefix(KIND);
    let mut builder = Builder::new();
    builder.prefix(&prefix);
    match parent {
        Some(parent) => builder.tempdir_in(parent),
        None => builder.tempdir(),
    }
}

/// A file in `parent`.
///
/// # Errors
/// If it cannot be made.
pub fn file(parent: &Path) -> io::Result<NamedTempFile> {
    Builder::new().prefix(&leftovers::prefix(KIND)).tempfile_in(parent)
}

/// Removes from a folder what programs have left that do not run any more.
pub fn sweep(parent: &Path) {
    leftovers::sweep(parent, KIND);
}
