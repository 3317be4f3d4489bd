// SPDX-License-Identifier: MIT
//! What a simulator prints: the end of it, since there may be more than memory holds.

use std::collections::VecDeque;
use std::io::Read;

/// Bytes that are kept.
const KEPT: usize = 4096;
/// Lines of them that are shown.
const SHOWN: usize = 12;

/// The last bytes of a stream.
#[derive(Debug, Default)]
pub struct Tail(VecDeque<u8>);

impl Tail {
    /// Reads a stream to its end.
    pub fn of(mut stream: impl Read) -> Self {
        let mut tail = Self::default();
        let mut buffer = [0; KEPT];
        while let Ok(count @ 1..) = stream.read(&mut buffer) {
            tail.push(&buffer[..count]);
        }
        tail
    }

    /// Adds bytes.
    pub fn push(&mut self, bytes: &[u8]) {
        self.0.extend(bytes);
        let surplus = self.0.len().saturating_sub(KEPT);
        self.0.drain(..surplus);
    }

    /// The last lines that were printed, as text.
    pub fn text(&self) -> String {
        let bytes: Vec<u8> = self.0.iter().copied().collect();
        let text = String::from_utf8_lossy(&bytes);
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(SHOWN)..].join("\n")
    }
}
