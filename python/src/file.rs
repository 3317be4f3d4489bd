// SPDX-License-Identifier: MIT
//! What comes from files.

use crate::value_error;
use pica_spec::trace::Recording;
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::{Bound, FromPyObject, PyAny, PyErr, PyResult};
use pyo3::types::{PyAnyMethods, PyByteArray, PyBytes};
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};

/// Number of the error that a folder is no file, in every system that Python knows it of.
const IS_A_FOLDER: i32 = 21;

/// What is in a file: its bytes, or the file that it is in.
#[derive(FromPyObject)]
pub enum Source {
    Bytes(Vec<u8>),
    File(PathBuf),
}

impl Source {
    /// The bytes, and the name for messages.
    pub fn read(self) -> PyResult<(Vec<u8>, String)> {
        match self {
            Source::Bytes(bytes) => Ok((bytes, "bytes".to_owned())),
            Source::File(path) => {
                let bytes = pica_files::read(&path).map_err(|error| file_error(&path, &error))?;
                Ok((bytes, path.display().to_string()))
            }
        }
    }

    /// The recording that it is.
    pub fn recording(self) -> PyResult<Recording> {
        let (bytes, name) = self.read()?;
        Recording::read(&bytes).map_err(|error| value_error(format_args!("{name}: {error}")))
    }
}

/// The bytes of an argument: bytes, or what gives its bytes, as arrays of NumPy do.
pub fn bytes_of(data: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if data.is_instance_of::<PyBytes>() || data.is_instance_of::<PyByteArray>() {
        return data.extract();
    }
    let bytes = data.call_method0("tobytes").map_err(|_| {
        PyTypeError::new_err(format!("data is {}, which is neither bytes nor an array", data.get_type()))
    })?;
    bytes.extract()
}

/// The error of a file as Python has it: FileNotFoundError, PermissionError, IsADirectoryError, or ValueError.
fn file_error(path: &Path, error: &Error) -> PyErr {
    let folder = path.is_dir().then_some(IS_A_FOLDER);
    match error.raw_os_error().or(folder) {
        Some(number) => {
            // The text of the system without the number, which Python prints itself.
            let text = error.to_string();
            let text = text.split(" (os error").next().unwrap_or_default().to_owned();
            PyOSError::new_err((number, text, path.display().to_string()))
        }
        None if error.kind() == ErrorKind::OutOfMemory => PyOSError::new_err(format!("{}: {error}", path.display())),
        None => value_error(format_args!("{}: {error}", path.display())),
    }
}
