// SPDX-License-Identifier: MIT
//! What `export` writes and `judge` reads: names of files, `manifest.json` and `expected.json`.
//!
//! Both begin with their SHA-256 ([`seal`]), and `expected.json` has those of pictures and masks.

use crate::input::{read_text, refusal};
use crate::output::write_member;
use crate::{Failure, Outcome};
use pica_vectors::seal;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// The file of an experiment that says what each alternative gives.
pub const EXPECTED: &str = "expected.json";
/// The file of the folder that names all experiments.
pub const MANIFEST: &str = "manifest.json";

/// `expected.json`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The entry.
    pub id: String,
    /// Entries that must be settled first.
    pub needs: Vec<String>,
    /// The alternatives of these that the pictures are made with.
    pub given: BTreeMap<String, String>,
    /// The picture's width and height in pixels.
    pub size: [u32; 2],
    /// Physical address of the colour buffer that comes back, RGBA8.
    pub buffer: u32,
    /// The alternatives.
    pub alternatives: BTreeMap<String, Alternative>,
}

/// What an alternative gives.
#[derive(Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Alternative {
    /// A picture.
    Picture {
        /// SHA-256 of the picture's file.
        sha256: String,
        /// The picture, as `render --rgba` writes it, all other entries at their defaults.
        file: String,
        /// For each byte of it 255 if it is the same whatever the other entries are, else 0.
        mask: String,
        /// SHA-256 of the mask's file.
        mask_sha256: String,
    },
    /// There is no model of it: a picture that no other alternative gives.
    Otherwise {
        /// Always true.
        otherwise: bool,
    },
}

/// `manifest.json`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The entries, each with a folder of its name.
    pub experiments: Vec<String>,
}

/// Writes one of the two into a folder.
///
/// # Errors
/// If it cannot be written.
pub fn write(folder: &Path, name: &str, value: &impl Serialize) -> Outcome {
    let text = serde_json::to_string_pretty(value).map_err(Failure::input)? + "\n";
    write_member(folder, name, seal::sealed(&text).as_bytes()).map(drop)
}

/// One of the two in a file.
///
/// # Errors
/// If it cannot be read, or is not what [`write`] has written.
pub fn read<T: DeserializeOwned>(path: &Path) -> Outcome<T> {
    of_text(path, &read_text(path)?)
}

/// One of the two in the text of a file.
///
/// # Errors
/// If it is not what [`write`] has written.
pub fn of_text<T: DeserializeOwned>(path: &Path, text: &str) -> Outcome<T> {
    let again = |error| refusal(path, format_args!("{error}; `pica experiment export` writes it again"));
    let (_, object) = seal::open(text).map_err(again)?;
    serde_json::from_str(&object).map_err(|error| refusal(path, error))
}
