//! Files that get their name when they are complete.

use crate::Error;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A file of a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileEntry {
    /// Its name in the folder.
    pub name: String,
    /// Its length in bytes.
    pub bytes: u64,
    /// SHA-256 of its content, lower-case hex digits.
    pub sha256: String,
}

/// A file on its way: under a temporary name beside its own.
pub(crate) struct Staged {
    path: PathBuf,
    file: BufWriter<NamedTempFile>,
    digest: Digesting,
}

impl Staged {
    pub(crate) fn create(path: &Path) -> Result<Staged, Error> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".writing-");
        #[cfg(unix)]
        {
            // Readable as any other new file, not by its owner alone.
            use std::os::unix::fs::PermissionsExt;
            builder.permissions(std::fs::Permissions::from_mode(0o666));
        }
        let file = builder.tempfile_in(folder).map_err(Error::io(path))?;
        Ok(Staged { path: path.to_owned(), file: BufWriter::new(file), digest: Digesting::default() })
    }

    /// A whole file at once.
    pub(crate) fn write(path: &Path, text: &str) -> Result<FileEntry, Error> {
        let mut staged = Staged::create(path)?;
        staged.write_all(text.as_bytes()).map_err(Error::io(path))?;
        staged.finish()
    }

    /// The name that the file will have.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file its name.
    pub(crate) fn finish(self) -> Result<FileEntry, Error> {
        let file = self.file.into_inner().map_err(|error| Error::io(&self.path)(error.into_error()))?;
        file.persist(&self.path).map_err(|error| Error::io(&self.path)(error.error))?;
        let name = self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(self.digest.entry(name))
    }
}

impl Write for Staged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.digest.add(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Length and SHA-256 of what passes by.
#[derive(Default)]
struct Digesting {
    bytes: u64,
    hash: Sha256,
}

impl Digesting {
    fn add(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len() as u64;
        self.hash.update(bytes);
    }

    fn entry(self, name: String) -> FileEntry {
        let sha256 = self.hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        FileEntry { name, bytes: self.bytes, sha256 }
    }
}

impl Write for Digesting {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.add(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The entry of a file that exists.
pub(crate) fn digest(path: &Path) -> Result<FileEntry, Error> {
    let mut file = std::fs::File::open(path).map_err(Error::io(path))?;
    let mut digest = Digesting::default();
    io::copy(&mut file, &mut digest).map_err(Error::io(path))?;
    Ok(digest.entry(path.file_name().unwrap_or_default().to_string_lossy().into_owned()))
}
