// SPDX-License-Identifier: MIT
//! Output of commands: `-` is standard output, and every file that is written is told of on standard error.

use super::shown::{Shown, shown};
use super::{Failure, Outcome};
use clap::Args;
use pica_vectors::{Error, FileEntry, OutputFile};
use std::fmt;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Standard output for text.
pub type Stdout = Shown<io::BufWriter<io::StdoutLock<'static>>>;

/// Buffered standard output, of which a terminal shows everything and obeys nothing.
pub fn stdout() -> Stdout {
    Shown::new(io::BufWriter::new(io::stdout().lock()))
}

/// A line on standard error. Nobody may be left to read it, which stops nothing.
pub fn tell(line: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{}", shown(&line.to_string()));
}

/// Tells of a file or a folder that has been written.
pub fn tell_written(path: &Path) {
    tell(format_args!("wrote {}", path.display()));
}

/// Whether a path is standard output.
pub fn is_stdout(path: &Path) -> bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].iter().any(|name| path == Path::new(name))
}

/// What the commands that write have in common.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct Parents {
    /// Make missing folders above what is written
    #[arg(short = 'p', long)]
    parents: bool,
}

impl Parents {
    /// Whether [`Parents::write`] would succeed, as far as that can be known before there is something to write.
    pub fn check(self, path: &Path) -> Outcome {
        if is_stdout(path) {
            return Ok(());
        }
        match OutputFile::check(path) {
            Err(Error::NoFolder { .. }) if self.parents => Ok(()),
            other => Ok(other?),
        }
    }

    /// Writes a file, or to standard output for `-`. A reader that has gone is no failure.
    pub fn write(self, path: &Path, bytes: &[u8]) -> Outcome {
        let written = if is_stdout(path) {
            let mut out = io::stdout().lock();
            out.write_all(bytes).and_then(|()| out.flush()).map_err(Failure::from)
        } else {
            self.make_above(path)?;
            OutputFile::write(path, bytes).map_err(Failure::from).map(|_| tell_written(path))
        };
        match written {
            Err(Failure::OutputClosed) => Ok(()),
            other => other,
        }
    }

    /// Makes the folders above a file, if that is asked for.
    pub fn make_above(self, path: &Path) -> Outcome {
        match OutputFile::check(path) {
            Err(Error::NoFolder { folder, .. }) if self.parents => {
                fs::create_dir_all(&folder).map_err(|error| named(&folder, &error))
            }
            _ => Ok(()),
        }
    }

    /// Makes a folder for output, and those above it if that is asked for.
    pub fn make_folder(self, folder: &Path) -> Outcome {
        let made = if self.parents { fs::create_dir_all(folder) } else { fs::create_dir(folder) };
        match made {
            Err(_) if folder.is_dir() => Ok(()),
            Err(_) if folder.exists() => Err(Failure::input(format_args!("{}: is not a folder", folder.display()))),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let above = folder.parent().unwrap_or(Path::new(""));
                Err(Error::NoFolder { path: folder.to_owned(), folder: above.to_owned() }.into())
            }
            other => other.map_err(|error| named(folder, &error)),
        }
    }
}

/// Writes a file of a folder that is told of as a whole; folders in it are made.
pub fn write_member(folder: &Path, name: impl AsRef<Path>, bytes: &[u8]) -> Outcome<FileEntry> {
    let path = folder.join(name);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| named(folder, &error))?;
    }
    Ok(OutputFile::write(&path, bytes)?)
}

fn named(path: &Path, error: &io::Error) -> Failure {
    Failure::input(format_args!("{}: {error}", path.display()))
}
