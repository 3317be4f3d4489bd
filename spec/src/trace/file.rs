// SPDX-License-Identifier: MIT
//! Reading the fields of a file without leaving it.

use std::ops::Range;

use super::error::{Field, TraceError, TraceErrorReason};
use super::recording::Element;
use super::shared_bytes::SharedBytes;

/// The bytes of a file.
#[derive(Clone, Copy)]
pub(super) struct File<'a>(pub &'a SharedBytes);

/// Bytes of the file that a field refers to.
pub(super) struct Part {
    /// Where they are.
    pub range: Range<usize>,
    /// The bytes.
    pub bytes: SharedBytes,
}

impl File<'_> {
    fn length(self) -> u64 {
        self.0.len() as u64
    }

    /// The `N` bytes of a field.
    pub fn bytes<const N: usize>(self, offset: u64, field: Field) -> Result<[u8; N], TraceError> {
        let from = |offset: usize| self.0.get(offset..)?.first_chunk().copied();
        let reason = TraceErrorReason::FileTooShort { length: self.length() };
        usize::try_from(offset).ok().and_then(from).ok_or(TraceError { offset, field, reason })
    }

    /// The word of a field.
    pub fn word(self, offset: u64, field: Field) -> Result<u32, TraceError> {
        self.bytes(offset, field).map(u32::from_le_bytes)
    }

    /// The `size` bytes from `start` on. `offset` and `field` name the place in the file that refers to them.
    pub fn part(self, start: u32, size: u64, offset: u64, field: Field) -> Result<Part, TraceError> {
        let start = u64::from(start);
        let end = start.saturating_add(size);
        let part = || {
            let range = usize::try_from(start).ok()?..usize::try_from(end).ok()?;
            Some(Part { bytes: self.0.slice(range.clone())?, range })
        };
        let reason = TraceErrorReason::OutsideFile { start, end, length: self.length() };
        part().ok_or(TraceError { offset, field, reason })
    }
}

/// The little-endian words in some bytes; bytes behind the last whole word are left out.
pub(super) fn words_of(bytes: &[u8]) -> impl Iterator<Item = u32> {
    bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word))
}

/// The words of a stream element.
pub(super) fn words(bytes: &[u8; Element::BYTES]) -> [u32; Element::BYTES / 4] {
    let mut words = [0; Element::BYTES / 4];
    for (word, value) in words.iter_mut().zip(words_of(bytes)) {
        *word = value;
    }
    words
}
