// SPDX-License-Identifier: MIT
//! Names of temporary files and folders that tell whose they are, so that they can be removed: by their program when an interrupt
//! ends it, and by the next one when it was killed.

use rustix::io::Errno;
use rustix::process::{Pid, test_kill_process};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Where this program has temporary files, and what is done with them at the moment.
struct State {
    /// Folders, with the kinds of names in them.
    places: BTreeSet<(PathBuf, &'static str)>,
    /// Threads with work that is not to be cut in two.
    busy: usize,
    /// Whether the program ends: nothing is begun any more.
    closed: bool,
}

static STATE: Mutex<State> = Mutex::new(State { places: BTreeSet::new(), busy: 0, closed: false });
/// One of those threads is done.
static DONE: Condvar = Condvar::new();

thread_local! {
    /// How many such works of this thread are in each other.
    static DEPTH: Cell<usize> = const { Cell::new(0) };
}

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Work that an interrupt does not cut in two, until it is dropped.
struct Undivided;

impl Undivided {
    fn begin() -> Self {
        if DEPTH.get() == 0 {
            let mut state = state();
            while state.closed {
                // The program ends before this does.
                state = DONE.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
            state.busy += 1;
        }
        DEPTH.set(DEPTH.get() + 1);
        Undivided
    }
}

impl Drop for Undivided {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get() - 1);
        if DEPTH.get() == 0 {
            state().busy -= 1;
            DONE.notify_all();
        }
    }
}

/// Does short work that an interrupt is not to cut in two.
pub fn undivided<T>(work: impl FnOnce() -> T) -> T {
    let _work = Undivided::begin();
    work()
}

/// Makes a temporary file or folder of a kind in a folder; `make` is given how its name has to begin. If an interrupt ends the
/// program, it goes.
pub fn create<T>(folder: &Path, kind: &'static str, make: impl FnOnce(&str) -> T) -> T {
    undivided(|| {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        state().places.insert((folder, kind));
        make(&prefix(kind))
    })
}

/// Waits for work that is not to be cut in two, removes all temporary files of this program, and lets nothing be begun any more.
pub(crate) fn close() {
    let mut state = state();
    state.closed = true;
    while state.busy > 0 {
        state = DONE.wait(state).unwrap_or_else(PoisonError::into_inner);
    }
    for (folder, kind) in &state.places {
        let own = prefix(kind);
        remove(folder, |name| name.starts_with(&own));
    }
}

/// How the name of a temporary file of this program begins; `kind` is how all of its kind begin.
fn prefix(kind: &str) -> String {
    format!("{kind}{}-", std::process::id())
}

/// Removes from a folder what is of this kind and of a program that does not run any more.
pub fn sweep(folder: &Path, kind: &str) {
    remove(folder, |name| is_left(name, kind));
}

/// Removes files and folders of such names.
fn remove(folder: &Path, is_to_go: impl Fn(&str) -> bool) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_to_go(&entry.file_name().to_string_lossy())) {
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
