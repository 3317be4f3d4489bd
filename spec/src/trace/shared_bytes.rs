// SPDX-License-Identifier: MIT
//! Bytes with several owners.

use std::fmt;
use std::ops::{Deref, Range};
use std::sync::Arc;

/// A range of bytes in a shared buffer. Clones and slices refer to the same buffer, so they cost nothing per byte.
///
/// A value is used as the `[u8]` it holds, and two are equal if their bytes are.
#[derive(Clone)]
pub struct SharedBytes {
    buffer: Arc<[u8]>,
    range: Range<usize>,
}

impl SharedBytes {
    /// The part of these bytes in `range`; `None` if that is not inside them.
    pub fn slice(&self, range: Range<usize>) -> Option<Self> {
        if range.start > range.end || range.end > self.len() {
            return None;
        }
        let range = self.range.start + range.start..self.range.start + range.end;
        Some(Self { buffer: Arc::clone(&self.buffer), range })
    }
}

impl From<&[u8]> for SharedBytes {
    fn from(bytes: &[u8]) -> Self {
        Self { buffer: bytes.into(), range: 0..bytes.len() }
    }
}

impl From<Vec<u8>> for SharedBytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self { range: 0..bytes.len(), buffer: bytes.into() }
    }
}

impl Deref for SharedBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.buffer[self.range.clone()]
    }
}

impl PartialEq for SharedBytes {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for SharedBytes {}

impl fmt::Debug for SharedBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SharedBytes({} bytes)", self.len())
    }
}
