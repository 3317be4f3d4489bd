// SPDX-License-Identifier: MIT
//! What took long to make is kept in a folder, under the hash of everything that went into it.

use sha2::{Digest, Sha256};
use std::path::PathBuf;

/// The folder: `$PICA_CACHE`, or the user's cache folder.
pub fn folder() -> PathBuf {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    variable("PICA_CACHE")
        .or_else(|| variable("XDG_CACHE_HOME").map(|folder| folder.join("pica")))
        .or_else(|| variable("HOME").map(|folder| folder.join(".cache/pica")))
        .unwrap_or_else(|| std::env::temp_dir().join("pica-cache"))
}

/// A word that stands for a list of texts, and by accident for no other.
pub fn digest<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}
