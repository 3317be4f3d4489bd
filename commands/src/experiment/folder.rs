// SPDX-License-Identifier: MIT
//! What `export` writes and `judge` reads: names of files, and `expected.json`.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
