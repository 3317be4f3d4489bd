// SPDX-License-Identifier: MIT
//! The result of a unit, as a file.

use super::{FolderError, SOURCES};
use crate::full::Found;
use crate::tools::{Missing, Tool};
use pica_vectors::seal;
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
    /// The SHA-256 of the plan.
    pub plan: String,
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
    /// What this program has found of a unit of the plan that has this SHA-256.
    pub fn new(unit: &str, plan: &str, tools: [String; 2], threads: usize, found: Found) -> Self {
        let [unit, sources, plan] = [unit, SOURCES, plan].map(str::to_owned);
        Self { unit, sources, plan, tools, threads, found }
    }

    /// The result in a folder; none if there is none.
    pub fn read(results: &Path, unit: &str, plan: &str) -> Result<Option<Self>, FolderError> {
        let path = path(results, unit);
        let text = match pica_files::read_text(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(FolderError::io(&path)(error)),
        };
        Self::of_text(&path, &text, unit, plan).map(Some)
    }

    /// The result of a unit in the text of a file, for the plan that has this SHA-256.
    ///
    /// # Errors
    /// If it is none, was changed, is that of another unit or plan, or was found by another program.
    pub fn of_text(path: &Path, text: &str, unit: &str, plan: &str) -> Result<Self, FolderError> {
        let again = |error| format!("{error}; without this file, `pica campaign run` does the unit again");
        let (_, object) = seal::open(text).map_err(|error| FolderError::content(path, again(error)))?;
        let done: Self = serde_json::from_str(&object).map_err(|error| FolderError::content(path, error))?;
        if done.unit != unit {
            return Err(FolderError::content(path, format_args!("is the result of unit {}", done.unit)));
        }
        if done.sources != SOURCES {
            let what = format_args!("was found by a pica of other sources ({:.12})", done.sources).to_string();
            return Err(FolderError::content(path, what));
        }
        if done.plan != plan {
            return Err(FolderError::content(path, format_args!("was found for another plan ({:.12})", done.plan)));
        }
        Ok(done)
    }

    /// The text of its file.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn text(&self) -> serde_json::Result<String> {
        Ok(seal::sealed(&(serde_json::to_string(self)? + "\n")))
    }

    /// Writes it whole or not at all. Other machines write here too, so that nothing is known of temporary files of
    /// processes that do not run here: those of this unit go when it has its result.
    pub fn write(&self, results: &Path, unit: &str) -> Result<(), FolderError> {
        let path = path(results, unit);
        let begin = format!(".{unit}-");
        let write = || {
            let permissions = Permissions::from_mode(0o666);
            let mut file = tempfile::Builder::new().prefix(&begin).permissions(permissions).tempfile_in(results)?;
            file.write_all(self.text()?.as_bytes())?;
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
