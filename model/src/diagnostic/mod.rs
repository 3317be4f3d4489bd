// SPDX-License-Identifier: MIT
//! What the machine found wrong with what software asked of it, and where.
//!
//! A finding never stops the machine by itself: every access and every odd setting has a defined result, which is
//! named where it is implemented. The store is bounded, so that a list that does the same wrong thing a million times
//! costs no memory.

use core::fmt;

mod finding;

pub use finding::Finding;

/// A finding and the write that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where the write came from.
    pub place: Place,
    /// What was found.
    pub finding: Finding,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.finding)
    }
}

/// Which write led to a finding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// None: the state that the machine started with.
    #[default]
    Start,
    /// The CPU wrote to a register.
    Cpu {
        /// Id of the register.
        id: u32,
    },
    /// The CPU wrote to a register of a memory engine.
    MemoryEngine {
        /// Physical address of the register.
        address: u32,
    },
    /// A load of a recording.
    Load {
        /// Physical address of the first byte.
        address: u32,
    },
    /// A write of a command list.
    List {
        /// Number of the list since the machine was made.
        list: usize,
        /// Number of the segment: 0 is the list itself, each jump leads to the next one.
        segment: usize,
        /// Offset in the segment, in bytes; for a write that of the value word.
        offset: usize,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Start => f.write_str("initial state"),
            Place::Cpu { id } => write!(f, "CPU write to register {id:#05X}"),
            Place::MemoryEngine { address } => write!(f, "CPU write to {address:#010X}"),
            Place::Load { address } => write!(f, "load at {address:#010X}"),
            Place::List { list, segment, offset } => {
                write!(f, "list {list}, segment {segment}, offset {offset:#X}")
            }
        }
    }
}

/// The findings of a machine, in order, up to a limit.
#[derive(Clone, Debug)]
pub struct Diagnostics {
    entries: Vec<Diagnostic>,
    most: usize,
    suppressed: u64,
    /// Where the machine is.
    pub(crate) place: Place,
}

impl Diagnostics {
    /// Where the machine is.
    pub fn place(&self) -> Place {
        self.place
    }

    /// An empty store for `most` findings.
    pub fn new(most: usize) -> Diagnostics {
        Diagnostics { entries: Vec::new(), most, suppressed: 0, place: Place::Start }
    }

    /// Adds a finding at the place where the machine is.
    pub fn report(&mut self, finding: Finding) {
        if self.entries.len() < self.most {
            self.entries.push(Diagnostic { place: self.place, finding });
        } else {
            self.suppressed += 1;
        }
    }

    /// The findings that were kept.
    pub fn entries(&self) -> &[Diagnostic] {
        &self.entries
    }

    /// How many findings came after the store was full.
    pub fn suppressed(&self) -> u64 {
        self.suppressed
    }

    /// Takes the findings out, so that there is room for new ones.
    pub fn take(&mut self) -> Vec<Diagnostic> {
        self.suppressed = 0;
        core::mem::take(&mut self.entries)
    }
}
