// SPDX-License-Identifier: MIT
//! Texture copy (memory-engines.md#texture-copy).

use pica_spec::trace::Memory;

use super::access::Access;
use crate::diagnostic::{Diagnostics, Finding};

/// Bytes that are copied at once at most.
const CHUNK: u64 = 1 << 16;

/// How bytes lie in memory: lines with gaps between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lines {
    /// Physical address of the first byte.
    pub address: u32,
    /// Bytes of a line.
    pub width: u32,
    /// Bytes between two lines; 0 means that there are no lines.
    pub gap: u32,
}

/// A texture copy: bytes in lines with gaps between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextureCopy {
    /// Bytes that are copied, a multiple of 16.
    pub size: u32,
    /// Where they come from.
    pub input: Lines,
    /// Where they go.
    pub output: Lines,
}

/// A position in lines.
struct Cursor {
    address: i64,
    /// Bytes left in the line.
    left: u64,
    lines: Lines,
}

impl TextureCopy {
    /// The copy that the registers describe.
    pub(super) fn new(register: impl Fn(u32) -> u32) -> TextureCopy {
        let lines = |address: u32, form: u32| {
            let form = register(form);
            Lines { address: register(address) << 3, width: (form & 0xFFFF) << 4, gap: form >> 16 << 4 }
        };
        TextureCopy { size: register(0xC20) & !0xF, input: lines(0xC00, 0xC24), output: lines(0xC04, 0xC28) }
    }

    /// Copies. What would freeze the console is reported and not done (assumption `engine_freeze`).
    pub(super) fn perform(&self, memory: &mut Memory, diagnostics: &mut Diagnostics) {
        let endless = |lines: &Lines| lines.width == 0 && lines.gap != 0;
        if self.size == 0 || endless(&self.input) || endless(&self.output) {
            return diagnostics.report(Finding::TextureCopyFreezes);
        }
        let (mut input, mut output) = (Cursor::new(self.input), Cursor::new(self.output));
        let mut access = Access::new(memory);
        let mut buffer = vec![0; CHUNK as usize];
        let mut size = u64::from(self.size);
        while size > 0 && u32::try_from(output.address).is_ok() {
            let bytes = size.min(input.left).min(output.left).min(CHUNK);
            if access.reaches(output.address, bytes as usize) {
                let buffer = &mut buffer[..bytes as usize];
                access.read(input.address, buffer);
                access.write(output.address, buffer);
            }
            input.advance(bytes);
            output.advance(bytes);
            size -= bytes;
        }
        access.finish(diagnostics);
    }
}

impl Cursor {
    fn new(lines: Lines) -> Cursor {
        let left = if lines.gap == 0 { u64::MAX } else { lines.width.into() };
        Cursor { address: lines.address.into(), left, lines }
    }

    fn advance(&mut self, bytes: u64) {
        self.address += bytes as i64;
        self.left -= bytes;
        if self.left == 0 {
            self.address += i64::from(self.lines.gap);
            self.left = self.lines.width.into();
        }
    }
}
