// SPDX-License-Identifier: MIT
//! Output files: whole or not at all, and never in place of a device, a pipe or a link.

use crate::place::Place;
use crate::{Error, leftovers};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tempfile::NamedTempFile;

/// How the names of files on their way begin.
const KIND: &str = ".writing-";

/// Bytes that are handed to the system at once.
const BUFFER: usize = 1 << 18;

/// A file of a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileEntry {
    /// Name of the file in the folder.
    pub name: String,
    /// Length of the file in bytes.
    pub bytes: u64,
    /// SHA-256 of its content, lower-case hex digits.
    pub sha256: String,
}

impl FileEntry {
    /// The entry of a file of this name and content.
    pub fn of(name: String, bytes: &[u8]) -> Self {
        let mut digest = Digesting::default();
        digest.add(bytes);
        digest.entry(name)
    }
}

/// A file on its way. [`OutputFile::finish`] gives it its name; before that, nothing is changed and what was there stays.
///
/// A regular file that is replaced keeps its owner and its permissions; a new one obeys the umask. Of a symbolic link the
/// target is replaced or made. Devices, pipes and descriptors (`/dev/fd/N`) are written through: what is written to them is
/// out. A file that may not be written is refused although its folder would allow to replace it. A file that may be written
/// and cannot be replaced (its folder takes no new file, it belongs to somebody else, it is a mount point) is overwritten in
/// place once everything is there.
pub struct OutputFile {
    path: PathBuf,
    sink: Sink,
    digest: Digesting,
}

enum Sink {
    /// Under a temporary name beside the one that it will get.
    Beside { file: BufWriter<NamedTempFile>, place: PathBuf },
    /// In a file without a name, for a place that can be overwritten and not replaced.
    Apart { file: BufWriter<File>, place: PathBuf },
    /// Where it goes at once.
    Through(BufWriter<File>),
}

impl OutputFile {
    /// Begins a file.
    ///
    /// # Errors
    /// If it cannot be written: [`Error::NoFolder`] if its folder is missing.
    pub fn create(path: &Path) -> Result<OutputFile, Error> {
        let sink = match Place::of(path)? {
            Place::Special(place) => {
                Sink::Through(buffered(OpenOptions::new().write(true).open(place).map_err(Error::io(path))?))
            }
            Place::Descriptor(descriptor) => Sink::Through(buffered(descriptor.open().map_err(Error::io(path))?)),
            place => stage(place).map_err(Error::io(path))?,
        };
        Ok(OutputFile { path: path.to_owned(), sink, digest: Digesting::default() })
    }

    /// Whether [`OutputFile::create`] would succeed, as far as that can be known without opening a device or a pipe.
    ///
    /// # Errors
    /// If not.
    pub fn check(path: &Path) -> Result<(), Error> {
        match Place::of(path)? {
            Place::Special(_) | Place::Descriptor(_) => Ok(()),
            place => stage(place).map(drop).map_err(Error::io(path)),
        }
    }

    /// Whether a file of this path is one that is written through: a device, a pipe or a descriptor.
    pub fn is_special(path: &Path) -> bool {
        matches!(Place::of(path), Ok(Place::Special(_) | Place::Descriptor(_)))
    }

    /// A whole file at once.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(path: &Path, bytes: &[u8]) -> Result<FileEntry, Error> {
        let mut file = OutputFile::create(path)?;
        file.write_all(bytes).map_err(Error::io(path))?;
        file.finish()
    }

    /// The name that the file will have.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file its name.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(self) -> Result<FileEntry, Error> {
        leftovers::undivided(|| self.sink.finish()).map_err(Error::io(&self.path))?;
        Ok(self.digest.entry(self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()))
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = match &mut self.sink {
            Sink::Beside { file, .. } => file.write(bytes),
            Sink::Apart { file, .. } | Sink::Through(file) => file.write(bytes),
        }?;
        self.digest.add(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.sink {
            Sink::Beside { file, .. } => file.flush(),
            Sink::Apart { file, .. } | Sink::Through(file) => file.flush(),
        }
    }
}

impl Sink {
    fn finish(self) -> io::Result<()> {
        match self {
            Sink::Through(mut file) => file.flush(),
            Sink::Apart { file, place } => overwrite(&place, &file.into_inner()?),
            Sink::Beside { file, place } => match file.into_inner()?.persist(&place) {
                // The file is a mount point, as files handed into containers are.
                Err(failed) if failed.error.kind() == ErrorKind::ResourceBusy => {
                    overwrite(&place, failed.file.as_file())
                }
                other => other.map(drop).map_err(|failed| failed.error),
            },
        }
    }
}

fn buffered<W: Write>(file: W) -> BufWriter<W> {
    BufWriter::with_capacity(BUFFER, file)
}

/// Where a regular file is kept until it is complete.
fn stage(place: Place) -> io::Result<Sink> {
    let (place, replaced) = match place {
        Place::Regular(place, replaced) => (place, Some(replaced)),
        Place::New(place) | Place::Special(place) => (place, None),
        Place::Descriptor(_) => return Err(ErrorKind::Unsupported.into()),
    };
    let Some(replaced) = replaced else {
        return Ok(Sink::Beside { file: buffered(temporary_beside(&place)?), place });
    };
    OpenOptions::new().write(true).open(&place)?;
    let beside = temporary_beside(&place).and_then(|file| take_after(file.as_file(), &replaced).map(|()| file));
    Ok(match beside {
        Ok(file) => Sink::Beside { file: buffered(file), place },
        Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => {
            Sink::Apart { file: buffered(tempfile::tempfile()?), place }
        }
        Err(error) => return Err(error),
    })
}

fn temporary_beside(place: &Path) -> io::Result<NamedTempFile> {
    let folder = crate::place::folder_of(place);
    sweep_once(folder);
    leftovers::create(folder, KIND, |prefix| with_prefix(folder, prefix))
}

fn with_prefix(folder: &Path, prefix: &str) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(prefix);
    // Temporary files are private; this one becomes an ordinary file (less what the umask takes).
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// What programs that were killed have left in a folder goes when this one first writes there.
fn sweep_once(folder: &Path) {
    static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    if SWEPT.lock().unwrap_or_else(PoisonError::into_inner).insert(folder.to_owned()) {
        leftovers::sweep(folder, KIND);
    }
}

/// Gives a file the owner and the permissions of the one that it replaces.
fn take_after(file: &File, replaced: &std::fs::Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let own = file.metadata()?;
        if (own.uid(), own.gid()) != (replaced.uid(), replaced.gid()) {
            std::os::unix::fs::fchown(file, Some(replaced.uid()), Some(replaced.gid()))?;
        }
    }
    file.set_permissions(replaced.permissions())
}

fn overwrite(place: &Path, mut complete: &File) -> io::Result<()> {
    complete.rewind()?;
    let mut file = OpenOptions::new().write(true).truncate(true).open(place)?;
    io::copy(&mut complete, &mut file).map(drop)
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
    let mut file = pica_files::open(path).map_err(Error::io(path))?;
    let mut digest = Digesting::default();
    io::copy(&mut file, &mut digest).map_err(Error::io(path))?;
    Ok(digest.entry(path.file_name().unwrap_or_default().to_string_lossy().into_owned()))
}
