// SPDX-License-Identifier: MIT
//! What can be wrong with a container file.

/// A malformed container: where, in which field, what.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("offset {offset:#x}: {field}: {problem}")]
pub struct ShbinError {
    /// Byte offset in the file of the field that is wrong.
    pub offset: usize,
    /// The field, as in `DVLE 0 uniform table offset`.
    pub field: String,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A header does not begin with its four letters.
    #[error("expected \"{expected}\", found {found:02X?}")]
    Magic {
        /// The letters that belong there.
        expected: &'static str,
        /// The bytes that are there.
        found: [u8; 4],
    },
    /// The file ends inside what the field is or points to.
    #[error("needs bytes {start:#x} to {end:#x}, but the file ends at {length:#x}")]
    OutOfFile {
        /// First byte needed.
        start: u64,
        /// First byte no longer needed.
        end: u64,
        /// Length of the file.
        length: usize,
    },
    /// What the field points to shares bytes with something else.
    #[error("bytes {start:#x} to {end:#x} already belong to {other}")]
    Overlap {
        /// First byte pointed to.
        start: usize,
        /// First byte after it.
        end: usize,
        /// What they belong to.
        other: String,
    },
}
