// SPDX-License-Identifier: MIT
//! Committed sets: read, and compared with freshly made ones.

use crate::manifest::{MANIFEST, Manifest, verify};
use crate::{Error, Format, Reader};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// Verifies an exported folder against its manifest and opens its vectors of one format.
///
/// # Errors
/// If [`verify`] finds a difference, or there are no vectors of this format.
pub fn read(folder: &Path, format: Format) -> Result<(Manifest, Reader), Error> {
    let manifest = verify(folder)?;
    let reader = Reader::open(format, &folder.join(format.file_name(&manifest.interface)), &manifest.interface)?;
    Ok((manifest, reader))
}

/// Compares a committed folder with one that was freshly made the same way: both have the same files with the same
/// bytes, and the committed one has no others.
///
/// # Errors
/// Names the first file, and in it the first line, that differs.
pub fn compare(committed: &Path, fresh: &Path) -> Result<(), Error> {
    let manifest = verify(fresh)?;
    let mut names: Vec<&str> = manifest.files.iter().map(|file| file.name.as_str()).collect();
    names.push(MANIFEST);
    for name in &names {
        compare_file(&committed.join(name), &fresh.join(name))?;
    }
    for entry in std::fs::read_dir(committed).map_err(Error::io(committed))? {
        let path = entry.map_err(Error::io(committed))?.path();
        if path.file_name().is_none_or(|name| names.iter().all(|known| **known != *name)) {
            return Err(Error::set(&path, "a freshly made set has no such file"));
        }
    }
    Ok(())
}

fn compare_file(committed: &Path, fresh: &Path) -> Result<(), Error> {
    let [mut old, mut new] = [lines(committed)?, lines(fresh)?];
    for line in 1.. {
        let [old, new] = [next(&mut old, committed)?, next(&mut new, fresh)?];
        if old != new {
            let message = format!("committed is {}, freshly made is {}", show(&old), show(&new));
            return Err(Error::Content { path: committed.to_owned(), line, message });
        }
        if old.is_empty() {
            break;
        }
    }
    Ok(())
}

fn lines(path: &Path) -> Result<BufReader<File>, Error> {
    pica_files::open(path).map(BufReader::new).map_err(Error::io(path))
}

/// The next line with its end; empty at the end of the file.
fn next(file: &mut BufReader<File>, path: &Path) -> Result<Vec<u8>, Error> {
    let mut line = Vec::new();
    file.read_until(b'\n', &mut line).map_err(Error::io(path))?;
    Ok(line)
}

/// A line as a message shows it.
fn show(line: &[u8]) -> String {
    const MOST: usize = 100;
    match String::from_utf8_lossy(line).chars().take(MOST).collect::<String>() {
        text if text.is_empty() => "at its end".to_owned(),
        text => format!("{text:?}"),
    }
}
