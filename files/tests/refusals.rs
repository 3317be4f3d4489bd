// SPDX-License-Identifier: MIT
//! What is no file to read is refused at once, with words.
#![cfg(unix)]

use pica_files::{MOST, is_descriptor, open, read, read_rest, read_text, read_up_to};
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

fn message<T>(result: io::Result<T>) -> String {
    result.map(drop).unwrap_err().to_string()
}

const SPECIAL: &str = "is no regular file (a pipe, device or socket)";

#[test]
fn a_pipe_does_not_keep_the_reader_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert_eq!(message(open(&pipe)), SPECIAL);
    assert_eq!(message(read_text(&pipe)), SPECIAL);
    let link = folder.path().join("link");
    symlink(&pipe, &link).unwrap();
    assert_eq!(message(read(&link)), SPECIAL);
}

#[test]
fn a_device_without_end_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("manifest.json");
    symlink("/dev/zero", &link).unwrap();
    assert_eq!(message(read(&link)), SPECIAL);
    assert_eq!(
        message(read_rest(File::open("/dev/zero").unwrap(), 100)),
        "is larger than 100 bytes, the most that is read"
    );
}

#[test]
fn a_folder_a_missing_file_and_a_broken_link_are_named() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(message(read(folder.path())), "is a folder, not a file");
    assert_eq!(read(&folder.path().join("none")).unwrap_err().kind(), io::ErrorKind::NotFound);
    symlink("nowhere", folder.path().join("broken")).unwrap();
    assert_eq!(read(&folder.path().join("broken")).unwrap_err().kind(), io::ErrorKind::NotFound);
}

#[test]
fn a_size_has_a_bound() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sparse");
    // It takes no room on the disk, and would take all memory.
    File::create(&path).unwrap().set_len(1 << 40).unwrap();
    assert_eq!(message(read(&path)), format!("is larger than {MOST} bytes, the most that is read"));
    fs::write(&path, "abc").unwrap();
    assert_eq!(read_up_to(&path, 3).unwrap(), b"abc");
    assert_eq!(message(read_up_to(&path, 2)), "is larger than 2 bytes, the most that is read");
}

#[test]
fn what_is_not_text_has_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("text");
    fs::write(&path, b"one\ntwo\n\xFF").unwrap();
    assert_eq!(message(read_text(&path)), "line 3 is not text (UTF-8)");
    fs::write(&path, "one\n").unwrap();
    assert_eq!(read_text(&path).unwrap(), "one\n");
}

#[test]
fn descriptors_are_known_by_their_paths() {
    assert!(is_descriptor(Path::new("/dev/stdin")));
    assert!(is_descriptor(Path::new("/dev/fd/0")));
    assert!(is_descriptor(Path::new("/proc/self/fd/0")));
    assert!(!is_descriptor(Path::new("/dev/zero")));
    assert!(!is_descriptor(Path::new("plan.json")));
}
