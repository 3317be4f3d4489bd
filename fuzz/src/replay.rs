// SPDX-License-Identifier: MIT
//! What is kept of searches, given to its reader again; and mutations of it, which need no coverage and no C++.

use crate::allocation::bounded;
use crate::{Reader, root};
use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;

/// The file that has most inputs of a reader.
pub const PACK: &str = "corpus.pack";

/// An input with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// Name of the file; within a pack with the number of the input, from 0.
    pub name: String,
    /// What it is.
    pub bytes: Vec<u8>,
}

/// An input that breaks something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Name of the input.
    pub input: String,
    /// The number of the mutation of it; none if it is the input itself.
    pub mutation: Option<usize>,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// What the reader said.
    pub message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { input, mutation, bytes, message } = self;
        write!(f, "{input}")?;
        if let Some(mutation) = mutation {
            write!(f, ", mutation {mutation}")?;
        }
        write!(f, ": {message}\n{}", bytes.escape_ascii())
    }
}

/// The folder with the inputs of a reader.
pub fn folder(reader: &str) -> PathBuf {
    root().join("fuzz/corpus").join(reader)
}

/// What is kept for a reader, in the order of names.
///
/// # Errors
/// If a file cannot be read, or a pack is damaged.
pub fn kept(reader: &str) -> io::Result<Vec<Input>> {
    let folder = folder(reader);
    let mut paths = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    let mut inputs = Vec::new();
    for path in paths {
        let bytes = std::fs::read(&path)?;
        let name = format!("{reader}/{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.ends_with(PACK) {
            let all = unpack(&bytes).ok_or_else(|| io::Error::other(format!("{name}: is no pack of inputs")))?;
            let numbered = |(number, bytes)| Input { name: format!("{name}[{number}]"), bytes };
            inputs.extend(all.into_iter().enumerate().map(numbered));
        } else {
            inputs.push(Input { name, bytes });
        }
    }
    Ok(inputs)
}

/// Inputs as one file: of each its length, a colon, its bytes and the end of a line.
pub fn pack<'a>(inputs: impl IntoIterator<Item = &'a [u8]>) -> Vec<u8> {
    let one = |input: &'a [u8]| [format!("{}:", input.len()).as_bytes(), input, b"\n"].concat();
    inputs.into_iter().flat_map(one).collect()
}

/// The inputs of such a file.
pub fn unpack(mut bytes: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut inputs = Vec::new();
    while !bytes.is_empty() {
        let colon = bytes.iter().position(|byte| *byte == b':')?;
        let length: usize = std::str::from_utf8(&bytes[..colon]).ok()?.parse().ok()?;
        let rest = &bytes[colon + 1..];
        inputs.push(rest.get(..length)?.to_vec());
        bytes = rest.get(length..)?.strip_prefix(b"\n")?;
    }
    Some(inputs)
}

/// Gives a reader one input.
///
/// # Errors
/// What it said when it panicked.
pub fn attempt(reader: &Reader, name: &str, bytes: &[u8]) -> Result<(), String> {
    let read = || bounded(name, reader.memory(bytes.len()), || (reader.read)(bytes));
    panic::catch_unwind(AssertUnwindSafe(read)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
    })
}

/// Gives a reader all inputs, and so many mutations of each. Ends with the first that breaks something, if there is one.
pub fn replay(reader: &Reader, inputs: &[Input], mutations: usize) -> Option<Finding> {
    for (number, Input { name, bytes }) in inputs.iter().enumerate() {
        let finding = |mutation, bytes: Vec<u8>, message| Finding { input: name.clone(), mutation, bytes, message };
        if let Err(message) = attempt(reader, name, bytes) {
            return Some(finding(None, bytes.clone(), message));
        }
        let mut dice = Dice(number as u64 + 1);
        for mutation in 0..mutations {
            let other = &inputs[dice.below(inputs.len())].bytes;
            let changed = changed(bytes, other, &mut dice);
            if let Err(message) = attempt(reader, name, &changed) {
                return Some(finding(Some(mutation), changed, message));
            }
        }
    }
    None
}

/// Numbers that look like random ones, the same in every run.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn range(&mut self, length: usize) -> (usize, usize) {
        let first = self.below(length + 1);
        (first, first + self.below((length - first).min(64) + 1))
    }
}

/// Some bytes changed, removed, doubled, or taken from another input.
fn changed(bytes: &[u8], other: &[u8], dice: &mut Dice) -> Vec<u8> {
    const ODD: [u8; 12] = [0, 1, 0x7F, 0x80, 0xFF, b'0', b'9', b'-', b'\n', b'"', b'{', b'['];
    let mut bytes = bytes.to_vec();
    for _ in 0..=dice.below(4) {
        let (first, end) = dice.range(bytes.len());
        match dice.below(6) {
            0 if first < bytes.len() => bytes[first] ^= 1 << dice.below(8),
            1 if first < bytes.len() => bytes[first] = ODD[dice.below(ODD.len())],
            2 => drop(bytes.drain(first..end)),
            3 => {
                let part = bytes[first..end].to_vec();
                bytes.splice(first..first, part);
            }
            4 => {
                let (from, to) = dice.range(other.len());
                bytes.splice(first..end, other[from..to].iter().copied());
            }
            _ => bytes.insert(first, dice.next() as u8),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_has_what_was_put_into_it() {
        let inputs: [&[u8]; 4] = [b"", b"3:abc", b"\n\n", &[0xFF; 300]];
        let packed = pack(inputs);
        assert_eq!(unpack(&packed), Some(inputs.map(<[u8]>::to_vec).to_vec()));
        assert_eq!(unpack(&packed[..packed.len() - 1]), None);
        assert_eq!(unpack(b"4:abc\n"), None);
        assert_eq!(unpack(b"99999999999999999999:abc\n"), None);
    }
}
