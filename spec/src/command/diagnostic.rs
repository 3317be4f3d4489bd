// SPDX-License-Identifier: MIT
//! What is wrong with a command list, and where.

use std::fmt;

use super::mask::ByteMask;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The bytes have a meaning, but hardware will hardly do what was wanted.
    Warning,
    /// Some of the bytes have no meaning.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

/// A finding of the decoder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diagnostic {
    /// The place, in bytes from the start of the list.
    pub offset: usize,
    /// What is wrong there.
    pub problem: Problem,
}

impl Diagnostic {
    /// How bad it is.
    pub const fn severity(&self) -> Severity {
        self.problem.severity()
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at offset {:#x}: {}", self.severity(), self.offset, self.problem)
    }
}

/// The kinds of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    /// Error at the command's first word: the header announces more words than the list has left. None of the
    /// command's parameters is delivered.
    TruncatedCommand {
        /// Words of the command without padding, as the header announces.
        announced: usize,
        /// Words that are there.
        present: usize,
    },
    /// Error at the list's last word: a parameter without a header.
    MissingHeader,
    /// Error behind the list's last word: the padding word of the last command is missing. All its parameters are
    /// delivered.
    MissingPadding,
    /// Error at the first odd byte: 1 to 3 bytes after the last whole word.
    OddBytes {
        /// How many bytes.
        count: usize,
    },
    /// Warning at the first dropped byte: the length is not a multiple of 16, and hardware takes only whole 16 bytes
    /// (command-lists.md#stream).
    PartialUnit {
        /// Number of bytes that hardware drops.
        dropped: usize,
        /// Whether the write that ends the list is among them, so that hardware never sees the end.
        loses_end: bool,
    },
    /// Warning behind the last word: nothing ended the list. Such a list hangs the system software
    /// (command-lists.md#end-of-a-list).
    MissingFinalize,
    /// Warning at the value: a write to FINALIZE that requests no interrupt, so the list goes on
    /// (command-lists.md#end-of-a-list).
    UnmatchedFinalize {
        /// The word that was written, before masking.
        value: u32,
        /// Which bytes of the word count.
        mask: ByteMask,
        /// The word it was compared with.
        compare: u32,
    },
    /// Warning at the value: the id is above 0x3FF and no register (command-lists.md#stream); the hardware drops the
    /// write.
    PastLastRegister {
        /// Number of the register.
        id: u32,
    },
    /// Warning at the value: only the CPU can write this register (command-lists.md#stream).
    CpuOnlyRegister {
        /// Number of the register.
        id: u32,
    },
}

impl Problem {
    /// How bad it is.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::TruncatedCommand { .. } | Self::MissingHeader | Self::MissingPadding | Self::OddBytes { .. } => {
                Severity::Error
            }
            Self::PartialUnit { .. }
            | Self::MissingFinalize
            | Self::UnmatchedFinalize { .. }
            | Self::PastLastRegister { .. }
            | Self::CpuOnlyRegister { .. } => Severity::Warning,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TruncatedCommand { announced, present } => {
                write!(f, "truncated command: its header announces {announced} words, {present} are there")
            }
            Self::MissingHeader => write!(f, "truncated command: a parameter without a header"),
            Self::MissingPadding => {
                write!(f, "the list ends before the word that pads its last command to 8 bytes")
            }
            Self::OddBytes { count } => {
                write!(f, "{count} odd byte{} after the last whole word", if *count == 1 { "" } else { "s" })
            }
            Self::PartialUnit { dropped, loses_end } => {
                write!(f, "the length is not a multiple of 16: hardware drops the last {dropped} bytes")?;
                if *loses_end {
                    write!(f, ", and with them the write that ends the list")?;
                }
                Ok(())
            }
            Self::MissingFinalize => {
                write!(f, "no write to FINALIZE (0x010) and no jump ends the list")
            }
            Self::UnmatchedFinalize { value, mask, compare } => write!(
                f,
                "FINALIZE (0x010) = {value:#010X} with mask {mask} matches no byte of the compare word {compare:#010X}, the list goes on"
            ),
            Self::PastLastRegister { id } => {
                write!(f, "register {id:#05X} is past the last one, 0x3FF: the write is dropped")
            }
            Self::CpuOnlyRegister { id } => {
                write!(f, "register {id:#05X} can be written by the CPU only: the write is dropped")
            }
        }
    }
}
