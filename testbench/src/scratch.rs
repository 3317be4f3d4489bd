// SPDX-License-Identifier: MIT
//! Temporary files and folders. Their names tell whose they are, so that what a killed program left can be removed.

use rustix::process::{Pid, test_kill_process};
use std::fs;
use std::io;
use std::path::Path;
use tempfile::{Builder, NamedTempFile, TempDir};

/// How the names begin; the number of the process follows.
const PREFIX: &str = "pica-scratch-";

fn prefix() -> String {
    format!("{PREFIX}{}-", std::process::id())
}

/// A folder in `parent`, or where temporary folders are.
///
/// # Errors
/// If it cannot be made.
pub fn folder(parent: Option<&Path>) -> io::Result<TempDir> {
    let prefix = prefix();
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
    Builder::new().prefix(&prefix()).tempfile_in(parent)
}

/// Removes from a folder what programs have left that do not run any more.
pub fn sweep(parent: &Path) {
    let entries = fs::read_dir(parent).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_left(&entry.file_name().to_string_lossy())) {
        let path = entry.path();
        // Another program may be sweeping too.
        let _ = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
    }
}

/// Whether a name is that of a program which does not run.
fn is_left(name: &str) -> bool {
    let process = name.strip_prefix(PREFIX).and_then(|rest| rest.split('-').next()?.parse().ok());
    process.and_then(Pid::from_raw).is_some_and(|process| test_kill_process(process) == Err(rustix::io::Errno::SRCH))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_swept_and_nothing_else() {
        let parent = tempfile::tempdir().unwrap();
        let mut child = std::process::Command::new("true").spawn().unwrap();
        child.wait().unwrap();
        let path = |name: String| parent.path().join(name);
        let left = path(format!("{PREFIX}{}-abc", child.id()));
        fs::create_dir(&left).unwrap();
        fs::write(left.join("file"), "").unwrap();
        fs::write(path(format!("{PREFIX}{}-def", child.id())), "").unwrap();
        let others = ["pica-scratch-", "pica-scratch-x-y", "other"].map(|name| path(name.to_owned()));
        others.iter().for_each(|other| fs::write(other, "").unwrap());
        let own = folder(Some(parent.path())).unwrap();
        sweep(parent.path());
        assert!(own.path().exists() && others.iter().all(|other| other.exists()));
        assert_eq!(fs::read_dir(parent.path()).unwrap().count(), 4);
    }
}
