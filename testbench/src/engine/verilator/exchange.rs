// SPDX-License-Identifier: MIT
//! The memory that a flat block's columns go through, to its simulator and back.

use crate::engine::EngineError;
use crate::scratch;
use pica_vectors::Columns;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use tempfile::NamedTempFile;

/// Where files are memory that processes share, if there is such a place.
pub const SHARED: &str = "/dev/shm";

/// A file that the simulator maps: the columns of the inputs, then those of the outputs, each with room for the same
/// number of words. A pipe would move every word four times and wake both sides many times a batch.
pub struct Exchange {
    file: NamedTempFile,
}

impl Exchange {
    /// An exchange without any room yet.
    ///
    /// # Errors
    /// If there is no place for a temporary file.
    pub fn new() -> Result<Self, EngineError> {
        let file = scratch::file(Path::new(SHARED)).or_else(|_| scratch::file(&std::env::temp_dir()));
        Ok(Self { file: file.map_err(EngineError::io("temporary file"))? })
    }

    /// The path of the file, until the simulator has opened it and takes the name away.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Writes the columns of the inputs, `room` words each, and makes sure that there are as many for
    /// `outputs` columns more.
    ///
    /// # Errors
    /// If there is no memory left.
    pub fn write(&mut self, inputs: &Columns, outputs: usize, room: usize) -> Result<(), EngineError> {
        self.transfer(|file| {
            let length = words(room * (inputs.words() + outputs));
            if file.metadata()?.len() < length {
                file.set_len(length)?;
            }
            write(file, 0, inputs, room)
        })
    }

    /// Writes columns to the place of the outputs, behind `inputs` columns of inputs.
    ///
    /// # Errors
    /// If there is no memory left.
    pub fn write_outputs(&mut self, inputs: usize, outputs: &Columns, room: usize) -> Result<(), EngineError> {
        self.transfer(|file| write(file, inputs, outputs, room))
    }

    /// Reads the columns of the outputs, which lie behind `inputs` columns of inputs.
    ///
    /// # Errors
    /// If the simulator has cut the file off.
    pub fn read(&mut self, inputs: usize, outputs: &mut Columns, room: usize) -> Result<(), EngineError> {
        self.transfer(|file| {
            for (port, column) in outputs.columns_mut().iter_mut().enumerate() {
                file.seek(SeekFrom::Start(words((inputs + port) * room)))?;
                file.read_exact(bytemuck::cast_slice_mut(column))?;
            }
            Ok(())
        })
    }

    fn transfer(&mut self, transfer: impl FnOnce(&mut File) -> std::io::Result<()>) -> Result<(), EngineError> {
        let path = self.file.path().display().to_string();
        transfer(self.file.as_file_mut()).map_err(EngineError::io(path))
    }
}

/// Writes columns, the first to the place of column `first`.
fn write(file: &mut File, first: usize, columns: &Columns, room: usize) -> std::io::Result<()> {
    for (port, column) in columns.columns().iter().enumerate() {
        file.seek(SeekFrom::Start(words((first + port) * room)))?;
        file.write_all(bytemuck::cast_slice(column))?;
    }
    Ok(())
}

/// The place of a word in bytes.
const fn words(number: usize) -> u64 {
    number as u64 * 4
}
