// SPDX-License-Identifier: MIT
//! What the path of an output leads to.

use crate::Error;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// As many links in a row as Linux follows.
const MOST_LINKS: u32 = 40;

/// The end of a path, behind all symbolic links.
pub(crate) enum Place {
    /// Nothing yet, in a folder that exists.
    New(PathBuf),
    /// A regular file.
    Regular(PathBuf, Metadata),
    /// A device or a pipe with a name.
    Special(PathBuf),
    /// What some process has open.
    Descriptor(Descriptor),
}

impl Place {
    /// Follows a path.
    ///
    /// # Errors
    /// If it leads to a folder, a socket or nowhere.
    pub(crate) fn of(path: &Path) -> Result<Place, Error> {
        if path.file_name().is_none() || path.as_os_str().to_string_lossy().ends_with(std::path::is_separator) {
            return Err(Error::set(path, "is the name of a folder, not of a file"));
        }
        let mut place = path.to_owned();
        for _ in 0..MOST_LINKS {
            let folder = folder_of(&place);
            let kind = match Descriptor::of(&place) {
                Some(descriptor) => {
                    let kind = place.metadata().map_err(Error::io(path))?;
                    refuse(path, &kind)?;
                    return Ok(Place::Descriptor(descriptor));
                }
                None => place.symlink_metadata(),
            };
            match kind {
                Ok(kind) if kind.is_symlink() => place = folder.join(place.read_link().map_err(Error::io(path))?),
                Ok(kind) => {
                    refuse(path, &kind)?;
                    return Ok(if kind.is_file() { Place::Regular(place, kind) } else { Place::Special(place) });
                }
                Err(_) if folder.exists() && !folder.is_dir() => {
                    return Err(Error::set(path, format!("{} is not a folder", folder.display())));
                }
                Err(error) if error.kind() == ErrorKind::NotFound && folder.is_dir() => return Ok(Place::New(place)),
                Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                    return Err(Error::NoFolder { path: path.to_owned(), folder: folder.to_owned() });
                }
                Err(error) => return Err(Error::io(path)(error)),
            }
        }
        Err(Error::set(path, "is a link that leads in circles, or through too many links"))
    }
}

/// The folder that a file is in.
pub(crate) fn folder_of(place: &Path) -> &Path {
    place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Refuses what cannot be written as a file.
fn refuse(path: &Path, kind: &Metadata) -> Result<(), Error> {
    #[cfg(unix)]
    if std::os::unix::fs::FileTypeExt::is_socket(&kind.file_type()) {
        return Err(Error::set(path, "is a socket, which cannot be opened as a file"));
    }
    if kind.is_dir() { Err(Error::set(path, "is a folder, not a file")) } else { Ok(()) }
}

/// `/dev/fd/N`, or what it is a link to.
pub(crate) struct Descriptor(PathBuf);

impl Descriptor {
    fn of(place: &Path) -> Option<Descriptor> {
        let folder = folder_of(place).canonicalize().ok()?;
        let is = folder == Path::new("/dev/fd") || folder.starts_with("/proc") && folder.ends_with("fd");
        is.then(|| Descriptor(folder.join(place.file_name().unwrap_or_default())))
    }

    /// Opens it for writing where it stands: behind what others wrote to it.
    pub(crate) fn open(&self) -> io::Result<File> {
        #[cfg(unix)]
        {
            use std::os::fd::AsFd;
            let own = |number: &str| {
                let paths = [Path::new("/dev/fd").join(number), Path::new("/proc/self/fd").join(number)];
                paths.iter().any(|path| Descriptor::of(path).is_some_and(|own| own.0 == self.0))
            };
            if own("1") {
                return Ok(io::stdout().as_fd().try_clone_to_owned()?.into());
            }
            if own("2") {
                return Ok(io::stderr().as_fd().try_clone_to_owned()?.into());
            }
        }
        let regular = self.0.metadata()?.is_file();
        OpenOptions::new().write(true).append(regular).open(&self.0)
    }
}
