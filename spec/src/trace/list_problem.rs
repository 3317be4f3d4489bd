// SPDX-License-Identifier: MIT
//! What can be wrong with a list as a whole.

use std::fmt;

use crate::command::Severity;

use super::memory::OutsideMemory;

/// A finding about a list and how it was started, apart from what the decoder finds in its segments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListProblem {
    /// Warning: a memory load since the list before this one is not inside VRAM or FCRAM, and was left out.
    LoadOutsideMemory {
        /// Number of the stream element.
        element: usize,
        /// Address and size in bytes of what is outside.
        outside: OutsideMemory,
    },
    /// Warning: a size or address register has bits set that the hardware does not take (command-lists.md#buffers).
    IgnoredBits {
        /// Number of the segment that starts with these registers.
        segment: usize,
        /// Number of the register.
        id: u32,
        /// What the register holds.
        value: u32,
        /// The bits that have no effect.
        ignored: u32,
    },
    /// Error: a segment is not wholly inside VRAM or FCRAM; its bytes are the part that is.
    SegmentOutsideMemory {
        /// Number of the segment.
        segment: usize,
        /// Address and size in bytes of what is outside.
        outside: OutsideMemory,
    },
    /// Error: the jump behind the last segment leads to a segment that ran before with the same registers: the list
    /// never ends.
    EndlessLoop {
        /// Number of the segment that it comes back to.
        segment: usize,
    },
    /// Error: more jumps than [`ListOptions::most_jumps`](super::ListOptions::most_jumps); the rest was not followed.
    TooManyJumps {
        /// Most jumps that are followed.
        limit: usize,
    },
    /// Error: more bytes than [`ListOptions::most_bytes`](super::ListOptions::most_bytes); the rest was not followed.
    TooManyBytes {
        /// Most bytes that are followed.
        limit: u64,
    },
}

impl ListProblem {
    /// How bad it is.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::LoadOutsideMemory { .. } | Self::IgnoredBits { .. } => Severity::Warning,
            Self::SegmentOutsideMemory { .. }
            | Self::EndlessLoop { .. }
            | Self::TooManyJumps { .. }
            | Self::TooManyBytes { .. } => Severity::Error,
        }
    }
}

impl fmt::Display for ListProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LoadOutsideMemory { element, outside } => {
                write!(f, "memory load, stream element {element}: {outside}")
            }
            Self::IgnoredBits { segment, id, value, ignored } => {
                write!(f, "segment {segment}: register {id:#05X} = {value:#010X}, bits {ignored:#X} have no effect")
            }
            Self::SegmentOutsideMemory { segment, outside } => {
                write!(f, "segment {segment}: {outside}")
            }
            Self::EndlessLoop { segment } => {
                write!(f, "the last jump leads back to segment {segment}: the list never ends")
            }
            Self::TooManyJumps { limit } => {
                write!(f, "more than {limit} jumps: not followed further")
            }
            Self::TooManyBytes { limit } => {
                write!(f, "more than {limit} bytes: not followed further")
            }
        }
    }
}
