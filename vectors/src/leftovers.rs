// SPDX-License-Identifier: MIT
//! Names of temporary files and folders that tell whose they are, so that what a killed program left can be removed.

use rustix::io::Errno;
use rustix::process::{Pid, test_kill_process};
use std::fs;
use std::path::Path;

/// How the name of a temporary file of this program begins; `kind` is how all of its kind begin.
pub fn prefix(kind: &str) -> String {
    format!("{kind}{}-", std::process::id())
}

/// Removes from a folder what is of this kind and of a program that does not run any more.
pub fn sweep(folder: &Path, kind: &str) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_left(&entry.file_name().to_string_lossy(), kind)) {
        let path = entry.path();
        // Another program may be sweeping too.
        let _ = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
    }
}

/// Whether a name is that of a program which does not run.
fn is_left(name: &str, kind: &str) -> bool {
    let process = name.strip_prefix(kind).and_then(|rest| rest.split('-').next()?.parse().ok());
    process.and_then(Pid::from_raw).is_some_and(|process| test_kill_process(process) == Err(Errno::SRCH))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_swept_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let mut child = std::process::Command::new("true").spawn().unwrap();
        child.wait().unwrap();
        let path = |name: String| folder.path().join(name);
        let left = path(format!("kind-{}-abc", child.id()));
        fs::create_dir(&left).unwrap();
        fs::write(left.join("file"), "").unwrap();
        fs::write(path(format!("kind-{}-def", child.id())), "").unwrap();
        let own = format!("{}x", prefix("kind-"));
        let others = ["kind-", "kind-x-y", "other", &own].map(|name| path(name.to_owned()));
        others.iter().for_each(|other| fs::write(other, "").unwrap());
        sweep(folder.path(), "kind-");
        assert!(others.iter().all(|other| other.exists()));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);
    }
}
