// SPDX-License-Identifier: MIT
//! Every reader of the project, given bytes that nobody wrote.
//!
//! [`READERS`] is the table of them, a line each. What a line names takes any bytes and panics if the reader does, or if something
//! does not hold that ought to: what was read and written again is read as the same, and an error names its place. libFuzzer looks
//! for such bytes (`fuzz/run`); [`replay`] gives every reader what is kept in `fuzz/corpus`, and mutations of it.

pub mod allocation;
mod dictionary;
mod readers;
pub mod record;
pub mod replay;
mod seeds;
mod table;

pub use dictionary::dictionary;
pub use table::{READERS, Reader, reader};

use std::path::PathBuf;

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    own.parent().map_or(own.clone(), PathBuf::from)
}
