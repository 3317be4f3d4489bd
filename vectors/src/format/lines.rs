// SPDX-License-Identifier: MIT
//! The lines of a file, with their numbers.

use crate::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

/// The lines of a file that are not empty.
pub(super) struct Lines {
    path: PathBuf,
    file: Box<dyn BufRead>,
    line: u64,
}

impl Lines {
    pub(super) fn open(path: &Path) -> Result<Lines, Error> {
        let file = BufReader::new(File::open(path).map_err(Error::io(path))?);
        Ok(Lines::of(path, Box::new(file)))
    }

    /// Those of a text that is called `path`.
    pub(super) fn of(path: &Path, text: Box<dyn BufRead>) -> Lines {
        Lines { path: path.to_owned(), file: text, line: 0 }
    }

    /// The next line, without white space around it.
    pub(super) fn next(&mut self) -> Result<Option<String>, Error> {
        let mut text = String::new();
        loop {
            text.clear();
            self.line += 1;
            match self.file.read_line(&mut text) {
                Ok(0) => return Ok(None),
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
