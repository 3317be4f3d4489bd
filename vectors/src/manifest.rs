// SPDX-License-Identifier: MIT
//! `manifest.json`: what a folder holds and where it comes from.

use crate::output::{FileEntry, OutputFile, digest};
use crate::{Error, Interface};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// The name of the file.
pub const MANIFEST: &str = "manifest.json";

/// Where cases come from: with the same origin and interface, the same bytes come out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The seed of a random campaign; none of a recording.
    pub seed: Option<u64>,
    /// The recordings that were replayed, without their folders.
    pub traces: Vec<String>,
    /// The program that made them and its version, such as `pica 0.1.0`.
    pub tool: String,
    /// The version of the specification.
    pub spec: String,
    /// The choices of the ledger under which the expected values hold: id and value.
    pub choices: BTreeMap<String, String>,
    /// The build options of the Verilog beside them, on which the values do not depend: id and value.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub build: BTreeMap<String, String>,
}

/// How many of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rate {
    /// Number of those that are hit.
    pub hit: u64,
    /// All that can be.
    pub all: u64,
}

/// How much of a block vectors exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rates {
    /// Situations of the coverage table that are brought about.
    pub bins: Rate,
    /// Bits of the ports that carry values that have both values, constant ones aside.
    pub bits: Rate,
    /// Mutants of the block, with the default choices and build, that are found, of those that are known to be found by any
    /// vectors; none if nobody has counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mutants: Option<Rate>,
}

/// What the vectors of a folder show of a block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shows {
    /// How much.
    #[serde(flatten)]
    pub rates: Rates,
    /// Bits that no vectors give another value: `PORT[BIT]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub constant: Vec<String>,
    /// The next larger set that was looked at, by its count; none if more vectors are random ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<(u64, Rates)>,
}

/// What a folder holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The name of the block.
    pub block: String,
    /// Vectors in the set.
    pub count: u64,
    /// Transactions out of the block in them.
    pub results: u64,
    /// What they show of the block; none of other folders than those of `pica vectors`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shows: Option<Shows>,
    /// Where they come from.
    #[serde(flatten)]
    pub origin: Origin,
    /// The ports of the block.
    pub interface: Interface,
    /// All files but this one, by name.
    pub files: Vec<FileEntry>,
}

impl Manifest {
    /// Reads the manifest of a folder.
    ///
    /// # Errors
    /// If it cannot be read, does not say what a manifest should, or names files that are not in its folder.
    pub fn read(folder: &Path) -> Result<Manifest, Error> {
        let path = folder.join(MANIFEST);
        let text = pica_files::read_text(&path).map_err(Error::io(&path))?;
        Manifest::of_text(&path, &text)
    }

    /// Reads a manifest that errors call `path`.
    ///
    /// # Errors
    /// If it does not say what a manifest should, or names files that are not in its folder.
    pub fn of_text(path: &Path, text: &str) -> Result<Manifest, Error> {
        let manifest: Manifest = serde_json::from_str(text).map_err(|error| Error::Content {
            path: path.to_owned(),
            line: error.line() as u64,
            message: error.to_string(),
        })?;
        manifest.interface.check()?;
        match manifest.files.iter().find(|file| Path::new(&file.name).file_name() != Some(file.name.as_ref())) {
            Some(file) => Err(Error::set(path, format!("`{}` is not the name of a file in this folder", file.name))),
            None => Ok(manifest),
        }
    }

    /// Writes the manifest of a folder.
    pub(crate) fn write(&self, folder: &Path) -> Result<(), Error> {
        let path = folder.join(MANIFEST);
        let text = serde_json::to_string_pretty(self).map_err(|error| Error::io(&path)(error.into()))?;
        OutputFile::write(&path, (text + "\n").as_bytes()).map(drop)
    }
}

/// Checks the files of a folder against its manifest. Other files may stand beside them: a simulator leaves some.
///
/// # Errors
/// Names the first file that is missing or is not the one that the manifest tells of.
pub fn verify(folder: &Path) -> Result<Manifest, Error> {
    let manifest = Manifest::read(folder)?;
    for told in &manifest.files {
        let path = folder.join(&told.name);
        let found = digest(&path)?;
        if found.bytes != told.bytes {
            return Err(Error::set(&path, format!("{} bytes; the manifest tells of {}", found.bytes, told.bytes)));
        }
        if found.sha256 != told.sha256 {
            return Err(Error::set(&path, format!("SHA-256 {}; the manifest tells of {}", found.sha256, told.sha256)));
        }
    }
    Ok(manifest)
}
