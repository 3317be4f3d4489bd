// SPDX-License-Identifier: MIT
//! Reads files that come from outside: recordings, manifests, results, plans, lists, sources.
//!
//! A pipe with a name would keep the reader waiting for ever, and a device such as `/dev/zero` has no end, so only regular files
//! are read, and each up to a size. Errors do not name the file: whoever asked for it says which one it was.
//!
//! ```
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("plan.json");
//! std::fs::write(&path, "{}")?;
//! assert_eq!(pica_files::read_text(&path)?, "{}");
//! let error = pica_files::read_up_to(&path, 1).unwrap_err();
//! assert_eq!(error.to_string(), "is larger than 1 byte, the most that is read");
//! # Ok::<(), std::io::Error>(())
//! ```

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Bytes of a file that [`read`] and [`read_text`] take at most: a larger one is a mistake, whatever it is to be.
pub const MOST: u64 = 1 << 30;

/// Opens a regular file, or one behind links.
///
/// # Errors
/// If there is none, it may not be read, or it is a folder, a pipe, a device or a socket.
pub fn open(path: &Path) -> io::Result<File> {
    // Opening a pipe waits for its other end, so what it is has to be known before.
    regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    // Between the two steps another file may have come there.
    regular(&file.metadata()?)?;
    Ok(file)
}

/// The bytes of a file.
///
/// # Errors
/// As of [`open`], or if it is larger than [`MOST`].
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_up_to(path, MOST)
}

/// The bytes of a file that has at most `most` of them.
///
/// # Errors
/// As of [`open`], or if it is larger.
pub fn read_up_to(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = open(path)?;
    if file.metadata()?.len() > most {
        return Err(too_large(most));
    }
    read_rest(file, most)
}

/// What a reader still has, if that is at most so many bytes.
///
/// # Errors
/// If it cannot be read, or has more.
pub fn read_rest(reader: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // A file of /proc says that it has no bytes, and a file may grow.
    reader.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(too_large(most)) } else { Ok(bytes) }
}

/// The contents of a file of text in UTF-8.
///
/// # Errors
/// As of [`read`], or if it is not text.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        io::Error::new(ErrorKind::InvalidData, format!("line {line} is not text (UTF-8)"))
    })
}

/// Refuses what is no regular file.
fn regular(about: &Metadata) -> io::Result<()> {
    if about.is_file() {
        return Ok(());
    }
    let what = if about.is_dir() { "is a folder, not a file" } else { "is no regular file (a pipe, device or socket)" };
    Err(io::Error::new(ErrorKind::InvalidInput, what))
}

/// The error that a file has more than so many bytes.
pub fn too_large(most: u64) -> io::Error {
    let bytes = if most == 1 { "byte" } else { "bytes" };
    io::Error::new(ErrorKind::FileTooLarge, format!("is larger than {most} {bytes}, the most that is read"))
}

/// Whether a path names what this program has open already, as `/dev/stdin` and the `/dev/fd/63` of a shell do. Such a pipe has a
/// writer that the shell has started, and may be read where a command takes standard input.
pub fn is_descriptor(path: &Path) -> bool {
    let in_descriptors = |path: &Path| {
        let folder = path.parent().and_then(|folder| folder.canonicalize().ok());
        folder.is_some_and(|folder| {
            folder == Path::new("/dev/fd") || folder.starts_with("/proc") && folder.ends_with("fd")
        })
    };
    let behind = path.read_link().ok().map(|target| path.parent().unwrap_or(Path::new("")).join(target));
    in_descriptors(path) || behind.is_some_and(|behind| in_descriptors(&behind))
}
