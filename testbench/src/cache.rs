// SPDX-License-Identifier: MIT
//! What took long to make is kept in a folder, under the hash of everything that went into it.

use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder: `$PICA_CACHE`, or the user's cache folder.
pub fn folder() -> PathBuf {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = variable("PICA_CACHE")
        .or_else(|| variable("XDG_CACHE_HOME").map(|folder| folder.join("pica")))
        .or_else(|| variable("HOME").map(|folder| folder.join(".cache/pica")))
        .unwrap_or_else(|| std::env::temp_dir().join("pica-cache"));
    // Tools run in other folders than this program. Where the current folder is gone, nothing is found anyway.
    std::path::absolute(&folder).unwrap_or(folder)
}

/// How the seal of a file begins, which stands behind all else in it.
const SEAL: [u8; 8] = *b"PICASEAL";

/// Writes behind the end of a file what [`is_whole`] and [`unsealed`] look for; loaders of programs and linkers of object files
/// read nothing there.
///
/// # Errors
/// If the file cannot be read or written.
pub fn seal(path: &Path) -> io::Result<()> {
    let sum = sum(&fs::read(path)?);
    let mut file = File::options().append(true).open(path)?;
    file.write_all(&SEAL)?;
    file.write_all(&sum.to_le_bytes())
}

/// Whether a file is there and as it was when it was sealed.
pub fn is_whole(path: &Path) -> bool {
    unsealed(path).is_some()
}

/// What was in a file when it was sealed; none if the file is not there, or is not as it was then.
pub fn unsealed(path: &Path) -> Option<Vec<u8>> {
    let mut bytes = fs::read(path).ok()?;
    let (rest, found) = bytes.split_last_chunk::<8>()?;
    let content = rest.strip_suffix(&SEAL)?;
    if sum(content) != u64::from_le_bytes(*found) {
        return None;
    }
    let length = content.len();
    bytes.truncate(length);
    Some(bytes)
}

/// A number that damage changes. Who wants to deceive can: the folder is the user's own.
fn sum(bytes: &[u8]) -> u64 {
    // 2^64 divided by the golden ratio, made odd.
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(STEP).rotate_left(29);
    let (words, rest) = bytes.as_chunks::<8>();
    let sum = words.iter().fold(bytes.len() as u64, |sum, word| mix(sum, u64::from_le_bytes(*word)));
    rest.iter().fold(sum, |sum, byte| mix(sum, u64::from(*byte)))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Each bit of a sealed file counts, and so does its length.
    #[test]
    fn damage_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("entry");
        for length in [0, 5, 8, 21] {
            let content: Vec<u8> = (0..length).collect();
            fs::write(&path, &content).unwrap();
            assert!(!is_whole(&path));
            seal(&path).unwrap();
            assert!(is_whole(&path));
            let sealed = fs::read(&path).unwrap();
            assert_eq!(unsealed(&path), Some(content));
            for bit in 0..8 * sealed.len() {
                let mut damaged = sealed.clone();
                damaged[bit / 8] ^= 1 << (bit % 8);
                fs::write(&path, damaged).unwrap();
                assert!(!is_whole(&path), "bit {bit}");
            }
            for shorter in 0..sealed.len() {
                fs::write(&path, &sealed[..shorter]).unwrap();
                assert!(!is_whole(&path), "{shorter} bytes");
            }
        }
        assert!(!is_whole(folder.path()));
    }

    #[test]
    fn the_folder_is_the_same_from_everywhere() {
        assert!(folder().is_absolute());
    }
}
