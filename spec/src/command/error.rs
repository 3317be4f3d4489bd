// SPDX-License-Identifier: MIT
//! Why items do not make a command list.

use std::error::Error;
use std::fmt;

/// An item that cannot be encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EncodeError {
    /// Number of the item, or of the plain write, from 0.
    pub item: usize,
    /// What is wrong with it.
    pub reason: EncodeErrorReason,
}

/// Why an item cannot be encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EncodeErrorReason {
    /// The command of this write has fewer parameters than its header announces. The item is its last write.
    MissingParameters {
        /// Number of parameters the header announces.
        announced: usize,
        /// Number of writes of the command.
        found: usize,
    },
    /// The command of this write has more parameters than its header announces. The item is the first one too many.
    ExcessParameter {
        /// Number of parameters the header announces.
        announced: usize,
    },
    /// The write has the command number of the write before it, but another header.
    HeaderChanged,
    /// The id of the write is not the one that header and position give.
    IdMismatch {
        /// The id that header and position give.
        expected: u32,
        /// Number of the register that the write names.
        found: u32,
    },
    /// A padding item that does not follow a command with an odd number of extra parameters.
    MisplacedPadding,
    /// A tail item, but no write before it ends the list.
    TailBeforeEnd,
    /// A write or padding item behind the write that ends the list: hardware would not execute it. Words there are tail items.
    AfterEnd {
        /// Number of the item that ends the list.
        end: usize,
    },
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "item {}: {}", self.item, self.reason)
    }
}

impl fmt::Display for EncodeErrorReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingParameters { announced, found } => {
                write!(f, "the command ends here after {found} parameters, its header announces {announced}")
            }
            Self::ExcessParameter { announced } => {
                write!(f, "one parameter more than the {announced} that the header of the command announces")
            }
            Self::HeaderChanged => write!(f, "another header than the write before it in the same command"),
            Self::IdMismatch { expected, found } => {
                write!(f, "register {found:#05X} where the header puts {expected:#05X}")
            }
            Self::MisplacedPadding => {
                write!(f, "padding that does not follow a command with an odd number of extra parameters")
            }
            Self::TailBeforeEnd => write!(f, "a tail word, but nothing before it ends the list"),
            Self::AfterEnd { end } => write!(f, "the list ended at item {end}: only tail words can follow"),
        }
    }
}

impl Error for EncodeError {}
