// SPDX-License-Identifier: MIT
//! What goes wrong with files.

use crate::{CaseError, InterfaceError};
use std::io;
use std::path::{Path, PathBuf};

/// Why vectors or what belongs to them cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The operating system refuses.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The folder of a file that is to be written does not exist.
    #[error("{}: there is no folder {}", path.display(), folder.display())]
    NoFolder {
        /// What was to be written.
        path: PathBuf,
        /// The folder that is missing.
        folder: PathBuf,
    },
    /// A file does not say what it should.
    #[error("{}:{line}: {message}", path.display())]
    Content {
        /// Which file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        message: String,
    },
    /// Files do not fit together.
    #[error("{}: {message}", path.display())]
    Set {
        /// The file or folder.
        path: PathBuf,
        /// What is wrong with it.
        message: String,
    },
    /// The interface is not one that the design allows.
    #[error(transparent)]
    Interface(#[from] InterfaceError),
    /// A case does not fit the interface.
    #[error("case {number}: {source}")]
    Case {
        /// The number of the case, from 0.
        number: u64,
        /// Why.
        source: CaseError,
    },
    /// There are no cases: a check of nothing proves nothing.
    #[error("block `{0}`: no vectors")]
    Empty(String),
    /// No case has a result: a block that never answers would pass.
    #[error("block `{0}`: no vector has a result")]
    NoResults(String),
    /// The set cannot be in this format.
    #[error("block `{block}`: format {format} does not apply")]
    Format {
        /// Name of the block.
        block: String,
        /// The format that was asked for.
        format: crate::Format,
    },
    /// A template fails: a defect of this crate.
    #[error("generated file: {0}")]
    Template(#[from] minijinja::Error),
}

impl Error {
    /// For `map_err`: the operating system refuses something about `path`.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Error {
        move |source| Error::Io { path: path.to_owned(), source }
    }

    /// Files that do not fit together.
    pub(crate) fn set(path: &Path, message: impl Into<String>) -> Error {
        Error::Set { path: path.to_owned(), message: message.into() }
    }
}
