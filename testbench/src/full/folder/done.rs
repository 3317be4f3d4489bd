// SPDX-License-Identifier: MIT
//! The result of a unit, as a file.

use super::{FolderError, SOURCES};
use crate::full::Found;
use crate::tools::{Missing, Tool};
use serde::{Deserialize, Serialize};
use std::fs::{self, Permissions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// What a unit came to, and with what.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// The unit.
    pub unit: String,
    /// The sources of the program.
    pub sources: String,
    /// Names and versions of Verilator and the C++ compiler.
    pub tools: [String; 2],
    /// Threads.
    pub threads: usize,
    /// What was found.
    pub found: Found,
}

/// Names and versions of the tools that a campaign depends on.
///
/// # Errors
/// If one is missing.
pub fn tools() -> Result<[String; 2], Missing> {
    Ok([Tool::Verilator.version()?, Tool::Cxx.version()?])
}

/// The file of a unit.
pub fn path(results: &Path, unit: &str) -> PathBuf {
    results.join(format!("{unit}.json"))
}

impl Done {
    /// What this program has found of a unit.
    pub fn new(unit: &str, tools: [String; 2], threads: usize, found: Found) -> Self {
        Self { unit: unit.to_owned(), sources: SOURCES.to_owned(), tools, threads, found }
    }

    /// The result in a folder; none if there is none.
    pub fn read(results: &Path, unit: &str) -> Result<Option<Self>, FolderError> {
        let path = path(results, unit);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(FolderError::io(&path)(error)),
        };
        Self::of_text(&path, &text, unit).map(Some)
    }

    /// The result of a unit in the text of a file.
    ///
    /// # Errors
    /// If it is none, that of another unit, or found by another program.
    pub fn of_text(path: &Path, text: &str, unit: &str) -> Result<Self, FolderError> {
        let done: Self = serde_json::from_str(text).map_err(|error| FolderError::content(path, error))?;
        if done.unit != unit {
            return Err(FolderError::content(path, format_args!("is the result of unit {}", done.unit)));
        }
        if done.sources != SOURCES {
            let what = format_args!("was found by a pica of other sources ({:.12})", done.sources).to_string();
            return Err(FolderError::content(path, what));
        }
        Ok(done)
    }

    /// Writes it whole or not at all. Other machines write here too, so that nothing is known of temporary files of
    /// processes that do not run here: those of this unit go when it has its result.
    pub fn write(&self, results: &Path, unit: &str) -> Result<(), FolderError> {
        let path = path(results, unit);
        let begin = format!(".{unit}-");
        let write = || {
            let permissions = Permissions::from_mode(0o666);
            let mut file = tempfile::Builder::new().prefix(&begin).permissions(permissions).tempfile_in(results)?;
            serde_json::to_writer(&mut file, self)?;
            file.write_all(b"\n")?;
            file.as_file().sync_all()?;
            // Another machine may have had the same unit, and swept this file away with its own result.
            match file.persist(&path) {
                Err(failed) if failed.error.kind() == ErrorKind::NotFound && path.exists() => Ok(()),
                other => other.map(drop).map_err(|failed| failed.error),
            }
        };
        write().map_err(FolderError::io(&path))?;
        let entries = fs::read_dir(results).into_iter().flatten().flatten();
        for left in entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(&begin)) {
            let _ = fs::remove_file(left.path());
        }
        Ok(())
    }
}
