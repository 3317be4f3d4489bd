// SPDX-License-Identifier: MIT
//! Memory fill (memory-engines.md#memory-fill).

use pica_spec::choices::{Choices, FillPartialGroup};
use pica_spec::trace::Memory;

use super::access::Access;
use crate::diagnostic::Diagnostics;

/// Bytes that are written at once: a multiple of all group sizes.
const CHUNK: u64 = 0xC000;

/// A memory fill: a group of 2, 3 or 4 bytes, low byte first, again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    /// Physical address of the first byte.
    pub start: u32,
    /// Physical address after the last byte.
    pub end: u32,
    /// The group, in its low bytes.
    pub value: u32,
    /// Bytes of a group.
    pub group: u8,
}

impl Fill {
    /// The fill that the four registers of a unit describe.
    pub(super) fn new(&[start, end, value, control]: &[u32; 4]) -> Fill {
        let group = match control >> 8 & 3 {
            0 => 2,
            2 => 4,
            _ => 3,
        };
        Fill { start: start << 3, end: end << 3, value, group }
    }

    /// Fills memory (choice `fill_partial_group`).
    pub(super) fn perform(&self, choices: &Choices, memory: &mut Memory, diagnostics: &mut Diagnostics) {
        let group = usize::from(self.group);
        let size = u64::from(self.end.saturating_sub(self.start));
        let size = match (choices.fill_partial_group, group) {
            (FillPartialGroup::WholeGroup, 3) => size.next_multiple_of(3),
            // Both ends are multiples of 8: groups of 2 and 4 bytes are never cut.
            (FillPartialGroup::Cut | FillPartialGroup::WholeGroup, _) => size,
        };
        let bytes = self.value.to_le_bytes();
        let chunk = bytes[..group].repeat((CHUNK.min(size) as usize).div_ceil(group));
        let mut access = Access::new(memory);
        for done in (0..size).step_by(CHUNK as usize) {
            let left = (size - done).min(CHUNK) as usize;
            access.write(i64::from(self.start) + done as i64, &chunk[..left]);
        }
        access.finish(diagnostics);
    }
}
