// SPDX-License-Identifier: MIT
//! What a command list consists of.

use super::header::Header;
use super::mask::ByteMask;

/// One parameter of a command: one write to one register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Write {
    /// Offset of the value word, in bytes from the start of the list.
    pub offset: usize,
    /// Number of the command within the list, from 0.
    pub command: usize,
    /// The header of the command.
    pub header: Header,
    /// Number of the parameter within the command; 0 is the one before the header.
    pub parameter: u8,
    /// Register id: `header.id_of(parameter)`.
    pub id: u32,
    /// The value word, not masked.
    pub value: u32,
}

impl Write {
    /// The bytes that the write replaces.
    pub const fn mask(&self) -> ByteMask {
        self.header.mask()
    }
}

/// A part of a command list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A write to a register.
    Write(Write),
    /// A padding word that is not zero. The hardware ignores it (command-lists.md#stream).
    Padding {
        /// Offset of the word, in bytes from the start of the list.
        offset: usize,
        /// The word, as it stands in the list.
        value: u32,
    },
    /// A word after the end of the list: it is not executed.
    Tail {
        /// Offset of the word, in bytes from the start of the list.
        offset: usize,
        /// The word, as it stands in the list.
        value: u32,
    },
}

impl Item {
    /// Offset of the item's word, in bytes from the start of the list.
    pub const fn offset(&self) -> usize {
        match self {
            Self::Write(write) => write.offset,
            Self::Padding { offset, .. } | Self::Tail { offset, .. } => *offset,
        }
    }
}
