// SPDX-License-Identifier: MIT
//! The lines of a file, with their numbers.

use crate::Error;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// The longest line with its end: what is longer is not held to be read.
const MOST_OF_LINE: u64 = 1 << 28;

/// The lines of a file that are not empty.
pub(super) struct Lines {
    path: PathBuf,
    file: Box<dyn BufRead>,
    line: u64,
}

impl Lines {
    pub(super) fn open(path: &Path) -> Result<Lines, Error> {
        let file = BufReader::new(pica_files::open(path).map_err(Error::io(path))?);
        Ok(Lines::of(path, Box::new(file)))
    }

    /// The lines of a text that is called `path`.
    pub(super) fn of(path: &Path, text: Box<dyn BufRead>) -> Lines {
        Lines { path: path.to_owned(), file: text, line: 0 }
    }

    /// The next line, without white space around it.
    pub(super) fn next(&mut self) -> Result<Option<String>, Error> {
        let mut text = String::new();
        loop {
            text.clear();
            self.line += 1;
            match self.file.by_ref().take(MOST_OF_LINE).read_line(&mut text) {
                Ok(0) => return Ok(None),
                Ok(length) if length as u64 == MOST_OF_LINE => {
                    return Err(self.error(format!("longer than {MOST_OF_LINE} bytes")));
                }
                Ok(_) if text.trim().is_empty() => {}
                Ok(_) => return Ok(Some(text.trim().to_owned())),
                Err(error) => return Err(self.error(error.to_string())),
            }
        }
    }

    /// An error in the line that was read last.
    pub(super) fn error(&self, message: impl Into<String>) -> Error {
        Error::Content { path: self.path.clone(), line: self.line, message: message.into() }
    }
}
