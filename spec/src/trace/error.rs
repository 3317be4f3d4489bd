// SPDX-License-Identifier: MIT
//! Why bytes are not a recording, or a recording cannot be bytes.

use std::error::Error;
use std::fmt;

/// A malformed recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TraceError {
    /// Offset of the field in the file.
    pub offset: u64,
    /// The field that is wrong.
    pub field: Field,
    /// What is wrong with it.
    pub reason: TraceErrorReason,
}

/// A field of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// A field of the header by name.
    Header(&'static str),
    /// The offset of this state block, in the header.
    BlockOffset(&'static str),
    /// The size of this state block, in the header.
    BlockSize(&'static str),
    /// A word of a stream element.
    Element {
        /// Number of the element, from 0.
        index: usize,
        /// Name of the word.
        name: &'static str,
    },
    /// The bytes after the stream.
    End,
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TraceErrorReason {
    /// The file ends before the end of the field.
    FileTooShort {
        /// Size of the file in bytes.
        length: u64,
    },
    /// The file does not start with `CiTr`.
    BadMagic([u8; 4]),
    /// Not version 1.
    UnknownVersion(u32),
    /// Not the header size of version 1, 100 bytes.
    BadHeaderSize(u32),
    /// What the field refers to is not inside the file.
    OutsideFile {
        /// Offset of its first byte.
        start: u64,
        /// Offset behind its last byte.
        end: u64,
        /// Size of the file in bytes.
        length: u64,
    },
    /// What the field refers to overlaps another part of the file.
    Overlap {
        /// Offset of its first byte.
        start: u64,
        /// Offset behind its last byte.
        end: u64,
        /// The part of the file that it overlaps with.
        with: &'static str,
    },
    /// A stream element of unknown type.
    UnknownElement(u32),
    /// A word of a stream element that has no use is not zero.
    UnusedWord(u32),
    /// There are bytes behind the stream.
    TrailingBytes {
        /// How many.
        count: u64,
    },
    /// The recording does not fit a file with 32-bit offsets.
    TooLarge {
        /// Size of the file that would be necessary.
        bytes: u64,
    },
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "offset {:#x}, {}: {}", self.offset, self.field, self.reason)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header(name) => write!(f, "{name}"),
            Self::BlockOffset(block) => write!(f, "{block} offset"),
            Self::BlockSize(block) => write!(f, "{block} size"),
            Self::Element { index, name } => write!(f, "{name} of stream element {index}"),
            Self::End => write!(f, "end of the stream"),
        }
    }
}

impl fmt::Display for TraceErrorReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FileTooShort { length } => write!(f, "the file ends after {length} bytes"),
            Self::BadMagic(bytes) => write!(f, "\"{}\" is not \"CiTr\"", bytes.escape_ascii()),
            Self::UnknownVersion(version) => write!(f, "version {version} is not known, only 1 is"),
            Self::BadHeaderSize(size) => write!(f, "a header of {size} bytes, version 1 has 100"),
            Self::OutsideFile { start, end, length } => {
                write!(f, "bytes {start:#x} to {end:#x} are not inside the file of {length:#x} bytes")
            }
            Self::Overlap { start, end, with } => {
                write!(f, "bytes {start:#x} to {end:#x} overlap the {with}")
            }
            Self::UnknownElement(word) => {
                write!(f, "{word:#x} is no element type (0xE1 frame marker, 0xE2 memory load, 0xE3 register write)")
            }
            Self::UnusedWord(word) => write!(f, "{word:#x} in a word that is zero in this version of the format"),
            Self::TrailingBytes { count } => {
                write!(f, "{count} bytes follow, the stream has to end the file")
            }
            Self::TooLarge { bytes } => write!(f, "the file would have {bytes} bytes, more than 32-bit offsets reach"),
        }
    }
}

impl Error for TraceError {}
