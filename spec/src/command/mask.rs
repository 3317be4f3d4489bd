// SPDX-License-Identifier: MIT
//! The byte write mask of a command.

use std::fmt;

/// Which bytes of a register a write replaces: bit k enables bits 8k to 8k+7 (command-lists.md#stream).
///
/// A mask shows as four binary digits, the lane of bits 24-31 first, as the header word holds them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ByteMask(u8);

impl ByteMask {
    /// No byte enabled: such a write does nothing at all (choice `fifo_write_mask`).
    pub const NONE: Self = Self(0x0);
    /// All four bytes enabled.
    pub const ALL: Self = Self(0xF);

    /// The mask in the low four bits of `lanes`.
    pub const fn new(lanes: u8) -> Self {
        Self(lanes & 0xF)
    }

    /// The four lane bits, 0x0 to 0xF.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Whether no byte is enabled.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The mask over the 32 bits of a register: 0xFF in every enabled byte.
    pub const fn bits(self) -> u32 {
        let lanes = self.0 as u32;
        // One bit per byte, then each bit widened to its byte.
        (lanes & 1 | (lanes & 2) << 7 | (lanes & 4) << 14 | (lanes & 8) << 21) * 0xFF
    }

    /// The register value after writing `new` over `old`: bytes that are not enabled keep theirs.
    pub const fn merge(self, old: u32, new: u32) -> u32 {
        old & !self.bits() | new & self.bits()
    }
}

impl fmt::Display for ByteMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04b}", self.0)
    }
}

impl fmt::Debug for ByteMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ByteMask({self})")
    }
}
