// SPDX-License-Identifier: MIT
//! The folder of regressions: small cases that once failed, one JSON file each, which run first for ever.

use crate::block::Block;
use pica_vectors::{Direction, Interface, Item, OutputFile};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A case as a file.
#[derive(Debug, Serialize, Deserialize)]
struct Regression {
    block: String,
    inputs: Vec<Item>,
}

/// A file that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {what}", path.display())]
pub struct RegressionError {
    path: PathBuf,
    what: String,
}

/// The cases of a block in a folder, by file name. A block without a folder in it has none.
///
/// # Errors
/// If a file cannot be read, or does not fit the block.
pub fn load(folder: &Path, block: &Block) -> Result<Vec<Vec<Item>>, RegressionError> {
    let folder = folder.join(&block.interface.name);
    let mut paths: Vec<PathBuf> = match fs::read_dir(&folder) {
        Ok(entries) => entries.flatten().map(|entry| entry.path()).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(RegressionError { path: folder, what: error.to_string() }),
    };
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    let load = |path: &PathBuf| {
        let error = |what: String| RegressionError { path: path.to_owned(), what };
        let text = pica_files::read_text(path).map_err(|e| error(e.to_string()))?;
        read(&text, &block.interface).map_err(error)
    };
    paths.iter().map(load).collect()
}

/// The case in the text of a file, for a block with these ports.
///
/// # Errors
/// If it is none.
pub fn read(text: &str, interface: &Interface) -> Result<Vec<Item>, String> {
    let regression: Regression = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if regression.block != interface.name {
        return Err(format!("is a case of {}", regression.block));
    }
    for item in &regression.inputs {
        let channel = interface.channels.get(item.channel);
        let fits = channel.is_some_and(|channel| {
            channel.direction == Direction::In
                && channel.words() == item.values.len()
                && channel.word_widths().zip(&item.values).all(|(width, value)| u64::from(*value) >> width == 0)
        });
        if !fits {
            return Err(format!("a transaction does not fit the inputs of {}", interface.name));
        }
    }
    if regression.inputs.is_empty() || interface.is_flat() && regression.inputs.len() != 1 {
        return Err("has not as many transactions as a case needs".to_owned());
    }
    Ok(regression.inputs)
}

/// Keeps a case; returns its file, which is named after its content.
///
/// # Errors
/// If the file cannot be written.
pub fn save(folder: &Path, block: &Block, inputs: &[Item]) -> Result<PathBuf, pica_vectors::Error> {
    use sha2::{Digest, Sha256};
    let folder = folder.join(&block.interface.name);
    let refused = |source: io::Error| pica_vectors::Error::Io { path: folder.clone(), source };
    fs::create_dir_all(&folder).map_err(refused)?;
    let text = write(&block.interface, inputs).map_err(|error| refused(error.into()))?;
    let digest: String = Sha256::digest(&text).iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    let path = folder.join(format!("{digest}.json"));
    OutputFile::write(&path, text.as_bytes())?;
    Ok(path)
}

/// The text of a file.
///
/// # Errors
/// If there is no JSON of it, which is not so for any case.
pub fn write(interface: &Interface, inputs: &[Item]) -> serde_json::Result<String> {
    let regression = Regression { block: interface.name.clone(), inputs: inputs.to_vec() };
    Ok(serde_json::to_string(&regression)? + "\n")
}
